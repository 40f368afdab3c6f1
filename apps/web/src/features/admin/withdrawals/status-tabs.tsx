import { STAFF_WITHDRAWAL_STATUSES, type StaffWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { clsx } from 'clsx';
import { count } from '../shared/count.ts';
import { statusWord } from '../shared/words.ts';

interface StatusTabsProps {
  chosen: readonly string[];
  counts: Record<StaffWithdrawalStatus, number> | undefined;
  onChoose: (status: string | undefined) => void;
}

/** All, pending, on their way, completed, failed: the question asked most often, at one press. */
export function StatusTabs({ chosen, counts, onChoose }: StatusTabsProps) {
  const tabs = [
    { value: undefined, word: 'All', total: counts && Object.values(counts).reduce((sum, n) => sum + n, 0) },
    ...STAFF_WITHDRAWAL_STATUSES.map((value) => ({ value, word: statusWord(value), total: counts?.[value] })),
  ];
  return (
    <fieldset className="no-print flex gap-1 border-line border-b max-xs:justify-between max-xs:gap-0">
      <legend className="sr-only">Status</legend>
      {tabs.map(({ value, word, total }) => {
        const isChosen = value === undefined ? chosen.length === 0 : chosen.length === 1 && chosen[0] === value;
        return (
          <button
            key={word}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(value)}
            className={clsx(
              '-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 px-3 font-semibold text-sm max-xs:text-xs max-xs:flex-col max-xs:justify-center max-xs:gap-0 max-xs:px-0',
              isChosen ? 'border-brand text-brand' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {word}
            {total !== undefined && <span className="tabular font-normal text-ink-3">{count.format(total)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
