import { isOnHold } from '@jara/domain/gift/gift-status';
import type { Deps } from '../platform/tools/deps.ts';
import { findWithdrawalByReference } from '../withdrawals/withdrawals.store.ts';

/**
 * The provider asks before it moves money. This is a second lock on its own: only a payout that our books know, that was
 * approved and sent, of exactly this amount, and of a gift that nobody has stopped, may pass.
 */
export const isTransferOurs =
  ({ db, log }: Pick<Deps, 'db' | 'log'>) =>
  async (transfer: { reference: string; amount: number; currency?: string | undefined }): Promise<boolean> => {
    const withdrawal = await findWithdrawalByReference(db, transfer.reference);
    const isOurs =
      withdrawal !== undefined &&
      (withdrawal.status === 'SUBMITTED' || withdrawal.status === 'UNKNOWN') &&
      !isOnHold(withdrawal.giftStatus) &&
      withdrawal.net === transfer.amount &&
      (transfer.currency === undefined || transfer.currency === withdrawal.currency);
    if (!isOurs)
      log.error({ reference: transfer.reference, known: withdrawal !== undefined }, 'payout.approval_refused');
    return isOurs;
  };
