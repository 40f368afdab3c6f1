import type { ReconciliationItem } from '@jara/contract/staff/reconciliation';
import toast from 'react-hot-toast';
import { problemOf } from '../session/say-problem.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useResolveItem } from './operations.queries.ts';

export function ResolveDialog({ item, onClose }: { item: ReconciliationItem; onClose: () => void }) {
  const { id, revision, ours, theirs } = item;
  const resolve = useResolveItem(id);
  return (
    <ReasonDialog
      title="Resolve the difference"
      label="What was done about it *"
      action="Resolve"
      busy={resolve.isPending}
      problem={problemOf(resolve.error, 'Failed to update status')}
      onClose={onClose}
      onSubmit={(note) =>
        resolve.mutate(
          { note, revision },
          {
            onSuccess: () => {
              toast.success('The difference is closed');
              onClose();
            },
          },
        )
      }
    >
      <p className="text-ink-2 text-sm">
        We say: {ours}. The provider says: {theirs}. It stays closed while both say this, and opens again when either
        says something new.
      </p>
    </ReasonDialog>
  );
}
