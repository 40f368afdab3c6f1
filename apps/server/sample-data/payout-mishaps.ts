import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@jara/domain/time/lagos';
import { type Draft, naira } from './draft-gift.ts';
import { cashesOutInPeace, cashOutEnds, type Mishap, opened, tell } from './mishap.ts';
import { cashesOut, endOf } from './moves.ts';
import { EVERYDAY, GREAT_HELP } from './occasions.ts';
import type { Move, Outline } from './outline.ts';
import { CLOSED_ACCOUNT, SOMEBODY_ELSES_ACCOUNT } from './people.ts';

const { birthday, wedding, thanks, support, baby, sympathy, success, justBecause } = EVERYDAY;

/** Charges that were not what was asked for, payouts that failed, and large ones that two people had to approve. */
export const payoutMishaps = (): Outline[] => tell('payout mishap', MISHAPS);

const MISHAPS: readonly Mishap[] = [
  { occasion: thanks, naira: 5_000, daysAgo: 9, live: paysAnotherAmount(4_500) },
  { occasion: birthday, naira: 10_000, daysAgo: 2, live: paysAnotherAmount(1_000) },
  { occasion: support, naira: 20_000, daysAgo: 74, live: getsChargeBack(2_000) },

  { occasion: birthday, naira: 10_000, daysAgo: 128, live: cashOutFails },
  { occasion: baby, naira: 25_000, daysAgo: 41, live: cashOutFails },
  { occasion: thanks, naira: 15_000, daysAgo: 96, live: triesAnotherAccount },
  { occasion: support, naira: 10_000, daysAgo: 2, live: accountIsClosed },
  {
    occasion: wedding,
    naira: 50_000,
    daysAgo: 203,
    live: isRejected('The account is in another person’s name'),
  },
  {
    occasion: success,
    naira: 40_000,
    daysAgo: 57,
    live: isRejected('The account is in another person’s name'),
  },
  {
    occasion: wedding,
    naira: 200_000,
    daysAgo: 4,
    live: isRejected('We could not confirm who asked for this payout'),
  },
  { occasion: justBecause, naira: 7_500, daysAgo: 150, live: cashOutIsReversed },
  { occasion: birthday, naira: 30_000, daysAgo: 6, live: cashOutIsReversed },

  { occasion: wedding, naira: 750_000, daysAgo: 240, live: cashesOutInPeace },
  { occasion: wedding, naira: 500_000, daysAgo: 118, live: cashesOutInPeace },
  { occasion: GREAT_HELP, naira: 650_000, daysAgo: 63, live: cashesOutInPeace },
  { occasion: wedding, naira: 1_000_000, daysAgo: 84, live: cashesOutInPeace },
  { occasion: sympathy, naira: 550_000, daysAgo: 12, live: cashesOutInPeace },
];

/** The provider took another amount than was asked for: held until staff decide. */
function paysAnotherAmount(paid: number) {
  return (): Move[] => [{ after: 2 * MINUTE_MS, does: 'try_card', card: 'success', amount: naira(paid) }];
}

function getsChargeBack(paid: number) {
  return (): Move[] => [
    ...paysAnotherAmount(paid)(),
    {
      after: 20 * HOUR_MS,
      does: 'start_refund',
      of: 'charge',
      by: 'super',
      reason: 'The amount is not the gift’s. The sender asked for it back.',
    },
    { after: 3 * DAY_MS, does: 'end_refund' },
  ];
}

function cashOutFails(draft: Draft): Move[] {
  return cashOutEnds(draft, 'failed');
}

function cashOutIsReversed(draft: Draft): Move[] {
  return cashOutEnds(draft, 'reversed');
}

function triesAnotherAccount(draft: Draft): Move[] {
  const moves = cashOutFails(draft);
  const { random, recipient: person, gift } = draft;
  return [...moves, ...cashesOut(random, { person, share: gift.amount, after: endOf(moves) + 3 * HOUR_MS, nth: 2 })];
}

function accountIsClosed(draft: Draft): Move[] {
  const moves = opened(draft);
  const payout = { person: draft.recipient, nth: 1 };
  const after = endOf(moves) + 5 * MINUTE_MS;
  return [
    ...moves,
    { after, does: 'ask_for_payout', account: CLOSED_ACCOUNT, ...payout },
    { after: after + 4 * SECOND_MS, does: 'send_payout', ...payout },
  ];
}

function isRejected(reason: string) {
  return (draft: Draft): Move[] => {
    const moves = opened(draft);
    const payout = { person: draft.recipient, nth: 1 };
    const after = endOf(moves) + 11 * MINUTE_MS;
    return [
      ...moves,
      { after, does: 'ask_for_payout', account: SOMEBODY_ELSES_ACCOUNT, ...payout },
      { after: after + draft.random.between(1, 9) * HOUR_MS, does: 'reject', by: 'admin', reason, ...payout },
    ];
  };
}
