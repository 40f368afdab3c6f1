import { arriveByBankTransfer } from './checkout/bank-transfer.ts';
import { expireDispute, remindOfDispute } from './disputes/disputes.ts';
import type { Db } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import type { Step, StepKind } from './platform/steps.ts';
import { finishRefund, startProcessing } from './refunds/refunds.ts';
import { settlePending } from './transactions/settle.ts';
import { askForApproval } from './transfers/approval.ts';
import { changeStatusById } from './transfers/change-transfer-status.ts';
import { createDispatcher } from './webhooks/dispatcher.ts';
import { releaseRipe } from './webhooks/webhooks.store.ts';

const LONGEST_NAP_MS = 1_000;
const SHORTEST_NAP_MS = 20;
const AFTER_TROUBLE_MS = 60_000;
const APPROVAL_LEASE_MS = 30_000;

type StepWork = (trx: Db, deps: Pick<Deps, 'clock'>, subjectId: Step['subject_id']) => Promise<unknown>;

const WORK: Record<Exclude<StepKind, 'transfer.approve'>, StepWork> = {
  'transaction.settle': settlePending,
  'transaction.bank-transfer-arrives': arriveByBankTransfer,
  'transfer.succeed': (trx, deps, id) => changeStatusById(trx, deps, id, 'success'),
  'transfer.fail': (trx, deps, id) => changeStatusById(trx, deps, id, 'failed'),
  'transfer.reverse': (trx, deps, id) => changeStatusById(trx, deps, id, 'reversed'),
  'transfer.abandon': (trx, deps, id) => changeStatusById(trx, deps, id, 'abandoned'),
  'refund.process': startProcessing,
  'refund.finish': finishRefund,
  'dispute.remind': remindOfDispute,
  'dispute.expire': expireDispute,
};

export interface Heartbeat {
  wake(): void;
  /** Does all that is due and waits until it has arrived; what it causes to be due at once is done as well. */
  beatUntilRest(): Promise<void>;
  stop(): Promise<void>;
}

/** The part of the provider that acts by itself: takes the steps that are due and sends the events they cause. */
export function startHeartbeat(deps: Omit<Deps, 'wake'>, { byItself = true } = {}): Heartbeat {
  const { db, clock, log } = deps;
  const stopping = new AbortController();
  const approvals = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let beatAgain = false;

  const dispatcher = createDispatcher({ ...deps, wake });

  function wake(): void {
    if (stopping.signal.aborted || !byItself) return;
    if (beating !== undefined) {
      beatAgain = true;
      return;
    }
    clearTimeout(timer);
    beating = beat()
      .catch((error: unknown) => {
        log.error({ err: error }, 'heartbeat.broken');
        return LONGEST_NAP_MS;
      })
      .then((napMs) => {
        beating = undefined;
        if (stopping.signal.aborted) return;
        timer = setTimeout(wake, beatAgain ? 0 : napMs);
        beatAgain = false;
      });
  }

  /** Does what is due and says how long nothing will be, as far as anybody knows. */
  async function beat(): Promise<number> {
    while (!stopping.signal.aborted && (await takeOneStep()));
    if (stopping.signal.aborted) return LONGEST_NAP_MS;
    await releaseRipe(db, clock.now());
    await dispatcher.sendDue();
    return Math.min(Math.max(await untilDueMs(), SHORTEST_NAP_MS), LONGEST_NAP_MS);
  }

  async function untilDueMs(): Promise<number> {
    const { due } = await db.one<{ due: Date | null }>(
      `SELECT least((SELECT min(due_at) FROM paystack_sandbox.steps),
                    (SELECT min(next_at) FROM paystack_sandbox.webhooks WHERE state = 'waiting')) AS due`,
    );
    return due === null ? Number.POSITIVE_INFINITY : due.getTime() - clock.now().getTime();
  }

  async function beatUntilRest(): Promise<void> {
    while ((await untilDueMs()) <= 0) {
      await beat();
      await Promise.all(approvals);
      await dispatcher.sent();
    }
  }

  async function takeOneStep(): Promise<boolean> {
    const found: { step?: Step | undefined } = {};
    try {
      await db.transaction((trx) => takeWithin(trx, found));
    } catch (error) {
      if (found.step === undefined) throw error;
      // One step that cannot be taken must not stop the clock for all the others.
      log.error({ err: error, kind: found.step.kind }, 'step.broken');
      await postpone(db, found.step, AFTER_TROUBLE_MS);
      return true;
    }
    if (found.step?.kind === 'transfer.approve') approve(found.step);
    return found.step !== undefined;
  }

  async function takeWithin(trx: Db, found: { step?: Step | undefined }): Promise<void> {
    const step = await trx.maybe<Step>(
      'SELECT * FROM paystack_sandbox.steps WHERE due_at <= $1 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED',
      [clock.now()],
    );
    found.step = step;
    if (step === undefined) return;
    if (step.kind === 'transfer.approve') {
      // The merchant is asked outside of any transaction; if we die meanwhile, we ask again later.
      await postpone(trx, step, APPROVAL_LEASE_MS);
    } else {
      await trx.run('DELETE FROM paystack_sandbox.steps WHERE id = $1', [step.id]);
      await WORK[step.kind](trx, deps, step.subject_id);
    }
  }

  const postpone = (on: Db, step: Step, ms: number) =>
    on.run('UPDATE paystack_sandbox.steps SET due_at = $2 WHERE id = $1', [step.id, clock.in(ms)]);

  function approve(step: Step): void {
    const asking = askForApproval(deps, step.subject_id, stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'approval.broken'))
      .finally(() => {
        approvals.delete(asking);
        wake();
      });
    approvals.add(asking);
  }

  wake();
  return {
    wake,
    beatUntilRest,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await beating;
      await Promise.all([dispatcher.stop(), ...approvals]);
    },
  };
}
