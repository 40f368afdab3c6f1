import type { ReconciliationItem } from '@jara/contract/staff/reconciliation';
import { DIFFERENCE_WORDS } from '@jara/domain/operations/differences';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { NotesSection } from '../casework/notes.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { PortalLink } from '../shared/portal-link.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { ItemAmount, ItemBadge } from './item-columns.tsx';
import { itemQuery } from './operations.queries.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

/** One difference with both sides' words, and what can be done about it. */
export function ItemDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useStaffApi();
  const { can } = useStaff();
  const [resolves, setResolves] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(itemQuery(api, id));
  const mayWork = can('reconciliation.work') && data && !data.closedAt;
  if (resolves && data) return <ResolveDialog item={data} onClose={() => setResolves(false)} />;
  return (
    <Dialog
      open
      title={data ? DIFFERENCE_WORDS[data.kind] : 'Difference'}
      onClose={onClose}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
      footer={
        mayWork && (
          <Button size="sm" onClick={() => setResolves(true)}>
            Resolve
          </Button>
        )
      }
    >
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72" />}
      {data && <Full item={data} />}
      {data && <NotesSection subject={{ kind: 'reconciliation_item', id }} />}
    </Dialog>
  );
}

function Full({ item }: { item: ReconciliationItem }) {
  const { id, reference, ours, theirs, firstSeenAt, lastSeenAt, assignee, closedAt, closedBy, closingNote } = item;
  const record = recordOf(item);
  return (
    <div className="flex flex-col gap-4">
      <p>
        <ItemBadge item={item} />
      </p>
      <Facts
        facts={[
          { label: 'We say', value: ours },
          { label: 'The provider says', value: theirs },
          { label: 'Amount', value: <ItemAmount item={item} /> },
          { label: 'Reference', value: <span className="break-all font-mono text-xs">{reference}</span> },
          {
            label: 'Record',
            value: record ? (
              <PortalLink href={record.href} className="link">
                {record.word}
              </PortalLink>
            ) : (
              'None of ours'
            ),
          },
          { label: 'First seen', value: <ExactWhen at={firstSeenAt} /> },
          { label: 'Last seen', value: <ExactWhen at={lastSeenAt} /> },
          {
            label: 'In whose hands',
            value: (
              <AssigneeSelect
                subject={{ kind: 'reconciliation_item', id }}
                what="this difference"
                assignee={assignee}
                isFinished={closedAt !== null}
              />
            ),
          },
          ...(closedAt
            ? [
                { label: 'Closed', value: <ExactWhen at={closedAt} /> },
                { label: 'By', value: closedBy?.name ?? 'itself' },
                { label: 'Note', value: closingNote },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function recordOf({ withdrawalId, paymentId, giftId }: ReconciliationItem): { href: string; word: string } | undefined {
  if (withdrawalId) return { href: `/admin/withdrawals?id=${withdrawalId}`, word: 'The withdrawal' };
  if (paymentId) return { href: `/admin/transactions?id=${paymentId}`, word: 'The payment' };
  return giftId ? { href: `/admin/quids/${giftId}`, word: 'The gift' } : undefined;
}
