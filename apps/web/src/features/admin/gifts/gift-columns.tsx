import type { StaffGift } from '@jara/contract/staff/gifts';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { StaffButtonLink } from '../links/staff-link.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { Revealable } from '../shared/revealable.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';

export const giftColumns: readonly Column<StaffGift>[] = [
  { id: 'quid', header: 'QUID', cell: ({ id, quid }) => <GiftLink id={id} quid={quid} />, onCard: 'title' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} className="font-semibold" />,
    sort: 'amount',
    align: 'right',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, pausedAt, cancelledAt }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StatusBadge status={status} />
        {(cancelledAt ?? pausedAt) && (
          <span className="text-ink-2 text-sm">{cancelledAt ? 'Cancelled' : 'Paused'} by its sender</span>
        )}
      </span>
    ),
    onCard: 'aside',
  },
  {
    id: 'creatorEmail',
    header: 'Creator Email',
    cell: ({ id, creatorEmail }) =>
      creatorEmail === null ? (
        <span className="text-ink-3">Not given</span>
      ) : (
        <Revealable value={creatorEmail} field="gift.creatorEmail" id={id} what="creator’s address" />
      ),
  },
  {
    id: 'recipientEmail',
    header: 'Recipient',
    cell: ({ id, recipientEmail }) =>
      recipientEmail === null ? (
        <span className="text-ink-3">Shared by its sender</span>
      ) : (
        <Revealable value={recipientEmail} field="gift.recipientEmail" id={id} what="recipient’s address" />
      ),
  },
  { id: 'createdAt', header: 'Created At', cell: ({ createdAt }) => <When at={createdAt} />, sort: 'createdAt' },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, quid }) => (
      <StaffButtonLink
        to="/admin/quids/$quid"
        params={{ quid: id }}
        variant="secondary"
        size="sm"
        aria-label={`View gift ${quid}`}
      >
        View
      </StaffButtonLink>
    ),
    onCard: 'actions',
  },
];
