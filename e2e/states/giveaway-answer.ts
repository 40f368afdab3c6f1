import type { Page } from '@playwright/test';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 3_600_000;

export const GIVEAWAY_CODE = 'SB39YW1HP58EH';

const winner = (slot: number, change: Record<string, unknown> = {}) => ({
  ...{ slot, amount: 312_550 + 41_275 * slot, wonAt: ago(HOUR / 2), letter: 'A', bank: 'Guaranty Trust Bank' },
  inBankAt: ago(HOUR / 3),
  ...change,
});

/** What the server says of a giveaway, in whichever state. */
export const giveawayAnswer = (changes: Record<string, unknown> = {}) => ({
  code: GIVEAWAY_CODE,
  title: 'December jara for our listeners',
  host: 'Radio Port, Port Harcourt',
  state: 'OPEN',
  stopReason: null,
  currency: 'NGN',
  amount: 50_000_000,
  lockedSince: ago(30 * HOUR),
  here: 45_017_125,
  rule: {
    ...{ ruleType: 'LUCKY', nthPerson: null, splits: [], totalSplits: null, startTime: null, endTime: null },
    ...{ equalShares: null, luckyShares: 100, luckyMinShare: null, draw: null, commitment: '5f2a'.repeat(16) },
  },
  startsAt: ago(HOUR),
  closesAt: null,
  endsAt: ago(-600 * HOUR),
  claimDays: 7,
  hasPassword: false,
  theme: 'adire',
  clothSeed: 28,
  shares: { total: 100, taken: 12, inBank: 10 },
  draw: null,
  winners: [
    winner(11, { letter: null, bank: null, inBankAt: null }),
    winner(10, { letter: 'C', bank: 'OPay', inBankAt: null }),
    ...Array.from({ length: 10 }, (_, slot) => winner(9 - slot, { letter: 'ABEFIKNOTU'[slot] })),
  ],
  asOf: ago(0),
  ...changes,
});

/** The same as a draw. */
export const drawAnswer = (changes: Record<string, unknown> = {}) => {
  const closesAt = typeof changes.closesAt === 'string' ? changes.closesAt : ago(-51 * HOUR);
  const valueAt = new Date(Date.parse(closesAt) + 30_000).toISOString();
  const rule = { ...giveawayAnswer().rule, ruleType: 'DRAW', luckyShares: null };
  return {
    ...giveawayAnswer(),
    rule: { ...rule, draw: { winners: 3, closesAt, shares: null } },
    ...{ here: 50_000_000, closesAt, theme: 'owambe', shares: { total: 3, taken: 0, inBank: 0 }, winners: [] },
    draw: {
      entries: 1_204,
      beacon: { chain: '52db9ba70e0c', round: 4711, at: valueAt, url: 'https://drand.example/4711' },
      head: null,
      drawnAt: null,
    },
    ...changes,
  };
};

/** Answers everything a page of a giveaway asks for. Its stream is silent, so that the page stands as it was answered. */
export async function answerGiveaway(page: Page, json: Record<string, unknown>): Promise<void> {
  await page.route('**/api/giveaways/*', (route) => route.fulfill({ json }));
  await page.route('**/api/giveaways/*/live', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
}
