import type { Trust } from '@jara/contract/trust';

/** The page on a good day. */
export const GOOD: Trust = {
  currency: 'NGN',
  held: 150_000_000,
  owed: 104_250_075,
  providerBalance: 150_000_000,
  asOf: '2026-11-16T12:02:31.000Z',
  verdict: 'TRUE',
  difference: null,
  heldIn: { balance: 150_000_000, collected: 0, ownMoney: 45_000_000 },
  owedFor: {
    unclaimed: 90_000_000,
    claimed: 12_000_075,
    payouts: 2_000_000,
    refunds: 250_000,
    disputes: 0,
    suspense: 0,
    dormant: 0,
  },
  onTheWay: {
    payouts: { count: 0, amount: 0 },
    refunds: { count: 0, amount: 0 },
    payments: { count: 0, amount: 0 },
  },
  others: [],
  books: { isClean: true, journals: 48_213, checkedAt: '2026-11-16T12:00:04.000Z' },
  reconciliation: { finishedAt: '2026-11-16T11:59:10.000Z', isWhole: true, openItems: 0, openSince: null },
  payouts: {
    days: 30,
    arrived: 812,
    withinPromise: 811,
    overdue: 0,
    keptPromisePercent: 99.8,
    medianSeconds: 95,
    p95Seconds: 7_260,
  },
  hours: [
    {
      hour: '2026-11-16T12:00:00.000Z',
      held: 150_000_000,
      owed: 104_250_075,
      providerBalance: 150_000_000,
      verdict: 'TRUE',
    },
    {
      hour: '2026-11-16T11:00:00.000Z',
      held: 140_000_000,
      owed: 94_000_000,
      providerBalance: null,
      verdict: 'NO_ANSWER',
    },
  ],
};
