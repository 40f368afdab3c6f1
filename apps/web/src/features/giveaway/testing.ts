import type { Giveaway, GiveawayWinner } from '@jara/contract/giveaways';

const winner = (slot: number, change: Partial<GiveawayWinner> = {}): GiveawayWinner => ({
  slot,
  amount: 420_050,
  wonAt: '2026-11-17T14:05:00.000Z',
  letter: 'A',
  bank: 'GTBank',
  inBankAt: '2026-11-17T14:07:00.000Z',
  ...change,
});

const NO_RULE = {
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

/** Lucky shares, open, with some of them taken. */
export const LUCKY: Giveaway = {
  code: '7K3MXQ2V9H4TA',
  title: 'End of year jara',
  host: 'Radio Port',
  state: 'OPEN',
  stopReason: null,
  currency: 'NGN',
  amount: 50_000_000,
  lockedSince: '2026-11-17T13:02:00.000Z',
  here: 49_579_950,
  rule: { ...NO_RULE, ruleType: 'LUCKY', luckyShares: 100, commitment: 'c'.repeat(64) },
  startsAt: '2026-11-17T14:00:00.000Z',
  closesAt: null,
  endsAt: '2026-12-17T14:00:00.000Z',
  claimDays: 7,
  hasPassword: false,
  theme: 'adire',
  clothSeed: 7,
  shares: { total: 100, taken: 3, inBank: 1 },
  draw: null,
  winners: [winner(2, { letter: null, bank: null, inBankAt: null }), winner(1, { inBankAt: null }), winner(0)],
  asOf: '2026-11-17T14:10:00.000Z',
};

/** A draw that people enter. */
export const DRAW: Giveaway = {
  ...LUCKY,
  rule: {
    ...LUCKY.rule,
    ruleType: 'DRAW',
    luckyShares: null,
    draw: { winners: 3, closesAt: '2026-11-20T17:00:00.000Z', shares: null },
  },
  here: 50_000_000,
  closesAt: '2026-11-20T17:00:00.000Z',
  shares: { total: 3, taken: 0, inBank: 0 },
  draw: {
    entries: 1_204,
    beacon: { chain: 'c0ffee', round: 4711, at: '2026-11-20T17:00:30.000Z', url: 'https://beacon.example/4711' },
    head: null,
    drawnAt: null,
  },
  winners: [],
};

export const RECEIPT = { number: 12, ticket: 'a1'.repeat(16), head: 'b2'.repeat(32) };
