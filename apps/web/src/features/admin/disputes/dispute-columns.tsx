import type { StaffDispute } from '@jara/contract/staff/disputes';
import { Link } from '@tanstack/react-router';
import { Money } from '../../../components/money.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { DisputeClock } from './dispute-clock.tsx';
import { DisputeStatusBadge } from './dispute-status.tsx';

export const disputeColumns = (fetchedAt: number): readonly Column<StaffDispute>[] => [
  {
    id: 'amount',
    header: 'Wanted back',
    cell: ({ id, amount, currency }) => (
      <Link to="/admin/disputes/$id" params={{ id }} className="link font-semibold">
        <Money amount={amount} currency={currency} />
      </Link>
    ),
    onCard: 'title',
  },
  { id: 'status', header: 'Status', cell: (dispute) => <DisputeStatusBadge dispute={dispute} />, onCard: 'aside' },
  {
    id: 'due',
    header: 'Time left',
    cell: ({ leftMs }) =>
      leftMs === null ? (
        <span className="text-ink-3">Nothing to answer</span>
      ) : (
        <DisputeClock leftMs={leftMs} fetchedAt={fetchedAt} />
      ),
  },
  {
    id: 'gift',
    header: 'Gift',
    cell: ({ giftId, quid, reference }) =>
      giftId && quid ? (
        <GiftLink id={giftId} quid={quid} />
      ) : (
        <span className="break-all font-mono text-sm">{reference}</span>
      ),
  },
  { id: 'category', header: 'Claim', cell: ({ category }) => category ?? 'Not said' },
  { id: 'assignee', header: 'In whose hands', cell: ({ assignee }) => assignee?.name ?? 'Nobody’s' },
  { id: 'openedAt', header: 'Opened', cell: ({ openedAt }) => <When at={openedAt} /> },
];
