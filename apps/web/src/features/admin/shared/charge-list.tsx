import type { Charge } from '@jara/contract/staff/payments';
import { CircleAlert, CircleCheck, Gift } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { When } from './when.tsx';

type Wish = { kind: 'release' | 'refund'; id: string };

/** What the provider took, and, for money in suspense, the decision that is still owed. */
export function ChargeList({ charges }: { charges: readonly Charge[] }) {
  const { can } = useStaff();
  const [wish, setWish] = useState<Wish>();
  const act = useStaffAction((api, { kind, id, reason }: Wish & { reason: string }, once) => {
    const input = { params: { id }, body: { reason } };
    return kind === 'release' ? api.releaseCharge(input, once) : api.refundCharge(input, once);
  });
  const close = () => {
    setWish(undefined);
    act.reset();
  };
  return (
    <>
      <ul className="flex flex-col">
        {charges.map(({ id, amount, fee, currency, became, reason, held, transactionId, recordedAt }) => (
          <li
            key={id}
            className="flex flex-col gap-2 border-line border-b py-3 text-sm first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Money amount={amount} currency={currency} className="font-semibold" />
              <ChargeBadge became={became} held={held} />
            </div>
            <p className="text-ink-3">
              Provider’s number {transactionId}, fee <Money amount={fee} currency={currency} />,{' '}
              <When at={recordedAt} />
            </p>
            {reason && <p className="text-ink-2">{reason}</p>}
            {held > 0 && can('gifts.change_status') && (
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'release', id })}>
                  Let it pay for the gift
                </Button>
                <Button variant="secondary" size="sm" onClick={() => setWish({ kind: 'refund', id })}>
                  Send it back
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {wish && (
        <ReasonDialog
          title={wish.kind === 'release' ? 'Let this charge pay for the gift' : 'Send this charge back'}
          label="Reason *"
          action={wish.kind === 'release' ? 'Release' : 'Refund'}
          danger={wish.kind === 'refund'}
          warning={wish.kind === 'refund' ? 'This action cannot be undone' : ''}
          busy={act.isPending}
          problem={problemOf(act.error, 'Failed to update status')}
          onClose={close}
          onSubmit={(reason) =>
            act.mutate(
              { ...wish, reason },
              {
                onSuccess: () => {
                  toast.success(wish.kind === 'release' ? 'The charge pays for its gift' : 'The refund is on its way');
                  close();
                },
              },
            )
          }
        />
      )}
    </>
  );
}

function ChargeBadge({ became, held }: Pick<Charge, 'became' | 'held'>) {
  if (became === 'GIFT') {
    return (
      <Badge tone="ok" icon={Gift}>
        Became the gift
      </Badge>
    );
  }
  return held > 0 ? (
    <Badge tone="err" icon={CircleAlert}>
      In suspense
    </Badge>
  ) : (
    <Badge icon={CircleCheck}>Decided</Badge>
  );
}
