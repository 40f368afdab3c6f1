import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { Eye } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { PromiseBadge } from '../shared/promise-badge.tsx';
import { Revealable } from '../shared/revealable.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';
import { approvalWords, decisionState } from './decision-state.ts';

interface Choices {
  fetchedAt: number;
  mayDecide: boolean;
  onView: (withdrawal: StaffWithdrawal) => void;
  onApprove: (withdrawal: StaffWithdrawal) => void;
  onReject: (withdrawal: StaffWithdrawal) => void;
}

export const withdrawalColumns = ({ fetchedAt, ...choices }: Choices): Column<StaffWithdrawal>[] => [
  { id: 'quid', header: 'QUID', cell: ({ giftId, quid }) => <GiftLink id={giftId} quid={quid} />, onCard: 'title' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, net, currency }) => (
      <>
        <Money amount={amount} currency={currency} className="block font-semibold" />
        <span className="whitespace-nowrap text-ink-3 text-xs">
          sends <Money amount={net} currency={currency} />
        </span>
      </>
    ),
    sort: 'amount',
    align: 'right',
  },
  {
    id: 'account',
    header: 'Account',
    cell: ({ id, accountName, accountNumber, bank }) => (
      <>
        <span className="block min-w-32 font-semibold">{accountName}</span>
        <span className="block text-ink-3 text-xs">{bank}</span>
        <span className="text-ink-3 text-xs">
          <Revealable
            value={accountNumber}
            field="withdrawal.accountNumber"
            id={id}
            what="account number"
            className="tabular"
          />
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (withdrawal) => {
      const { status, stage, reason, waitReason } = withdrawal;
      const note = approvalWords(withdrawal) ?? (stage === status ? undefined : statusWord(stage));
      return (
        <span className="flex flex-col items-start gap-1 max-md:items-end">
          <StatusBadge status={status} />
          {stage === 'REQUESTED' && note && <span className="text-ink-3 text-xs">{note}</span>}
          {stage !== 'REQUESTED' && stage !== status && <span className="text-ink-3 text-xs">{statusWord(stage)}</span>}
          {stage === 'REQUESTED' && waitReason && (
            <span className="line-clamp-2 max-w-48 text-ink-3 text-xs">{waitReason}</span>
          )}
          {status === 'FAILED' && reason && <span className="max-w-48 text-ink-3 text-xs">{reason}</span>}
        </span>
      );
    },
    onCard: 'aside',
  },
  {
    id: 'createdAt',
    header: 'Requested',
    sort: 'createdAt',
    cell: ({ createdAt, promiseLeftMs, finishedAt }) => (
      <span className="flex flex-col items-start gap-1 max-md:items-end">
        <When at={createdAt} />
        {promiseLeftMs !== null && <PromiseBadge leftMs={promiseLeftMs} fetchedAt={fetchedAt} />}
        {promiseLeftMs === null && finishedAt && (
          <span className="text-ink-3 text-xs">
            finished <When at={finishedAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (withdrawal) => <Actions withdrawal={withdrawal} {...choices} />,
    onCard: 'actions',
  },
];

/** A finished one can be read, and that is all. */
function Actions({
  withdrawal,
  mayDecide,
  onView,
  onApprove,
  onReject,
}: Omit<Choices, 'fetchedAt'> & { withdrawal: StaffWithdrawal }) {
  const decision = decisionState(withdrawal);
  const name = `withdrawal of ${withdrawal.accountName}`;
  return (
    <span className="flex flex-nowrap items-center gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`View ${name}`}
        onClick={() => onView(withdrawal)}
        className="px-3"
      >
        <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </Button>
      {mayDecide && decision.kind !== 'closed' && (
        <>
          {decision.kind !== 'unsent' && (
            <Button
              size="sm"
              aria-label={`Approve ${name}`}
              disabled={decision.kind === 'waits'}
              title={decision.kind === 'waits' ? decision.why : undefined}
              onClick={() => onApprove(withdrawal)}
              className="px-3.5"
            >
              Approve
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Reject ${name}`}
            onClick={() => onReject(withdrawal)}
            className="px-3.5"
          >
            Reject
          </Button>
        </>
      )}
    </span>
  );
}
