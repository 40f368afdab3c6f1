import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { CROWD_MAX_SHARES, CROWD_MIN_SHARES, MAX_SPLITS, MIN_SHARE, mostCrowdShares } from '@jara/domain/rule/rule';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { words } from './words/en.tsx';

interface CrowdFieldsProps {
  name: 'equalShares' | 'luckyShares';
  value: string;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  /** The smallest share when more than five people share. */
  crowdShare: number;
  onChange: (value: string) => void;
  /** What happens with the shares. */
  children: React.ReactNode;
}

/** Among how many people a gift for a crowd is shared. */
export function CrowdFields({ name, value, amount, crowdShare, onChange, children }: CrowdFieldsProps) {
  const most = amount === undefined ? CROWD_MAX_SHARES : mostCrowdShares(amount, crowdShare);
  const atLeast = most > MAX_SPLITS && crowdShare > MIN_SHARE ? words.crowd.atLeastInCrowd : words.crowd.atLeast;
  const hint = atLeast({
    from: CROWD_MIN_SHARES,
    to: formatCount(most),
    least: formatMoneyShort(MIN_SHARE),
    few: MAX_SPLITS,
    leastInCrowd: formatMoneyShort(crowdShare),
  });
  return (
    <>
      <Field label={words.crowd.howMany} hint={hint}>
        {(control) => (
          <Input
            {...control}
            name={name}
            type="number"
            inputMode="numeric"
            min={CROWD_MIN_SHARES}
            max={most}
            step={1}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="tabular text-center font-bold font-display text-2xl"
          />
        )}
      </Field>
      <p className="text-ink-2 text-sm">{children}</p>
    </>
  );
}
