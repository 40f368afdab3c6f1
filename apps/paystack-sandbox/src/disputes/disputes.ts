import { moveBalance } from '../balance/balance.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { cancelSteps, planStep } from '../platform/steps.ts';
import { presentCustomer, presentTransaction } from '../transactions/present-transaction.ts';
import { lockTransaction, type TransactionRow } from '../transactions/transactions.store.ts';
import { leftOf, restate } from '../transactions/went-back.ts';
import { recordEvent } from '../webhooks/record-event.ts';

export interface DisputeRow {
  id: Id;
  transaction_id: Id;
  refund_amount: number;
  currency: string;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'pending' | 'resolved';
  /** `merchant-accepted`, `auto-accepted` or `declined`; some day a word that nobody has heard before. */
  resolution: string | null;
  /** What of it is out of the merchant's hands at the moment. */
  taken: number;
  category: string;
  evidence: unknown;
  note: string | null;
  attachments: string | null;
  history: { status: string; by: string; createdAt: string }[];
  messages: { sender: string; body: string; createdAt: string }[];
  due_at: Date;
  resolved_at: Date | null;
  created_at: Date;
  updated_at: Date;
  forgotten_at: Date | null;
}

type DisputeDeps = Pick<Deps, 'clock'>;

const HOUR_MS = 3_600_000;
const ANSWER_WITHIN_MS = 16 * HOUR_MS;
const REMIND_EVERY_MS = 4 * HOUR_MS;

/** The payer's bank takes the charge back, which may be long after the merchant gave value for it. */
export async function openDispute(
  trx: Db,
  deps: DisputeDeps,
  ask: {
    transactionId: Id;
    amount: number | undefined;
    category: string;
    /** What the payer told their bank. */
    message?: string | undefined;
    again: boolean;
    isTold: boolean;
  },
): Promise<DisputeRow> {
  const { clock } = deps;
  const paid = await lockTransaction(trx, ask.transactionId);
  if (paid.status !== 'success') throw invalidParams('Only a paid transaction can be disputed');
  const amount = ask.amount ?? paid.amount;
  if (amount > paid.amount) throw invalidParams('A dispute cannot be about more than was paid');
  const open = await trx.maybe(
    "SELECT 1 FROM paystack_sandbox.disputes WHERE transaction_id = $1 AND status <> 'resolved'",
    [paid.id],
  );
  if (open !== undefined && !ask.again) {
    throw new Refusal(409, 'The transaction is already disputed; say again: true to dispute it twice');
  }
  const opened = { status: 'awaiting-merchant-feedback', by: paid.email, createdAt: clock.now().toISOString() };
  const said =
    ask.message === undefined ? [] : [{ sender: paid.email, body: ask.message, createdAt: opened.createdAt }];
  const dispute = await trx.one<DisputeRow>(
    `INSERT INTO paystack_sandbox.disputes
       (transaction_id, refund_amount, currency, status, category, history, messages, due_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING *`,
    [
      paid.id,
      amount,
      paid.currency,
      opened.status,
      ask.category,
      JSON.stringify([opened]),
      JSON.stringify(said),
      clock.in(ANSWER_WITHIN_MS),
      clock.now(),
    ],
  );
  await planStep(trx, 'dispute.remind', dispute.id, clock.in(REMIND_EVERY_MS));
  await planStep(trx, 'dispute.expire', dispute.id, dispute.due_at);
  if (ask.isTold) await tell(trx, deps, 'charge.dispute.create', dispute, paid);
  return dispute;
}

export async function remindOfDispute(trx: Db, deps: DisputeDeps, id: Id): Promise<void> {
  const dispute = await lockDispute(trx, id);
  if (dispute.status !== 'awaiting-merchant-feedback') return;
  const paid = await lockTransaction(trx, dispute.transaction_id);
  await tell(trx, deps, 'charge.dispute.remind', dispute, paid);
  const nextAt = deps.clock.in(REMIND_EVERY_MS);
  if (nextAt < dispute.due_at) await planStep(trx, 'dispute.remind', id, nextAt);
}

/** A merchant who says nothing within 16 hours has accepted. */
export async function expireDispute(trx: Db, deps: DisputeDeps, id: Id): Promise<void> {
  const dispute = await lockDispute(trx, id);
  if (dispute.status !== 'awaiting-merchant-feedback') return;
  const paid = await lockTransaction(trx, dispute.transaction_id);
  // Whoever has been refunded meanwhile has nothing to dispute any more.
  const resolution = (await leftOf(trx, paid)) > 0 ? 'auto-accepted' : 'declined';
  await resolveDispute(trx, deps, dispute, { resolution });
}

interface Verdict {
  resolution: string;
  /** Whether the money goes back to the payer. Of the known words only `declined` lets the merchant keep it. */
  takes?: boolean | undefined;
  /** The bank has decided before, and decides otherwise now. */
  again?: boolean;
  isTold?: boolean;
  /** What the merchant said with it, and the file beside it. */
  message?: string;
  attachments?: string;
}

/** What a lost dispute takes is at most what is left of its charge; one that is won after all gives it back. */
export async function resolveDispute(trx: Db, deps: DisputeDeps, dispute: DisputeRow, verdict: Verdict) {
  const { resolution, takes = resolution !== 'declined', again = false, isTold = true, message, attachments } = verdict;
  if (dispute.status === 'resolved' && !again) throw invalidParams('The dispute is already resolved');
  // Refunds lock the charge before the balance, so this does too.
  const paid = await lockTransaction(trx, dispute.transaction_id);
  await cancelSteps(trx, 'dispute.', dispute.id);
  const taken = takes ? Math.min(dispute.refund_amount, dispute.taken + (await leftOf(trx, paid))) : 0;
  if (takes && taken === 0) throw invalidParams('All of the transaction has gone back already');
  const resolved = await updateDispute(trx, deps, dispute, {
    status: 'resolved',
    resolution,
    taken,
    message,
    attachments,
  });
  if (taken !== dispute.taken) {
    await moveBalance(trx, deps.clock, {
      currency: dispute.currency,
      difference: dispute.taken - taken,
      reason: `Chargeback ${dispute.id} ${resolution}`,
      model: 'Dispute',
      row: dispute.id,
    });
  }
  const after = await restate(trx, paid);
  if (isTold) await tell(trx, deps, 'charge.dispute.resolve', resolved, after);
  return resolved;
}

/** The merchant contests: from here on only the bank's decision resolves it. */
export async function contestDispute(
  trx: Db,
  deps: DisputeDeps,
  dispute: DisputeRow,
  answered: { message: string; attachments: string },
): Promise<DisputeRow> {
  await cancelSteps(trx, 'dispute.', dispute.id);
  return updateDispute(trx, deps, dispute, { status: 'awaiting-bank-feedback', ...answered });
}

export type ListedDispute = DisputeRow & { reference: string };

/** The latest, each with the charge it is about. */
export const listDisputes = (db: Db, atMost: number) =>
  db.many<ListedDispute>(
    `SELECT disputes.*, transactions.reference FROM paystack_sandbox.disputes
     JOIN paystack_sandbox.transactions ON transactions.id = transaction_id ORDER BY disputes.id DESC LIMIT $1`,
    [atMost],
  );

export const lockDispute = (trx: Db, id: Id) =>
  trx.one<DisputeRow>('SELECT * FROM paystack_sandbox.disputes WHERE id = $1 FOR UPDATE', [id]);

function updateDispute(
  trx: Db,
  { clock }: DisputeDeps,
  dispute: DisputeRow,
  change: {
    status: DisputeRow['status'];
    resolution?: string;
    taken?: number;
    message?: string | undefined;
    attachments?: string | undefined;
  },
): Promise<DisputeRow> {
  const createdAt = clock.now().toISOString();
  const history = [...dispute.history, { status: change.status, by: 'merchant@sandbox', createdAt }];
  const said = change.message === undefined ? [] : [{ sender: 'merchant@sandbox', body: change.message, createdAt }];
  return trx.one(
    `UPDATE paystack_sandbox.disputes
     SET status = $2, resolution = $3, history = $4, messages = $5, updated_at = $6, resolved_at = $7, taken = $8,
       attachments = coalesce($9, attachments)
     WHERE id = $1 RETURNING *`,
    [
      dispute.id,
      change.status,
      change.resolution ?? null,
      JSON.stringify(history),
      JSON.stringify([...dispute.messages, ...said]),
      clock.now(),
      change.status === 'resolved' ? clock.now() : null,
      change.taken ?? dispute.taken,
      change.attachments ?? null,
    ],
  );
}

const tell = (trx: Db, deps: DisputeDeps, event: string, dispute: DisputeRow, paid: TransactionRow) =>
  recordEvent(trx, deps, event, paid.reference, presentDispute(dispute, paid));

export const presentDispute = (dispute: DisputeRow, paid: TransactionRow) => ({
  id: dispute.id,
  // Once it is lost, what was taken; a part may have gone back before.
  refund_amount: dispute.taken > 0 ? dispute.taken : dispute.refund_amount,
  currency: dispute.currency,
  status: dispute.status,
  resolution: dispute.resolution,
  domain: 'test',
  transaction: presentTransaction(paid),
  transaction_reference: paid.reference,
  category: dispute.category,
  customer: presentCustomer(paid.email),
  bin: paid.card?.bin ?? null,
  last4: paid.card?.last4 ?? null,
  dueAt: dispute.due_at,
  resolvedAt: dispute.resolved_at,
  evidence: dispute.evidence,
  attachments: dispute.attachments,
  note: dispute.note,
  history: dispute.history,
  messages: dispute.messages,
  created_at: dispute.created_at,
  updated_at: dispute.updated_at,
});
