import { lockBalance, moveBalance, movePending } from '../balance/balance.ts';
import { randomCode } from '../platform/codes.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { INTEGRATION } from '../platform/integration.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { cancelSteps, planStep } from '../platform/steps.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import { findById, lockTransaction, type TransactionRow } from '../transactions/transactions.store.ts';
import { leftOf, restate } from '../transactions/went-back.ts';
import { recordEvent } from '../webhooks/record-event.ts';

export const REFUND_STATUSES = ['pending', 'processing', 'processed', 'failed', 'needs-attention'] as const;
type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface RefundRow {
  id: Id;
  transaction_id: Id;
  refund_reference: string | null;
  amount: number;
  currency: string;
  status: RefundStatus;
  outcome: 'processed' | 'failed' | 'needs-attention';
  customer_note: string | null;
  merchant_note: string | null;
  /** What of it is out of the merchant's hands at the moment. */
  taken: number;
  refunded_by: 'api' | 'dashboard';
  /** The payer's account that it goes to, where their card does not take it. */
  account_number: string | null;
  bank_code: string | null;
  expected_at: Date;
  created_at: Date;
  updated_at: Date;
  forgotten_at: Date | null;
}

export interface RefundAsk {
  transactionId: Id;
  amount: number | undefined;
  currency: string | undefined;
  customerNote: string | null;
  merchantNote: string | null;
  /** By the merchant's program, or by a person at the provider's own pages, who leaves no note of ours. */
  refundedBy: RefundRow['refunded_by'];
}

type RefundDeps = Pick<Deps, 'clock'>;

const MOMENT_MS = 1_500;
const TEN_DAYS_MS = 10 * 86_400_000;
const REFUNDABLE = new Set(['success', 'reversal-pending', 'reversed']);

/** Queues a refund. The money leaves at once; the fee of the charge is not given back. */
export async function createRefund(
  trx: Db,
  deps: RefundDeps,
  ask: RefundAsk,
  { isTold = true }: { isTold?: boolean } = {},
): Promise<RefundRow> {
  const { clock } = deps;
  const paid = await lockTransaction(trx, ask.transactionId);
  if (!REFUNDABLE.has(paid.status)) throw invalidParams('Transaction has not been paid');
  const left = await leftOf(trx, paid);
  if (left <= 0) {
    throw new Refusal(400, 'Transaction has been fully reversed', { type: 'api_error', code: 'transaction_reversed' });
  }
  if (ask.currency !== undefined && ask.currency !== paid.currency) {
    throw invalidParams('Refund currency must be the currency of the transaction');
  }
  const amount = ask.amount ?? left;
  if (amount > left) throw moreThanIsLeft();

  const refund = await trx.one<RefundRow>(
    `INSERT INTO paystack_sandbox.refunds
       (transaction_id, amount, taken, currency, status, outcome, customer_note, merchant_note, refunded_by, expected_at,
        created_at, updated_at)
     VALUES ($1, $2, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $9) RETURNING *`,
    [
      paid.id,
      amount,
      paid.currency,
      paid.refund_outcome,
      ask.customerNote ?? `Refund for transaction ${paid.reference}`,
      ask.merchantNote ?? `Refund for transaction ${paid.reference}`,
      ask.refundedBy,
      clock.in(TEN_DAYS_MS),
      clock.now(),
    ],
  );
  await takeFunds(trx, deps, refund, amount);
  await restate(trx, paid);
  if (isTold) await tell(trx, deps, paid, refund);
  await planStep(trx, 'refund.process', refund.id, clock.in(MOMENT_MS));
  return refund;
}

export async function startProcessing(trx: Db, deps: RefundDeps, id: Id): Promise<void> {
  const refund = await changeRefundStatus(trx, deps, id, 'processing');
  await planStep(trx, 'refund.finish', refund.id, deps.clock.in(MOMENT_MS));
}

/** The end that the card had in store. */
export async function finishRefund(trx: Db, deps: RefundDeps, id: Id): Promise<void> {
  const { outcome } = await findRefund(trx, id);
  await changeRefundStatus(trx, deps, id, outcome);
}

/**
 * A failed refund gives the money back to the merchant, and one that is no longer failed takes it again. Nothing is final:
 * what was processed may be said to have failed later, and the other way round.
 */
export async function changeRefundStatus(
  trx: Db,
  deps: RefundDeps,
  id: Id,
  status: RefundStatus,
  { isTold = true }: { isTold?: boolean } = {},
): Promise<RefundRow> {
  const { clock } = deps;
  const paid = await lockTransaction(trx, (await findRefund(trx, id)).transaction_id);
  const before = await findRefund(trx, id);
  await cancelSteps(trx, 'refund.', id);
  const taken = status === 'failed' ? 0 : before.amount;
  const difference = taken - before.taken;
  if (difference > (await leftOf(trx, paid))) throw moreThanIsLeft();
  const refund = await trx.one<RefundRow>(
    `UPDATE paystack_sandbox.refunds
     SET status = $2, taken = $3, updated_at = $4, refund_reference = coalesce(refund_reference, $5)
     WHERE id = $1 RETURNING *`,
    [id, status, taken, clock.now(), status === 'processed' ? `TRF_${randomCode(16)}` : null],
  );
  if (difference > 0) await takeFunds(trx, deps, refund, difference);
  if (difference < 0) await moveBalance(trx, clock, movementOf(refund, -difference, status));
  await restate(trx, paid);
  if (isTold) await tell(trx, deps, paid, refund);
  return refund;
}

const findRefund = (db: Db, id: Id) => db.one<RefundRow>('SELECT * FROM paystack_sandbox.refunds WHERE id = $1', [id]);

const moreThanIsLeft = () => invalidParams('Refund amount cannot be more than what is left of the transaction');

/** A refund that waits for the customer's account details goes on once they are given. */
export async function retryRefund(
  trx: Db,
  deps: RefundDeps,
  id: Id,
  account: { accountNumber: string; bankCode: string },
): Promise<RefundRow> {
  const refund = await trx.one<RefundRow>('SELECT * FROM paystack_sandbox.refunds WHERE id = $1 FOR UPDATE', [id]);
  if (refund.status !== 'needs-attention') {
    throw new Refusal(422, 'Invalid Refund state, refund status should be "needs-attention"', {
      type: 'validation_error',
      code: 'invalid_params',
    });
  }
  await trx.run(
    "UPDATE paystack_sandbox.refunds SET outcome = 'processed', account_number = $2, bank_code = $3 WHERE id = $1",
    [id, account.accountNumber, account.bankCode],
  );
  await startProcessing(trx, deps, id);
  return findRefund(trx, id);
}

/** Refunds are paid from what is not settled yet, and then from the balance. */
async function takeFunds(trx: Db, deps: RefundDeps, refund: RefundRow, amount: number): Promise<void> {
  const { pending, available } = await lockBalance(trx, refund.currency);
  if (pending + available < amount) {
    throw new Refusal(400, 'Insufficient balance to fulfill this refund. Please top up.', {
      code: 'insufficient_balance',
    });
  }
  const fromPending = Math.min(pending, amount);
  if (fromPending > 0) await movePending(trx, refund.currency, -fromPending);
  const fromBalance = amount - fromPending;
  if (fromBalance > 0) await moveBalance(trx, deps.clock, movementOf(refund, -fromBalance, 'started'));
}

const movementOf = ({ id, currency }: RefundRow, difference: number, what: string) => ({
  currency,
  difference,
  reason: `Refund ${id} ${what}`,
  model: 'Refund' as const,
  row: id,
});

/** Amounts are strings in the events of a refund that is under way or done, and numbers in the others. */
async function tell(trx: Db, deps: RefundDeps, paid: TransactionRow, refund: RefundRow): Promise<void> {
  const isTroubled = refund.status === 'failed' || refund.status === 'needs-attention';
  await recordEvent(trx, deps, `refund.${refund.status}`, paid.reference, {
    status: refund.status,
    transaction_reference: paid.reference,
    refund_reference: refund.refund_reference,
    amount: isTroubled ? refund.amount : String(refund.amount),
    currency: refund.currency,
    processor: 'instant-transfer',
    customer: { first_name: null, last_name: null, email: paid.email },
    integration: INTEGRATION.id,
    domain: 'test',
    ...(refund.status === 'needs-attention'
      ? { id: String(refund.id), customer_note: refund.customer_note, merchant_note: refund.merchant_note }
      : {}),
  });
}

export async function presentRefund(db: Db, refund: RefundRow) {
  const paid = await findById(db, refund.transaction_id);
  return {
    transaction: paid === undefined ? refund.transaction_id : presentTransaction(paid),
    transaction_reference: paid?.reference ?? null,
    integration: INTEGRATION.id,
    deducted_amount: refund.taken,
    channel: paid?.channel ?? null,
    merchant_note: refund.merchant_note,
    customer_note: refund.customer_note,
    status: refund.status,
    refund_reference: refund.refund_reference,
    refunded_by: refund.refunded_by,
    expected_at: refund.expected_at,
    currency: refund.currency,
    domain: 'test',
    amount: refund.amount,
    fully_deducted: refund.status !== 'failed',
    id: refund.id,
    createdAt: refund.created_at,
    updatedAt: refund.updated_at,
  };
}
