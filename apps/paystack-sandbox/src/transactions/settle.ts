import { lockBalance, moveBalance, movePending } from '../balance/balance.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { TransactionRow } from './transactions.store.ts';

type SettleDeps = Pick<Deps, 'clock'>;

export interface SettlementRow {
  id: Id;
  currency: string;
  status: string;
  total_processed: number;
  total_fees: number;
  total_amount: number;
  effective_amount: number;
  settlement_date: Date;
  created_at: Date;
}

/** Where collections settle at once, each charge is a batch of its own. */
export const settleAtOnce = (trx: Db, deps: SettleDeps, paid: TransactionRow): Promise<void> =>
  settle(trx, deps, [paid], netOf(paid));

/** The step that moves yesterday's collections into the balance: all that are due in one currency are one batch. */
export async function settlePending(trx: Db, deps: SettleDeps, id: Id): Promise<void> {
  const { currency } = await trx.one<TransactionRow>('SELECT * FROM paystack_sandbox.transactions WHERE id = $1', [id]);
  const others = await trx.many<{ subject_id: Id }>(
    `DELETE FROM paystack_sandbox.steps USING paystack_sandbox.transactions
     WHERE kind = 'transaction.settle' AND due_at <= $1 AND transactions.id = subject_id AND transactions.currency = $2
     RETURNING subject_id`,
    [deps.clock.now(), currency],
  );
  const due = await trx.many<TransactionRow>(
    'SELECT * FROM paystack_sandbox.transactions WHERE id = ANY($1) AND settlement_id IS NULL ORDER BY id',
    [[id, ...others.map(({ subject_id }) => subject_id)]],
  );
  // Refunds are paid from what is pending first, so less than what was collected may be left to settle.
  const { pending } = await lockBalance(trx, currency);
  const left = Math.min(pending, sumOf(due.map(netOf)));
  await movePending(trx, currency, -left);
  await settle(trx, deps, due, left);
}

async function settle(trx: Db, { clock }: SettleDeps, batch: TransactionRow[], left: number): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const { id } = await trx.one<SettlementRow>(
    `INSERT INTO paystack_sandbox.settlements
       (currency, status, total_processed, total_fees, total_amount, effective_amount, settlement_date, created_at)
     VALUES ($1, 'success', $2, $3, $4, $5, $6, $6) RETURNING *`,
    [
      first.currency,
      sumOf(batch.map(({ amount }) => amount)),
      sumOf(batch.map(({ fees }) => fees ?? 0)),
      sumOf(batch.map(netOf)),
      left,
      clock.now(),
    ],
  );
  await trx.run('UPDATE paystack_sandbox.transactions SET settlement_id = $2 WHERE id = ANY($1)', [
    batch.map((row) => row.id),
    id,
  ]);
  let rest = left;
  for (const row of batch) {
    const difference = Math.min(rest, netOf(row));
    rest -= difference;
    await moveBalance(trx, clock, {
      currency: row.currency,
      difference,
      reason: `Settlement of ${row.reference}`,
      model: 'Transaction',
      row: row.id,
    });
  }
}

export const netOf = ({ amount, fees }: Pick<TransactionRow, 'amount' | 'fees'>) => amount - (fees ?? 0);

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
