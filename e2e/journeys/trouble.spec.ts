import type { Page, Route } from '@playwright/test';
import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RulesPage } from '../pages/rules-page.ts';
import { breakHelp, undrawn, visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const answering =
  (status: number, body: unknown = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** From another page, so that it is the script that asks: the server draws the list for whoever comes straight to it. */
async function goToTransactions(page: Page): Promise<void> {
  await visit(page, '/help');
  await page.getByRole('banner').getByRole('link', { name: 'Transactions' }).click();
}

test('a list that cannot be fetched says so, and a press fetches it again', async ({ page, watch }) => {
  watch.foresee(/status of 500/);
  await page.route('**/api/transactions?*', answering(500));
  await goToTransactions(page);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch transactions');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No Transactions Yet' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a payment that cannot be started loses nothing, and the next press starts it', async ({ page, watch }) => {
  watch.foresee(/status of 50[02]/);
  await page.route('**/api/transactions', answering(502));
  const create = await new CreatePage(page).open();
  await create.write();
  await create.payButton.click();
  const banner = page.getByRole('alert').filter({ hasText: 'Payment initialization failed' });
  await expect(banner).toContainText('Nothing was charged.');
  await banner.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(banner).toBeHidden();
  await create.payButton.click();
  await expect(banner).toBeVisible();
  await expect(create.email).toHaveValue('ada@example.com');
  expect(page.context().pages(), 'the empty tab is closed again').toHaveLength(1);
  await page.unrouteAll();
  await banner.getByRole('button', { name: 'Try Again' }).click();
  await expect(new CallbackPage(page).waiting).toBeVisible();
});

test('the server’s own sentence comes before the default one', async ({ page, watch, world }) => {
  watch.foresee(/status of 503/);
  const { quid } = await world.gift();
  await page.route(
    '**/api/rules/claim*',
    answering(503, { message: 'We are having trouble right now.', code: 'unavailable' }),
  );
  const claim = await new ClaimPage(page).open(quid);
  await claim.openButton.click();
  await expect(page.getByRole('alert')).toContainText('We are having trouble right now.');
  await page.unrouteAll();
  await page.route('**/api/rules/claim*', answering(503));
  await claim.openButton.click();
  await expect(page.getByRole('alert')).toContainText('Failed to claim gift');
  await page.unrouteAll();
  await claim.unwrap();
});

/** Lets the page's own waits pass, each as soon as the page has begun to wait. */
async function passWaits(page: Page, tries: () => number): Promise<void> {
  for (const [done, waitMs] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(tries).toBe(done);
    await page.clock.fastForward(waitMs);
  }
  await expect.poll(tries).toBe(4);
}

test('without a network a look-up is tried four times, then says so', async ({ page, watch, world }) => {
  watch.foresee(/ERR_INTERNET_DISCONNECTED/);
  const { quid } = await world.gift();
  await page.clock.install();
  let tries = 0;
  await undrawn(page);
  await page.route('**/verify', (route) => {
    tries += 1;
    return route.abort('internetdisconnected');
  });
  await new ClaimPage(page).open(quid);
  await passWaits(page, () => tries);
  await expect(page.getByRole('alert')).toContainText("We couldn't reach Jara.");
  await expect(page.getByText('Nothing was claimed.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new ClaimPage(page).openButton).toBeVisible();
});

test('a tap that got no answer is repeated as the same tap', async ({ page, watch, world }) => {
  watch.foresee(/ERR_CONNECTION_RESET/);
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/rules/claim*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server opens the gift, but its answer is lost on the way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await claim.unwrap();
  await expect(claim.opened).toContainText('₦10,000');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('what is pressed without a network says so, and is not sent later by itself', async ({
  page,
  context,
  watch,
  world,
}) => {
  watch.foresee(/ERR_INTERNET_DISCONNECTED/);
  const { quid } = await world.gift();
  await page.clock.install();
  const claim = await new ClaimPage(page).open(quid);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/rules/claim')) tries += 1;
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await claim.openButton.click();
  await passWaits(page, () => tries);
  await expect(page.getByRole('alert').filter({ hasText: 'You can tap again' })).toContainText(
    "We couldn't reach Jara.",
  );
  await context.setOffline(false);
  await page.clock.fastForward(60_000);
  await expect(claim.openButton).toBeEnabled();
  expect(tries).toBe(4);
  await claim.unwrap();
});

test('a mail whose asking got no answer is asked for as the same one', async ({ page, watch }) => {
  watch.foresee(/status of 504/);
  const keys: (string | undefined)[] = [];
  await page.clock.install();
  await page.route('**/api/transactions/list-link', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // A proxy gave up waiting; whether the mail left, it does not know.
    return keys.length <= 4
      ? route.fulfill({ status: 504, contentType: 'text/html', body: 'Too slow' })
      : route.continue();
  });
  await visit(page, '/transactions');
  await page.getByLabel('Your email').fill('ada@example.com');
  const ask = page.getByRole('button', { name: 'E-mail me my list' });
  await ask.click();
  await passWaits(page, () => keys.length);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: 'If gifts were paid for with' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(5);
});

test('an answer that takes longer than 20 seconds is not waited for', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/transactions?*', () => undefined);
  await goToTransactions(page);
  await expect(page.getByText('Loading your transactions')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toContainText('This is taking too long.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page of somebody else’s network is not taken for an answer', async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/transactions?*', (route) => {
    tries += 1;
    return route.fulfill({ contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' });
  });
  await goToTransactions(page);
  await passWaits(page, () => tries);
  await expect(page.getByRole('alert')).toContainText('Something between you and Jara answered instead.');
});

test('without the live connection the waiting room asks for itself', async ({ page, watch, world }) => {
  watch.foresee(/ERR_FAILED/);
  await page.route('**/api/sse/**', (route) => route.abort());
  const reference = await world.unpaidGift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  await expect(page.getByText('We ask every few seconds whether it is paid.')).toBeVisible();
  await world.pay(reference);
  expect(await room.quid()).toHaveLength(13);
});

test('a waiting room that cannot reach us keeps waiting', async ({ page, watch, world }) => {
  watch.foresee(/status of 502/);
  const reference = await world.unpaidGift({}, page.request);
  await page.route('**/api/transactions/reference/*', answering(502));
  const room = await new CallbackPage(page).open(reference);
  await expect(page.getByText('We could not ask just now')).toBeVisible();
  await expect(room.waiting).toBeVisible();
  await page.unrouteAll();
  await world.pay(reference);
  expect(await room.quid()).toHaveLength(13);
});

/** A face that is first needed when the line is gone: the letters are drawn with the next one. */
const LATE_FACE = /ERR_INTERNET_DISCONNECTED .*\.woff2/;

test('a browser that goes offline is told that its draft is safe', async ({ page, context, watch }) => {
  watch.foresee(LATE_FACE);
  const create = await new CreatePage(page).open();
  await create.write();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Your draft is safe on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(create.email).toHaveValue('ada@example.com');
});

test('where nothing is being written no draft is spoken of', async ({ page, context, watch }) => {
  watch.foresee(LATE_FACE);
  await visit(page, '/help');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
});

test('a gift is opened although its page can fetch no more files', async ({ page, watch, world }) => {
  watch.foresee(/ERR_FAILED/);
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await page.route('**/assets/*.js*', (route) => route.abort());
  await claim.unwrap();
  await expect(claim.opened).toContainText('₦10,000');
});

test('a look-up that fails without a word says what could not be loaded', async ({ page, watch, world }) => {
  watch.foresee(/status of 500/);
  const { quid } = await world.gift();
  await undrawn(page);
  await page.route('**/verify', answering(500));
  await new ClaimPage(page).open(quid);
  await expect(page.getByRole('alert')).toContainText('Failed to load gift details');
});

test('the status line says that all is well only when the server does', async ({ page, watch }) => {
  watch.foresee(/status of 503/);
  const line = page.getByRole('contentinfo').getByRole('status');
  await visit(page, '/');
  await expect(line).toHaveText('All systems operational');
  await page.route('**/api/health/ready', answering(503, { message: 'Payouts are delayed.', code: 'unavailable' }));
  await visit(page, '/');
  await expect(line).toHaveText('Payouts are delayed.');
});

test('a screen that breaks says so and can be reloaded', async ({ page, watch }) => {
  watch.foresee(/broken on purpose/);
  await breakHelp(page);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(page.getByText('Your gifts and your money are safe.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
});

test('a page whose script does not arrive comes as a document, and reads without it', async ({ page, watch }) => {
  watch.foresee(/ERR_FAILED/);
  await page.route('**/assets/help-page-*.js*', (route) => route.abort());
  await visit(page, '/');
  const document = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await document;
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  // And comes alive as soon as it does.
  await page.unrouteAll();
  await expect(async () => {
    await page.getByLabel('Search the answers').fill('zebra');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  }).toPass();
});

test('a piece that is only an extra is asked for again, and the page stands without it', async ({ page, watch }) => {
  watch.foresee(/ERR_FAILED/);
  let refused = 0;
  let isLineBack = false;
  await page.route('**/assets/rules-*.js*', (route) => {
    // Most browsers never ask again for a file by an address that has failed.
    if (isLineBack && new URL(route.request().url()).search !== '') return route.continue();
    refused += 1;
    return route.abort();
  });
  const create = await new CreatePage(page).open();
  await create.whoMayOpen.click();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await create.amount.fill('5000');
  isLineBack = true;
  await expect(page.getByRole('radio', { name: /^Nth Person/ })).toBeAttached();
  await expect(create.amount).toHaveValue('5,000');
});

test('a toast stays as long as promised: an error 4 seconds, a success 2', async ({ page, watch, world }) => {
  watch.foresee(/status of 500/);
  const { quid } = await world.gift({}, page.request);
  await page.clock.install();
  const rules = await new RulesPage(page).open(quid);
  await page.route('**/api/rules', answering(500));
  await rules.createButton.click();
  const failed = page.getByRole('status').filter({ hasText: /^Failed to save rule$/ });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toContainText('Failed to save rule');
  await page.clock.fastForward(3000);
  await expect(failed).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(failed).toBeHidden();
  await page.unrouteAll();
  await rules.createButton.click();
  const saved = page.getByText('Rule created successfully', { exact: true });
  await expect(saved).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(saved).toBeHidden();
});

test('the waiting room does not call itself live while the browser is offline', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.foresee(/ERR_INTERNET_DISCONNECTED/);
  const reference = await world.unpaidGift({}, page.request);
  await new CallbackPage(page).open(reference);
  await expect(page.getByText('Live connection is up')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. We ask again as soon as you are back.')).toBeVisible();
  await expect(page.getByText('Live connection is up')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('We ask again as soon as you are back.')).toHaveCount(0);
});

test('offline, the withdrawal form says why the name of the account does not come', async ({
  page,
  context,
  world,
}) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.accountNumber.fill(ACCOUNTS.paid);
  await expect(withdraw.bank).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await withdraw.chooseBank('gtb', 'Guaranty Trust Bank');
  await expect(page.getByText('We ask the bank for the name as soon as you are back.')).toBeVisible();
  await context.setOffline(false);
  await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
});
