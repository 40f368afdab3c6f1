import { LANGUAGE_NAMES, LANGUAGES } from '@jara/domain/language';
import { Languages } from 'lucide-react';
import { Choices } from '../../components/ui/choices.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { Folded } from './folded.tsx';
import type { GiftForm } from './gift-form.ts';
import { words } from './gift-language/words/en.ts';

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What its recipient reads: the mail, the card and the page behind the link. The sender's own page unless they say otherwise. */
export function GiftLanguage({ form }: { form: FormState<GiftForm> }) {
  const { values: gift, place, put } = form;
  return (
    <Folded ref={place('language')} icon={Languages} title={words.title} words={LANGUAGE_NAMES[gift.language]}>
      <div className="flex flex-col gap-3 pt-1 text-ink">
        <Choices
          legend={words.ask}
          name="language"
          choices={CHOICES}
          value={gift.language}
          onChange={(language) => put({ language })}
          className="grid-cols-2 sm:grid-cols-3"
        />
        <p className="text-ink-2 text-sm">{words.means}</p>
      </div>
    </Folded>
  );
}
