import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@jara/domain/language';
import { Languages } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { Choices } from '../../components/ui/choices.tsx';
import { Folded } from './folded.tsx';
import type { CheckedGift, GiftForm } from './gift-form.ts';
import { words } from './gift-language/words/en.ts';

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What its recipient reads: the mail, the card and the page behind the link. The sender's own page unless they say otherwise. */
export function GiftLanguage({ control }: { control: Control<GiftForm, unknown, CheckedGift> }) {
  const { field } = useController({ control, name: 'language' });
  const chosen: Language = field.value;
  return (
    <Folded ref={field.ref} icon={Languages} title={words.title} words={LANGUAGE_NAMES[chosen]}>
      <div className="flex flex-col gap-3 pt-1 text-ink">
        <Choices
          legend={words.ask}
          name="language"
          choices={CHOICES}
          value={chosen}
          onChange={field.onChange}
          className="grid-cols-2 sm:grid-cols-3"
        />
        <p className="text-ink-2 text-sm">{words.means}</p>
      </div>
    </Folded>
  );
}
