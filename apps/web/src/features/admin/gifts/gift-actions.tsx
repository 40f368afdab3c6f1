import type { GiftFile } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { Ban, RotateCcw, Undo2, Unlock } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { BLOCK_REASONS, REFUND_REASONS, RELEASE_REASONS, REVIVE_REASONS } from './gift-reasons.ts';

type Wish = { kind: 'status'; status: GiftStatus } | { kind: 'refund' } | { kind: 'revive' };

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
          problem={problemOf(act.error, 'Failed to update status')}
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

function wordsFor(wish: Wish) {
  if (wish.kind === 'refund') {
    return {
      title: 'Refund the unclaimed rest',
      effect: 'What nobody has claimed leaves the gift.',
      templates: REFUND_REASONS,
      action: 'Start the refund',
      warning: 'This action cannot be undone',
      danger: true,
      done: 'The refund is on its way',
    };
  }
  if (wish.kind === 'revive') {
    return {
      title: 'Revive this gift',
      effect: 'The gift opens again and can be claimed.',
      templates: REVIVE_REASONS,
      action: 'Revive',
      done: 'The gift is open again',
    };
  }
  return wish.status === 'BLOCKED'
    ? {
        title: 'Block this gift',
        effect: 'Nobody can claim or withdraw it until it is released. Its money stays where it is.',
        templates: BLOCK_REASONS,
        action: 'Block',
        danger: true,
        done: 'The gift is blocked',
      }
    : {
        title: 'Release this gift',
        effect: 'The gift can be claimed again, as far as it is not claimed yet.',
        templates: RELEASE_REASONS,
        action: 'Release',
        done: 'The gift is released',
      };
}
