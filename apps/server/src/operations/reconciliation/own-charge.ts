import { ownCharge } from '@jara/domain/ledger/outside-journals';
import { type Currency, minor, sum } from '@jara/domain/money/money';
import type { Transaction } from '@jara/paystack/wire';
import { postJournal } from '../../ledger/post-journal.ts';
import { endingOf } from '../../money-back/record-dispute.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/**
 * Books a charge that is none of ours as our own money, less what has gone back of it to whoever paid it: by refunds, and by
 * disputes that were lost. Those are nowhere else in our books, so while one is under way nothing can be booked.
 */
export async function bookOwnCharge({ paystack }: Pick<Deps, 'paystack'>, theirs: Transaction) {
  const { id, amount, fees } = theirs;
  const { data: refunds } = await paystack.listRefunds(id);
  const { data: disputes } = await paystack.listDisputes({ transaction: id });
  const isReversed = theirs.status === 'reversed';
  const isUnderWay =
    refunds.some(({ status }) => status !== 'processed' && status !== 'failed') ||
    disputes.some(({ status }) => status !== 'resolved');
  if (isUnderWay && !isReversed) throw new Refusal('remedy_does_not_fit');
  const given = sum([
    ...refunds.filter(({ status }) => status === 'processed').map((refund) => minor(refund.amount)),
    ...disputes
      .filter((dispute) => endingOf(dispute) === 'LOST')
      .map(({ refund_amount }) => minor(refund_amount ?? amount)),
  ]);
  const wentBack = minor(isReversed ? amount : Math.min(amount, given));
  const parts = { amount: minor(amount), fee: minor(fees ?? 0), wentBack, currency: theirs.currency as Currency };
  return (trx: Trx, now: Date) => postJournal(trx, ownCharge({ providerId: id, ...parts }), now);
}
