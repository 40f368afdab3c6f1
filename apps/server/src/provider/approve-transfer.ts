import type { Transfer } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { isHeld } from '../holds/holds.ts';
import { findChargeOfGift, hasUnreadWord, isPaidAtOurCost } from '../money-back/money-back.store.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { destinationOf, isElsewhere } from '../withdrawals/transfers.store.ts';
import { findWithdrawalByReference, type WithdrawalRow } from '../withdrawals/withdrawals.store.ts';

type Asked = Pick<Transfer, 'reference' | 'amount' | 'recipient'> & { currency?: string | undefined };

/**
 * The provider asks before it moves money. This is a second lock on its own: only a payout that our books know, that was
 * approved and sent, of exactly this amount, to exactly this account, and that nobody has stopped, may pass.
 */
export const isTransferOurs =
  ({ db, log }: Pick<Deps, 'db' | 'log'>) =>
  async (transfer: Asked): Promise<boolean> => {
    const withdrawal = await findWithdrawalByReference(db, transfer.reference);
    const isOurs =
      withdrawal !== undefined &&
      (withdrawal.status === 'SUBMITTED' || withdrawal.status === 'UNKNOWN') &&
      withdrawal.net === transfer.amount &&
      (transfer.currency === undefined || transfer.currency === withdrawal.currency) &&
      // Money whose way we are not told is not let go.
      destinationOf(transfer) !== undefined &&
      !isElsewhere(transfer, withdrawal) &&
      (await isFree(db, withdrawal)) &&
      !(withdrawal.forSender && (await senderMayHaveIt(db, withdrawal)));
    if (!isOurs)
      log.error({ reference: transfer.reference, known: withdrawal !== undefined }, 'payout.approval_refused');
    return isOurs;
  };

/** What its sender has had by now comes off it first, and what a bank has said of it somebody reads. */
async function senderMayHaveIt(db: Deps['db'], { paymentId, giftId }: WithdrawalRow): Promise<boolean> {
  const charge = await findChargeOfGift(db, paymentId);
  return (await isPaidAtOurCost(db, giftId)) || !charge || hasUnreadWord(db, charge.id);
}

const isFree = async (db: Deps['db'], { id, claimId, giftId }: WithdrawalRow): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select ${isHeld(sql`${id}::uuid`, sql`${claimId}::uuid`, sql`${giftId}::uuid`)} as held
  `.execute(db);
  return rows[0]?.held === false;
};
