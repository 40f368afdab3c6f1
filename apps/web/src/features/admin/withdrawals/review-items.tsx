import type { ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import { TriangleAlert } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { Revealable } from '../shared/revealable.tsx';
import { flagsOf, type Wish, whyNot } from './review-state.ts';

interface ReviewItemsProps {
  withdrawals: readonly ReviewedWithdrawal[];
  wish: Wish;
  leftOut: ReadonlySet<string>;
  /** Left out once they have been sent. */
  onLeaveOut?: ((id: string, isLeftOut: boolean) => void) | undefined;
}

/** Each with what would leave and where to, what should be known of it, and why not where it cannot be decided. */
export const ReviewItems = ({ withdrawals, wish, leftOut, onLeaveOut }: ReviewItemsProps) => (
  <ul aria-label="Withdrawals to decide" className="flex flex-col gap-2">
    {withdrawals.map((withdrawal) => (
      <ReviewItem
        key={withdrawal.id}
        withdrawal={withdrawal}
        wish={wish}
        isIncluded={!leftOut.has(withdrawal.id)}
        onInclude={onLeaveOut && ((isIncluded) => onLeaveOut(withdrawal.id, !isIncluded))}
      />
    ))}
  </ul>
);

interface ReviewItemProps {
  withdrawal: ReviewedWithdrawal;
  wish: Wish;
  isIncluded: boolean;
  onInclude: ((isIncluded: boolean) => void) | undefined;
}

function ReviewItem({ withdrawal, wish, isIncluded, onInclude }: ReviewItemProps) {
  const { id, giftId, quid, accountName, accountNumber, bank, amount, fee, net, currency } = withdrawal;
  const problem = whyNot(wish, withdrawal);
  const flags = problem ? [] : flagsOf(withdrawal);
  return (
    <li className="flex items-start gap-1 rounded-card border border-line bg-surface py-3 pr-4 pl-1">
      <label className="-my-2 grid size-11 shrink-0 cursor-pointer place-items-center">
        <span className="sr-only">Decide the withdrawal of {accountName}</span>
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={!problem && isIncluded}
          disabled={problem !== undefined || !onInclude}
          onChange={({ currentTarget }) => onInclude?.(currentTarget.checked)}
        />
      </label>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 text-sm">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
          <p className="min-w-0">
            <strong className="block break-words">{accountName}</strong>
            <span className="block text-ink-2">
              {bank},{' '}
              <Revealable
                value={accountNumber}
                field="withdrawal.accountNumber"
                id={id}
                what="account number"
                className="tabular"
              />
            </span>
            <GiftLink id={giftId} quid={quid} />
          </p>
          <dl className="grid grid-cols-[auto_auto] gap-x-4 text-right max-sm:w-full max-sm:text-left max-sm:[&>dd]:text-right">
            <dt className="text-ink-3">Amount</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
            <dt className="text-ink-3">Fee</dt>
            <dd>
              <Money amount={fee} currency={currency} />
            </dd>
            <dt className="text-ink-3">{wish === 'APPROVE' ? 'Would be paid' : 'Is not paid'}</dt>
            <dd className="font-bold">
              <Money amount={net} currency={currency} />
            </dd>
          </dl>
        </div>
        {problem && (
          <p className="font-semibold text-err">
            Cannot be {wish === 'APPROVE' ? 'approved' : 'rejected'} now: {problem}
          </p>
        )}
        {flags.map((flag) => (
          <p key={flag} className="flex items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={2} />
            {flag}
          </p>
        ))}
      </div>
    </li>
  );
}
