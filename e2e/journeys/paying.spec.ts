import { CallbackPage } from '../pages/callback-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { visit } from '../pages/site.ts';
import { expect, test } from '../world.ts';

test('a declined card can be followed by a good one on the same checkout', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.write();
  const checkout = await create.pay();
  await checkout.payWith('declined');
  await expect(checkout.alert).toContainText('Declined');
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await new CallbackPage(page).quid()).toHaveLength(13);
});

test('a failed payment says why, and repairs itself when the money arrives after all', async ({ page, world }) => {
  const reference = await world.unpaidGift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  await expect(room.waiting).toBeVisible();
  await world.pay(reference, 'insufficient');
  await expect(room.failed).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toContainText('Insufficient Funds');
  await expect(page.getByRole('alert')).toContainText('insufficient funds, a network error or a cancelled transaction');
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();

  await world.pay(reference, 'success');
  expect(await room.quid()).toHaveLength(13);
});

test('after a failure the same gift is paid for again with one tap', async ({ page, world }) => {
  const reference = await world.unpaidGift({}, page.request);
  await world.pay(reference, 'declined');
  const room = await new CallbackPage(page).open(reference);
  await expect(room.failed).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Try Again' }).click();
  const checkout = new CheckoutPage(page);
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await room.quid()).toHaveLength(13);
});

test('a payment cancelled at the checkout says so in both tabs, and can be made after all', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.write();
  const checkout = await create.pay();
  await checkout.cancel();
  const there = new CallbackPage(checkout.page);
  const here = new CallbackPage(page);
  for (const room of [there, here]) {
    await expect(room.failed).toBeVisible({ timeout: 20_000 });
    await expect(room.page.getByRole('alert')).toContainText('The payment was cancelled');
    await expect(room.page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(room.page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  }
  await checkout.page.getByRole('link', { name: 'Try Again' }).click();
  await checkout.payWith('success');
  await checkout.isPaid();
  const quid = await there.quid();
  expect(quid).toHaveLength(13);
  expect(await here.quid(), 'the tab that waited hears of it').toBe(quid);
});

test('whoever changes their mind while waiting can leave, and a payment finished after all still counts', async ({
  page,
}) => {
  const create = await new CreatePage(page).open();
  await create.write({ message: 'Well done!' });
  const checkout = await create.pay();
  await checkout.isShown();
  const room = new CallbackPage(page);
  await expect(room.waiting).toBeVisible();
  await page.getByRole('button', { name: 'I changed my mind' }).click();
  await expect(room.failed).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The payment was cancelled');
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await room.quid()).toHaveLength(13);
});

test('a checkout that is merely open is not called cancelled', async ({ page, world }) => {
  const reference = await world.unpaidGift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Last checked just now')).toBeVisible();
  await expect(room.waiting).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay ₦10,000 at Paystack' })).toBeVisible();
});

test('a browser that blocks the new tab pays in this one @phone', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const create = await new CreatePage(page).open();
  await create.write();
  await create.payButton.click();
  const room = new CallbackPage(page);
  await expect(room.waiting).toBeVisible();
  await page.getByRole('link', { name: 'Open the payment page here' }).click();
  const checkout = new CheckoutPage(page);
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await room.quid()).toHaveLength(13);
});

const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36 Instagram 309.0.0.40.113 Android';

test('inside an app the payment page opens in place, and comes back to the browser that knows it', async ({
  visitor,
}) => {
  const page = await visitor({ userAgent: INSTAGRAM });
  const create = await new CreatePage(page).open();
  await create.write();
  await create.payButton.click();
  const checkout = new CheckoutPage(page);
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await new CallbackPage(page).quid()).toHaveLength(13);
  expect(page.context().pages()).toHaveLength(1);
});

test('pressing the button twice makes one payment', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.write();
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transactions')) started.push(request.url());
  });
  const tabs: unknown[] = [];
  page.context().on('page', (tab) => tabs.push(tab));
  await create.payButton.dblclick();
  await expect(new CallbackPage(page).waiting).toBeVisible();
  expect(started).toHaveLength(1);
  expect(tabs).toHaveLength(1);
  await visit(page, '/transactions');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the code is shown in every tab of the browser that paid, and in no other browser', async ({
  page,
  context,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 404/);
  const { reference, quid } = await world.gift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  expect(await room.quid()).toBe(quid);
  await expect(page.getByText('We mailed the code to a•••@example.com.')).toBeVisible();
  const secondTab = await new CallbackPage(await context.newPage()).open(reference);
  expect(await secondTab.quid()).toBe(quid);

  const stranger = await visitor();
  await new CallbackPage(stranger).open(reference);
  await expect(stranger.getByRole('heading', { name: 'This payment belongs to another browser' })).toBeVisible();
  await expect(stranger.getByText(quid)).toHaveCount(0);
  await expect(stranger.getByText('all is well')).toHaveCount(0);
  await visit(stranger, '/transactions');
  await expect(stranger.getByRole('heading', { name: 'No Transactions Yet' })).toBeVisible();
});

test('money that differs from the gift is not called the bank’s work, and nobody is asked to pay again', async ({
  page,
  world,
}) => {
  const reference = await world.unpaidGift({}, page.request);
  const reason = 'The money that arrived differs from the gift. We are looking into it.';
  await page.route('**/api/transactions/reference/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), status: 'PROCESSING', failureReason: reason },
    });
  });
  const room = await new CallbackPage(page).open(reference);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(page.getByText('Your bank is working on it')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the payment page here' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await world.pay(reference);
  expect(await room.quid(), 'the page hears of the end by itself').toHaveLength(13);
});

test('a callback that names no payment, or one that cannot be ours, has failed', async ({ page }) => {
  const room = new CallbackPage(page);
  for (const address of ['/payment/callback', '/payment/callback?reference=bogus']) {
    await visit(page, address);
    await expect(room.failed).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Transaction verification failed');
  }
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/create');
});

test('an unfinished gift survives a reload, except for its password', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.write({ amount: '2500.5', message: 'Well done!', password: 'moonlight' });
  await page.locator('label').filter({ hasText: 'Owambe' }).click();
  await page.getByLabel('Send anonymously').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jara.draft'))).toContain('owambe');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jara.draft'))).toContain('"anonymous":true');
  await create.open();
  await expect(create.amount).toHaveValue('2,500.5');
  await expect(create.email).toHaveValue('ada@example.com');
  await expect(create.message).toHaveValue('Well done!');
  await expect(page.getByRole('radio', { name: /Owambe/ })).toBeChecked();
  await expect(page.getByLabel('Send anonymously')).toBeChecked();
  await expect(create.password).toHaveValue('');
  await expect(page.getByText('Type the password again: we never store it.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jara.draft'))).not.toContain('moonlight');

  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transactions')) orders.push(request.url());
  });
  await create.payButton.click();
  await expect(create.password, 'it does not go out unprotected unnoticed').toBeFocused();
  await expect(create.password).toHaveAccessibleDescription(/press once more/);
  expect(orders).toEqual([]);
  await create.password.fill('moonlight');
  await expect(page.getByText('Type the password again')).toHaveCount(0);
});

test('a gift whose password was lost to a reload is paid for without one by whoever presses twice', async ({
  page,
}) => {
  const create = await new CreatePage(page).open();
  await create.write({ password: 'moonlight' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jara.draft'))).toContain('"wantsPassword":true');
  await create.open();
  await create.payButton.dblclick();
  await expect(create.password, 'a double tap asks once').toBeFocused();
  await expect(page).toHaveURL('/create');
  // As long as it takes to read it.
  await page.waitForTimeout(1_500);
  const checkout = await create.pay();
  await checkout.payWith('success');
  expect(await new CallbackPage(page).quid()).toHaveLength(13);
});

test('what was typed before the scripts arrived is still there when they have', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/create', { waitUntil: 'commit' });
  const create = new CreatePage(page);
  await create.amount.fill('5000');
  await create.email.fill('early@example.com');
  letGo();
  await expect(page.getByText('They receive in the bank').locator('..')).toContainText('₦4,850');
  await expect(create.email).toHaveValue('early@example.com');
});

test('each field says what is wrong with it, and nothing is sent', async ({ page }) => {
  const create = await new CreatePage(page).open();
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await create.payButton.click();
  await expect(page.getByText('Please enter a valid amount')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(create.amount).toBeFocused();
  await create.email.fill('ada');
  await create.amount.fill('49.99');
  await create.payButton.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('The smallest gift is ₦50.')).toBeVisible();
  await expect(page.getByText('₦50 to ₦1,000,000')).toBeVisible();
  expect(isSent).toBe(false);
});

for (const width of [360, 1280])
  test(`one press picks an amount right after one that cannot be given was typed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const create = await new CreatePage(page).open();
    await create.amount.fill('10000000');
    await page.getByRole('button', { name: '₦2,000', exact: true }).click();
    await expect(create.amount).toHaveValue('2,000');

    const pick = page.getByRole('button', { name: '₦5,000', exact: true });
    await create.amount.fill('49');
    const before = await pick.boundingBox();
    await create.amount.blur();
    await expect(page.getByText('The smallest gift is ₦50.')).toBeVisible();
    expect(await pick.boundingBox(), 'nothing jumps away from under the finger').toEqual(before);
  });

test('whoever writes the message on a phone sees it on the card beside the field @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const create = await new CreatePage(page).open();
  await create.message.fill('Well done, Ada!');
  const words = page.getByRole('figure').getByText('Well done, Ada!').filter({ visible: true });
  await expect(words).toBeInViewport();
  await expect(create.message).toBeInViewport();
});

test('a slip in an address is asked about, and put right with one press', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.email.fill('ada@gmial.com');
  await page.getByRole('button', { name: 'ada@gmail.com' }).click();
  await expect(create.email).toHaveValue('ada@gmail.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await create.email.fill('ada@example.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('the card shows what is being written, and an anonymous sender stays unnamed', async ({ page }) => {
  const create = await new CreatePage(page).open();
  const card = page.getByRole('complementary').getByRole('figure');
  await create.write({ from: 'Chidi', message: 'Well done!' });
  await expect(card).toContainText('From Chidi');
  await page.getByRole('complementary').getByRole('button', { name: 'See it wrapped' }).click();
  await expect(card).toContainText('From Chidi');
  await create.message.focus();
  await expect(card).toContainText('Well done!');
  await expect(card).toContainText('₦10,000');
  await page.getByLabel('Send anonymously').check();
  await expect(card).toContainText('From someone who asked to stay secret');
  await page.getByLabel('Send anonymously').uncheck();
  await create.senderName.fill('');
  await expect(card).toContainText(/From someone$/);
  await page.getByRole('button', { name: '₦2,000', exact: true }).click();
  await expect(card).toContainText('₦2,000');
});

test('the last look before paying shows the whole address, and the amount in one piece, on a narrow phone @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const create = await new CreatePage(page).open();
  const email = 'a.rather.long.name.of.somebody@department.subdomain.example.com';
  await create.write({ amount: '1000000', email, message: 'Well done! '.repeat(20) });
  const review = page.getByRole('region', { name: 'Check and pay' });
  const cut = await review.getByText(email).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut).toBe(0);
  const amount = await review.getByText('₦1,000,000.00').boundingBox();
  expect(amount?.height).toBeLessThan(30);
});

test('the cloth unfolds within a narrow page, which never scrolls sideways @phone', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  const { reference } = await world.gift({}, page.request);
  await page.addInitScript(() => {
    const look = () => {
      const { dataset, scrollWidth, clientWidth } = document.documentElement;
      if (document.querySelector('.unwrapping'))
        dataset.widest = String(Math.max(Number(dataset.widest ?? 0), scrollWidth - clientWidth));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await new CallbackPage(page).open(reference);
  // The page itself has seen it unfold: on a busy machine that may be over before anybody looks from outside.
  await expect(page.locator('html')).toHaveAttribute('data-widest', /\d/);
  await expect(page.locator('.unwrapping')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-widest', '0');
});
