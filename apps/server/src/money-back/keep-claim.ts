import { ANSWER_WITHIN_MS } from '@jara/domain/dispute/dispute-answers';
import type { DisputeId } from '@jara/domain/ids';
import type { Dispute } from '@jara/paystack/wire';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';

/** Nobody reads more than this of what was said; the provider keeps it all. */
const MOST_MESSAGES = 50;

/**
 * Keeps what the bank claims, in the provider's words. Two who asked at different moments may write in any order, so what the provider
 * had said before does not take the place of what it said after.
 */
export async function keepClaim(trx: Trx, id: DisputeId, dispute: Dispute, now: Date): Promise<void> {
  const saidAt = saidAtOf(dispute);
  const openedAt = instantOf(dispute.created_at ?? dispute.createdAt) ?? now;
  const messages = (dispute.messages ?? []).slice(-MOST_MESSAGES).map(({ sender, body, createdAt }) => ({
    sender: sender ? writable(sender) : null,
    body: writable(body),
    at: instantOf(createdAt)?.toISOString() ?? null,
  }));
  // Whoever was erased is not written down anew when the bank says it again.
  const { erasedAt } = await trx
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .select('erasedAt')
    .where('disputes.id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('disputes')
    .set({
      providerStatus: writable(dispute.status),
      category: dispute.category ? writable(dispute.category) : null,
      note: dispute.note && !erasedAt ? writable(dispute.note) : null,
      messages: JSON.stringify(erasedAt ? [] : messages),
      dueAt: instantOf(dispute.dueAt) ?? new Date(openedAt.getTime() + ANSWER_WITHIN_MS),
      saidAt,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(${saidAt}::timestamptz is null or said_at is null or said_at <= ${saidAt})`)
    .execute();
}

/** When the provider last changed what it says. */
export const saidAtOf = (dispute: Dispute): Date | null => instantOf(dispute.updated_at ?? dispute.updatedAt);

/** A payer's half emoji or a zero sign is nothing that PostgreSQL takes, and must not keep a dispute from being held. */
const writable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '');

export function instantOf(text: string | null | undefined): Date | null {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}
