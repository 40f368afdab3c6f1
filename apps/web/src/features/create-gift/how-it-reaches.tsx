import { Send } from 'lucide-react';
import { useState } from 'react';
import { Choices } from '../../components/ui/choices.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import type { FormState } from '../../lib/form-state.ts';
import type { DeliveryChoice } from '../../lib/gift-draft.ts';
import { toLagosInput } from '../../lib/lagos-input.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useClientValue } from '../../lib/use-client-value.ts';
import { Folded } from './folded.tsx';
import { type GiftForm, timeProblemsOf } from './gift-form.ts';
import { deliverySentence } from './wishes.ts';
import { words } from './words/en.tsx';

const WAYS: readonly { value: DeliveryChoice; label: string; hint: string }[] = [
  { value: 'NOW', label: words.reaching.now, hint: words.reaching.nowMeans },
  { value: 'LATER', label: words.reaching.later, hint: words.reaching.laterMeans },
  { value: 'SELF', label: words.reaching.self, hint: words.reaching.selfMeans },
];

const WITHOUT_OPENING: Record<DeliveryChoice, string> = {
  NOW: words.reaching.opensAtOnce,
  LATER: words.reaching.opensWithMail,
  SELF: words.reaching.opensAtOnce,
};

const OWN = ['delivery', 'deliverAt', 'opensAt'] as const;
/** What is judged by how and when it reaches them. */
const FORGIVEN = [...OWN, 'email', 'rule'] as const;

/** How and when the code reaches them, and from when it opens the gift. It stands in the page before its scripts do. */
export function HowItReaches({ form }: { form: FormState<GiftForm> }) {
  const { values: gift, problems, leave, place } = form;
  const put = (change: Partial<GiftForm>) => form.put(change, FORGIVEN);
  const [openedAt] = useState(serverNow);
  const earliest = useClientValue(() => toLagosInput(openedAt), undefined);
  const problem = problems.delivery ?? problems.deliverAt ?? problems.opensAt;
  const wrong = timeProblemsOf(gift);
  const sentence = wrong.deliverAt || wrong.opensAt ? undefined : deliverySentence(gift, serverNow());
  return (
    <Folded
      // Its fields may be folded away, so whoever is led to one of them is led here.
      ref={(fold) => {
        for (const field of OWN) place(field)(fold);
      }}
      icon={Send}
      title={words.reaching.title}
      words={sentence ?? words.notFinished}
      error={problem}
      isUnfolded={problem !== undefined}
    >
      <div className="group/ways flex flex-col gap-5 pt-1 text-ink">
        <Choices
          legend={words.reaching.question}
          name="delivery"
          choices={WAYS}
          value={gift.delivery}
          onChange={(delivery) => put({ delivery })}
        />
        {/* Shown by the radio button itself, which somebody may have pressed before the scripts came. */}
        <Field
          label={words.reaching.mailAt}
          error={problems.deliverAt}
          hint={words.reaching.lagosTime}
          className="not-group-has-[[value=LATER]:checked]/ways:hidden"
        >
          {(props) => (
            <Input
              {...props}
              name="deliverAt"
              type="datetime-local"
              min={earliest}
              value={gift.deliverAt}
              onBlur={() => leave('deliverAt')}
              onChange={({ currentTarget }) => put({ deliverAt: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={words.reaching.opensAt} optional error={problems.opensAt} hint={WITHOUT_OPENING[gift.delivery]}>
          {(props) => (
            <Input
              {...props}
              name="opensAt"
              type="datetime-local"
              min={earliest}
              value={gift.opensAt}
              onBlur={() => leave('opensAt')}
              onChange={({ currentTarget }) => put({ opensAt: currentTarget.value })}
            />
          )}
        </Field>
        <p role="status" className="sr-only">
          {sentence}
        </p>
      </div>
    </Folded>
  );
}
