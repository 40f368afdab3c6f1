import { payoutReturned, payoutReversed, payoutSucceeded } from '@jara/domain/ledger/journals';
import { minor } from '@jara/domain/money/money';
import { transferFee } from '@jara/domain/money/provider-fees';
import type { Transfer } from '@jara/paystack/wire';
import { postJournal } from '../ledger/post-journal.ts';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockClaim, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Records what the provider itself says of a transfer. The answer to sending it, a look-up and a webhook all end here,
 * and it may run any number of times. A status that is not final changes nothing: the money stays reserved.
 */
export const settlePayout =
  (deps: Needs) =>
  (withdrawalId: string, transfer: Transfer): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, withdrawalId);
      if (!withdrawal || transfer.reference !== withdrawal.reference) return;
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
          if (withdrawal.status === 'UNKNOWN') {
            await trx
              .updateTable('withdrawals')
              .set({ status: 'SUBMITTED', updatedAt: deps.clock.now() })
              .where('id', '=', withdrawalId)
              .execute();
          }
      }
    });

const isPending = ({ status }: WithdrawalRow) =>
  status === 'APPROVED' || status === 'SUBMITTED' || status === 'UNKNOWN';

async function complete({ clock, log }: Needs, trx: Trx, withdrawal: WithdrawalRow, transfer: Transfer): Promise<void> {
  if (!isPending(withdrawal)) return;
  if (transfer.amount !== withdrawal.net)
    throw new Error(`transfer ${withdrawal.reference} is of another amount than its withdrawal`);
  const now = clock.now();
  // Webhooks carry the fee; where the provider leaves it out, its published price stands in until reconciliation.
  const fee = transfer.fee_charged == null ? transferFee(withdrawal.net) : minor(transfer.fee_charged);
  await postJournal(trx, payoutSucceeded({ ...withdrawal, withdrawalId: withdrawal.id, transferFee: fee }), now);
  await finish(
    trx,
    withdrawal,
    { status: 'COMPLETED', transferFee: fee, transferCode: transfer.transfer_code, reason: null },
    now,
  );
  await moveClaim(trx, withdrawal, 'PAID', now);
  await tellRecipient(trx, withdrawal, 'payout_sent', now);
  log.info({ withdrawalId: withdrawal.id }, 'payout.completed');
}

/** The provider, or the bank behind it, said no for good: the whole reserve goes back to the claim. */
export async function fail({ clock, log }: Needs, trx: Trx, withdrawal: WithdrawalRow, reason: string): Promise<void> {
  if (!isPending(withdrawal)) return;
  const now = clock.now();
  await postJournal(trx, payoutReturned({ ...withdrawal, withdrawalId: withdrawal.id, reason: 'failed' }), now);
  await finish(trx, withdrawal, { status: 'FAILED', reason }, now);
  await moveClaim(trx, withdrawal, 'GRANTED', now);
  await tellRecipient(trx, withdrawal, 'payout_failed', now);
  log.info({ withdrawalId: withdrawal.id }, 'payout.failed');
}

/** We say no before the money has left: the whole reserve goes back to the claim. The withdrawal is locked and unsent. */
export async function giveBack(trx: Trx, withdrawal: WithdrawalRow, reason: string, now: Date): Promise<void> {
  await postJournal(trx, payoutReturned({ ...withdrawal, withdrawalId: withdrawal.id, reason: 'rejected' }), now);
  await finish(trx, withdrawal, { status: 'REJECTED', reason }, now);
  await moveClaim(trx, withdrawal, 'GRANTED', now);
  await tellRecipient(trx, withdrawal, 'payout_failed', now);
}

async function reverse({ clock, log }: Needs, trx: Trx, withdrawal: WithdrawalRow): Promise<void> {
  const now = clock.now();
  await postJournal(trx, payoutReversed({ ...withdrawal }), now);
  await finish(trx, withdrawal, { status: 'REVERSED', reason: 'The bank sent the money back' }, now);
  await moveClaim(trx, withdrawal, 'GRANTED', now);
  await tellRecipient(trx, withdrawal, 'payout_failed', now);
  log.info({ withdrawalId: withdrawal.id }, 'payout.reversed');
}

/** Ends a withdrawal; nothing is left to check. */
export async function finish(
  trx: Trx,
  { id }: { id: string },
  change: {
    status: 'COMPLETED' | 'FAILED' | 'REJECTED' | 'REVERSED';
    reason: string | null;
    transferFee?: WithdrawalRow['transferFee'];
    transferCode?: string;
  },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set((eb) => ({ ...change, nextCheckAt: null, finishedAt: now, updatedAt: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A claim whose gift is disputed comes back frozen, because its money is wanted elsewhere. */
export async function moveClaim(
  trx: Trx,
  { claimId }: { claimId: string },
  status: 'PAID' | 'GRANTED',
  now: Date,
): Promise<void> {
  const claim = await lockClaim(trx, claimId);
  const disputed = status === 'GRANTED' && claim.giftStatus === 'CONFLICTED';
  await trx
    .updateTable('claims')
    .set({ status: disputed ? 'FROZEN' : status, updatedAt: now })
    .where('id', '=', claimId)
    .execute();
}

/** Recipients have no account: we know the address they left with their share, or else the one the gift was sent to. */
export async function tellRecipient(
  trx: Trx,
  withdrawal: WithdrawalRow,
  kind: 'payout_requested' | 'payout_sent' | 'payout_failed',
  now: Date,
): Promise<void> {
  const claim = await trx
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .leftJoin('rules', 'rules.giftId', 'gifts.id')
    .select(['claims.contactEmail', 'payments.recipientEmail', 'rules.type'])
    .where('claims.id', '=', withdrawal.claimId)
    .executeTakeFirst();
  // A gift that many share has one address and many owners: its holder must not read about other people's payouts.
  const isShared = claim?.type === 'SPLIT' || claim?.type === 'LUCKY' || claim?.type === 'NTH_PERSON';
  const to = claim?.contactEmail ?? (isShared ? undefined : claim?.recipientEmail);
  if (to === undefined) return;
  await addMails(trx, now, [{ kind, to, identity: `${kind}:${withdrawal.id}`, data: { withdrawalId: withdrawal.id } }]);
}

const reasonOf = (transfer: Transfer) =>
  transfer.gateway_response && transfer.gateway_response !== 'Approved'
    ? `The bank did not take the transfer: ${transfer.gateway_response}`
    : 'The bank did not take the transfer';
