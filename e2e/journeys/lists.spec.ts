import type { Page } from '@playwright/test';
import { bringAxe, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, test } from '../world.ts';

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

const DESK = { viewport: { width: 1280, height: 800 } };
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('ADMIN keeps a list under a name and finds it on another device; nobody else has it', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 40[49]/);
  const { quid } = await world.gift();
  await world.hold(quid);
  const portal = await new StaffPortal(page).enter('admin@jara.test');

  await test.step('a column goes away with the keyboard, and the last one stays', async () => {
    await portal.goTo('quids?status=BLOCKED', 'QUID Management');
    await expect(header(page, 'Recipient')).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByLabel('Creator Email').press('Space');
    await expect(header(page, 'Creator Email')).toHaveCount(0);
    for (const name of ['QUID', 'Amount', 'Status', 'Recipient'])
      await page.getByLabel(name, { exact: true }).uncheck();
    await expect(page.getByLabel('Created At')).toBeDisabled();
    for (const name of ['QUID', 'Amount', 'Status', 'Recipient']) await page.getByLabel(name, { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  });

  await test.step('what is shown gets a name, which names nobody', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    const name = page.getByLabel('Save what is shown as');
    await name.fill('gifts of ada@example.com');
    await name.press('Enter');
    await expect(page.getByText('Leave codes, addresses and account numbers out of the name')).toBeVisible();
    await name.fill('On hold');
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
    await name.press('Enter');
    await expect(page.getByText('“On hold” is saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'On hold' })).toBeVisible();
  });

  const second = await visitor(DESK);
  await test.step('another device has it, with its columns', async () => {
    await (await new StaffPortal(second).enter('admin@jara.test')).goTo('quids', 'QUID Management');
    await expect(header(second, 'Creator Email')).toHaveCount(0);
    await second.getByRole('button', { name: 'Views' }).click();
    await second
      .getByRole('list', { name: 'Saved views' })
      .getByRole('button', { name: 'On hold', exact: true })
      .click();
    await expect(second).toHaveURL(/status=BLOCKED/);
    await expect(second.getByText('Status: Blocked')).toBeVisible();
  });

  await test.step('SUPPORT does not have it, and is refused it', async () => {
    const { views } = (await (await second.request.get('/api/admin/list-choices')).json()) as {
      views: { id: string; name: string }[];
    };
    const view = views.find(({ name }) => name === 'On hold');
    const support = await visitor(DESK);
    await (await new StaffPortal(support).enter('support@jara.test')).goTo('quids', 'QUID Management');
    await support.getByRole('button', { name: 'Views' }).click();
    await expect(support.getByText('You have saved no view of this list yet.')).toBeVisible();
    const refused = await support.request.delete(`/api/admin/views/${view?.id}`);
    expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([404, 'view_not_found']);
    expect(
      (await support.request.post('/api/admin/lists/audit/views', { data: { name: 'x', words: {} } })).status(),
    ).toBe(403);
  });

  await test.step('it is renamed and deleted', async () => {
    await page.getByRole('button', { name: 'On hold' }).click();
    await page.getByRole('button', { name: 'Rename the view On hold' }).click();
    await page.getByLabel('New name').fill('Held back');
    await page.getByLabel('New name').press('Enter');
    await page.getByRole('button', { name: 'Delete the view Held back' }).click();
    await expect(page.getByText('“Held back” is deleted')).toBeVisible();
    await expect(page.getByText('You have saved no view of this list yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByLabel('Creator Email').check();
    await expect(header(page, 'Creator Email')).toBeVisible();
  });
});

test('what is searched for stands in no address, and back, forward and a reload find it', async ({ page, world }) => {
  const { quid } = await world.gift({ email: 'zainab@example.com' });
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  const box = page.getByRole('searchbox', { name: 'Search gifts' });
  const rows = page.getByRole('row').filter({ hasText: 'zainab@example.com' });
  await portal.goTo(`quids?search=${quid}&status=ACTIVE`, 'QUID Management');
  await expect(page).toHaveURL(/\/admin\/quids\?status=ACTIVE$/);
  await expect(box).toHaveValue(quid);
  await expect(rows).toHaveCount(1);
  await box.fill('zainab@');
  await box.press('Enter');
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/quids\?status=ACTIVE$/);
  await page.reload();
  await expect(box).toHaveValue('zainab@');
  await rows.first().getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('zainab@');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Status: Active' }).click();
  await expect(page).toHaveURL(/\/admin\/quids$/);
  await expect(box).toHaveValue('zainab@');
  await box.fill('');
  await box.press('Enter');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/status=ACTIVE/);
  await expect(box).toHaveValue('zainab@');
  await page.goForward();
  await expect(box).toHaveValue('');
});

test('a search that finds nothing says why: for SUPPORT that only whole addresses are found, and when the filters are why', async ({
  page,
  world,
}) => {
  await world.gift({ email: 'folake@example.com' });
  const portal = await new StaffPortal(page).enter('support@jara.test');
  await portal.goTo('quids', 'QUID Management');
  const box = page.getByRole('searchbox', { name: 'Search gifts' });
  await box.fill('folake@exam');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found for “folake@exam”' })).toBeVisible();
  await expect(page.getByText('This is a part of an address, and Support finds whole addresses only.')).toBeVisible();
  await box.fill('folake@example.com');
  await box.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Expired/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText(/^The filters are why: without them \d+ (is|are) found\.$/)).toBeVisible();
  await bringAxe(page);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search without the filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(box).toHaveValue('folake@example.com');
});

test('what has come is told, and stays out of the list until it is asked for', async ({ page, world }) => {
  await world.gift({ email: 'news.first@example.com' });
  await page.clock.install();
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  // Searched for, because other journeys pay meanwhile.
  await portal.goTo('transactions?search=news.', 'Transactions');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('news.first@example.com');
  await expect(first).toContainText('Visa');
  await world.gift({ email: 'news.second@example.com' }, undefined, 'pin');
  await world.gift({ email: 'news.third@example.com' });
  await page.clock.runFor(31_000);
  const refresh = page.getByRole('button', { name: /^Refresh/ });
  await expect(refresh).toContainText('2 new');
  await expect(page.getByRole('status').filter({ hasText: '2 new since this list was read' })).toBeAttached();
  await expect(first).toContainText('news.first@example.com');
  await refresh.click();
  await expect(first).toContainText('news.third@example.com');
  await expect(page.getByRole('row').nth(2)).toContainText('Verve');
  await expect(refresh).not.toContainText('new');
});

test('what waits is listed oldest first until somebody chooses otherwise, and the page keeps its size', async ({
  page,
  world,
}) => {
  await world.waitingWithdrawal();
  await world.waitingWithdrawal();
  const portal = await new StaffPortal(page).enter('support@jara.test');
  await portal.goTo('withdrawals', 'Withdrawals');
  const requested = page.getByRole('columnheader', { name: 'Requested' });
  await expect(requested).toHaveAttribute('aria-sort', 'descending');
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Pending/ })
    .click();
  await expect(requested).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\/admin\/withdrawals\?status=PENDING$/);
  await requested.getByRole('button').click();
  await expect(requested).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-createdAt/);
  await page.getByLabel('Rows').selectOption('25');
  await portal.goTo('quids', 'QUID Management');
  await expect(page.getByLabel('Rows')).toHaveValue('25');
  await expect(page).toHaveURL(/\/admin\/quids$/);
});

test('in practice a view is kept as well', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await new StaffPortal(page).giveCredentials('trainee@jara.test', 'practice makes perfect');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('navigation').getByRole('link', { name: 'Transactions', exact: true }).click();
  await expect(header(page, 'Paid by')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save what is shown as').fill('Everything');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Everything” is saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Everything' })).toBeVisible();
});
