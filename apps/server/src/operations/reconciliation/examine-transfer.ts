import { isOnHold } from '@jara/domain/gift/gift-status';
import type { ClaimId } from '@jara/domain/ids';
import { judgePayout, mayHavePaid } from '@jara/domain/operations/judge-payout';
import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { isProviderError } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import { thawClaims } from '../../money-back/hold-for-dispute.ts';
import { holdGift } from '../../money-back/hold-gift.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { recoverApproval, recoverWithdrawal } from '../../withdrawals/recover-payout.ts';
import { settlePayout } from '../../withdrawals/settle-payout.ts';
import { findWithdrawalByReference, type WithdrawalRow } from '../../withdrawals/withdrawals.store.ts';
import { type Difference, type Finding, said } from './difference.ts';

interface Options {
  /** On a restored database what the provider knows and we do not is our own lost time, and is put back. */
  isRestored: boolean;
}

/**
 * Looks at one transfer from both sides, the provider's word fetched afresh. Where we are merely behind, the provider's
 * word is recorded; only what still differs after that is a difference.
 */
export const examineTransfer =
  (deps: Deps, { isRestored }: Options) =>
  async (reference: string): Promise<Finding> => {
    const theirs = await fetchTheirs(deps, reference);
    let ours = await findWithdrawalByReference(deps.db, reference);
    if (isRestored && theirs && mayHavePaid(theirs.status)) ours = await putBack(deps, ours, theirs);
    if (!ours) return { difference: theirs && (await notOurs(deps, theirs, isRestored)), isMended: false };
    if (theirs && (theirs.amount !== ours.net || theirs.currency !== ours.currency))
      return { difference: differing('TRANSFER_DIFFERS', ours, theirs), isMended: false };

    const first = judgePayout(ours.status, theirs?.status);
    if (first === 'agree') {
      // A claim that was frozen for a difference is free again when there is none; a dispute holds the whole gift.
      if (ours.status === 'FAILED' && !isOnHold(ours.giftStatus))
        await thawClaims(deps.db, ours.giftId, deps.clock.now());
      return { difference: undefined, isMended: false };
    }
    if (first === 'settle' && theirs) {
      await settlePayout(deps)(ours.id, theirs);
      ours = (await findWithdrawalByReference(deps.db, reference)) ?? ours;
    }
    const verdict = judgePayout(ours.status, theirs?.status);
    if (verdict === 'agree') return { difference: undefined, isMended: true };
    const kind = verdict === 'settle' ? 'PAYOUT_NOT_RECORDED' : verdict;
    // Given back here and paid there: until somebody has looked, it must not be paid once more.
    if (kind === 'PAYOUT_NOT_RECORDED') await freezeClaim(deps, ours.claimId);
    return { difference: differing(kind, ours, theirs), isMended: false };
  };

const freezeClaim = ({ db, clock }: Deps, claimId: ClaimId) =>
  db
    .updateTable('claims')
    .set({ status: 'FROZEN', updatedAt: clock.now() })
    .where('id', '=', claimId)
    .where('status', '=', 'GRANTED')
    .execute();

async function putBack(
  deps: Deps,
  ours: WithdrawalRow | undefined,
  theirs: Transfer,
): Promise<WithdrawalRow | undefined> {
  if (ours?.status === 'REQUESTED') await recoverApproval(deps)(ours.id);
  else if (ours || !(await recoverWithdrawal(deps)(theirs))) return ours;
  return findWithdrawalByReference(deps.db, theirs.reference);
}

async function notOurs(deps: Deps, theirs: Transfer, isRestored: boolean): Promise<Difference | undefined> {
  if (!mayHavePaid(theirs.status)) return undefined;
  const place = parsePayoutReference(theirs.reference);
  const gift =
    place && (await deps.db.selectFrom('gifts').select('id').where('id', '=', place.giftId).executeTakeFirst());
  // The share was claimed and paid in the lost time, and here it could be claimed once more by somebody else.
  if (gift && isRestored) await holdGift(deps)(gift.id, 'share_paid_elsewhere');
  return {
    kind: 'TRANSFER_NOT_OURS',
    reference: theirs.reference,
    providerId: '',
    ours: gift ? 'a gift of ours, but no such withdrawal' : 'nothing',
    theirs: said(theirs.status, theirs),
    amount: theirs.amount,
    currency: theirs.currency,
    giftId: gift?.id ?? null,
  };
}

const differing = (kind: Difference['kind'], ours: WithdrawalRow, theirs: Transfer | undefined): Difference => ({
  kind,
  reference: ours.reference,
  providerId: '',
  ours: said(ours.status, { amount: ours.net, currency: ours.currency }),
  theirs: theirs ? said(theirs.status, theirs) : 'not known',
  amount: theirs?.amount ?? ours.net,
  currency: theirs?.currency ?? ours.currency,
  giftId: ours.giftId,
  withdrawalId: ours.id,
});

async function fetchTheirs({ paystack }: Pick<Deps, 'paystack'>, reference: string): Promise<Transfer | undefined> {
  try {
    return await paystack.verifyTransfer(reference);
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return undefined;
    throw error;
  }
}
