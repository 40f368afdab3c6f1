import type { ManyDecided, ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { problemOf } from '../session/say-problem.ts';
import { ActionCancelled } from '../session/step-up.tsx';
import { Facts } from '../shared/facts.tsx';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { REJECT_REASONS } from './reject-reasons.ts';
import { ReviewItems } from './review-items.tsx';
import { type Effect, effectOf, sumsOf, type Wish, whyNot } from './review-state.ts';
import { Sums } from './sums.tsx';
import { type ManyDecisions, useManyDecisions } from './withdrawals.queries.ts';

export const WIDE = 'sm:w-[min(56rem,calc(100vw-2rem))]';

interface ReviewDialogProps {
  wish: Wish;
  withdrawals: readonly ReviewedWithdrawal[];
  payoutsPaused: boolean;
  onClose: () => void;
  onDecided: (results: ManyDecided['results'], withdrawals: readonly ReviewedWithdrawal[]) => void;
}

/** Shows each as it stands, and decides exactly what it shows. */
export function ReviewDialog({ wish, withdrawals: read, payoutsPaused, onClose, onDecided }: ReviewDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // An answer that was lost may have moved them: what was sent stays in sight, so that another press is the same wish again.
  const [sent, setSent] = useState<readonly ReviewedWithdrawal[]>();
  const decide = useManyDecisions();
  const withdrawals = sent ?? read;
  const included = withdrawals.filter((each) => !whyNot(wish, each) && !leftOut.has(each.id));
  const send = (body: ManyDecisions) => {
    setSent(withdrawals);
    decide.mutate(body, {
      onSuccess: ({ results }) => onDecided(results, withdrawals),
      onError: (error) => {
        if (error instanceof ActionCancelled) setSent(undefined);
      },
    });
  };
  const seen = included.map(({ id, revision }) => ({ id, revision }));
  const many = manyOf(included.length);
  const problem = problemOf(decide.error, 'The answer did not arrive. Try again: nothing is decided twice.');
  const items = (
    <ReviewItems
      withdrawals={withdrawals}
      wish={wish}
      leftOut={leftOut}
      onLeaveOut={
        sent
          ? undefined
          : (id, isLeftOut) => {
              const next = new Set(leftOut);
              if (isLeftOut) next.add(id);
              else next.delete(id);
              setLeftOut(next);
            }
      }
    />
  );
  const left = withdrawals.length - included.length;
  if (wish === 'REJECT')
    return (
      <ReasonDialog
        title={`Reject ${many}`}
        label="Reason for Rejection *"
        templates={REJECT_REASONS}
        warning="This action cannot be undone"
        action={`Reject ${many}`}
        danger
        busy={decide.isPending}
        disabled={included.length === 0}
        className={WIDE}
        problem={problem}
        onClose={onClose}
        onSubmit={(reason) => send({ action: 'REJECT', withdrawals: seen, reason })}
      >
        <Facts
          className={BOX}
          facts={[
            { label: 'Stays with the recipients', value: <Sums sums={sumsOf(included)} of="amount" /> },
            ...leftFact(left),
          ]}
        />
        {items}
        <p className="text-ink-2 text-sm">
          Every recipient reads your reason and can ask again with other bank details. The money stays theirs.
        </p>
      </ReasonDialog>
    );
  return (
    <Dialog
      open
      title={`Approve ${many}`}
      onClose={decide.isPending ? undefined : onClose}
      className={WIDE}
      footer={
        <>
          <Button variant="secondary" size="sm" disabled={decide.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="sm"
            busy={decide.isPending}
            disabled={included.length === 0}
            onClick={() => send({ action: 'APPROVE', withdrawals: seen })}
          >
            {problem ? 'Try again' : `Approve ${many}${paidWords(included, payoutsPaused)}`}
          </Button>
        </>
      }
    >
      <Facts className={BOX} facts={[...effectFacts(included, payoutsPaused), ...leftFact(left)]} />
      {payoutsPaused && (
        <Banner tone="warn" title="Payouts are paused">
          What you approve now leaves by itself once they go on.
        </Banner>
      )}
      {items}
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}

const BOX = 'rounded-card bg-sunken px-4 py-1';

const manyOf = (count: number): string => (count === 1 ? '1 withdrawal' : `${count} withdrawals`);

const EFFECTS: Record<Effect, string> = {
  PAID: 'Would be paid now',
  WAITS_FOR_SECOND: 'Wait for a second person',
  HELD: 'Are paid once nothing holds them',
  PAUSED: 'Are paid once payouts go on',
};

/** What the press would do, in sums; an effect that none of them has is not told. */
function effectFacts(
  included: readonly ReviewedWithdrawal[],
  payoutsPaused: boolean,
): { label: string; value: ReactNode }[] {
  const effects = (Object.keys(EFFECTS) as Effect[]).flatMap((effect) => {
    const these = included.filter((each) => effectOf(each, payoutsPaused) === effect);
    if (these.length === 0) return [];
    return [
      {
        label: EFFECTS[effect],
        value: (
          <>
            {these.length}: <Sums sums={sumsOf(these)} of="net" />
          </>
        ),
      },
    ];
  });
  const sums = sumsOf(included);
  return [
    ...effects,
    { label: 'Asked for', value: <Sums sums={sums} of="amount" /> },
    { label: 'Our fee', value: <Sums sums={sums} of="fee" /> },
  ];
}

const leftFact = (left: number): { label: string; value: ReactNode }[] =>
  left > 0 ? [{ label: 'Left out, or not possible now', value: left }] : [];

/** Of one currency: several sums do not fit a button. */
function paidWords(included: readonly ReviewedWithdrawal[], payoutsPaused: boolean): string {
  const [sum, other] = sumsOf(included.filter((each) => effectOf(each, payoutsPaused) === 'PAID'));
  return sum && !other ? `, send ${formatMoneyShort(sum.net, sum.currency)}` : '';
}
