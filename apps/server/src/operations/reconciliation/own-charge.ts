import { ownCharge } from '@jara/domain/ledger/outside-journals';
import { type Currency, minor, sum } from '@jara/domain/money/money';
import type { Transaction } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { postJournal } from '../../ledger/post-journal.ts';
import { endingOf, hasEnded } from '../../money-back/record-dispute.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/**
 * Books a charge that is none of ours as our own money, less what has gone back of it to whoever paid it: by refunds, and by
 * disputes that were not won. Those are nowhere else in our books, so while one is under way nothing can be booked.
 */
export async function bookOwnCharge({ db, paystack }: Pick<Deps, 'db' | 'paystack'>, theirs: Transaction) {
  const { id, amount, fees } = theirs;
  // Of a charge that was taken out of our books what went back since is in them already.
  const booked = await listBooked(db, id);
  const refunds = (await paystack.listRefunds(id)).data.filter((each) => !booked.has(each.id));
  const disputes = (await paystack.listDisputes({ transaction: id })).data.filter((each) => !booked.has(each.id));
  const isReversed = theirs.status === 'reversed';
  const isUnderWay =
    refunds.some(({ status }) => status !== 'processed' && status !== 'failed') ||
    disputes.some((dispute) => !hasEnded(dispute));
  if (isUnderWay && !isReversed) throw new Refusal('remedy_does_not_fit');
  const given = sum([
    ...refunds.filter(({ status }) => status === 'processed').map((refund) => minor(refund.amount)),
    // By a word that we do not know the bank may have it, and nobody could ever say. Where it has not, the balance shows what is ours.
    ...disputes
      .filter((dispute) => endingOf(dispute) !== 'WON')
      .map(({ refund_amount }) => minor(refund_amount ?? amount)),
  ]);
  const wentBack = minor(isReversed ? amount : Math.min(amount, given));
  const parts = { amount: minor(amount), fee: minor(fees ?? 0), wentBack, currency: theirs.currency as Currency };
  return (trx: Trx, now: Date) => postJournal(trx, ownCharge({ providerId: id, ...parts }), now);
}

/** What our books have of a charge as having gone back, by its name at the provider. */
async function listBooked(db: Db, providerId: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select r.provider_id as name from refunds r join charges h on h.id = r.charge_id
      where h.provider_id = ${providerId} and r.status = 'DONE' and r.provider_id is not null
    union all select d.provider_id from disputes d join charges h on h.id = d.charge_id
      where h.provider_id = ${providerId} and d.status = 'LOST'
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}
