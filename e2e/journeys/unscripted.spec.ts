import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bringAxe, problemsOf } from '../axe.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, NOBODYS_QUID, SITE, test } from '../world.ts';

const SECRET = 'moonlight on the lagoon';
const grouped = (quid: string) => `${quid.slice(0, 4)}-${quid.slice(4, 9)}-${quid.slice(9)}`;

test('without scripts, somebody types the code, gives the password and has the gift open', async ({
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.gift({ password: SECRET, senderName: 'Chidi' });
  const page = await visitor({ javaScriptEnabled: false });
  const claim = new ClaimPage(page);
  await page.goto('/claim');
  // A whole link fits, and the code is found in it.
  await claim.code.fill(`${SITE}/claim/${quid}`);
  await claim.findButton.click();
  expect(page.url()).toBe(`${SITE}/claim/${quid}`);
  await claim.standsAt('You have a gift');
  await expect(page.getByText('Chidi sent it.')).toBeVisible();
  await expect(claim.sealed).toBeVisible();

  await claim.password.fill('not it');
  await claim.openButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'password is not right' })).toBeVisible();
  await expect(claim.password).toHaveValue('');
  expect(page.url()).toBe(`${SITE}/claim/${quid}`);

  await claim.unwrap(SECRET);
  expect(page.url()).toBe(`${SITE}/claim/${quid}`);
  await claim.standsAt('Your gift');
  await expect(claim.opened).toContainText('₦10,000');
  await expect(claim.withdrawLink).toBeVisible();
  // Coming back shows it open.
  await page.goto(`/claim/${quid}`);
  await expect(claim.opened).toBeVisible();
});

test('without scripts, a code that is none is told so beside it, and kept', async ({ visitor, watch }) => {
  watch.foresee(/status of 4(04|22)/);
  const page = await visitor({ javaScriptEnabled: false });
  const claim = new ClaimPage(page);
  await page.goto('/claim');
  await claim.code.fill('SB39-YW1H');
  await claim.findButton.click();
  await expect(page.getByText('QUID must be 13 characters')).toBeVisible();
  await expect(claim.code).toHaveValue('SB39-YW1H');
  expect(page.url()).toBe(`${SITE}/claim`);
  await claim.code.fill(NOBODYS_QUID);
  await claim.findButton.click();
  await claim.standsAt('No gift has this code');
  await expect(claim.code).toHaveValue(grouped(NOBODYS_QUID));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Somebody without scripts at a gift, each with a browser of their own. */
const come = async (visitor: () => Promise<Page>, quid: string) => {
  const claim = new ClaimPage(await visitor());
  await claim.page.goto(`/claim/${quid}`);
  return claim;
};

test('without scripts, each rule says how it stands', async ({ visitor, watch, world }) => {
  watch.foresee(/status of 4\d\d/);
  const plain = () => visitor({ javaScriptEnabled: false });

  await test.step('two share a gift, and the third comes too late', async () => {
    const { quid } = await world.gift({ rule: { splits: [{ percentage: 70 }, { percentage: 30 }] } });
    const late = await come(plain, quid);
    for (const share of ['₦7,000', '₦3,000']) {
      const claim = await come(plain, quid);
      await claim.unwrap();
      await expect(claim.opened).toContainText(share);
    }
    // The page they looked at is older than the last share.
    await late.openButton.click();
    await late.standsAt('Already claimed');
    await late.page.goto(`/claim/${quid}`);
    await late.standsAt('Already claimed');
  });

  await test.step('a gift that opens later says when, and asks again by itself', async () => {
    const { quid } = await world.gift({ rule: { startTime: inDays(10), endTime: inDays(20) } });
    const claim = await come(plain, quid);
    await claim.standsAt('Not yet');
    await expect(claim.page.getByText('This gift opens on')).toBeVisible();
    expect(await claim.page.locator('noscript meta[http-equiv="refresh"]').count()).toBe(1);
  });

  await test.step('who is not the one in line is told so, once and again', async () => {
    const { quid } = await world.gift({ rule: { nthPerson: 2 } });
    const unlucky = await come(plain, quid);
    await unlucky.openButton.click();
    await unlucky.standsAt('Not this time');
    await unlucky.page.reload();
    await unlucky.standsAt('Not this time');
    const lucky = await come(plain, quid);
    await lucky.unwrap();
  });

  await test.step('a gift on hold says so, before and after somebody has pressed', async () => {
    const { quid } = await world.gift();
    const early = await come(plain, quid);
    await world.hold(quid);
    await early.openButton.click();
    await early.standsAt('This gift is on hold');
    await (await come(plain, quid)).standsAt('This gift is on hold');
  });
});

test('without scripts, somebody comes by the page of a giveaway and enters its draw, once', async ({
  visitor,
  world,
}) => {
  const gift = await world.gift({ rule: { draw: { winners: 1, closesAt: inDays(2) } } });
  await world.publish(gift);
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(`/g/${gift.quid}`);
  await page.getByRole('link', { name: 'Take part' }).click();
  const claim = new ClaimPage(page);
  await claim.standsAt('You can win a gift');
  await expect(page.getByText('One person wins')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the draw' }).click();
  await claim.standsAt('You are in the draw');
  await expect(page.getByText('You are in. Number 1')).toBeVisible();
  // It says by itself what becomes of it.
  expect(await page.locator('noscript meta[http-equiv="refresh"]').count()).toBe(1);
  await page.goto(`/claim/${gift.quid}`);
  await expect(page.getByText('You are in. Number 1')).toBeVisible();
});

test('without scripts, a page loaded again after a press opens nothing twice', async ({ visitor, world }) => {
  const { quid } = await world.gift({ rule: { splits: [{ percentage: 50 }, { percentage: 50 }] } });
  const claim = await come(() => visitor({ javaScriptEnabled: false }), quid);
  await claim.unwrap();
  await claim.page.goBack();
  await claim.page.reload();
  await expect(claim.opened).toContainText('₦5,000');
  const other = await world.claim(quid);
  expect(other.amount).toBe(500_000);
});

/** The bank as the browser's own list has it, before any script makes it a search. */
const chooseBank = (page: Page) => page.getByLabel('Bank').selectOption({ label: 'Guaranty Trust Bank' });

test('without scripts, somebody sends the gift to their bank, sees it arrive and keeps the receipt', async ({
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 4(03|22)/);
  const { quid } = await world.gift({ password: SECRET });
  const page = await visitor({ javaScriptEnabled: false });
  const claim = await come(async () => page, quid);
  await claim.unwrap(SECRET);
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  const { confirmDialog } = withdraw;

  await test.step('each field says what is missing, and a number that is none is told so and kept', async () => {
    await withdraw.claimButton.click();
    await expect(page.getByText('Account number is required')).toBeVisible();
    await expect(page.getByText('Please select a bank')).toBeVisible();
    await withdraw.accountNumber.fill(ACCOUNTS.unknown);
    await chooseBank(page);
    await withdraw.claimButton.click();
    await expect(page.getByText('Account name could not be resolved')).toBeVisible();
    await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.unknown);
    await expect(page.getByLabel('Bank')).toHaveValue('058');
    await expect(confirmDialog).toBeHidden();
  });

  await test.step('the name comes first, and can be thought about again', async () => {
    await withdraw.accountNumber.fill(ACCOUNTS.paid);
    await withdraw.claimButton.click();
    await expect(confirmDialog).toContainText(/Send ₦9,700 to [A-Z ]+/);
    for (const fact of ['Guaranty Trust Bank', '₦10,000.00', '₦300.00', '₦9,700.00'])
      await expect(confirmDialog).toContainText(fact);
    await confirmDialog.getByRole('button', { name: 'Edit Details' }).click();
    await expect(confirmDialog).toBeHidden();
    await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.paid);
    await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
  });

  await test.step('the money leaves, and the page says by itself that it has arrived', async () => {
    await withdraw.claimButton.click();
    await confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
    await expect(page).toHaveURL(/\/withdraw\/status\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'It is in your account' })).toBeVisible({ timeout: 40_000 });
    await expect(withdraw.step('In your account', 'done')).toBeVisible();
  });

  await test.step('and the receipt is a file to keep', async () => {
    await expect(page.getByRole('button', { name: 'Share receipt' })).toBeHidden();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF receipt' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('%PDF');
  });

  await test.step('going back sends nothing again', async () => {
    await page.goto(`/claim/${quid}`);
    await page.getByRole('link', { name: 'Follow your money' }).click();
    await expect(page.getByRole('heading', { name: 'It is in your account' })).toBeVisible();
  });
});

test('without scripts, somebody thanks the sender and has the link to their gift mailed', async ({
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 422/);
  const { quid } = await world.gift();
  const claim = await come(() => visitor({ javaScriptEnabled: false }), quid);
  const { page, thanks } = claim;
  await claim.unwrap();
  // Nothing is there that only a script could do.
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await thanks.getByLabel('Or in your own words').fill('Ẹ ṣé o, Chidi!');
  await thanks.getByRole('button', { name: 'Send my thanks' }).click();
  await expect(claim.thanks).toContainText('Ẹ ṣé o, Chidi!');
  await expect(claim.thanks).toContainText('You said thank you');

  const address = page.getByLabel('E-mail me a link to this gift');
  const mailMe = page.getByRole('button', { name: 'E-mail me the link' });
  await address.fill('ada@');
  await mailMe.click();
  await expect(address).toHaveValue('ada@');
  await address.fill('ada@example.com');
  await mailMe.click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
});

test('somebody sends the money while the scripts take ten seconds, and follows it when they are there', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue();
  });
  await page.goto(`/withdraw?quid=${quid}&amount=1000000`, { waitUntil: 'commit' });
  const withdraw = new WithdrawPage(page);
  await withdraw.accountNumber.fill(ACCOUNTS.paid);
  await chooseBank(page);
  await withdraw.claimButton.click();
  await withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
  await expect(page).toHaveURL(/\/withdraw\/status\//);
  await expect(page.getByText('All systems operational')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'It is in your account' })).toBeVisible({ timeout: 30_000 });
});

test('what was filled in of an account stays when the scripts come, and the bank is a search from then on', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/withdraw?quid=${quid}&amount=1000000`, { waitUntil: 'commit' });
  const withdraw = new WithdrawPage(page);
  await chooseBank(page);
  // Without its style sheet and its faces, which may still be on their way, the page is of another height.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  await withdraw.accountNumber.pressSequentially(ACCOUNTS.paid.slice(0, 6));
  const field = await withdraw.accountNumber.elementHandle();
  letGo();
  await expect(page.getByText('All systems operational')).toBeVisible();
  expect(
    await field?.evaluate((input: HTMLInputElement) => [input.isConnected, document.activeElement === input]),
  ).toEqual([true, true]);
  await expect(withdraw.bank).toHaveValue('Guaranty Trust Bank');
  expect(await heightOf()).toBe(before);
  await withdraw.accountNumber.pressSequentially(ACCOUNTS.paid.slice(6));
  await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
  await withdraw.send();
});

test('somebody goes on while the scripts take ten seconds, and has the gift open before they come', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift({ password: SECRET });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue();
  });
  const claim = new ClaimPage(page);
  await page.goto(`/claim/${quid}`, { waitUntil: 'commit' });
  await claim.unwrap(SECRET);
  await claim.standsAt('Your gift');
  // What was drawn is what the scripts find, and from here they go on with it.
  await expect(page.getByText('All systems operational')).toBeVisible({ timeout: 30_000 });
  await expect(claim.opened).toContainText('₦10,000');
  await claim.withdrawLink.click();
  await expect(page.getByLabel('Account number')).toBeVisible({ timeout: 30_000 });
});

test('a page that was drawn is taken over by its scripts as it stands', async ({ page, world }) => {
  const { quid } = await world.gift({ password: SECRET });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/claim/${quid}`, { waitUntil: 'commit' });
  const claim = new ClaimPage(page);
  await claim.password.pressSequentially('moonlight');
  const field = await claim.password.elementHandle();
  letGo();
  await expect(page.getByText('All systems operational')).toBeVisible();
  // The very field somebody is typing into, with what they typed, and nothing asked twice.
  expect(
    await field?.evaluate((input: HTMLInputElement) => [input.isConnected, document.activeElement === input]),
  ).toEqual([true, true]);
  await claim.password.pressSequentially(' on the lagoon');
  await claim.openButton.click();
  await expect(claim.opened).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/verify'))).toEqual([]);
});

test('without scripts, the pages have nothing that somebody could not see or reach', async ({ page, watch, world }) => {
  watch.foresee(/ERR_FAILED/);
  const { quid } = await world.gift({ password: SECRET });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/assets/*.js*', (route) => route.abort());
  const expectNoProblems = async (what: string) => {
    // A page can be read, and its form filled in, before its style is there.
    await page.waitForLoadState('load');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await bringAxe(page);
      expect(await problemsOf(page), `${what}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.goto(`/claim/${quid}`, { waitUntil: 'domcontentloaded' });
  await expectNoProblems('sealed');
  const claim = new ClaimPage(page);
  await claim.unwrap(SECRET);
  await expectNoProblems('opened');
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.accountNumber.fill(ACCOUNTS.stuck);
  await chooseBank(page);
  await expectNoProblems('the form');
  await withdraw.claimButton.click();
  await expect(withdraw.confirmDialog).toBeVisible();
  await expectNoProblems('the name');
  await withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
  await expect(page.getByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
  await expectNoProblems('on its way');
});
