import { NOT_KNOWN } from '@jara/domain/operations/differences';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { unlessUnknown } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import { type DisputeRow, findCharge, findDispute } from '../../money-back/money-back.store.ts';
import { endingOf, hasEnded, isAnotherSum, isUnclear, recordDispute, wordOf } from '../../money-back/record-dispute.ts';
import type { Db } from '../../platform/database/db.ts';
import { literals } from '../../platform/database/literals.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { UnreleasedRestore } from '../../switches/restores.store.ts';
import { mayHaveChangedSince } from '../backup/lost-time.ts';
import { type Difference, type Finding, said } from './difference.ts';
import { PER_PAGE, pages } from './pages.ts';

/**
 * Disputes that the provider has had in this time, and those that we still have open, where the two do not agree. After a restore also those
 * that were over by the backup, since nobody remembers what a bank has said of them in the lost time.
 */
export async function findDisputeSuspects(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  from: Date,
  restore?: UnreleasedRestore,
): Promise<{ compared: number; suspects: string[] }> {
  const suspects = new Set<string>();
  const seen = new Set<string>();
  const list = (page: number) => paystack.listDisputes({ from: from.toISOString(), page, perPage: PER_PAGE });
  for await (const rows of pages(list)) {
    for (const dispute of rows) {
      seen.add(dispute.id);
      const ours = await findDispute(db, dispute.id);
      const isKnown =
        ours &&
        (ours.status === (endingOf(dispute) ?? 'OPEN') ||
          (hasEnded(dispute) && !endingOf(dispute) && !isUnclear(ours, dispute)));
      if (!isKnown || (ours.status === 'LOST' && isAnotherSum(ours, dispute))) suspects.add(dispute.id);
    }
  }
  // One that was opened long ago is not in a list of this time; whatever became of it is asked for by itself.
  const open = await db.selectFrom('disputes').select('providerId').where('status', '=', 'OPEN').execute();
  const ended = restore ? await endedSince(db, mayHaveChangedSince(restore)) : [];
  for (const { providerId } of [...open, ...ended, ...(await waitedFor(db))]) suspects.add(providerId);
  return { compared: new Set([...seen, ...suspects]).size, suspects: [...suspects] };
}

const endedSince = (db: Db, from: Date): Promise<{ providerId: string }[]> =>
  db.selectFrom('disputes').select('providerId').where('closedAt', '>=', from).execute();

/**
 * What has ended, and of which somebody may have to read a word however old it is: nobody has read what the provider said since, a refund or
 * a payout to its sender waits for that, or people said how it ended while the provider did not know it.
 */
const waitedFor = async (db: Db): Promise<{ providerId: string }[]> => {
  const { rows } = await sql<{ providerId: string }>`
    select provider_id from disputes where is_unread
    union select provider_id from disputes where status <> 'OPEN' and decided_by is null
    union select d.provider_id from refunds r join disputes d on d.charge_id = r.charge_id and d.status = 'LOST'
      where r.status in ${literals(OPEN_REFUND_STATUSES)}
    union select d.provider_id from withdrawals w join claims c on c.id = w.claim_id and c.for_sender
      join disputes d on d.gift_id = c.gift_id and d.status = 'LOST'
      where w.status in ${literals(OPEN_WITHDRAWAL_STATUSES)}
  `.execute(db);
  return rows;
};

/** Records how a dispute stands by the provider's own word. An ending that we have no word for needs a person. */
export const examineDispute =
  (deps: Deps) =>
  async (id: string): Promise<Finding> => {
    const before = await findDispute(deps.db, id);
    if (!(await unlessUnknown(() => deps.paystack.fetchDispute(id))))
      return {
        difference: before && (before.status === 'OPEN' || before.isUnread) ? await forgotten(deps, before) : undefined,
        isMended: false,
      };
    const theirs = await recordDispute(deps)({ id });
    const ours = await findDispute(deps.db, id);
    const currency = theirs.currency ?? 'NGN';
    return {
      difference: ours?.isUnread
        ? {
            kind: 'DISPUTE_UNCLEAR',
            reference: theirs.transaction?.reference ?? theirs.transaction_reference ?? id,
            providerId: id,
            ours: said(ours.status, { amount: ours.amount, currency }),
            theirs: wordOf(theirs),
            // What the word is about, which may be another sum than we have.
            amount: theirs.refund_amount || ours.amount,
            currency,
            giftId: ours.giftId,
            paymentId: ours.paymentId,
          }
        : undefined,
      isMended: before?.status !== ours?.status,
    };
  };

/** It holds money here, and nothing that the provider says will end it. */
async function forgotten({ db }: Deps, ours: DisputeRow): Promise<Difference | undefined> {
  const charge = await findCharge(db, ours.chargeId);
  return (
    charge && {
      kind: 'DISPUTE_UNCLEAR',
      reference: charge.reference,
      providerId: ours.providerId,
      ours: said(ours.status, { amount: ours.amount, currency: charge.currency }),
      theirs: NOT_KNOWN,
      amount: ours.amount,
      currency: charge.currency,
      giftId: ours.giftId,
      paymentId: ours.paymentId,
    }
  );
}
