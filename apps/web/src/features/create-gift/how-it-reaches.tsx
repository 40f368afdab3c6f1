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
import { type CheckedGift, type GiftForm, NOT_FINISHED, timeProblemsOf } from './gift-form.ts';
import { deliverySentence } from './wishes.ts';

const WAYS: readonly { value: DeliveryChoice; label: string; hint: string }[] = [
  { value: 'NOW', label: 'E-mail it now', hint: 'As soon as you have paid' },
  { value: 'LATER', label: 'E-mail it at a time', hint: 'A birthday, a feast: up to a year ahead' },
  { value: 'SELF', label: 'I will share it myself', hint: 'We mail nobody, and need no address' },
];

const WITHOUT_OPENING: Record<DeliveryChoice, string> = {
  NOW: 'Lagos time. Left empty, it can be opened at once.',
  LATER: 'Lagos time. Left empty, it opens when the mail leaves.',
  SELF: 'Lagos time. Left empty, it can be opened at once.',
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
      title="How and when it reaches them"
      words={sentence ?? NOT_FINISHED}
      error={problem}
      isUnfolded={problem !== undefined}
    >
      <div className="group/ways flex flex-col gap-5 pt-1 text-ink">
        <Choices
          legend="How does the code reach them?"
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
          label="Mail it at"
          error={errors.deliverAt?.message}
          hint="Lagos time"
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
        <Field label="Opens at" optional error={errors.opensAt?.message} hint={WITHOUT_OPENING[delivery.value]}>
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
