import { giftAccount } from '@jara/domain/ledger/accounts';
import { lossCovered } from '@jara/domain/ledger/dispute-journals';
import { refundCovered, shareCovered, voidCovered } from '@jara/domain/ledger/outside-journals';
import { minor, minus, ZERO } from '@jara/domain/money/money';
import { type Selectable, sql } from 'kysely';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  type ChargeRow,
  type DisputeRow,
  findLastDispute,
  type GiftRow,
  isVoided,
  listAtOurCost,
  listRefundsOfCharge,
  type RefundRow,
  wentBackOf,
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
  const refunds = await listRefundsOfCharge(trx, charge.id);
  for (const refund of refunds.filter(({ status, loss }) => status === 'DONE' && loss > ZERO))
    await coverRefund(trx, gift, refund, now);
  for (const transfer of await listPaidAtOurCost(trx, gift)) await coverShare(trx, gift, transfer, now);
  for (const dispute of await listAtOurCost(trx, charge.id)) await coverRegained(trx, gift, dispute, now);
  if (await isVoided(trx, charge.id)) await coverVoid(trx, { charge, gift }, now);
  else if ((await wentBackOf(trx, charge.id)) >= charge.amount) await coverDispute(trx, { charge, gift }, now);
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

const listPaidAtOurCost = (trx: Trx, { id }: GiftRow): Promise<TransferRow[]> =>
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

/** Of a charge that has gone back whole nothing can go back once more: what is left is what the bank has cost us. */
async function coverDispute(trx: Trx, { charge, gift }: Rest, now: Date): Promise<void> {
  const dispute = await findLastDispute(trx, charge.id);
  if (!dispute || dispute.status === 'OPEN') return;
  const part = await restOf(trx, gift, now);
  if (part.amount === ZERO) return;
  const holds = dispute.holds + 1;
  await postJournal(trx, lossCovered({ disputeId: dispute.id, part, currency: gift.currency, round: holds }), now);
  await trx.updateTable('disputes').set({ holds }).where('id', '=', dispute.id).execute();
}

async function restOf(trx: Trx, gift: GiftRow, now: Date) {
  await wakeDormantMoney(trx, gift, now);
  const account = giftAccount(gift.id);
  return { account, amount: await balanceOf(trx, account) };
}
