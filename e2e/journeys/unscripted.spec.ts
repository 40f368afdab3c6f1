import type { Page } from '@playwright/test';
import { bringAxe, problemsOf } from '../axe.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { expect, NOBODYS_QUID, SITE, test } from '../world.ts';

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

test('without scripts, the claim page has nothing that somebody could not see or reach', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/ERR_FAILED/);
  const { quid } = await world.gift({ password: SECRET });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/claim/${quid}`, { waitUntil: 'domcontentloaded' });
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
  }
});
