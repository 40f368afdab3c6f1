import type { PaymentId, RefundId } from '@jara/domain/ids';
import { ZERO } from '@jara/domain/money/money';
import type { Refund } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { isOn } from '../switches/switches.store.ts';
import {
  findCharge,
  findStandingDispute,
  hasUnreadWord,
  isAtOurCost,
  lockOpenRefund,
  type RefundRow,
  wentBackOf,
} from './money-back.store.ts';

export interface NamedAccount {
  accountNumber: string;
  bankCode: string;
  bankName: string;
  accountName: string;
}

export const NEEDS_ACCOUNT: Refund['status'] = 'needs-attention';

/** Whether a refund stands still until its sender has named an account. */
export const needsAccount = (refund: Pick<RefundRow, 'status' | 'providerStatus' | 'accountNumber'>): boolean =>
  refund.status === 'SUBMITTED' && refund.providerStatus === NEEDS_ACCOUNT && refund.accountNumber === null;

/** Gives the refund of a gift, or of charges that never became one, the account its sender named. The payment is locked by the caller. */
export async function nameAccount(
  trx: Trx,
  { paymentId, of }: { paymentId: PaymentId; of: 'gift' | 'charge' },
  account: NamedAccount,
  now: Date,
): Promise<void> {
  const { accountNumber, bankCode, bankName, accountName } = account;
  const named = await trx
    .updateTable('refunds')
    .set({
      accountNumber,
      bankCode,
      bankName,
      accountName,
      accountSentAt: null,
      nextCheckAt: sql<Date>`now()`,
      updatedAt: now,
    })
    .from('charges')
    .whereRef('charges.id', '=', 'refunds.chargeId')
    .where('charges.paymentId', '=', paymentId)
    .where('refunds.giftId', of === 'gift' ? 'is not' : 'is', null)
    .where('refunds.status', '=', 'SUBMITTED')
    .where('refunds.providerStatus', '=', NEEDS_ACCOUNT)
    .where('refunds.accountNumber', 'is', null)
    .returning('refunds.id')
    .execute();
  for (const { id } of named) await enqueue(trx, 'work_on_refund', { refundId: id }, { key: `refund:${id}` });
}

/** Writes down that the provider is told of the account; false when there is none to tell of. */
export const markAccountSent = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: RefundId): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, id);
    if (!refund?.accountNumber || refund.accountSentAt !== null) return false;
    if ((await isWithBank(trx, refund)) || (await isStopped(trx, refund))) return false;
    if (await isAtOurCost(trx, refund)) return false;
    if (await hasUnreadWord(trx, refund.chargeId)) return false;
    await trx.updateTable('refunds').set({ accountSentAt: clock.databaseNow() }).where('id', '=', id).execute();
    return true;
  });

/** It leaves for an account that somebody named, as a payout does, so what stops payouts stops it. A dispute is asked about by itself. */
async function isStopped(trx: Trx, { giftId }: RefundRow): Promise<boolean> {
  if (!(await isOn(trx, 'payouts')) || (await findUnreleased(trx))) return true;
  const { rows } = await sql`
    select from holds where subject_id = ${giftId}::uuid and cause <> 'DISPUTE' and lifted_at is null limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** The sender's bank wants this money, or has it: it must not go back through us as well. */
async function isWithBank(trx: Trx, { chargeId }: RefundRow): Promise<boolean> {
  const dispute = await findStandingDispute(trx, chargeId);
  const charge = await findCharge(trx, chargeId);
  return dispute?.status === 'OPEN' || (await wentBackOf(trx, chargeId)) > (charge?.amount ?? ZERO);
}

/**
 * The provider does not pay to this account: its sender is asked for another. While something was paid at our cost none is wanted: the
 * money is here to make up for that, and then the provider is told of this one once more.
 */
export const forgetAccount = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: RefundId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, id);
    if (!refund?.accountNumber) return;
    const isWanted = !(await isAtOurCost(trx, refund));
    const none = { accountNumber: null, bankCode: null, bankName: null, accountName: null };
    await trx
      .updateTable('refunds')
      .set({ accountSentAt: null, ...(isWanted && none) })
      .where('id', '=', id)
      .execute();
    if (isWanted) await askForAccount(trx, refund, clock.now());
  });

/** Whoever gave us an address hears that we need a bank account from them; in the room it is read anyway. */
export async function askForAccount(trx: Trx, refund: RefundRow, now: Date): Promise<void> {
  if (!refund.senderEmail) return;
  // However many looks find that none was named, they send one mail; each account that was not taken is followed by another.
  const asked = refund.accountNumber ? `:${now.getTime()}` : '';
  await addMails(trx, now, [
    {
      kind: 'refund_needs_account',
      to: refund.senderEmail,
      identity: `refund-account:${refund.id}${asked}`,
      data: { refundId: refund.id },
    },
  ]);
}
