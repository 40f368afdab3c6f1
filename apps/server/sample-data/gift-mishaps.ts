import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import type { Draft } from './draft-gift.ts';
import { cashesOutInPeace, type Mishap, opened, tell } from './mishap.ts';
import { cashesOut, endOf, pays } from './moves.ts';
import { EVERYDAY, GIVEAWAY } from './occasions.ts';
import type { Move, Outline } from './outline.ts';
import { PEOPLE } from './people.ts';

const { birthday, wedding, thanks, support, baby, success, justBecause } = EVERYDAY;

/** Gifts that were blocked, disputed, never opened in time, or that their sender thought better of. */
export const giftMishaps = (): Outline[] => tell('gift mishap', MISHAPS);

const MISHAPS: readonly Mishap[] = [
  { occasion: support, naira: 15_000, daysAgo: 5, live: isBlocked },
  { occasion: justBecause, naira: 50_000, daysAgo: 33, live: isBlocked },
  { occasion: GIVEAWAY, naira: 40_000, daysAgo: 11, live: isBlockedWhenHalfShared },
  { occasion: thanks, naira: 20_000, daysAgo: 88, live: isBlockedByMistake },

  { occasion: birthday, naira: 35_000, daysAgo: 2, live: isDisputed },
  { occasion: success, naira: 20_000, daysAgo: 104, live: winsDispute },
  { occasion: support, naira: 50_000, daysAgo: 66, live: losesDisputeUnopened },
  { occasion: wedding, naira: 30_000, daysAgo: 46, live: losesDisputeAfterPayout },

  { occasion: birthday, naira: 10_000, daysAgo: 171, live: windowCloses },
  { occasion: success, naira: 20_000, daysAgo: 133, live: windowCloses },
  { occasion: thanks, naira: 5_000, daysAgo: 82, live: windowCloses },
  { occasion: birthday, naira: 25_000, daysAgo: 35, live: windowCloses },
  { occasion: baby, naira: 15_000, daysAgo: 14, live: windowCloses },
  { occasion: birthday, naira: 50_000, daysAgo: 110, live: isRefundedAfterWindow },
  { occasion: thanks, naira: 12_000, daysAgo: 52, live: isRefundedAfterWindow },
  { occasion: justBecause, naira: 5_000, daysAgo: 371, live: liesForAYear },
  { occasion: birthday, naira: 10_000, daysAgo: 369, live: liesForAYear },
  { occasion: thanks, naira: 15_000, daysAgo: 368, live: isRevived },

  { occasion: birthday, naira: 8_000, daysAgo: 19, isMistyped: true, live: isSentAgainToTheRightAddress },
  { occasion: success, naira: 6_000, daysAgo: 3, live: isWordedAnew },

  { occasion: birthday, naira: 20_000, daysAgo: 3, live: isPaused },
  { occasion: GIVEAWAY, naira: 24_000, daysAgo: 26, live: isCancelledWhenHalfShared },
  { occasion: support, naira: 12_000, daysAgo: 8, live: cardIsGone },
  { occasion: success, naira: 25_000, daysAgo: 41, live: goesBackToABank },
];

const REPORTED = 'The recipient wrote that they do not know the sender';

function isBlocked({ random }: Draft): Move[] {
  return [...pays(random), { after: 7 * HOUR_MS, does: 'change_status', to: 'BLOCKED', by: 'admin', reason: REPORTED }];
}

function isBlockedWhenHalfShared(draft: Draft): Move[] {
  const { random, sender } = draft;
  const [first, second] = random.some(
    PEOPLE.filter((person) => person !== sender),
    2,
  );
  if (!first || !second) throw new Error('Nobody came');
  return [
    ...pays(random),
    { after: 8 * MINUTE_MS, does: 'save_rule', rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 4 } },
    { after: 40 * MINUTE_MS, does: 'open', person: first },
    { after: 65 * MINUTE_MS, does: 'open', person: second },
    {
      after: 4 * HOUR_MS,
      does: 'change_status',
      to: 'BLOCKED',
      by: 'super',
      reason: 'The code was posted in public by somebody else',
    },
  ];
}

/** Looked into and let go; the recipient got it in the end. */
function isBlockedByMistake(draft: Draft): Move[] {
  const { random, recipient: person, gift } = draft;
  const opens = 3 * DAY_MS;
  return [
    ...isBlocked(draft),
    {
      after: 2 * DAY_MS,
      does: 'change_status',
      to: 'ACTIVE',
      by: 'super',
      reason: 'A colleague. They had met before.',
    },
    { after: opens, does: 'open', person },
    ...cashesOut(random, { person, share: gift.amount, after: opens + 6 * MINUTE_MS }),
  ];
}

function isDisputed(draft: Draft): Move[] {
  return [...opened(draft), { after: 1.2 * DAY_MS, does: 'open_dispute' }];
}

function winsDispute(draft: Draft): Move[] {
  const moves = opened(draft);
  const { random, recipient: person, gift } = draft;
  const won = 12 * DAY_MS;
  return [
    ...moves,
    { after: 5 * DAY_MS, does: 'open_dispute' },
    { after: won, does: 'end_dispute', as: 'won' },
    ...cashesOut(random, { person, share: gift.amount, after: won + 9 * HOUR_MS }),
  ];
}

function losesDisputeUnopened({ random }: Draft): Move[] {
  return [
    ...pays(random),
    { after: 3 * DAY_MS, does: 'open_dispute' },
    { after: 9 * DAY_MS, does: 'end_dispute', as: 'lost' },
  ];
}

/** The recipient already had the money, so the loss is ours. */
function losesDisputeAfterPayout(draft: Draft): Move[] {
  return [
    ...cashesOutInPeace(draft),
    { after: 8 * DAY_MS, does: 'open_dispute' },
    { after: 15 * DAY_MS, does: 'end_dispute', as: 'lost' },
  ];
}

/** Nobody came while the gift was open. The rest stays with it. */
function windowCloses({ random }: Draft): Move[] {
  const [opensAfter, closesAfter] = [HOUR_MS, random.between(24, 72) * HOUR_MS];
  return [
    ...pays(random),
    { after: 5 * MINUTE_MS, does: 'save_rule', rule: { type: 'TIME', opensAfter, closesAfter } },
    { after: closesAfter + MINUTE_MS, does: 'expire' },
  ];
}

function isRefundedAfterWindow(draft: Draft): Move[] {
  const moves = windowCloses(draft);
  return [
    ...moves,
    {
      after: endOf(moves) + 2 * DAY_MS,
      does: 'start_refund',
      of: 'gift',
      by: 'super',
      reason: 'Nobody opened it in time. The sender asked for it back.',
    },
    { after: endOf(moves) + 4 * DAY_MS, does: 'end_refund' },
  ];
}

/** A year went by. The money sleeps, and is still the gift's. */
function liesForAYear({ random }: Draft): Move[] {
  return [...pays(random), { after: 365 * DAY_MS + 10 * MINUTE_MS, does: 'expire' }];
}

/** Mailed to an address that is nobody's, and corrected before anybody came. */
function isSentAgainToTheRightAddress(draft: Draft): Move[] {
  const { random, recipient: person, gift } = draft;
  const opens = 5 * HOUR_MS;
  return [
    ...pays(random),
    { after: 40 * MINUTE_MS, does: 'correct_address', email: person.email },
    { after: opens, does: 'open', person },
    ...cashesOut(random, { person, share: gift.amount, after: opens + 6 * MINUTE_MS }),
  ];
}

/** Still to be opened, with words that its sender thought better of. */
function isWordedAnew({ random }: Draft): Move[] {
  return [
    ...pays(random),
    {
      after: 25 * MINUTE_MS,
      does: 'change_words',
      message: 'You did it! We are all so proud of you.',
      theme: 'owambe',
    },
  ];
}

function isRevived(draft: Draft): Move[] {
  const moves = liesForAYear(draft);
  const reason = 'The recipient found the code a year later';
  return [...moves, { after: endOf(moves) + DAY_MS, does: 'revive', by: 'super', reason }];
}

function isPaused({ random }: Draft): Move[] {
  return [...pays(random), { after: 5 * HOUR_MS, does: 'pause' }];
}

/** The sender thought better of it; who had opened a share keeps it. */
function isCancelledWhenHalfShared({ random, sender }: Draft): Move[] {
  const first = random.pick(PEOPLE.filter((person) => person !== sender));
  return [
    ...pays(random),
    { after: 8 * MINUTE_MS, does: 'save_rule', rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 2 } },
    { after: 50 * MINUTE_MS, does: 'open', person: first },
    { after: DAY_MS, does: 'cancel' },
    { after: 2 * DAY_MS, does: 'end_refund' },
  ];
}

/** The card did not take the money back, and its sender has not said yet where it should go. */
function cardIsGone(): Move[] {
  return [
    { after: MINUTE_MS, does: 'try_card', card: 'refund-fails' },
    { after: 6 * HOUR_MS, does: 'cancel' },
    { after: DAY_MS, does: 'end_refund' },
  ];
}

function goesBackToABank({ sender }: Draft): Move[] {
  return [
    { after: MINUTE_MS, does: 'try_card', card: 'refund-needs-attention' },
    { after: 6 * HOUR_MS, does: 'cancel' },
    { after: 2 * DAY_MS, does: 'name_account', account: sender.account },
    { after: 3 * DAY_MS, does: 'end_refund' },
  ];
}
