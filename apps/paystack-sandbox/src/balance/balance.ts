import type { Clock } from '../platform/clock.ts';
import type { Db, Id } from '../platform/database.ts';

interface Movement {
  currency: string;
  difference: number;
  reason: string;
  model: 'Transaction' | 'Transfer' | 'Refund' | 'Dispute' | 'Float';
  row: Id | null;
}

/** Locks the balance first, so that two transfers at once cannot both spend the last naira. */
export async function lockBalance(trx: Db, currency: string): Promise<{ available: number; pending: number }> {
  await trx.run('INSERT INTO paystack_sandbox.balances (currency) VALUES ($1) ON CONFLICT DO NOTHING', [currency]);
  return trx.one('SELECT available, pending FROM paystack_sandbox.balances WHERE currency = $1 FOR UPDATE', [currency]);
}

export async function moveBalance(trx: Db, clock: Clock, { currency, difference, reason, model, row }: Movement) {
  await lockBalance(trx, currency);
  const { available } = await trx.one<{ available: number }>(
    'UPDATE paystack_sandbox.balances SET available = available + $2 WHERE currency = $1 RETURNING available',
    [currency, difference],
  );
  await trx.run(
    `INSERT INTO paystack_sandbox.balance_entries
       (currency, difference, balance, reason, model_responsible, model_row, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [currency, difference, available, reason, model, row, clock.now()],
  );
}

export async function movePending(trx: Db, currency: string, difference: number): Promise<void> {
  await lockBalance(trx, currency);
  await trx.run('UPDATE paystack_sandbox.balances SET pending = pending + $2 WHERE currency = $1', [
    currency,
    difference,
  ]);
}

/** The float that makes instant withdrawals possible; given once, when the sandbox is new or was reset. */
export async function grantOpeningFloat(trx: Db, clock: Clock, amount: number): Promise<void> {
  const found = await trx.maybe("SELECT 1 FROM paystack_sandbox.balance_entries WHERE model_responsible = 'Float'");
  if (found !== undefined || amount === 0) return;
  await moveFloat(trx, clock, amount, 'Opening float');
}

/** The merchant puts money of its own into the balance, or takes it out. */
export const moveFloat = (trx: Db, clock: Clock, amount: number, reason: string): Promise<void> =>
  moveBalance(trx, clock, { currency: 'NGN', difference: amount, reason, model: 'Float', row: null });
