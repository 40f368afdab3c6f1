import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { LUCKY_MAX_SHARES, LUCKY_MIN_SHARES, MIN_SHARE } from '@jara/domain/rule/rule';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';

interface LuckyFieldsProps {
  value: string;
  amount: Minor;
  onChange: (value: string) => void;
}

export function LuckyFields({ value, amount, onChange }: LuckyFieldsProps) {
  const most = Math.min(LUCKY_MAX_SHARES, Math.floor(amount / MIN_SHARE));
  return (
    <>
      <Field
        label="How many people?"
        hint={`From ${LUCKY_MIN_SHARES} to ${most}. Everyone gets at least ${formatMoneyShort(MIN_SHARE)}.`}
      >
        {(control) => (
          <Input
            {...control}
            name="luckyShares"
            type="number"
            inputMode="numeric"
            min={LUCKY_MIN_SHARES}
            max={most}
            step={1}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="tabular text-center font-bold font-display text-2xl"
          />
        )}
      </Field>
      <p className="text-ink-2 text-sm">
        The sizes are drawn by chance the moment you save, and locked with a fingerprint that you see at once. When the
        gift has closed, everything is published and anyone can check that nobody changed the draw.
      </p>
    </>
  );
}
