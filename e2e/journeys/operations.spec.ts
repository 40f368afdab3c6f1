import type { Page } from '@playwright/test';
import { bringAxe, problemsOf } from '../axe.ts';
import { LOOKS } from '../looks.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { GiveawayPage } from '../pages/giveaway-page.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

// A switch is one for everybody, and so is a clock that is days ahead: this file has a product to itself, or runs when all the others have ended.

async function practise(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

test('a Super Admin pauses claims, a recipient is told kindly, and the gift opens when claims go on', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.foresee(/status of (401|503)/);
  const { quid } = await world.gift();
  const portal = await new StaffPortal(page).signIn('super@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('operations', 'Operations');
  await page.getByRole('button', { name: 'Pause: Claims' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pause', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Planned maintenance.' }).click();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Claims: paused')).toBeVisible();
  await expect(page.getByText('Why: Planned maintenance.')).toBeVisible();

  const recipient = await visitor();
  const claim = await new ClaimPage(recipient).open(quid);
  await claim.openButton.click();
  await expect(recipient.getByText('Claiming is paused for a moment. Your gift is safe.').first()).toBeVisible();
  await expect(claim.opened).toHaveCount(0);
  const elsewhere = await visitor();
  await elsewhere.goto('/help');
  await expect(elsewhere.getByRole('contentinfo').getByText('Claiming is paused for a moment.')).toBeVisible();

  await portal.goTo('dashboard', 'Dashboard');
  await expect(page.getByText('1 part of the product is paused').first()).toBeVisible();
  await portal.goTo('operations', 'Operations');
  await page.getByRole('button', { name: 'Resume: Claims' }).click();
  await dialog.getByLabel('Reason').fill('The maintenance is over');
  await dialog.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Claims: on again')).toBeVisible();

  await claim.unwrap();
  await portal.goTo('audit?action=switch.resume', 'Audit Trail');
  await expect(page.getByText('The maintenance is over').first()).toBeVisible();
});

test('staff prove the books and reconcile with the provider at a press', async ({ page, world, watch }) => {
  watch.foresee(/status of 401/, /status of 409 .*\/api\/admin\/reconciliation/);
  await world.gift();
  const portal = await new StaffPortal(page).signIn('admin@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('operations', 'Operations');
  // An Admin sees how the switches stand and cannot turn them.
  await expect(page.getByText('Sending money to banks.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The books are clean')).toBeVisible();
  // The product compares by itself as well: whoever presses while it does is asked to look again in a moment.
  await expect(async () => {
    await page.getByRole('button', { name: 'Reconcile now' }).click();
    await expect(page.getByText(/^Compared .* by Tunde Adeyemi/)).toBeVisible();
  }).toPass();
  await expect(page.getByText('Charges compared')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing Differs' })).toBeVisible();
});

test('an Admin reads how the product is set up and looks again; Support may not', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.foresee(/status of (401|403)/);
  await world.gift();
  const portal = await new StaffPortal(page).signIn('admin@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('set-up', 'Set-up');
  const check = (name: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}(Right|Wrong|Look at it|Not known)`) });
  await expect(check('Database')).toContainText('PostgreSQL');
  await expect(check('Migrations')).toContainText('The database is up to date.');
  await expect(check('Provider key')).toContainText('The provider takes our test key.');
  await expect(check('Webhook')).toContainText('the provider’s last signed word came');
  await expect(check('Backup')).toContainText('What to do: Let a timer run');
  const looked = page.waitForResponse('**/api/admin/set-up');
  await page.getByRole('button', { name: 'Look again' }).click();
  expect((await looked).status()).toBe(200);
  await expect(check('Settings')).toContainText('Sandbox mode at');

  const other = await visitor();
  const support = await new StaffPortal(other).enter('support@jara.test');
  expect((await other.request.get('/api/admin/set-up')).status()).toBe(403);
  await support.page.goto('/admin/set-up');
  await expect(other.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible();
  await expect(other.getByRole('link', { name: 'Set-up' })).toHaveCount(0);
});

test('practice says that it has no set-up to look at', async ({ page, watch }) => {
  watch.foresee(/status of 401/);
  await practise(page);
  await new StaffPortal(page).goTo('set-up', 'Set-up');
  await expect(page.getByText('Practice lives in this browser')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not known' })).toHaveCount(1);
});

test('in practice a difference is looked at, taken and resolved with a note', async ({ page, watch }) => {
  watch.foresee(/status of 401/);
  await practise(page);
  await new StaffPortal(page).goTo('operations?status=OPEN', 'Operations');
  const table = page.getByRole('table', { name: 'Differences', exact: true });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table
    .getByRole('button', { name: /^View the difference/ })
    .first()
    .click();
  await expect(page).toHaveURL(/id=/);
  const dialog = page.getByRole('dialog');
  const hands = dialog.getByLabel('In whose hands this difference is');
  await hands.selectOption({ index: 1 });
  await expect(page.getByText(/^Given to /).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await dialog.getByLabel('How do you know').fill('Money of another shop, handed over');
  await dialog.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(dialog.getByText('Money of another shop, handed over')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('whoever is reminded of a gift stops it with one press, and can let reminders come again', async ({
  page,
  world,
}) => {
  // Three days on, everybody of all the other journeys is reminded as well.
  test.setTimeout(180_000);
  const email = `reminded.${Date.now()}@example.com`;
  const linkIn = async () => {
    const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    return data.map(({ text }) => /\/reminders\/\S+/.exec(text)?.[0]).find((link) => link !== undefined);
  };
  await world.gift({ email });
  await world.moveClock(3 * 24 * 3600 + 60);
  await expect.poll(linkIn, { timeout: 120_000 }).toBeDefined();
  await world.moveClock(0);

  await page.goto((await linkIn()) ?? '');
  const looks = [
    { width: 360, height: 800, colorScheme: 'dark' },
    { width: 1280, height: 800, colorScheme: 'light' },
  ] as const;
  const isAccessible = async () => {
    await bringAxe(page);
    for (const { colorScheme, ...size } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect(await problemsOf(page), `${await page.title()} at ${size.width} px`).toEqual([]);
    }
  };
  await isAccessible();
  await page.getByRole('button', { name: 'Stop these reminders' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders have stopped' })).toBeVisible();
  await isAccessible();
  await page.getByRole('button', { name: 'Send me reminders again' }).click();
  await expect(page.getByRole('heading', { name: 'Stop reminders?' })).toBeVisible();
});

test('winners who come back days later still find it, on any screen', async ({ page, visitor, world }) => {
  test.setTimeout(300_000);
  const closesAt = new Date(Date.now() + 40_000).toISOString();
  const rule = { draw: { winners: 4, closesAt } };
  const gift = await world.gift({ amount: 8_000_000, delivery: 'SELF', rule });
  await world.publish(gift);
  const { paid, paidToo, paidThird, paidFourth } = ACCOUNTS;
  const people = [
    { page: await visitor(LOOKS.desktop), account: paid },
    { page: await visitor(LOOKS['desktop-dark']), account: paidToo },
    { page: await visitor(LOOKS.phone), account: paidThird },
    { page: await visitor(LOOKS['phone-light']), account: paidFourth },
  ];
  for (const winner of people) {
    await (await new GiveawayPage(winner.page).open(gift.quid)).enter();
    await winner.page.goto('about:blank');
  }
  await expect
    .poll(async () => (await (await page.request.get(`/api/giveaways/${gift.quid}`)).json()).draw.drawnAt, {
      timeout: 120_000,
    })
    .not.toBeNull();
  try {
    await world.moveClock(5 * 24 * 3600);
    for (const winner of people) {
      const giveaway = await new GiveawayPage(winner.page).open(gift.quid);
      await expect(giveaway.standing.getByText('You won')).toBeVisible();
      await giveaway.standing.getByRole('link', { name: 'Take it' }).click();
      await new ClaimPage(winner.page).withdrawLink.click();
      const withdraw = new WithdrawPage(winner.page);
      await withdraw.write(winner.account);
      await withdraw.send();
    }
  } finally {
    await world.moveClock(0);
  }
});
