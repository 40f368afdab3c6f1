import type { ReconciliationItem } from '@jara/contract/staff/reconciliation';
import { DIFFERENCE_WORDS } from '@jara/domain/operations/differences';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';

export const ItemAmount = ({ item: { amount, currency } }: { item: ReconciliationItem }) =>
  amount === null || currency === null ? (
    'None'
  ) : (
    <Money amount={amount} currency={currency} className="font-semibold" />
  );

export const ItemBadge = ({ item: { closedAt } }: { item: ReconciliationItem }) =>
  closedAt ? (
    <Badge tone="neutral" icon={CircleCheck}>
      Closed
    </Badge>
  ) : (
    <Badge tone="err" icon={CircleAlert}>
      Open
    </Badge>
  );

export const itemColumns = ({
  onView,
}: {
  onView: (item: ReconciliationItem) => void;
}): readonly Column<ReconciliationItem>[] => [
  {
    id: 'kind',
    header: 'Difference',
    onCard: 'title',
    cell: ({ kind, reference }) => (
      <span className="block max-w-md sm:min-w-52">
        <span className="block font-semibold">{DIFFERENCE_WORDS[kind]}</span>
        <span className="break-all font-mono text-ink-3 text-xs">{reference}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    onCard: 'aside',
    cell: (item) => (
      <>
        <ItemBadge item={item} />
        {item.assignee && <span className="block pt-1 text-ink-3 text-xs">{item.assignee.name}</span>}
      </>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'right', cell: (item) => <ItemAmount item={item} /> },
  { id: 'ours', header: 'We say', cell: ({ ours }) => ours },
  { id: 'theirs', header: 'The provider says', cell: ({ theirs }) => theirs },
  { id: 'since', header: 'Since', cell: ({ firstSeenAt }) => <When at={firstSeenAt} /> },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'actions',
    cell: (item) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`View the difference ${item.reference}`}
        onClick={() => onView(item)}
      >
        View
      </Button>
    ),
  },
];
