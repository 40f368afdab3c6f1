import type { GiftId } from '@jara/domain/ids';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import { judgePayout, mayHavePaid } from '@jara/domain/operations/judge-payout';
import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import { isHeldOver } from '../../holds/holds.ts';
import { holdGiftFor, letGoOfGift } from '../../money-back/hold-gift.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { verifyTransfer } from '../../withdrawals/ask-provider.ts';
import { recordTransfer } from '../../withdrawals/record-transfer.ts';
import { recoverApproval, recoverWithdrawal } from '../../withdrawals/recover-payout.ts';
import { isOfAnother, settlePayout } from '../../withdrawals/settle-payout.ts';
import { destinationOf, findTransferRow } from '../../withdrawals/transfers.store.ts';
import { findWithdrawalByReference, type WithdrawalRow } from '../../withdrawals/withdrawals.store.ts';
import { type Difference, type Finding, said } from './difference.ts';

type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransferRow>>>;

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
    const before = (await findTransferRow(deps.db, reference)) ?? null;
    const theirs = await unlessUnknown(() => verifyTransfer(deps, reference));
    let ours = await findWithdrawalByReference(deps.db, reference);
    if (isRestored && theirs) ours = await putBack(deps, ours, theirs);
    if (!ours) {
      if (!theirs) return { difference: before?.mayHavePaid ? forgotten(before) : undefined, isMended: false };
      await deps.db.transaction().execute((trx) => recordTransfer(trx, theirs, deps.clock.now(), before));
      return { difference: await notOurs(deps, theirs, isRestored), isMended: false };
    }
    const first = judgePayout(ours.status, theirs?.status);
    // Settling also holds what differs, and lets go of what agrees again.
    if (theirs) {
      await settlePayout(deps)(ours.id, theirs, before);
      ours = (await findWithdrawalByReference(deps.db, reference)) ?? ours;
      // A second transfer of a share is a difference of its own, and one that is booked as our loss is none any more.
      const kept = await findTransferRow(deps.db, reference);
      if (kept?.writtenOffAt || (kept?.isExtra && kept.mayHavePaid)) return { difference: undefined, isMended: false };
      if (isOfAnother(theirs, ours) && mayHavePaid(theirs.status))
        return { difference: differing('TRANSFER_DIFFERS', ours, theirs), isMended: false };
    }
    const verdict = judgePayout(ours.status, theirs?.status);
    // What it had said of it holds the share, and it does not know it any more: people say what becomes of that.
    if (!theirs && verdict === 'agree' && (await isHeldOver(deps.db, reference)))
      return { difference: differing('PAYOUT_NOT_RECORDED', ours, undefined), isMended: false };
    if (verdict === 'agree') return { difference: undefined, isMended: first !== 'agree' };
    return {
      difference: differing(verdict === 'settle' ? 'PAYOUT_NOT_RECORDED' : verdict, ours, theirs),
      isMended: false,
    };
  };

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
  const place = parsePayoutReference(theirs.reference);
  const gift =
    place && (await deps.db.selectFrom('gifts').select('id').where('id', '=', place.giftId).executeTakeFirst());
  if (!mayHavePaid(theirs.status)) {
    // It was held for a share that was paid, and that has come back.
    if (gift) await letGoOfGift(deps)(gift.id, 'RESTORE', theirs.reference);
    return undefined;
  }
  // People have settled it already; holding the gift once more would hold it for ever.
  if ((await findTransferRow(deps.db, theirs.reference))?.writtenOffAt) return undefined;
  // The share was claimed and paid in the lost time, and here it could be claimed once more by somebody else. Whoever has claimed
  // it here is who was paid, and that is put back once nothing else holds it.
  if (gift && isRestored && !(await isClaimed(deps, place)))
    await holdGiftFor(deps)(gift.id, 'RESTORE', theirs.reference);
  return {
    kind: 'TRANSFER_NOT_OURS',
    reference: theirs.reference,
    providerId: '',
    ours: gift ? 'a gift of ours, but no such withdrawal' : 'nothing',
    theirs: said(theirs.status, theirs),
    amount: theirs.amount,
    currency: theirs.currency,
    giftId: gift?.id ?? null,
    ...(!gift && { isKeptByItem: true }),
  };
}

/** It had paid a share by the provider's own word, so that the next try waits for it. What is our loss keeps nobody. */
const forgotten = ({ reference, giftId, amount, currency, writtenOffAt }: TransferRow): Difference | undefined =>
  writtenOffAt
    ? undefined
    : {
        kind: 'TRANSFER_NOT_OURS',
        reference,
        providerId: '',
        ours: 'a gift of ours, but no such withdrawal',
        theirs: NOT_KNOWN,
        amount,
        currency,
        giftId,
      };

const isClaimed = async ({ db }: Deps, { giftId, slot }: { giftId: GiftId; slot: number }): Promise<boolean> => {
  const claim = db.selectFrom('claims').select('id').where('giftId', '=', giftId).where('slot', '=', slot);
  return (await claim.executeTakeFirst()) !== undefined;
};

const differing = (kind: Difference['kind'], ours: WithdrawalRow, theirs: Transfer | undefined): Difference => ({
  kind,
  reference: ours.reference,
  providerId: '',
  ours: `${said(ours.status, { amount: ours.net, currency: ours.currency })}${to(ours)}`,
  theirs: theirs ? `${said(theirs.status, theirs)}${to(destinationOf(theirs))}` : NOT_KNOWN,
  amount: theirs?.amount ?? ours.net,
  currency: theirs?.currency ?? ours.currency,
  giftId: ours.giftId,
  withdrawalId: ours.id,
});

/** Account numbers of people are not for every reader: their end tells two apart. */
const to = (account: { accountNumber: string; bankCode: string } | undefined): string =>
  account ? `, to …${account.accountNumber.slice(-4)} at ${account.bankCode}` : '';
