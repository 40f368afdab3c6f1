import type { Page } from '@playwright/test';
import { bringAxe, changeAtOnce, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

// A payout is stuck after half an hour, and business time is one for everybody: this file runs when the others have ended.

const HOUR = 3600;

test.beforeEach(({ watch }) => watch.foresee(/status of 401/));
test.afterEach(({ world }) => world.moveClock(0));

const LOOKS = [
  { width: 360, height: 800, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

async function isAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  await changeAtOnce(page);
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await problemsOf(page), `${size.width} px, ${colorScheme}`).toEqual([]);
  }
}

test('Support tells the recipient of a stuck payout and hands it over; an Admin asks the bank, and it has arrived', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.foresee(/status of (403|409)/);
  const email = `waiting.${Date.now()}@example.com`;
  const { quid } = await world.gift({ email });
  const { id, reference } = await world.withdraw(await world.claim(quid), ACCOUNTS.stuck);
  const hasLeft = async () => (await world.transfersTo(ACCOUNTS.stuck)).length > 0;
  await expect.poll(hasLeft, { timeout: 30_000 }).toBe(true);
  await world.moveClock(HOUR);

  await new StaffPortal(page).enter('support@jara.test');
  const dialog = page.getByRole('dialog');
  await test.step('Support sees what was asked, may not ask, and tells the recipient once', async () => {
    await page.goto(`/admin/withdrawals?id=${id}`);
    await expect(dialog.getByText(/^Stuck: the bank has not said/)).toBeVisible();
    const asked = dialog.getByRole('list', { name: 'Questions to the bank' });
    await expect(asked.getByText('Asked to send the money')).toBeVisible();
    await expect(asked.getByText(/^It says: (received|pending)$/).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ask the bank now' })).toHaveCount(0);
    await expect(dialog.getByText('Asking the bank now is for Admins')).toBeVisible();
    const refused = await page.request.post(`/api/admin/withdrawals/${id}/questions`, { data: {} });
    expect(refused.status()).toBe(403);
    await isAccessible(page);

    await dialog.getByRole('button', { name: 'Tell the recipient' }).click();
    await expect(page.getByText('They are told by mail, in their language').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tell the recipient' })).toBeDisabled();
    await expect(dialog.getByText('They can be told again a day later.')).toBeVisible();
    const mails = async () => {
      const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`);
      const { data } = (await answer.json()) as { data: { subject: string }[] };
      return data.filter(({ subject }) => subject.includes('taking longer')).length;
    };
    await expect.poll(mails, { timeout: 20_000 }).toBe(1);
  });

  const office = await visitor({ viewport: { width: 1280, height: 800 } });
  await new StaffPortal(office).enter('admin@jara.test');
  const { staff } = (await (await office.request.get('/api/admin/session')).json()) as {
    staff: { firstName: string; lastName: string };
  };
  const admin = `${staff.firstName} ${staff.lastName}`;
  await test.step('and hands it over with a word', async () => {
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).last().click();
    await expect(dialog.getByText('Choose somebody', { exact: true })).toBeVisible();
    await dialog.getByLabel('To whom').selectOption({ label: admin });
    await dialog.getByLabel('What they should know').fill('Their rent is due today');
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).last().click();
    await expect(page.getByText(`Handed over to ${admin}`).first()).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Notes' }).getByText('Their rent is due today')).toBeVisible();
  });

  await test.step('the Admin finds it under Mine, asks the bank, and reads its answer', async () => {
    await new StaffPortal(office).goTo('mine', 'Mine');
    const link = office.locator(`a[href*="${id}"]`).first();
    await expect(link).toBeVisible();
    await link.click();
    const file = office.getByRole('dialog');
    const ask = file.getByRole('button', { name: 'Ask the bank now' });
    await expect(ask).toBeVisible();
    // At the last moment, so that it is the press which finds out, and not the worker.
    await world.control(`transfers/${reference}`, { status: 'success', webhook: false });
    await world.moveClock(HOUR + 120);
    // If the worker asks at this very moment, whoever presses is told to look again.
    await expect(async () => {
      if (await ask.isVisible()) await ask.click();
      await expect(file.getByText(/^Stuck: the bank/)).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    await file.getByText('What the bank was asked, and answered').click();
    await expect(file.getByText('It says: success')).toBeVisible();
  });

  await test.step('and what has finished is opened from its list', async () => {
    await new StaffPortal(office).goTo('withdrawals?status=COMPLETED', 'Withdrawals');
    await office
      .getByRole('button', { name: /^View withdrawal of/ })
      .first()
      .click();
    await expect(office.getByRole('dialog').getByText('Finished', { exact: true })).toBeVisible();
    await expect(office.getByRole('dialog').getByText('Went to the bank')).toBeVisible();
  });
  await world.expectCleanBooks();
});

test('in practice a stuck payout is asked about until its bank has answered', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await new StaffPortal(page).goTo('withdrawals?stage=UNKNOWN', 'Withdrawals');
  await page
    .getByRole('button', { name: /^View withdrawal of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No answer that can be trusted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask the bank now' }).click();
  await expect(page.getByText(/It says: pending/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask the bank now' }).click();
  await expect(dialog.getByText('The bank was asked a moment ago.')).toBeVisible();
});
