import { giftAccount } from '@jara/domain/ledger/accounts';
import { lossCovered, lossOf } from '@jara/domain/ledger/dispute-journals';
import { refundCovered, shareCovered, voidCovered } from '@jara/domain/ledger/outside-journals';
import { type Currency, minor, minus, plus, ZERO } from '@jara/domain/money/money';
import { type Selectable, sql } from 'kysely';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { partsOf, type StoredPart } from './hold-for-dispute.ts';
import {
  type ChargeRow,
  type DisputeRow,
  type GiftRow,
  isVoided,
  listAtOurCost,
  listLostShort,
  listRefundsOfCharge,
  type RefundRow,
} from './money-back.store.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

interface Rest {
  charge: ChargeRow;
  gift: GiftRow;
}

/**
 * What comes back to a gift that is over, because a share lapsed or a bank that had won thought better of it, first makes up for what
 * we lost on the same charge. Should what went back come back, the gift has it again. The payment and the gift are locked by the
 * caller, who knows that nobody can open it.
 */
export async function coverFromRest(trx: Trx, { charge, gift }: Rest, now: Date): Promise<void> {
  // Before the balance, which waking what sleeps takes as well: whoever hears of a transfer has them in that order.
  const transfers = await lockPaidAtOurCost(trx, gift);
  const refunds = await listRefundsOfCharge(trx, charge.id);
  for (const refund of refunds.filter(({ loss }) => loss > ZERO)) await coverRefund(trx, gift, refund, now);
  for (const transfer of transfers) await coverShare(trx, gift, transfer, now);
  for (const dispute of await listAtOurCost(trx, charge.id)) await coverRegained(trx, gift, dispute, now);
  for (const dispute of await listLostShort(trx, charge.id)) await coverLost(trx, gift, dispute, now);
  if (await isVoided(trx, charge.id)) await coverVoid(trx, { charge, gift }, now);
}

/** The refund is paid for by the gift from here on. */
async function coverRefund(trx: Trx, gift: GiftRow, { id, loss, rounds }: RefundRow, now: Date): Promise<void> {
  const part = await restOf(trx, gift, now);
  const amount = minor(Math.min(part.amount, loss));
  if (amount === ZERO) return;
  const round = rounds + 1;
  const covered = { refundId: id, part: { ...part, amount }, currency: gift.currency, round };
  await postJournal(trx, refundCovered(covered), now);
  await trx
    .updateTable('refunds')
    .set({ loss: minus(loss, amount), rounds: round })
    .where('id', '=', id)
    .execute();
}

type TransferRow = Selectable<Schema['transfers']>;

/** They stay as they are until the end of the transaction. */
export const lockPaidAtOurCost = (trx: Trx, { id }: GiftRow): Promise<TransferRow[]> =>
  trx
    .selectFrom('transfers')
    .selectAll()
    .where('giftId', '=', id)
    .where('loss', '>', ZERO)
    .orderBy('reference')
    .forUpdate()
    .execute();

/** A share that was paid without us, while others held all there was, is paid for by the gift from here on. */
async function coverShare(
  trx: Trx,
  gift: GiftRow,
  { reference, writtenOffAt, loss }: TransferRow,
  now: Date,
): Promise<void> {
  const part = await restOf(trx, gift, now);
  const amount = minor(Math.min(part.amount, loss));
  if (amount === ZERO || !writtenOffAt) return;
  const covered = { reference, writtenOffAt, loss, part: { ...part, amount }, currency: gift.currency };
  await postJournal(trx, shareCovered(covered), now);
  await trx
    .updateTable('transfers')
    .set({ loss: minus(loss, amount) })
    .where('reference', '=', reference)
    .execute();
}

/** What its sender has at a bank, and the bank of the card has given back as well, is paid for by the gift from here on. */
async function coverRegained(trx: Trx, gift: GiftRow, { id, holds, loss }: DisputeRow, now: Date): Promise<void> {
  const part = await restOf(trx, gift, now);
  const amount = minor(Math.min(part.amount, loss));
  if (amount === ZERO) return;
  const round = holds + 1;
  await postJournal(
    trx,
    lossCovered({ disputeId: id, part: { ...part, amount }, currency: gift.currency, round }),
    now,
  );
  await trx
    .updateTable('disputes')
    .set({ holds: round, loss: minus(loss, amount) })
    .where('id', '=', id)
    .execute();
}

/** Nobody has paid for what is in it. */
async function coverVoid(trx: Trx, { charge, gift }: Rest, now: Date): Promise<void> {
  const part = await restOf(trx, gift, now);
  if (part.amount === ZERO) return;
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from movements m join journals j on j.id = m.journal_id
    where m.account = 'gift' and m.subject = ${gift.id} and j.event = 'charge_covered'
  `.execute(trx);
  const round = (rows[0]?.before ?? 0) + 1;
  await postJournal(trx, voidCovered({ chargeId: charge.id, part, currency: gift.currency, round }), now);
}

/** The bank took more than was there, of which the gift pays for what it has. Given back, the gift has that again. */
async function coverLost(trx: Trx, gift: GiftRow, dispute: DisputeRow, now: Date): Promise<void> {
  const { account, amount: rest } = await restOf(trx, gift, now);
  const amount = minor(Math.min(rest, lossOf(partsOf(dispute.heldParts), dispute.amount)));
  if (amount === ZERO) return;
  const part = { account: account.kind, subject: gift.id, amount };
  await takeForLost(trx, dispute, { part, currency: gift.currency }, now);
}

/** What comes back after its dispute was lost is taken as if it had been there then. */
export async function takeForLost(
  trx: Trx,
  dispute: DisputeRow,
  { part, currency }: { part: StoredPart; currency: Currency },
  now: Date,
): Promise<DisputeRow> {
  const { account: kind, subject, amount } = part;
  const round = dispute.holds + 1;
  const covered = { disputeId: dispute.id, part: { account: { kind, subject }, amount }, currency, round };
  await postJournal(trx, lossCovered(covered), now);
  const held = plus(dispute.held, amount);
  const heldParts = [...dispute.heldParts, part];
  await trx
    .updateTable('disputes')
    .set({ holds: round, held, heldParts: JSON.stringify(heldParts) })
    .where('id', '=', dispute.id)
    .execute();
  return { ...dispute, holds: round, held, heldParts };
}

async function restOf(trx: Trx, gift: GiftRow, now: Date) {
  await wakeDormantMoney(trx, gift, now);
  const account = giftAccount(gift.id);
  return { account, amount: await balanceOf(trx, account) };
}
