import { expect, type Page } from '@playwright/test';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
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

const checked = async (page: Page, verdict: string, giveaway: unknown) => {
  await page.route('**/api/check/*', (route) => route.fulfill({ json: { verdict, giveaway } }));
  await visit(page, '/check');
  await page.getByLabel('Link or code').fill(`https://jara.example/g/${GIVEAWAY_CODE}`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('You asked about')).toBeVisible();
};

const KNOWN = {
  ...{ code: GIVEAWAY_CODE, title: 'December jara for our listeners', host: 'Radio Port' },
  ...{ amount: 50_000_000, currency: 'NGN' },
};

const RECEIPT = { number: 12, ticket: 'a1'.repeat(16), head: 'b2'.repeat(32) };

const entered = (page: Page) =>
  page.addInitScript(
    ([code, receipt]) => localStorage.setItem('jara.draw-receipts', JSON.stringify({ [String(code)]: receipt })),
    [GIVEAWAY_CODE, RECEIPT] as const,
  );

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
      openGiveaway(stage, giveawayAnswer({ state: 'ENDED', here: 0, shares: { total: 100, taken: 12, inBank: 12 } })),
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
            message: 'Very many people are here right now. Try again in a moment.',
            retryAfterSeconds: 20,
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
      await page.getByRole('img', { name: /^Preview/ }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'check', open: ({ page }) => visit(page, '/check') },
];
