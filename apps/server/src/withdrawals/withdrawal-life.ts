import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import type { ClaimId, WithdrawalId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { payoutReturned, payoutReversed, payoutSucceeded, withdrawalReserved } from '@jara/domain/ledger/journals';
import { feeOf } from '@jara/domain/money/fee';
import { minus } from '@jara/domain/money/money';
import { payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { isBeingPaid } from '@jara/domain/withdrawal/withdrawal-status';
import type { Transfer } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { isHeld } from '../holds/holds.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { addMails } from '../outbox/outbox.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import { takeCosts } from './record-transfer.ts';
import { type ClaimWithGift, lockClaim, type WithdrawalRow } from './withdrawals.store.ts';

// The steps of a withdrawal's life. Use cases decide which comes next; how its row, its claim, its journal and the mail
// about it move together is written here and nowhere else.

type Needs = Pick<Deps, 'clock' | 'log'>;

interface Reservation {
  account: { accountNumber: string; accountName: string; bankCode: string; bankName: string };
  attempt: number;
  /** How many people have to say yes. */
  needed: number;
  /** Why, where its own amount would not need them. */
  waitReason?: string | undefined;
  /** Somebody asked for it, and it was judged as one share of a gift among others; left out where it only records what happened. */
  isShare?: boolean;
  /** What whoever asked for it reads; English where nobody did. */
  language?: Language | undefined;
  now: Date;
}

/** Sets the whole share of a locked claim aside, and gives the id of the withdrawal that will take it away. */
export async function reserve(
  trx: Trx,
  claim: ClaimWithGift,
  { account, attempt, needed, waitReason, isShare = false, language = 'en', now }: Reservation,
): Promise<WithdrawalId> {
  const id = newId<WithdrawalId>();
  const fee = feeOf(claim);
  const parts = { gross: claim.share, fee, net: minus(claim.share, fee) };
  await trx
    .insertInto('withdrawals')
    .values({
      id,
      claimId: claim.id,
      attempt,
      ...parts,
      currency: claim.currency,
      ...account,
      reference: payoutReference({ giftId: claim.giftId, slot: claim.slot, attempt }),
      status: 'REQUESTED',
      approvalsNeeded: needed,
      waitReason: waitReason ?? null,
      shareOf: isShare ? claim.giftId : null,
      language,
      reason: null,
      recipientCode: null,
      transferCode: null,
      transferFee: null,
      nextCheckAt: null,
      requestedAt: now,
      approvedAt: null,
      sentAt: null,
      finishedAt: null,
      updatedAt: now,
    })
    .execute();
  await trx
    .updateTable('claims')
    .set({ status: 'WITHDRAWING', withdrawals: Math.max(claim.withdrawals, attempt), updatedAt: now })
    .where('id', '=', claim.id)
    .execute();
  await postJournal(
    trx,
    withdrawalReserved({ claimId: claim.id, attempt, withdrawalId: id, ...parts, currency: claim.currency }),
    now,
  );
  return id;
}

/** An approved withdrawal and the job that pays it come into being together. */
export async function releaseForPayout(
  trx: Trx,
  id: WithdrawalId,
  { now, requestId }: { now: Date; requestId: string | undefined },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set((eb) => ({
      status: 'APPROVED',
      approvedAt: now,
      updatedAt: now,
      nextCheckAt: sql<Date>`now()`,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await enqueue(trx, 'work_on_payout', { withdrawalId: id }, { key: `payout:${id}`, requestId });
}

/** The provider says that the money has arrived. */
export async function complete(
  { clock, log }: Needs,
  trx: Trx,
  withdrawal: WithdrawalRow,
  transfer: Transfer,
): Promise<void> {
  if (isBeingPaid(withdrawal.status)) await settleAsPaid({ clock, log }, trx, withdrawal, transfer);
}

async function settleAsPaid(
  { clock, log }: Needs,
  trx: Trx,
  withdrawal: WithdrawalRow,
  transfer: Transfer,
): Promise<void> {
  const now = clock.now();
  const costs = await takeCosts(trx, transfer);
  const round = withdrawal.rounds + 1;
  await postJournal(trx, payoutSucceeded({ ...withdrawal, withdrawalId: withdrawal.id, ...costs, round }), now);
  await finish(
    trx,
    withdrawal,
    {
      status: 'COMPLETED',
      transferFee: withdrawal.transferFee ?? costs.transferFee,
      transferCode: transfer.transfer_code,
      reason: null,
    },
    now,
  );
  await moveClaim(trx, withdrawal, 'PAID', now);
  await tellRecipient(trx, withdrawal, 'payout_sent', now);
  log.info({ withdrawalId: withdrawal.id }, 'payout.completed');
}

/** The provider, or the bank behind it, said no for good: the whole reserve goes back to the claim. */
export async function fail({ clock, log }: Needs, trx: Trx, withdrawal: WithdrawalRow, reason: string): Promise<void> {
  if (!isBeingPaid(withdrawal.status)) return;
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

/** The bank sent back what had arrived. */
export async function reverse({ clock, log }: Needs, trx: Trx, withdrawal: WithdrawalRow): Promise<void> {
  const now = clock.now();
  await postJournal(trx, payoutReversed({ ...withdrawal, round: withdrawal.rounds + 1 }), now);
  await finish(trx, withdrawal, { status: 'REVERSED', reason: PAYOUT_FAILURES.cameBack }, now);
  await moveClaim(trx, withdrawal, 'GRANTED', now);
  await tellRecipient(trx, withdrawal, 'payout_failed', now);
  log.info({ withdrawalId: withdrawal.id }, 'payout.reversed');
}

/**
 * What we had given back was paid all the same: the share is set aside once more and leaves the books at once. The withdrawal
 * and its claim are locked, and the whole share is in the claim.
 */
export async function completeAfterAll(
  deps: Needs,
  trx: Trx,
  withdrawal: WithdrawalRow,
  transfer: Transfer,
): Promise<void> {
  const now = deps.clock.now();
  const rounds = withdrawal.rounds + 1;
  // Its account may have received another share of the gift since: no rule for asking stands in the way of what has happened.
  await trx.updateTable('withdrawals').set({ rounds, shareOf: null }).where('id', '=', withdrawal.id).execute();
  await postJournal(trx, withdrawalReserved({ ...withdrawal, withdrawalId: withdrawal.id, round: rounds + 1 }), now);
  // It may have come back, and been paid again in silence, since it was held.
  await trx
    .updateTable('claims')
    .set({ status: 'WITHDRAWING', updatedAt: now })
    .where('id', '=', withdrawal.claimId)
    .where('status', '=', 'GRANTED')
    .execute();
  await settleAsPaid(deps, trx, { ...withdrawal, rounds }, transfer);
}

/** Ends a withdrawal; nothing is left to check. */
async function finish(
  trx: Trx,
  { id }: { id: WithdrawalId },
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

/** A claim that something holds comes back frozen. */
async function moveClaim(
  trx: Trx,
  { claimId }: { claimId: ClaimId },
  status: 'PAID' | 'GRANTED',
  now: Date,
): Promise<void> {
  await lockClaim(trx, claimId);
  await sql`
    update claims set updated_at = ${now},
      status = case when ${status} = 'GRANTED' and ${isHeld(sql`claims.id`)} then 'FROZEN' else ${status} end
    where id = ${claimId}
  `.execute(trx);
}

/** Recipients have no account: we know the address they left with their share, or else the one the gift was sent to. */
export async function tellRecipient(
  trx: Trx,
  withdrawal: WithdrawalRow,
  kind: 'payout_requested' | 'payout_sent' | 'payout_failed',
  now: Date,
): Promise<void> {
  const to = await addressOf(trx, withdrawal);
  if (to === null) return;
  await addMails(trx, now, [{ kind, to, identity: `${kind}:${withdrawal.id}`, data: { withdrawalId: withdrawal.id } }]);
}

/** Where whoever the money is for can be written to; null when nobody has told us. */
export async function addressOf(db: Db, { claimId }: Pick<WithdrawalRow, 'claimId'>): Promise<string | null> {
  const claim = await db
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .leftJoin('rules', 'rules.giftId', 'gifts.id')
    .select(['claims.contactEmail', 'payments.recipientEmail', 'payments.delivery', 'rules.type', 'claims.forSender'])
    .where('claims.id', '=', claimId)
    .executeTakeFirst();
  if (!claim) return null;
  const { type, delivery, forSender } = claim;
  // A gift that many share has one address and many owners: its holder must not read about other people's payouts.
  const isForOne = !isForEverybody(type ? { type } : undefined);
  const isMailed = delivery === 'MAIL' && isForOne && !forSender;
  return claim.contactEmail ?? (isMailed ? claim.recipientEmail : null);
}
