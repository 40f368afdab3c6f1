import { expect } from '@playwright/test';
import { breakHelp, visit } from '../pages/site.ts';
import { answerWith, neverAnswer, type State } from './state.ts';
import { trustAnswer } from './trust-answer.ts';

export const AROUND: State[] = [
  {
    name: 'help',
    open: async ({ page }) => {
      await visit(page, '/help');
      await page.getByText('What does it cost?').click();
    },
  },
  {
    name: 'help-nothing-found',
    open: async ({ page }) => {
      await visit(page, '/help');
      await page.getByLabel('Search the answers').fill('zebra');
    },
  },
  {
    name: 'trust',
    open: async ({ page }) => {
      await page.route('**/api/trust', (route) => route.fulfill({ json: trustAnswer() }));
      await visit(page, '/trust');
      await expect(page.getByText('True to the kobo')).toBeVisible();
      await page.getByText('The same as a table').click();
    },
  },
  {
    name: 'trust-on-the-way',
    open: async ({ page }) => {
      const onTheWay = {
        payouts: { count: 3, amount: 2_000_000 },
        refunds: { count: 1, amount: 250_000 },
        payments: { count: 2, amount: 1_500_000 },
      };
      const json = trustAnswer({ verdict: 'ON_THE_WAY', providerBalance: 147_052_500, onTheWay });
      await page.route('**/api/trust', (route) => route.fulfill({ json }));
      await visit(page, '/trust');
      await expect(page.getByText('Explained, but not to the kobo')).toBeVisible();
    },
  },
  {
    name: 'trust-differs',
    open: async ({ page }) => {
      const since = new Date(Date.now() - 25 * 60_000).toISOString();
      const json = trustAnswer({
        verdict: 'DIFFERS',
        held: 100_000_000,
        heldIn: { balance: 97_537_500, collected: 2_462_500, ownMoney: 0 },
        providerBalance: 97_537_499,
        difference: { amount: 1, since, isKnownToStaff: true },
        reconciliation: { finishedAt: since, isWhole: true, openItems: 1, openSince: since },
        payouts: { ...trustAnswer().payouts, overdue: 2, keptPromisePercent: 99.6 },
      });
      await page.route('**/api/trust', (route) => route.fulfill({ json }));
      await visit(page, '/trust');
      await expect(page.getByText('₦0.01 does not agree')).toBeVisible();
    },
  },
  {
    name: 'trust-new',
    open: async ({ page }) => {
      const json = trustAnswer({
        ...{ held: 0, owed: 0, hours: [], verdict: 'NOT_YET', providerBalance: 0, books: null, reconciliation: null },
        payouts: {
          ...{ days: 30, arrived: 0, withinPromise: 0, overdue: 0 },
          ...{ keptPromisePercent: null, medianSeconds: null, p95Seconds: null },
        },
      });
      await page.route('**/api/trust', (route) => route.fulfill({ json }));
      await visit(page, '/trust');
      await expect(page.getByText('No money is here yet')).toBeVisible();
    },
  },
  {
    name: 'trust-loading',
    open: async ({ page }) => {
      await page.route('**/api/trust', neverAnswer);
      await visit(page, '/trust');
      await expect(page.getByText('Asking our books and Paystack')).toBeVisible();
    },
  },
  {
    name: 'trust-failed',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 500/);
      await page.route('**/api/trust', answerWith(500));
      await visit(page, '/trust');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'privacy', open: ({ page }) => visit(page, '/privacy') },
  { name: 'terms', open: ({ page }) => visit(page, '/terms') },
  { name: 'cookies', open: ({ page }) => visit(page, '/cookies') },
  {
    name: 'menu',
    widths: [360],
    open: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(page, '/');
      await page.locator('summary').filter({ hasText: 'Menu' }).click();
    },
  },
  {
    name: 'offline',
    open: async ({ page, watch }) => {
      // Looking at what is folded away asks for the letters in it.
      watch.foresee(/ERR_INTERNET_DISCONNECTED.*woff2/);
      await visit(page, '/create');
      // A piece still on its way would say in the console that it did not arrive.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'crash',
    open: async ({ page, watch }) => {
      watch.foresee(/broken on purpose/);
      await breakHelp(page);
      await visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    },
  },
];
