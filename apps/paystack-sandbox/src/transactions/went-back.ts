import type { Db, Id } from '../platform/database.ts';
import { isPaid } from './charge.ts';
import { type TransactionRow, updateTransaction } from './transactions.store.ts';

/** What of a charge has gone back to its payer, by refunds and by lost disputes, and what is on its way there. */
export const wentBackOf = (db: Db, id: Id): Promise<{ done: number; under_way: number }> =>
  db.one(
    `SELECT (refunded.done + disputed.done)::bigint AS done, refunded.under_way::bigint AS under_way
     FROM (SELECT coalesce(sum(taken) FILTER (WHERE status = 'processed'), 0) AS done,
                  coalesce(sum(taken) FILTER (WHERE status <> 'processed'), 0) AS under_way
           FROM paystack_sandbox.refunds WHERE transaction_id = $1) AS refunded,
          (SELECT coalesce(sum(taken), 0) AS done FROM paystack_sandbox.disputes WHERE transaction_id = $1) AS disputed`,
    [id],
  );

/** What can still go back: nothing takes more from a charge than it brought, however many ask for it. */
export async function leftOf(trx: Db, { id, amount }: TransactionRow): Promise<number> {
  const { done, under_way } = await wentBackOf(trx, id);
  return amount - done - under_way;
}

/** A charge is `reversed` when all of it has gone back, and what has gone back may return. */
export async function restate(trx: Db, paid: TransactionRow): Promise<TransactionRow> {
  if (!isPaid(paid)) return paid;
  const { done, under_way } = await wentBackOf(trx, paid.id);
  const status = done >= paid.amount ? 'reversed' : done + under_way >= paid.amount ? 'reversal-pending' : 'success';
  return status === paid.status ? paid : updateTransaction(trx, paid.id, { status });
}
