import type { WithdrawalId } from '@jara/domain/ids';
import { judgePayout, mayHavePaid } from '@jara/domain/operations/judge-payout';
import { isBeingPaid } from '@jara/domain/withdrawal/withdrawal-status';
import type { Transfer } from '@jara/paystack/wire';
import { holdClaims, holdWithdrawal, liftFrom } from '../holds/holds.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import { hasPaidAlone, recordTransfer } from './record-transfer.ts';
import { type Before, isElsewhere } from './transfers.store.ts';
import { complete, fail, reverse } from './withdrawal-life.ts';
import { lockClaim, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/** By what the holds of a difference about one transfer are known. */
export const differenceAbout = (reference: string, reason: string) => ({
  cause: 'DIFFERENCE' as const,
  causeId: reference,
  reason,
});

/**
 * Records what the provider itself says of a transfer. The answer to sending it, a look-up and a webhook all end here,
 * and it may run any number of times. A status that is not final changes nothing: the money stays reserved.
 */
export const settlePayout =
  (deps: Needs) =>
  (withdrawalId: WithdrawalId, transfer: Transfer, before?: Before): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, withdrawalId);
      if (!withdrawal || transfer.reference !== withdrawal.reference) return;
      const now = deps.clock.now();
      const kept = await recordTransfer(trx, transfer, now, before);
      if (kept === 'overtaken') return;
      if (kept === 'lost' && !(await hasPaidAlone(trx, transfer, withdrawal, now))) return;
      if (isOfAnother(transfer, withdrawal) && mayHavePaid(transfer.status))
        return holdForDifference(deps, trx, withdrawal, 'The provider paid something else than was asked for');
      if (withdrawal.status !== 'COMPLETED' && !isBeingPaid(withdrawal.status))
        return followClosed(deps, trx, withdrawal, transfer);
      // One that had arrived and is not said to have come back, only not to have been paid: comparing makes it an item.
      if (judgePayout(withdrawal.status, transfer.status) === 'PAYOUT_NOT_PAID')
        return holdForDifference(deps, trx, withdrawal, 'The provider had paid this, and does not say so any more');
      // What was held because something else was paid is free once the provider names what we asked for.
      const known = differenceAbout(withdrawal.reference, '');
      await liftFrom(trx, [withdrawal.claimId, withdrawal.id], known, { now: deps.clock.now() });
      switch (transfer.status) {
        case 'success':
          return complete(deps, trx, withdrawal, transfer);
        case 'failed':
        case 'abandoned':
        case 'blocked':
        case 'rejected':
          return fail(deps, trx, withdrawal, reasonOf(transfer));
        case 'reversed':
          return withdrawal.status === 'COMPLETED'
            ? reverse(deps, trx, withdrawal)
            : fail(deps, trx, withdrawal, reasonOf(transfer));
        default:
          if (withdrawal.status === 'UNKNOWN' || withdrawal.notFoundChecks > 0) {
            const status = withdrawal.status === 'UNKNOWN' ? 'SUBMITTED' : withdrawal.status;
            await trx
              .updateTable('withdrawals')
              .set({ status, notFoundChecks: 0, updatedAt: deps.clock.now() })
              .where('id', '=', withdrawalId)
              .execute();
          }
      }
    });

/** Under our reference, but not what we asked for: another amount, another currency, or another account. */
export const isOfAnother = (
  transfer: Transfer,
  withdrawal: Pick<WithdrawalRow, 'net' | 'currency' | 'accountNumber' | 'bankCode'>,
): boolean =>
  transfer.amount !== withdrawal.net || transfer.currency !== withdrawal.currency || isElsewhere(transfer, withdrawal);

/** Nothing is concluded from a transfer that is not the one we asked for: the money stays where it is, and a person decides. */
async function holdForDifference(
  { clock, log }: Needs,
  trx: Trx,
  withdrawal: WithdrawalRow,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const ground = differenceAbout(withdrawal.reference, reason);
  const isNew = await holdWithdrawal(trx, withdrawal, ground, now);
  await lockClaim(trx, withdrawal.claimId);
  await holdClaims(trx, withdrawal.giftId, [withdrawal.claimId], ground, now);
  if (isNew) log.error({ withdrawalId: withdrawal.id }, 'payout.differs');
}

/**
 * A withdrawal that we had ended unpaid. Should it have paid after all, the share is held in this very transaction, so that it
 * cannot be paid once more; once the provider says clearly that it has not, it is free.
 */
async function followClosed(
  { clock, log }: Needs,
  trx: Trx,
  withdrawal: WithdrawalRow,
  transfer: Transfer,
): Promise<void> {
  const now = clock.now();
  const ground = differenceAbout(withdrawal.reference, 'The provider paid this share and our books do not say so');
  await lockClaim(trx, withdrawal.claimId);
  if (!mayHavePaid(transfer.status)) return liftFrom(trx, [withdrawal.claimId, withdrawal.id], ground, { now });
  if (await holdClaims(trx, withdrawal.giftId, [withdrawal.claimId], ground, now))
    log.error({ withdrawalId: withdrawal.id, providerStatus: transfer.status }, 'payout.paid_after_it_had_failed');
}

/** The bank's own words where it has any; ours before them would say the same twice. */
const reasonOf = ({ gateway_response }: Transfer) =>
  gateway_response && gateway_response !== 'Approved' ? gateway_response : PAYOUT_FAILURES.notTaken;
