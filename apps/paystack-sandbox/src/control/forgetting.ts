import { moveBalance, movePending } from '../balance/balance.ts';
import { lockDispute, resolveDispute } from '../disputes/disputes.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { cancelSteps } from '../platform/steps.ts';
import { changeRefundStatus } from '../refunds/refunds.ts';
import { isPaid } from '../transactions/charge.ts';
import { netOf } from '../transactions/settle.ts';
import { lockTransaction } from '../transactions/transactions.store.ts';
import { lockTransfer } from '../transfers/transfers.store.ts';

type Needs = Pick<Deps, 'clock'>;

const TABLES = ['transactions', 'transfers', 'refunds', 'disputes'] as const;

export async function hide(db: Db, { clock }: Needs, table: (typeof TABLES)[number], id: Id): Promise<void> {
  await db.run(`UPDATE paystack_sandbox.${table} SET forgotten_at = $2 WHERE id = $1`, [id, clock.now()]);
}

export async function rememberAll(trx: Db): Promise<void> {
  for (const table of TABLES)
    await trx.run(`UPDATE paystack_sandbox.${table} SET forgotten_at = NULL WHERE forgotten_at IS NOT NULL`);
}

// What is lost is as if it had never been: nobody is told, what it took is in the balance again, and its row is gone.

/** Its reference is free as well. What sending it cost may stay with the provider. */
export async function loseTransfer(
  trx: Db,
  { clock }: Needs,
  id: Id,
  { keepsCosts }: { keepsCosts: boolean },
): Promise<void> {
  const { taken, fee, stamp_duty, transferred_at, currency, reference } = await lockTransfer(trx, id);
  const kept = keepsCosts && transferred_at !== null ? fee + stamp_duty : 0;
  const difference = taken + stamp_duty - kept;
  await cancelSteps(trx, 'transfer.', id);
  if (difference !== 0)
    await moveBalance(trx, clock, {
      currency,
      difference,
      reason: `Transfer ${reference} forgotten`,
      model: 'Transfer',
      row: id,
    });
  await trx.run('DELETE FROM paystack_sandbox.transfers WHERE id = $1', [id]);
}

export async function loseRefund(trx: Db, deps: Needs, id: Id): Promise<void> {
  await changeRefundStatus(trx, deps, id, 'failed', { isTold: false });
  await trx.run('DELETE FROM paystack_sandbox.refunds WHERE id = $1', [id]);
}

export async function loseDispute(trx: Db, deps: Needs, id: Id): Promise<void> {
  await resolveDispute(trx, deps, await lockDispute(trx, id), { resolution: 'declined', again: true, isTold: false });
  await trx.run('DELETE FROM paystack_sandbox.uploads WHERE dispute_id = $1', [id]);
  await trx.run('DELETE FROM paystack_sandbox.disputes WHERE id = $1', [id]);
}

/** Its batch goes with it, so that it has to be the only one in it. */
export async function loseCharge(trx: Db, { clock }: Needs, id: Id): Promise<void> {
  const paid = await lockTransaction(trx, id);
  const { reference, currency, settlement_id } = paid;
  const other = await trx.maybe(
    `SELECT 1 FROM paystack_sandbox.refunds WHERE transaction_id = $1
     UNION ALL SELECT 1 FROM paystack_sandbox.disputes WHERE transaction_id = $1
     UNION ALL SELECT 1 FROM paystack_sandbox.transactions WHERE repeat_of = $1 OR (settlement_id = $2 AND id <> $1)
     LIMIT 1`,
    [id, settlement_id],
  );
  if (!isPaid(paid) || other !== undefined)
    throw new Refusal(409, 'Something else hangs on this transaction, or it was never paid');
  await cancelSteps(trx, 'transaction.', id);
  const difference = -netOf(paid);
  if (settlement_id === null) await movePending(trx, currency, difference);
  else
    await moveBalance(trx, clock, {
      currency,
      difference,
      reason: `Settlement of ${reference} forgotten`,
      model: 'Transaction',
      row: id,
    });
  await trx.run('DELETE FROM paystack_sandbox.transactions WHERE id = $1', [id]);
  await trx.run('DELETE FROM paystack_sandbox.settlements WHERE id = $1', [settlement_id]);
}
