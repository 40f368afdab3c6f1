import type { GiftId } from '@jara/domain/ids';
import { claimAccount, giftAccount } from '@jara/domain/ledger/accounts';
import type { HeldPart } from '@jara/domain/ledger/journal';
import { lossReturned, sharePaidElsewhereRef, transferCost } from '@jara/domain/ledger/outside-journals';
import { type Currency, type Minor, minor, sum, ZERO } from '@jara/domain/money/money';
import { transferFee } from '@jara/domain/money/provider-fees';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import type { Transfer } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { type Before, findTransferRow, isOvertaken, noteTransfer } from './transfers.store.ts';
import { findOpenWithdrawal, findWithdrawalByReference, lockClaim, type WithdrawalRow } from './withdrawals.store.ts';

/** What the provider took for a transfer: its fee, by its published price where it does not say, and the levy of the state. */
const costsOf = ({ amount, fee_charged, fees_breakdown }: Transfer) => ({
  transferFee: fee_charged == null ? transferFee(minor(amount)) : minor(fee_charged),
  stampDuty: sum((fees_breakdown ?? []).filter(({ type }) => type === 'stamp_duty').map((duty) => minor(duty.amount))),
});

/**
 * What a transfer cost us, for whoever books it first: the provider takes it once, however often its bank then changes its
 * mind. Of a transfer that is no payout of ours nothing is kept, and its costs are always given.
 */
export async function takeCosts(trx: Trx, transfer: Transfer): Promise<ReturnType<typeof costsOf>> {
  const row = await findTransferRow(trx, transfer.reference);
  if (row?.isCostBooked) return { transferFee: ZERO, stampDuty: ZERO };
  if (row)
    await trx.updateTable('transfers').set({ isCostBooked: true }).where('reference', '=', row.reference).execute();
  return costsOf(transfer);
}

/** What a transfer took from our balance in all, for whoever books it as something other than the payout that was asked for. */
export async function takeWhole(trx: Trx, transfer: Transfer): Promise<Minor> {
  const costs = await takeCosts(trx, transfer);
  return sum([minor(transfer.amount), costs.transferFee, costs.stampDuty]);
}

/**
 * Takes in the provider's last word on a transfer, and answers whether it is booked as our loss: then it is nobody's payout,
 * whatever is said of it. Should such money come back, it makes up for the loss.
 *
 * Whoever asks beside others says how it stood `before`. That it has not paid is no news then where somebody has heard something
 * newer while the answer was on its way: what they held because it had paid would be let go.
 */
export async function recordTransfer(
  trx: Trx,
  transfer: Transfer,
  now: Date,
  before?: Before,
): Promise<'ours' | 'lost' | 'overtaken'> {
  const isDenial = !mayHavePaid(transfer.status);
  if (before !== undefined && isDenial && (await isOvertaken(trx, transfer.reference, before))) return 'overtaken';
  await noteTransfer(trx, transfer, now);
  const row = await findTransferRow(trx, transfer.reference);
  if (row && !row.isCostBooked && transfer.transferred_at && isDenial) {
    const costs = await takeCosts(trx, transfer);
    const currency = row.currency as Currency;
    await postJournal(trx, transferCost({ reference: row.reference, ...costs, currency }), now);
  }
  if (!row?.writtenOffAt) return 'ours';
  if (!isDenial) return 'lost';
  await takeBack(trx, { ...row, writtenOffAt: row.writtenOffAt }, minor(transfer.amount), now);
  return 'ours';
}

/**
 * A transfer that was booked as our loss because another one had paid its share as well. Once that other one has come back, this
 * is what paid the share: the loss is taken back, and answers that the share has to be booked. A share that a lost dispute has
 * taken is not there to be booked.
 */
export async function hasPaidAlone(trx: Trx, transfer: Transfer, asked: WithdrawalRow, now: Date): Promise<boolean> {
  const row = await findTransferRow(trx, transfer.reference);
  if (!row?.writtenOffAt || row.isExtra) return false;
  // Erased, the account of a transfer is null and that of a withdrawal empty.
  const isSameAccount = (row.accountNumber ?? '') === asked.accountNumber && row.bankCode === asked.bankCode;
  const isAsAsked = row.amount === asked.net && isSameAccount;
  if (!isAsAsked || (await isShareGone(trx, asked))) return false;
  await takeBack(trx, { ...row, writtenOffAt: row.writtenOffAt }, minor(transfer.amount), now);
  return true;
}

/** The bank has taken the share in a dispute that is over: nobody has it, and nobody can get it. */
export async function isShareGone(
  trx: Trx,
  { claimId, giftId }: Pick<WithdrawalRow, 'claimId' | 'giftId'>,
): Promise<boolean> {
  await lockClaim(trx, claimId);
  if ((await balanceOf(trx, claimAccount(claimId))) !== ZERO || (await findOpenWithdrawal(trx, claimId))) return false;
  const { rows } = await sql`
    select from disputes where gift_id = ${giftId} and status = 'OPEN'
      and held_parts @> ${JSON.stringify([{ account: 'claim', subject: claimId }])}::jsonb limit 1
  `.execute(trx);
  return rows.length === 0;
}

async function takeBack(
  trx: Trx,
  {
    reference,
    writtenOffAt,
    currency,
    ...row
  }: { reference: string; giftId: GiftId; writtenOffAt: Date; currency: string; loss: Minor },
  amount: Minor,
  now: Date,
): Promise<void> {
  // Whoever holds or takes the money of a gift has locked its claims before its balance.
  const withdrawal = await findWithdrawalByReference(trx, reference);
  if (withdrawal) await lockClaim(trx, withdrawal.claimId);
  const paidBy = await paidByGift(trx, sharePaidElsewhereRef(reference, writtenOffAt), row);
  await postJournal(
    trx,
    lossReturned({ reference, writtenOffAt, amount, paidBy, currency: currency as Currency }),
    now,
  );
  await trx
    .updateTable('transfers')
    .set({ writtenOffAt: null, loss: ZERO })
    .where('reference', '=', reference)
    .execute();
}

/** What a gift has paid of a transfer that was taken for the payout of one of its shares, then or when something came back to it. */
async function paidByGift(
  trx: Trx,
  ref: string,
  { giftId, loss }: { giftId: GiftId; loss: Minor },
): Promise<HeldPart | undefined> {
  const row = await trx
    .selectFrom('journals')
    .innerJoin('movements', 'movements.journalId', 'journals.id')
    .select('movements.amount')
    .where('journals.ref', '=', ref)
    .where('movements.account', '=', 'provider_balance')
    .executeTakeFirst();
  return row && { account: giftAccount(giftId), amount: minor(-row.amount - loss) };
}
