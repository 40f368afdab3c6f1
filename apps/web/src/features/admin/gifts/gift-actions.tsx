import type { GiftFile } from '@jara/contract/staff/gifts';
import { Ban, RotateCcw, Undo2, Unlock } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { type Wish, wordsFor } from './gift-wishes.ts';

const icon = 'size-4.5';

/** What this person may do with the gift now, as the server says. */
export function GiftActions({ gift }: { gift: GiftFile }) {
  const { can } = useStaff();
  const [wish, setWish] = useState<Wish>();
  const { allowed, id } = gift;
  const act = useStaffAction(async (api, input: Wish & { reason: string }, once) => {
    const { reason } = input;
    if (input.kind === 'refund') return api.refundGift({ params: { quid: id }, body: { reason } }, once);
    if (input.kind === 'revive') return api.reviveGift({ params: { quid: id }, body: { reason } }, once);
    const answer = await api.changeGiftStatuses({ body: { quids: [id], status: input.status, reason } }, once);
    const [result] = answer.results;
    if (result && !result.ok) throw new Error(result.message);
    return answer;
  });
  if (!can('gifts.change_status')) return null;
  const release = allowed.statuses.find((status) => status !== 'BLOCKED');
  const close = () => {
    setWish(undefined);
    act.reset();
  };
  return (
    <div className="no-print flex flex-wrap gap-2">
      {allowed.statuses.includes('BLOCKED') && (
        <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'status', status: 'BLOCKED' })}>
          <Ban aria-hidden="true" className={icon} strokeWidth={1.75} />
          Block
        </Button>
      )}
      {release && (
        <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'status', status: release })}>
          <Unlock aria-hidden="true" className={icon} strokeWidth={1.75} />
          Release
        </Button>
      )}
      {allowed.revive && (
        <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'revive' })}>
          <RotateCcw aria-hidden="true" className={icon} strokeWidth={1.75} />
          Revive
        </Button>
      )}
      {allowed.refund && (
        <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'refund' })}>
          <Undo2 aria-hidden="true" className={icon} strokeWidth={1.75} />
          Refund
        </Button>
      )}
      {wish && (
        <ReasonDialog
          {...wordsFor(wish)}
          label="Reason *"
          busy={act.isPending}
          problem={problemOf(act.error, wordsFor(wish).failed)}
          onClose={close}
          onSubmit={(reason) =>
            act.mutate(
              { ...wish, reason },
              {
                onSuccess: () => {
                  toast.success(wordsFor(wish).done);
                  close();
                },
              },
            )
          }
        >
          <p className="text-ink-2">
            {wordsFor(wish).effect}
            {wish.kind === 'refund' && (
              <>
                {' '}
                <Money
                  amount={gift.money.unclaimed + gift.money.dormant}
                  currency={gift.currency}
                  className="font-semibold"
                />{' '}
                goes back to the sender’s card.
              </>
            )}
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}
