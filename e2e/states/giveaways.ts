import { expect, type Page } from '@playwright/test';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
import { SITE } from '../world.ts';
import { drawProofAnswer } from './draw-proof-answer.ts';
import { answerGiveaway, drawAnswer, GIVEAWAY_CODE, giveawayAnswer } from './giveaway-answer.ts';
import { answerWith, neverAnswer, type Stage, type State } from './state.ts';

/** No giveaway has this code, so the page itself comes with a 404; what it asks for is answered by hand. */
const visitGiveaway = async ({ page, watch }: Stage) => {
  watch.foresee(/status of 404 .*\/g\//);
  await visit(page, `/g/${GIVEAWAY_CODE}`);
};

const openGiveaway = async (stage: Stage, json: Record<string, unknown>) => {
  const { page } = stage;
  await answerGiveaway(page, json);
  await visitGiveaway(stage);
  await expect(page.getByRole('heading', { name: 'How winners are chosen' })).toBeVisible();
};

const checked = async (page: Page, verdict: string, giveaway: unknown, pasted = `${SITE}/g/${GIVEAWAY_CODE}`) => {
  await page.route('**/api/check/*', (route) => route.fulfill({ json: { verdict, giveaway } }));
  await visit(page, '/check');
  await page.getByLabel('Link or code').fill(pasted);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('You asked about')).toBeVisible();
};

const KNOWN = {
  ...{ code: GIVEAWAY_CODE, title: 'December jara for our listeners', host: 'Radio Port' },
  ...{ amount: 50_000_000, currency: 'NGN' },
};

const RECEIPT = { number: 12, ticket: 'a1'.repeat(16), head: 'b2'.repeat(32) };

const entered = (page: Page, receipt: object = RECEIPT) =>
  page.addInitScript(
    ([code, kept]) => localStorage.setItem('jara.draw-receipts', JSON.stringify({ [String(code)]: kept })),
    [GIVEAWAY_CODE, receipt] as const,
  );

const HOUR_MS = 3_600_000;
const CLOSED_AT = new Date(Date.now() - HOUR_MS).toISOString();
const DRAWN_AT = new Date(Date.now() - HOUR_MS + 40_000).toISOString();

const drawWinner = (slot: number, change: Record<string, unknown> = {}) => ({
  ...{ slot, amount: slot < 2 ? 16_666_667 : 16_666_666, wonAt: DRAWN_AT, letter: null, bank: null, inBankAt: null },
  ...change,
});

/** A draw that is over: one of its three winners has the money, and one has asked for it. */
const drawnAnswer = (changes: Record<string, unknown> = {}) => {
  const open = drawAnswer({ closesAt: CLOSED_AT });
  const inBankAt = new Date(Date.now() - HOUR_MS / 3).toISOString();
  return {
    ...open,
    ...{ state: 'GIVEN', here: 33_333_333, shares: { total: 3, taken: 3, inBank: 1 } },
    winners: [
      drawWinner(2, { letter: 'C', bank: 'OPay' }),
      drawWinner(1),
      drawWinner(0, { letter: 'A', bank: 'Guaranty Trust Bank', inBankAt }),
    ],
    draw: { ...open.draw, head: 'c3'.repeat(32), drawnAt: DRAWN_AT },
    ...changes,
  };
};

/** The same as it stands for whoever entered it in this browser. */
const drawnFor = async (stage: Stage, check: Record<string, unknown>, json = drawnAnswer(), receipt?: object) => {
  const { page } = stage;
  await entered(page, receipt);
  await page.route('**/api/transactions/quid/*/verify', (route) =>
    route.fulfill({ json: { currency: 'NGN', amount: null, sendBy: null, ...check } }),
  );
  await openGiveaway(stage, json);
};

const WON = {
  ...{ state: 'YOURS', amount: 16_666_667 },
  sendBy: new Date(Date.now() + 6 * 24 * HOUR_MS).toISOString(),
};
const LOST = {
  state: 'NOT_THIS_TIME',
  message: 'Not this time. The winners have been drawn, and you are not among them. Thank you for being there.',
};

const LONG = {
  title: 'Wonderful end-of-year jara for everybody who listened to us in the morning, 2026',
  host: 'Radio Port Harcourt and the whole Rivers Morning Show family',
  amount: 123_456_789_050,
  here: 123_456_789_049,
};

/** The faces that the accessibility checks look at; the others differ from them in words. */
export const GIVEAWAYS: State[] = [
  { name: 'giveaway-open', open: (stage) => openGiveaway(stage, giveawayAnswer()) },
  {
    name: 'giveaway-draw-entered',
    open: async (stage) => {
      const { page } = stage;
      await entered(page);
      await openGiveaway(stage, drawAnswer());
      await page.getByText('Your receipt').click();
    },
  },
  {
    name: 'giveaway-ended',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({
          ...{ state: 'ENDED', here: 0, shares: { total: 100, taken: 10, inBank: 10 } },
          winners: giveawayAnswer().winners.slice(2),
        }),
      ),
  },
  {
    name: 'giveaway-report',
    isDialog: true,
    open: async (stage) => {
      const { page } = stage;
      await openGiveaway(stage, giveawayAnswer());
      await page.getByRole('button', { name: 'Report this page' }).click();
      await expect(page.getByRole('dialog', { name: 'Report this page' })).toBeVisible();
    },
  },
  {
    name: 'room-publish',
    isDialog: true,
    open: async ({ page, world }) => {
      const { id } = await world.gift({ delivery: 'SELF', rule: { luckyShares: 5 } }, page.request);
      await new RoomPage(page).open(id);
      await page.getByRole('button', { name: 'Make it public' }).click();
      await page.getByRole('button', { name: 'Show it to everybody' }).click();
      await expect(page.getByText('Say what it is called')).toBeVisible();
    },
  },
  { name: 'check-real', open: ({ page }) => checked(page, 'REAL', KNOWN) },
  { name: 'check-ended', open: ({ page }) => checked(page, 'ENDED', KNOWN) },
  { name: 'check-not-ours', open: ({ page }) => checked(page, 'NOT_OURS', null) },
];

/** Looked at as pictures alone. */
export const MORE_GIVEAWAYS: State[] = [
  {
    name: 'giveaway-waiting',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({
          ...{ state: 'WAITING', here: 50_000_000, winners: [], shares: { total: 100, taken: 0, inBank: 0 } },
          startsAt: new Date(Date.now() + 7_384_000).toISOString(),
        }),
      ),
  },
  { name: 'giveaway-paused', open: (stage) => openGiveaway(stage, giveawayAnswer({ state: 'PAUSED' })) },
  {
    name: 'giveaway-stopped',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({ state: 'STOPPED', stopReason: 'The radio station told us that it does not give this.' }),
      ),
  },
  { name: 'giveaway-draw-open', open: (stage) => openGiveaway(stage, drawAnswer()) },
  {
    name: 'giveaway-drawing',
    open: async (stage) => {
      const { page } = stage;
      await entered(page);
      await openGiveaway(stage, drawAnswer({ state: 'DRAWING' }));
    },
  },
  {
    name: 'giveaway-draw-password-refused',
    open: async (stage) => {
      const { page, watch } = stage;
      watch.foresee(/status of 503/);
      await page.route('**/api/giveaways/*/entries', (route) =>
        route.fulfill({
          status: 503,
          json: {
            code: 'too_busy',
            message: 'Very many people are here right now. Try again in a few seconds.',
            retryAfterSeconds: 5,
          },
        }),
      );
      await openGiveaway(stage, drawAnswer({ hasPassword: true }));
      await page.getByLabel('Password', { exact: true }).fill('jollof');
      await page.getByRole('button', { name: 'Enter the draw' }).click();
      await expect(page.getByText('You are not in yet')).toBeVisible();
    },
  },
  {
    name: 'giveaway-loading',
    open: async (stage) => {
      const { page } = stage;
      await page.route('**/api/giveaways/*', neverAnswer);
      await visitGiveaway(stage);
      await expect(page.getByText('Looking for the giveaway')).toBeAttached();
    },
  },
  {
    name: 'giveaway-failed',
    open: async (stage) => {
      const { page, watch } = stage;
      watch.foresee(/status of 500/);
      await page.route('**/api/giveaways/*', answerWith(500));
      await visitGiveaway(stage);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'giveaway-unknown',
    open: async (stage) => {
      const { page, watch } = stage;
      watch.foresee(/status of 404/);
      await page.route('**/api/giveaways/*', answerWith(404));
      await visitGiveaway(stage);
      await expect(page.getByText('No giveaway of ours has this code')).toBeVisible();
    },
  },
  {
    name: 'room-public',
    open: async ({ page, world }) => {
      const gift = await world.gift({ delivery: 'SELF', rule: { luckyShares: 5 } }, page.request);
      await world.publish(gift);
      await new RoomPage(page).open(gift.id);
      await expect(page.getByRole('region', { name: 'Its public page' })).toBeVisible();
      const preview = page.getByRole('img', { name: /^Preview/ });
      await preview.scrollIntoViewIfNeeded();
      await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    },
  },
  {
    name: 'giveaway-draw-won',
    open: async (stage) => {
      await drawnFor(stage, WON);
      await expect(stage.page.getByText('You won')).toBeVisible();
    },
  },
  {
    name: 'giveaway-draw-proved',
    open: async (stage) => {
      const { page } = stage;
      const { proof, receipt } = drawProofAnswer({
        ...{ winners: 3, entries: 1_204, amount: 50_000_000, closesAt: CLOSED_AT },
      });
      await page.route('**/api/giveaways/*/proof', (route) => route.fulfill({ json: proof }));
      const drawn = drawnAnswer();
      const json = drawnAnswer({
        rule: { ...drawn.rule, commitment: proof.commitment },
        draw: { ...drawn.draw, beacon: null, head: proof.head },
      });
      await drawnFor(stage, LOST, json, receipt);
      await page.getByRole('button', { name: 'Compute it again in this browser' }).click();
      await expect(page.getByText('Everything fits. Nobody bent it.')).toBeVisible();
    },
  },
  {
    name: 'giveaway-draw-lost',
    open: async (stage) => {
      await drawnFor(stage, LOST);
      await expect(stage.page.getByText('Not this time')).toBeVisible();
    },
  },
  {
    name: 'giveaway-draw-lapsed',
    open: async (stage) => {
      await drawnFor(stage, {
        state: 'LAPSED',
        message:
          'The time to send this share to a bank has passed, so it went to somebody else or back to its sender. We are sorry that you missed it.',
      });
      await expect(stage.page.getByText('You won, but the time has passed')).toBeVisible();
    },
  },
  {
    name: 'giveaway-draw-forgotten',
    open: async (stage) => {
      await drawnFor(stage, { state: 'ENDED', message: '' });
      await expect(stage.page.getByText('Your number is 12')).toBeVisible();
    },
  },
  {
    name: 'giveaway-draw-one-winner',
    open: (stage) => {
      const { rule, draw } = drawnAnswer();
      return openGiveaway(
        stage,
        drawnAnswer({
          ...{ here: 50_000_000, shares: { total: 1, taken: 1, inBank: 0 } },
          rule: { ...rule, draw: { ...rule.draw, winners: 1 } },
          ...{ winners: [drawWinner(0, { amount: 50_000_000 })], draw: { ...draw, beacon: null } },
        }),
      );
    },
  },
  {
    name: 'giveaway-given',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({
          ...{ state: 'GIVEN', amount: 6_474_750, here: 1_491_875, shares: { total: 12, taken: 12, inBank: 10 } },
          rule: { ...giveawayAnswer().rule, luckyShares: 12 },
        }),
      ),
  },
  {
    name: 'giveaway-nobody',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({ state: 'ENDED', here: 0, winners: [], shares: { total: 100, taken: 0, inBank: 0 } }),
      ),
  },
  {
    name: 'giveaway-mine',
    open: async (stage) => {
      await stage.page.addInitScript((quid) => {
        const gift = { quid, accessKey: 'key', amount: 725_300, currency: 'NGN', theme: 'adire', clothSeed: 28 };
        localStorage.setItem('jara.gifts', JSON.stringify([{ ...gift, claimedAt: new Date().toISOString() }]));
      }, GIVEAWAY_CODE);
      await openGiveaway(stage, giveawayAnswer());
      await expect(stage.page.getByRole('link', { name: 'You have a share of it: go to it' })).toBeVisible();
    },
  },
  {
    name: 'giveaway-long-words',
    open: (stage) =>
      openGiveaway(
        stage,
        giveawayAnswer({
          ...LONG,
          winners: giveawayAnswer().winners.map((winner) => ({
            ...winner,
            ...{ amount: 12_345_678_905, bank: winner.bank && 'Accelerex Microfinance Bank of the Federation' },
          })),
        }),
      ),
  },
  {
    name: 'giveaway-thousand-winners',
    open: async (stage) => {
      const [, , winner] = giveawayAnswer().winners;
      await openGiveaway(
        stage,
        giveawayAnswer({
          ...{ state: 'ENDED', here: 0, shares: { total: 1_000, taken: 1_000, inBank: 1_000 } },
          rule: {
            ...giveawayAnswer().rule,
            ruleType: 'EQUAL',
            luckyShares: null,
            equalShares: 1_000,
            commitment: null,
          },
          winners: Array.from({ length: 1_000 }, (_, slot) => ({ ...winner, slot, amount: 50_000 })),
        }),
      );
      await stage.page.getByRole('button', { name: 'Show 100 more' }).click();
    },
  },
  {
    name: 'giveaway-rush',
    open: async (stage) => {
      const { page, watch } = stage;
      watch.foresee(/status of 503/, /ERR_/);
      await openGiveaway(stage, giveawayAnswer());
      await page.route('**/api/giveaways/*', (route) =>
        route.fulfill({
          status: 503,
          headers: { 'retry-after': '5' },
          json: { code: 'too_busy', message: 'Very many people are here right now. Try again in a few seconds.' },
        }),
      );
      await expect(page.getByText('We keep asking by ourselves.')).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'giveaway-draw-entering',
    open: async (stage) => {
      await stage.page.route('**/api/giveaways/*/entries', neverAnswer);
      await openGiveaway(stage, drawAnswer({ closesAt: new Date(Date.now() + 58_000).toISOString() }));
      await stage.page.getByRole('button', { name: 'Enter the draw' }).click();
    },
  },
  {
    name: 'room-publishing',
    isDialog: true,
    open: async ({ page, world }) => {
      const { id } = await world.gift({ delivery: 'SELF', rule: { equalShares: 3 } }, page.request);
      await new RoomPage(page).open(id);
      await page.getByRole('button', { name: 'Make it public' }).click();
      await expect(page.getByRole('dialog', { name: 'Make it public' })).toBeVisible();
    },
  },
  {
    name: 'check-look-alike',
    open: ({ page }) =>
      checked(page, 'NOT_OURS', null, `https://jara-gifts.example/g/${GIVEAWAY_CODE}?promo=claim-your-500000-naira`),
  },
  { name: 'check-private', open: ({ page }) => checked(page, 'REAL', null, `${SITE}/claim/${GIVEAWAY_CODE}`) },
  { name: 'check-long-words', open: ({ page }) => checked(page, 'REAL', { ...KNOWN, ...LONG }) },
  {
    name: 'check-two-links',
    open: async ({ page }) => {
      await visit(page, '/check');
      await page.getByLabel('Link or code').fill(`${SITE}/g/${GIVEAWAY_CODE} and https://pay.example`);
      await page.getByRole('button', { name: 'Check it' }).click();
      await expect(page.getByText('Paste one link at a time')).toBeVisible();
    },
  },
  {
    name: 'check-failed',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 500/);
      await page.route('**/api/check/*', answerWith(500));
      await visit(page, '/check');
      await page.getByLabel('Link or code').fill(GIVEAWAY_CODE);
      await page.getByRole('button', { name: 'Check it' }).click();
      await expect(page.getByText('do nothing they ask of you')).toBeVisible();
    },
  },
  { name: 'check', open: ({ page }) => visit(page, '/check') },
];
