import type { SentGift, SentShare } from '@jara/contract/sent';
import { describe, expect, it } from 'vitest';
import { giftStanding, isOver, mayBeThanked } from './gift-standing.ts';

const NOW = Date.parse('2026-11-16T09:00:00Z');
const before = '2026-11-15T09:00:00Z';
const after = '2026-11-20T08:00:00Z';

const noRule = {
  nthPerson: null,
  splits: [],
  totalSplits: null,
  startTime: null,
  endTime: null,
  equalShares: null,
  luckyShares: null,
  luckyMinShare: null,
  draw: null,
  commitment: null,
};
const forFive = { ...noRule, ruleType: 'SPLIT', totalSplits: 5 } as const;

const waiting: SentGift = {
  id: '0190a8f0-0000-7000-8000-000000000000',
  status: 'SUCCESS',
  email: 'ada@example.com',
  delivery: 'MAIL',
  quid: 'SB39YW1HP58EH',
  reference: 'jara-1',
  transactionId: null,
  amount: 1_000_000,
  currency: 'NGN',
  createdAt: before,
  blocked: false,
  authorizationUrl: null,
  failureReason: null,
  manageKey: null,
  giftStatus: 'ACTIVE',
  progress: 'WAITING',
  theme: 'adire',
  clothSeed: 7,
  message: null,
  senderName: null,
  anonymous: false,
  hasPassword: false,
  rule: null,
  deliverAt: null,
  isMailWaiting: false,
  opensAt: null,
  lifetimeDays: 365,
  expiresAt: after,
  feePaidBy: 'RECIPIENT',
  language: 'en',
  quote: {
    charged: 1_000_000,
    gift: 1_000_000,
    fee: 30_000,
    received: 970_000,
    refundIfCancelled: 975_000,
    currency: 'NGN',
  },
  timeline: [],
  shares: [],
  pausedAt: null,
  cancelledAt: null,
  refunds: [],
  may: ['resend', 'pause', 'prolong', 'cancel'],
  cancelReturns: 975_000,
  thanksMuted: false,
  giveaway: null,
};

const shares = (...stages: SentShare['stage'][]): SentShare[] =>
  stages.map((stage, slot) => ({ slot, amount: 200_000, openedAt: before, stage, name: null, thanks: null }));
const back = (stage: SentGift['refunds'][number]['stage'], to: 'CARD' | 'BANK' = 'CARD') => ({
  amount: 975_050,
  kept: 24_950,
  stage,
  to,
  account: to === 'BANK' ? 'Zenith Bank, …6789' : null,
  at: before,
});
const ended = { giftStatus: 'EXPIRED', may: [], cancelReturns: null } satisfies Partial<SentGift>;
const taken = { giftStatus: 'CLAIMED', may: [], cancelReturns: null } satisfies Partial<SentGift>;
const halfOpened = {
  giftStatus: 'SPLIT',
  rule: forFive,
  shares: shares('OPENED', 'IN_BANK'),
} satisfies Partial<SentGift>;

describe('whether thanks are still to come', () => {
  const thanked = (...thanks: (string | null)[]) =>
    shares(...thanks.map(() => 'IN_BANK' as const)).map((share, i) => ({ ...share, thanks: thanks[i] ?? null }));

  it('is so while somebody who opened it has not written and its sender would hear it', () => {
    expect(mayBeThanked({ shares: thanked('Thank you', null), thanksMuted: false })).toBe(true);
    expect(mayBeThanked({ shares: thanked('Thank you', null), thanksMuted: true })).toBe(false);
    expect(mayBeThanked({ shares: thanked('Thank you'), thanksMuted: false })).toBe(false);
    expect(mayBeThanked({ shares: [], thanksMuted: false })).toBe(false);
  });
});

describe('how a gift stands', () => {
  const standings: [string, Partial<SentGift>, string][] = [
    ['fresh', {}, 'Waiting to be opened.'],
    ['open since', { opensAt: before }, 'Waiting to be opened.'],
    ['opening later', { opensAt: after }, 'Sealed until Friday 20 November, 9:00 am (Lagos).'],
    [
      'with a window that begins after it opens',
      { opensAt: before, rule: { ...noRule, ruleType: 'TIME', startTime: after, endTime: '2026-11-21T08:00:00Z' } },
      'Sealed until Friday 20 November, 9:00 am (Lagos).',
    ],
    [
      'with a window that is over',
      { rule: { ...noRule, ruleType: 'TIME', startTime: before, endTime: before } },
      'Nobody opened it in the time you chose.',
    ],
    ['paused', { pausedAt: before }, 'Paused: nobody can open it until you let it go on.'],
    [
      'paused half way',
      { ...halfOpened, pausedAt: before },
      'Paused with 2 of 5 opened: nobody can open it until you let it go on.',
    ],
    ['half opened', halfOpened, '2 of 5 opened.'],
    [
      'half opened by percentages',
      {
        ...halfOpened,
        rule: { ...forFive, totalSplits: null, splits: [60, 30, 10].map((percentage) => ({ percentage })) },
      },
      '2 of 3 opened.',
    ],
    [
      'half opened by luck',
      { ...halfOpened, rule: { ...noRule, ruleType: 'LUCKY', luckyShares: 20 } },
      '2 of 20 opened.',
    ],
    [
      'drawn with fewer entrants than it has winners',
      {
        ...ended,
        rule: { ...noRule, ruleType: 'DRAW', draw: { winners: 10, closesAt: before, shares: null } },
        shares: shares('OPENED', 'IN_BANK', 'OPENED'),
        refunds: [back('UNDER_WAY')],
      },
      'Ended with 3 of 10 opened: ₦9,750.50 is on its way back to your card.',
    ],
    ['opened', { ...taken, shares: shares('OPENED') }, 'Opened: everything in it belongs to whoever opened it.'],
    ['in their bank', { ...taken, shares: shares('IN_BANK') }, 'Opened, and the money is in their bank.'],
    [
      'opened by everybody',
      { ...taken, shares: shares('OPENED', 'IN_BANK') },
      'All 2 shares are opened: everything in it has an owner.',
    ],
    [
      'in all banks',
      { ...taken, shares: shares('IN_BANK', 'IN_BANK') },
      'All 2 shares are opened, and the money is in their banks.',
    ],
    [
      'cancelled',
      { ...ended, cancelledAt: before, refunds: [back('UNDER_WAY')] },
      'Cancelled: ₦9,750.50 is on its way back to your card.',
    ],
    [
      'cancelled and refunded',
      { ...ended, status: 'REVERSED', cancelledAt: before, refunds: [back('DONE')] },
      'Cancelled: ₦9,750.50 went back to your card.',
    ],
    [
      'cancelled with a card that is gone',
      { ...ended, cancelledAt: before, refunds: [back('FAILED')] },
      'Cancelled: your card did not take ₦9,750.50 back, and we are seeing to it.',
    ],
    [
      'cancelled and asked for an account',
      { ...ended, cancelledAt: before, refunds: [back('FAILED')], may: ['bank'] },
      'Cancelled: your card did not take ₦9,750.50 back. Tell us a bank account below.',
    ],
    [
      'cancelled and sent to an account',
      { ...ended, cancelledAt: before, refunds: [back('FAILED'), back('UNDER_WAY', 'BANK')] },
      'Cancelled: ₦9,750.50 is on its way back to your bank account.',
    ],
    ['ended', ended, 'Ended unopened.'],
    [
      'ended half way',
      { ...halfOpened, ...ended, refunds: [back('FAILED'), back('UNDER_WAY')] },
      'Ended with 2 of 5 opened: ₦9,750.50 is on its way back to your card.',
    ],
    [
      'on hold',
      { giftStatus: 'BLOCKED', blocked: true },
      'On hold: we are checking something about it, and its money is safe.',
    ],
    ['disputed', { ...ended, status: 'REVERSED' }, 'Your bank took the payment back.'],
    [
      'unpaid',
      { status: 'PENDING', quid: null, giftStatus: null },
      'Not paid yet: the gift begins when the money arrives.',
    ],
    [
      'unpaid, with money that waits',
      { status: 'FAILED', quid: null, giftStatus: null, may: ['bank'], refunds: [back('UNDER_WAY')] },
      'The money that came could not be used, and your card did not take it back. Tell us a bank account below.',
    ],
    ['declined', { status: 'FAILED', quid: null, giftStatus: null }, 'The payment for this gift did not go through.'],
  ];
  it.each(standings)('%s', (_, changes, sentence) => {
    expect(giftStanding({ ...waiting, ...changes }, NOW)).toBe(sentence);
  });
});

describe('a room is looked at again', () => {
  const looks: [string, Partial<SentGift>, boolean][] = [
    ['while somebody can open the gift', {}, false],
    ['while a share is on its way', { ...taken, shares: shares('IN_BANK', 'ON_ITS_WAY') }, false],
    ['while money goes back', { ...ended, refunds: [back('UNDER_WAY')] }, false],
    ['while it is on hold', { may: [], blocked: true }, false],
    ['but not when everything has arrived', { ...taken, shares: shares('IN_BANK') }, true],
    ['but not when everything went back', { ...ended, refunds: [back('DONE')] }, true],
  ];
  it.each(looks)('%s', (_, changes, isDone) => {
    expect(isOver({ ...waiting, ...changes })).toBe(isDone);
  });
});
