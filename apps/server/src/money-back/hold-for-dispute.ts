import type { ChargeId, DisputeId, GiftId } from '@jara/domain/ids';
import type { AccountKind } from '@jara/domain/ledger/accounts';
import { disputeOpened } from '@jara/domain/ledger/dispute-journals';
import type { HeldPart } from '@jara/domain/ledger/journal';
import { type Currency, type Minor, plus, sum, ZERO } from '@jara/domain/money/money';
import { sql } from 'kysely';
import { type Ground, holdClaims, holdGift } from '../holds/holds.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { PAYOUT_FAILURES } from '../withdrawals/payout-failures.ts';
import { giveBack } from '../withdrawals/withdrawal-life.ts';
import { type ChargeRow, type DisputeRow, lockUnsent } from './money-back.store.ts';

/** By what a dispute's holds are known. */
export const groundOf = (disputeId: DisputeId, reason = 'The sender’s bank disputes the payment'): Ground => ({
  cause: 'DISPUTE',
  causeId: disputeId,
  reason,
});

/**
 * Sets aside whatever of a disputed charge is still in our hands, and holds the gift and every claim of it. It is called
 * again while the dispute is open, because a payout or a refund that fails brings money back.
 * The payment and the gift are locked by the caller.
 */
export async function holdWhatIsHere(trx: Trx, dispute: DisputeRow, charge: ChargeRow, now: Date): Promise<DisputeRow> {
  const found = dispute.giftId
    ? await holdAndFind(trx, dispute.id, dispute.giftId, now)
    : await findSuspended(trx, charge.id);
  if (found.length === 0) return dispute;
  const holds = dispute.holds + 1;
  const journal = disputeOpened({ disputeId: dispute.id, held: partsOf(found), currency: charge.currency as Currency });
  // The first hold bears the dispute's own ref; those that follow are counted, so that each is posted once.
  await postJournal(trx, holds === 1 ? journal : { ...journal, ref: `${journal.ref}:${holds}` }, now);
  const held = plus(dispute.held, sum(found.map(({ amount }) => amount)));
  const heldParts = [...dispute.heldParts, ...found];
  await trx
    .updateTable('disputes')
    .set({ held, heldParts: JSON.stringify(heldParts), holds })
    .where('id', '=', dispute.id)
    .execute();
  return { ...dispute, held, heldParts, holds };
}

export interface StoredPart {
  account: AccountKind;
  subject: string;
  amount: Minor;
}

/** Held parts as the books name them, and as the dispute's row keeps them. */
export const partsOf = (stored: readonly StoredPart[]): HeldPart[] =>
  stored.map(({ account, subject, amount }) => ({ account: { kind: account, subject }, amount }));
export const storedParts = (parts: readonly HeldPart[]): StoredPart[] =>
  parts.map(({ account: { kind, subject }, amount }) => ({ account: kind, subject, amount }));

/**
 * A claim whose payout has not left yet gets its money back first, to be held with the rest. One whose money is on its way
 * to a bank keeps running; should it come back, it comes back frozen.
 */
async function holdAndFind(trx: Trx, disputeId: DisputeId, giftId: GiftId, now: Date): Promise<StoredPart[]> {
  const { claims, unsent } = await lockUnsent(trx, giftId);
  for (const withdrawal of unsent) await giveBack(trx, withdrawal, PAYOUT_FAILURES.disputed, now);
  await holdGift(trx, giftId, groundOf(disputeId), now);
  await holdClaims(trx, giftId, claims, groundOf(disputeId), now);
  // Where the bank wants a part only, the first held is the first given back: people who claimed come before the rest.
  const { rows } = await sql<StoredPart>`
    select account, subject, balance as amount from balances
    where balance > 0
      and ((account = 'claim' and subject = any(${claims}::uuid[]))
        or (account in ('gift', 'dormant') and subject = ${giftId}))
    order by array_position(array['claim', 'gift', 'dormant'], account), subject
  `.execute(trx);
  return rows;
}

const findSuspended = (trx: Trx, chargeId: ChargeId): Promise<StoredPart[]> =>
  trx
    .selectFrom('balances')
    .select(['account', 'subject', 'balance as amount'])
    .where('account', '=', 'suspense')
    .where('subject', '=', chargeId)
    .where('balance', '>', ZERO)
    .execute();
