import type { Reply } from '@jara/contract/endpoint';
import type { changeGiftStatuses, StaffGift } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { Ban, CircleCheck, CircleX, Unlock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { BLOCK_REASONS, RELEASE_REASONS } from './gift-reasons.ts';

interface BulkStatusProps {
  gifts: readonly StaffGift[];
  onDone: () => void;
}

type Outcome = Reply<typeof changeGiftStatuses>;

/** Blocks or releases every chosen gift; each has its own outcome, and each outcome is shown. */
export function BulkStatus({ gifts, onDone }: BulkStatusProps) {
  const [wanted, setWanted] = useState<'BLOCKED' | 'ACTIVE'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const act = useStaffAction((api, body: { quids: string[]; status: GiftStatus; reason: string }, once) =>
    api.changeGiftStatuses({ body }, once),
  );
  const ask = (status: 'BLOCKED' | 'ACTIVE') => {
    if (gifts.length === 0) toast.error('No QUIDs selected');
    else setWanted(status);
  };
  const close = () => {
    setWanted(undefined);
    act.reset();
  };
  const many = gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
  return (
    <section
      aria-label="Selected gifts"
      className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2"
    >
      <p role="status" className="flex-1 text-sm">
        {gifts.length === 0 ? <span className="text-ink-3">No QUIDs selected</span> : <strong>{many} selected</strong>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => ask('BLOCKED')}>
          <Ban aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Block
        </Button>
        <Button variant="secondary" size="sm" onClick={() => ask('ACTIVE')}>
          <Unlock aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Release
        </Button>
        {gifts.length > 0 && (
          <Button variant="ghost" size="sm" onClick={onDone}>
            Clear selection
          </Button>
        )}
      </div>
      {wanted && (
        <ReasonDialog
          title={wanted === 'BLOCKED' ? `Block ${many}` : `Release ${many}`}
          label="Reason *"
          templates={wanted === 'BLOCKED' ? BLOCK_REASONS : RELEASE_REASONS}
          action={wanted === 'BLOCKED' ? `Block ${many}` : `Release ${many}`}
          danger={wanted === 'BLOCKED'}
          busy={act.isPending}
          problem={problemOf(act.error, 'Bulk update failed')}
          onClose={close}
          onSubmit={(reason) =>
            act.mutate(
              { quids: gifts.map(({ id }) => id), status: wanted, reason },
              {
                onSuccess: (answer) => {
                  close();
                  onDone();
                  setOutcome(answer);
                },
              },
            )
          }
        >
          <p className="text-ink-2">
            {wanted === 'BLOCKED'
              ? 'Nobody can claim or withdraw a blocked gift. Its money stays where it is.'
              : 'Released gifts can be claimed again, as far as they are not claimed yet.'}
          </p>
        </ReasonDialog>
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </section>
  );
}

function OutcomeDialog({ outcome: { changed, failed, results }, onClose }: { outcome: Outcome; onClose: () => void }) {
  return (
    <Dialog
      open
      title={failed === 0 ? `${changed} changed` : `${changed} changed, ${failed} not`}
      onClose={onClose}
      footer={
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="flex flex-col">
        {results.map(({ chosen, quid, ok, message }) => (
          <li key={chosen} className="flex items-start gap-3 border-line border-b py-2.5 text-sm last:border-b-0">
            {ok ? (
              <CircleCheck aria-label="Changed" className="mt-0.5 size-4.5 shrink-0 text-ok" />
            ) : (
              <CircleX aria-label="Not changed" className="mt-0.5 size-4.5 shrink-0 text-err" />
            )}
            <span className="min-w-0">
              <span className="block break-all font-mono font-semibold">
                {parseQuid(quid) ? groupQuid(quid) : quid}
              </span>
              <span className="text-ink-2">{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
