import { Send } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { type Control, type FieldErrors, useController } from 'react-hook-form';
import { Choices } from '../../components/ui/choices.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import type { DeliveryChoice } from '../../lib/gift-draft.ts';
import { toLagosInput } from '../../lib/lagos-input.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useClientValue } from '../../lib/use-client-value.ts';
import { Folded } from './folded.tsx';
import { type CheckedGift, type GiftForm, timeProblemsOf } from './gift-form.ts';
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

interface HowItReachesProps {
  control: Control<GiftForm, unknown, CheckedGift>;
  gift: GiftForm;
  errors: FieldErrors<GiftForm>;
  /** Other fields are judged by these. */
  onChange: () => void;
}

/** How and when the code reaches them, and from when it opens the gift. It stands in the page before its scripts do. */
export function HowItReaches({ control, gift, errors, onChange }: HowItReachesProps) {
  const delivery = useController({ control, name: 'delivery' }).field;
  const deliverAt = useController({ control, name: 'deliverAt' }).field;
  const opensAt = useController({ control, name: 'opensAt' }).field;
  const fold = useRef<{ focus: () => void }>(null);
  useImperativeHandle(
    (led: { focus: () => void } | null) => {
      for (const { ref } of [delivery, deliverAt, opensAt]) ref(led);
    },
    () => ({ focus: () => fold.current?.focus() }),
  );
  const [openedAt] = useState(serverNow);
  const earliest = useClientValue(() => toLagosInput(openedAt), undefined);
  const problem = errors.delivery?.message ?? errors.deliverAt?.message ?? errors.opensAt?.message;
  const problems = timeProblemsOf(gift);
  const sentence = problems.deliverAt || problems.opensAt ? undefined : deliverySentence(gift, serverNow());
  return (
    <Folded
      ref={fold}
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
          value={delivery.value}
          onChange={(way) => {
            onChange();
            delivery.onChange(way);
          }}
        />
        {/* Shown by the radio button itself, which somebody may have pressed before the scripts came. */}
        <Field
          label={words.reaching.mailAt}
          error={errors.deliverAt?.message}
          hint={words.reaching.lagosTime}
          className="not-group-has-[[value=LATER]:checked]/ways:hidden"
        >
          {(props) => (
            <Input
              {...props}
              name="deliverAt"
              type="datetime-local"
              min={earliest}
              value={deliverAt.value}
              onBlur={deliverAt.onBlur}
              onChange={(event) => {
                onChange();
                deliverAt.onChange(event);
              }}
            />
          )}
        </Field>
        <Field
          label={words.reaching.opensAt}
          optional
          error={errors.opensAt?.message}
          hint={WITHOUT_OPENING[delivery.value]}
        >
          {(props) => (
            <Input
              {...props}
              name="opensAt"
              type="datetime-local"
              min={earliest}
              value={opensAt.value}
              onBlur={opensAt.onBlur}
              onChange={(event) => {
                onChange();
                opensAt.onChange(event);
              }}
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
