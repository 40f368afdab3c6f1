import type { Page } from '@playwright/test';
import { visit } from '../pages/site.ts';
import { expect, test } from '../world.ts';

interface Figures {
  held: number;
  owed: number;
  providerBalance: number;
}

const naira = (kobo: number) => `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;

/** What the page was told last, as soon as it shows it. */
async function figuresShown(page: Page, ask: () => Promise<unknown>): Promise<Figures> {
  const [response] = await Promise.all([page.waitForResponse('**/api/trust'), ask()]);
  const told: Figures = await response.json();
  const figures = page.getByRole('region', { name: 'The three figures' });
  await expect(figures.getByRole('definition')).toHaveText(
    [told.owed, told.held, told.providerBalance].map((amount) => naira(amount)),
  );
  return told;
}

const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a stranger finds from any page what we owe and what is there, and sees it grow @phone', async ({
  page,
  world,
}) => {
  await world.gift();
  await visit(page, '/');
  const first = await figuresShown(page, () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Where the money is' }).click(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where the money is');
  await world.gift({ amount: 1_234_500 });
  // The answer is kept for a moment, for everybody at once.
  await expect.poll(async () => (await figuresShown(page, () => lookAgain(page))).held).not.toBe(first.held);
});

test('figures that could not be asked for again say of when they are', async ({ page, watch, world }) => {
  watch.foresee(/status of 500/);
  await world.gift();
  await figuresShown(page, () => visit(page, '/trust'));
  await page.route('**/api/trust', (route) => route.fulfill({ status: 500, json: {} }));
  await lookAgain(page);
  await expect(page.getByText('These figures are not new')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The three figures' })).toBeVisible();
  await page.unroute('**/api/trust');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('These figures are not new')).toBeHidden();
});
