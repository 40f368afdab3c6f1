import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { Hourglass } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { Choices } from '../../components/ui/choices.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Folded } from './folded.tsx';
import { type CheckedGift, type GiftForm, timeProblemsOf } from './gift-form.ts';
import { waitingSentence } from './wishes.ts';

const LENGTHS = LIFETIMES.map((days) => ({ value: days, label: `${days} days` }));

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
  const words = isKnown ? waitingSentence(gift, serverNow()) : `${gift.lifetimeDays} days`;
  const startsLater = gift.delivery === 'LATER' || gift.opensAt !== '';
  return (
    <Folded ref={field.ref} icon={Hourglass} title="Until when" words={words}>
      <div className="flex flex-col gap-3 pt-1 text-ink">
        <Choices
          legend="How long does it wait for them?"
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
          {isKnown && `${words}. `}
          {startsLater ? 'It is counted from when it can be opened.' : 'It is counted from when you pay.'} Nobody can
          open it afterwards.
        </p>
      </div>
    </Folded>
  );
}
