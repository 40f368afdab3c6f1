import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { LUCKY_MAX_SHARES, LUCKY_MIN_SHARES, MAX_SPLITS, MIN_SHARE, mostLuckyShares } from '@jara/domain/rule/rule';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { SEALED_WHEN, type SealedWhen } from './rules.copy.ts';

interface LuckyFieldsProps {
  value: string;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  /** The smallest share when more than five people share. */
  crowdShare: number;
  sealedWhen: SealedWhen;
  onChange: (value: string) => void;
}

export function LuckyFields({ value, amount, crowdShare, sealedWhen, onChange }: LuckyFieldsProps) {
  const most = amount === undefined ? LUCKY_MAX_SHARES : mostLuckyShares(amount, crowdShare);
  const least =
    most > MAX_SPLITS && crowdShare > MIN_SHARE
      ? `${formatMoneyShort(MIN_SHARE)}, and ${formatMoneyShort(crowdShare)} when there are more than ${MAX_SPLITS}`
      : formatMoneyShort(MIN_SHARE);
  return (
    <>
      <Field
        label="How many people?"
        hint={`From ${LUCKY_MIN_SHARES} to ${formatCount(most)}. Everyone gets at least ${least}.`}
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
        The sizes are drawn by chance the moment {SEALED_WHEN[sealedWhen]}, and locked with a fingerprint that you see
        at once. When the gift has closed, everything is published and anyone can check that nobody changed the draw.
      </p>
    </>
  );
}
