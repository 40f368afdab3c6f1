import type { PaymentStep } from '@jara/contract/payments';
import type { Language } from '@jara/domain/language';
import { formatMoney } from '@jara/domain/money/format';
import type { Db } from '../platform/database/db.ts';
import { describeDeed, listDeeds } from '../senders/sender-deeds.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { paymentWords } from './words/all.ts';
import type { Words } from './words/en.ts';

type Told = Words['timeline'];

interface Step {
  at: Date;
  what: string;
}

/** More shares than this are told as one number: a gift for a crowd would bury everything else. */
const SHARES_TOLD_ONE_BY_ONE = 10;

/** What became of a gift, for its sender. Never who opened it, and nothing of their bank. */
export async function paymentTimeline(db: Db, payment: PaymentRow, language: Language): Promise<PaymentStep[]> {
  const words = paymentWords[language].timeline;
  const parts = await Promise.all([
    openings(db, payment, words),
    deeds(db, payment, language),
    ending(db, payment, words),
    moneyBack(db, payment, words),
  ]);
  return [...payments(payment, words), ...parts.flat()]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what }) => ({ at: at.toISOString(), what }));
}

function payments({ createdAt, settledAt, status, rule }: PaymentRow, words: Told): Step[] {
  const isPaid = status === 'SUCCESS' || status === 'REVERSED';
  return [
    { at: createdAt, what: words.started },
    ...(isPaid && settledAt ? [{ at: settledAt, what: words.paid }] : []),
    ...(isPaid && settledAt && rule ? [{ at: settledAt, what: words.wrapped }] : []),
  ];
}

async function openings(db: Db, { giftId, amount }: PaymentRow, words: Told): Promise<Step[]> {
  if (!giftId) return [];
  const [all, rule] = await Promise.all([
    db
      .selectFrom('claims')
      .select(['share', 'createdAt', 'lapsedAt'])
      .where('giftId', '=', giftId)
      .where('forSender', '=', false)
      .orderBy('slot')
      .execute(),
    db
      .selectFrom('rules')
      .select(['totalSplits', 'splitBps', 'equalShares', 'luckyShares', 'drawWinners'])
      .where('giftId', '=', giftId)
      .executeTakeFirst(),
  ]);
  const claims = all.filter(({ lapsedAt }) => lapsedAt === null);
  const lapses = all.flatMap(({ lapsedAt }) => lapsedAt ?? []);
  const back = lapsedSteps(lapses, words);
  const last = claims.at(-1)?.createdAt;
  if (!last) return back;
  const shares =
    rule?.totalSplits ?? rule?.splitBps?.length ?? rule?.equalShares ?? rule?.luckyShares ?? rule?.drawWinners;
  if (!shares) return [...back, ...claims.map(({ createdAt }) => ({ at: createdAt, what: words.opened }))];
  const isAll = claims.reduce((sum, { share }) => sum + share, 0) === amount;
  return [
    ...back,
    ...(claims.length > SHARES_TOLD_ONE_BY_ONE
      ? [{ at: last, what: words.sharesOpened(claims.length, shares) }]
      : claims.map(({ createdAt }, i) => ({ at: createdAt, what: words.shareOpened(i + 1, shares) }))),
    ...(isAll ? [{ at: last, what: words.allSharesOpened }] : []),
  ];
}

/** What came back because nobody sent it to a bank in time, in one line for each time it did. */
function lapsedSteps(lapses: readonly Date[], words: Told): Step[] {
  const counts = new Map<number, number>();
  for (const at of lapses) counts.set(at.getTime(), (counts.get(at.getTime()) ?? 0) + 1);
  return [...counts].map(([at, count]) => ({ at: new Date(at), what: words.sharesCameBack(count) }));
}

async function deeds(db: Db, { giftId }: PaymentRow, language: Language): Promise<Step[]> {
  if (!giftId) return [];
  const done = await listDeeds(db, giftId);
  return done.map((deed) => ({ at: deed.at, what: describeDeed(deed, language) }));
}

async function ending(db: Db, { giftId, giftStatus }: PaymentRow, words: Told): Promise<Step[]> {
  if (!giftId || giftStatus !== 'EXPIRED') return [];
  const gift = await db
    .selectFrom('gifts')
    .select(({ exists, selectFrom }) => [
      'closedAt',
      'cancelledAt',
      exists(
        selectFrom('refunds')
          .select('refunds.id')
          .whereRef('refunds.giftId', '=', 'gifts.id')
          .whereRef('refunds.createdAt', '=', 'gifts.closedAt'),
      ).as('isEndedByRefund'),
    ])
    .where('id', '=', giftId)
    .executeTakeFirstOrThrow();
  if (gift.cancelledAt) return [{ at: gift.cancelledAt, what: words.cancelledByYou }];
  // A refund that ended the gift is told as a refund.
  return gift.closedAt && !gift.isEndedByRefund ? [{ at: gift.closedAt, what: words.timeWasOver }] : [];
}

async function moneyBack(db: Db, { id }: PaymentRow, words: Told): Promise<Step[]> {
  const [refunds, disputes] = await Promise.all([
    db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .select(['refunds.amount', 'refunds.currency', 'refunds.status', 'refunds.createdAt', 'refunds.finishedAt'])
      .where('charges.paymentId', '=', id)
      .execute(),
    db.selectFrom('disputes').select('closedAt').where('paymentId', '=', id).where('status', '=', 'LOST').execute(),
  ]);
  return [
    // One that failed is tried again by staff, and is then a refund of its own.
    ...refunds
      .filter(({ status }) => status !== 'FAILED')
      .flatMap(({ amount, currency, status, createdAt, finishedAt }) => [
        { at: createdAt, what: words.refundStarted(formatMoney(amount, currency)) },
        ...(status === 'DONE' && finishedAt
          ? [{ at: finishedAt, what: words.refunded(formatMoney(amount, currency)) }]
          : []),
      ]),
    ...disputes.flatMap(({ closedAt }) => (closedAt ? [{ at: closedAt, what: words.bankTookItBack }] : [])),
  ];
}
