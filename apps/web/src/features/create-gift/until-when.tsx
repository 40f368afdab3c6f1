import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { Hourglass } from 'lucide-react';
import { Choices } from '../../components/ui/choices.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Folded } from './folded.tsx';
import { type GiftForm, timeProblemsOf } from './gift-form.ts';
import { waitingSentence } from './wishes.ts';
import { words } from './words/en.tsx';

const LENGTHS = LIFETIMES.map((days) => ({ value: days, label: words.waiting.days(days) }));

/** How long the gift waits for whoever opens it. */
export function UntilWhen({ form }: { form: FormState<GiftForm> }) {
  const { values: gift, place, put } = form;
  // The prerendered page knows no today.
  const isAlive = useHydrated();
  const problems = timeProblemsOf(gift);
  const isKnown = isAlive && !problems.deliverAt && !problems.opensAt;
  const sentence = isKnown ? waitingSentence(gift, serverNow()) : words.waiting.days(gift.lifetimeDays);
  const startsLater = gift.delivery === 'LATER' || gift.opensAt !== '';
  return (
    <Folded ref={place('lifetimeDays')} icon={Hourglass} title={words.waiting.title} words={sentence}>
      <div className="flex flex-col gap-3 pt-1 text-ink">
        <Choices
          legend={words.waiting.question}
          name="lifetimeDays"
          choices={LENGTHS}
          value={gift.lifetimeDays}
          onChange={(lifetimeDays) => put({ lifetimeDays }, ['rule'])}
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
