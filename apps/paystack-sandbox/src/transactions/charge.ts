import { movePending } from '../balance/balance.ts';
import { collectionFee, grossUp } from '../balance/fees.ts';
import { randomCode } from '../platform/codes.ts';
import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings.ts';
import { planStep } from '../platform/steps.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { APPROVED, type KeptCard, type TestCard } from './cards.ts';
import { presentTransaction } from './present-transaction.ts';
import { netOf, settleAtOnce } from './settle.ts';
import { type HistoryLine, insertTransaction, type TransactionRow, updateTransaction } from './transactions.store.ts';

type ChargeDeps = Pick<Deps, 'clock'>;

export interface Approval {
  channel: string;
  card: KeptCard | null;
  refundOutcome?: TestCard['refundOutcome'];
  /** A tester's wish for a charge that differs from what was asked for. */
  amount?: number | undefined;
  currency?: string | undefined;
}

const PAID = new Set(['success', 'reversal-pending', 'reversed']);

/** Whether the payer's money was taken, even if it has gone back since. */
export const isPaid = (row: TransactionRow): boolean => PAID.has(row.status);

/** Takes the payer's money: settles it, works out the fee and tells the merchant. */
export async function approve(trx: Db, { clock }: ChargeDeps, row: TransactionRow, approval: Approval) {
  const settings = await readSettings(trx);
  const currency = approval.currency ?? row.currency;
  const asked = approval.amount ?? row.requested_amount;
  const amount = settings.payer_bears_fee ? grossUp(asked) : asked;
  const paid = await updateTransaction(trx, row.id, {
    status: 'success',
    gateway_response: APPROVED,
    channel: approval.channel,
    card: approval.card,
    refund_outcome: approval.refundOutcome ?? 'processed',
    requested_amount: asked,
    amount,
    currency,
    fees: collectionFee(amount, currency),
    attempt: null,
    attempts: row.attempts + 1,
    history: [...row.history, line(clock.now(), 'success', `Successfully paid with ${approval.channel}`)],
    paid_at: clock.now(),
  });
  await collect(trx, { clock }, paid, settings.settle_at_once);
  await recordEvent(trx, { clock }, 'charge.success', paid.reference, {
    ...presentTransaction(paid),
    plan: {},
  });
  return paid;
}

/** The same payer pays the same reference once more, which hosted pages cannot always prevent. */
export async function approveAgain(trx: Db, deps: ChargeDeps, first: TransactionRow, approval: Approval) {
  const second = await insertTransaction(trx, {
    reference: first.reference,
    access_code: randomCode(15),
    email: first.email,
    requested_amount: first.requested_amount,
    amount: first.requested_amount,
    currency: first.currency,
    callback_url: first.callback_url,
    metadata: first.metadata,
    repeat_of: first.id,
    created_at: deps.clock.now(),
    opened_at: deps.clock.now(),
  });
  return approve(trx, deps, second, approval);
}

/** A refusal of the bank. It is not final: the payer may try again on the same page. */
export function decline(trx: Db, { clock }: ChargeDeps, row: TransactionRow, reason: string, card: KeptCard | null) {
  return updateTransaction(trx, row.id, {
    status: 'failed',
    message: reason,
    gateway_response: reason,
    card,
    attempt: null,
    attempts: row.attempts + 1,
    errors: row.errors + 1,
    history: [...row.history, line(clock.now(), 'error', `Error: ${reason}`)],
  });
}

export const line = (at: Date, type: HistoryLine['type'], message: string): HistoryLine => ({
  type,
  message,
  at: at.toISOString(),
});

async function collect(trx: Db, { clock }: ChargeDeps, paid: TransactionRow, atOnce: boolean) {
  if (atOnce) return settleAtOnce(trx, { clock }, paid);
  await movePending(trx, paid.currency, netOf(paid));
  await planStep(trx, 'transaction.settle', paid.id, nextWorkingDay(clock.now()));
}

const DAY_MS = 86_400_000;

/** Collections settle on the next working day, at noon in Lagos. */
function nextWorkingDay(from: Date): Date {
  const day = new Date(from.getTime() + DAY_MS);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + DAY_MS);
  day.setUTCHours(11, 0, 0, 0);
  return day;
}
