import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { Hourglass } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { Choices } from '../../components/ui/choices.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Folded } from './folded.tsx';
import { type CheckedGift, type GiftForm, timeProblemsOf } from './gift-form.ts';
import { waitingSentence } from './wishes.ts';
import { words } from './words/en.tsx';

const LENGTHS = LIFETIMES.map((days) => ({ value: days, label: words.waiting.days(days) }));

interface UntilWhenProps {
  control: Control<GiftForm, unknown, CheckedGift>;
  gift: GiftForm;
  /** Other fields are judged by it. */
  onChange: () => void;
}

/** How long the gift waits for whoever opens it. */
export function UntilWhen({ control, gift, onChange }: UntilWhenProps) {
  const { field } = useController({ control, name: 'lifetimeDays' });
  // The prerendered page knows no today.
  const isAlive = useHydrated();
  const problems = timeProblemsOf(gift);
  const isKnown = isAlive && !problems.deliverAt && !problems.opensAt;
  const sentence = isKnown ? waitingSentence(gift, serverNow()) : words.waiting.days(gift.lifetimeDays);
  const startsLater = gift.delivery === 'LATER' || gift.opensAt !== '';
  return (
    <Folded ref={field.ref} icon={Hourglass} title={words.waiting.title} words={sentence}>
      <div className="flex flex-col gap-3 pt-1 text-ink">
        <Choices
          legend={words.waiting.question}
          name="lifetimeDays"
          choices={LENGTHS}
          value={field.value}
          onChange={(days) => {
            onChange();
            field.onChange(days);
          }}
          className="grid-cols-2 sm:grid-cols-4"
        />
        <p role="status" className="text-ink-2 text-sm">
          {isKnown && `${sentence}. `}
          {startsLater ? words.waiting.fromOpening : words.waiting.fromPaying}
        </p>
      </div>
    </Folded>
  );
}
