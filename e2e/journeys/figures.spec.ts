import { readFileSync } from 'node:fs';
import { bringAxe, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, test } from '../world.ts';

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

test('ADMIN reads the finances by day, by keyboard and as a table, of dates of their own', async ({ page }) => {
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  await test.step('the dashboard leads to the same days', async () => {
    await portal.goTo('dashboard', 'Dashboard');
    const chart = page.getByRole('region', { name: 'Revenue, day by day' });
    await chart.getByRole('slider', { name: 'Day' }).press('Home');
    const first = await chart.getByRole('status').innerText();
    await chart.getByRole('link', { name: 'See all' }).click();
    await expect(page.getByRole('heading', { name: 'Daily revenue' })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Day' });
    // A bar that comes to lie under the pointer is pointed at.
    await page.mouse.move(0, 0);
    await slider.press('Home');
    await expect(page.getByRole('region', { name: 'Daily revenue' }).getByRole('status')).toContainText(first);
    expect(await slider.getAttribute('aria-valuetext')).toContain(first.slice(0, first.indexOf(':')));
  });
  await test.step('a table says the same, thirty days of it', async () => {
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(31);
  });
  await test.step('dates of one’s own have an order', async () => {
    await page.getByLabel('Period').selectOption('own');
    const dates = page.getByRole('form', { name: 'Own dates' });
    await dates.getByLabel('First day').fill('2026-11-05');
    await dates.getByLabel('Last day').fill('2026-11-01');
    await dates.getByRole('button', { name: 'Show' }).click();
    await expect(dates.getByText('The last day comes before the first')).toBeVisible();
    await dates.getByLabel('Last day').fill('2026-11-07');
    await dates.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/from=2026-11-05&to=2026-11-07/);
    await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(4);
  });
  await test.step('a month shows its days', async () => {
    await page.getByLabel('Period').selectOption('1year');
    await page.getByRole('button', { name: 'Show as chart' }).click();
    await expect(page.getByRole('heading', { name: 'Monthly revenue' })).toBeVisible();
    await page.getByRole('slider', { name: 'Month' }).press('Home');
    await page.getByRole('slider', { name: 'Month' }).press('ArrowRight');
    await page.getByRole('button', { name: /^Days of / }).click();
    await expect(page.getByRole('heading', { name: 'Daily revenue' })).toBeVisible();
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
  });
});

test('ADMIN sees until when the float is enough and how banks do; SUPPORT sees the banks alone', async ({
  page,
  visitor,
  watch,
}) => {
  watch.foresee(/status of 403/);
  await new StaffPortal(page).enter('admin@jara.test');
  await page.goto('/admin/financial');
  const float = page.getByRole('region', { name: 'Float' });
  await float.getByText('How this is reckoned').click();
  await expect(float.getByText('At the provider, by its own word')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payouts by bank' }).first()).toBeVisible();
  const counter = await visitor({ viewport: { width: 1280, height: 800 } });
  await new StaffPortal(counter).enter('support@jara.test');
  await counter.goto('/admin/financial');
  await expect(counter.getByRole('heading', { name: 'Payouts by bank' })).toBeVisible();
  await expect(counter.getByRole('heading', { name: 'Float' })).toHaveCount(0);
  expect((await counter.request.get('/api/admin/float')).status()).toBe(403);
});

test('ADMIN chooses days and columns of a report, has it scheduled, pauses and deletes it; SUPPORT may not', async ({
  page,
  visitor,
  watch,
}) => {
  watch.foresee(/status of 403/);
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  await test.step('the link of a mail opens the report as it was scheduled', async () => {
    await page.goto(
      '/admin/reports?what=withdrawals&format=csv&from=2026-11-01&to=2026-11-15&columns=Reference,Net,Bank',
    );
    const dialog = page.getByRole('dialog', { name: 'Withdrawals: dates and columns' });
    await expect(dialog.getByLabel('First day')).toHaveValue('2026-11-01');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await dialog.getByLabel('Bank', { exact: true }).uncheck();
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await (await arriving).path();
    expect(readFileSync(file, 'utf8').split('\r\n')[0]).toBe('\uFEFFReference,Net');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a schedule is made, paused, let go on and deleted', async () => {
    await portal.goTo('reports', 'Reports');
    await page.getByRole('button', { name: 'Schedule a report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a report' });
    await dialog.getByLabel('Report').selectOption('withdrawals');
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
    await dialog.getByRole('group', { name: 'Who is told' }).getByRole('checkbox').first().check();
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Scheduled by mail' });
    await expect(panel.getByText(/^Every Monday at 08:00, next on/)).toBeVisible();
    await panel.getByRole('button', { name: 'Pause Withdrawals' }).click();
    await expect(panel.getByText('Paused', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Resume Withdrawals' }).click();
    await expect(panel.getByRole('button', { name: 'Pause Withdrawals' })).toBeVisible({ timeout: 20_000 });
    await expect(panel.getByText('Paused', { exact: true })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Delete Withdrawals' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(panel.getByText('No report comes by itself yet.')).toBeVisible();
    await portal.goTo('audit', 'Audit Trail');
    await expect(page.getByRole('row').filter({ hasText: 'Deleted a scheduled report' }).first()).toBeVisible();
  });
  await test.step('SUPPORT may not', async () => {
    const counter = await visitor({ viewport: { width: 1280, height: 800 } });
    await new StaffPortal(counter).enter('support@jara.test');
    await counter.goto('/admin/reports?what=withdrawals');
    await expect(counter.getByText('files are made by Admins')).toBeVisible();
    await expect(counter.getByRole('dialog')).toHaveCount(0);
    await expect(counter.getByRole('heading', { name: 'Scheduled by mail' })).toHaveCount(0);
    expect((await counter.request.get('/api/admin/report-schedules')).status()).toBe(403);
  });
});

test('practice has the days and the banks, and says what it has not', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await new StaffPortal(page).giveCredentials('trainee@jara.test', 'practice makes perfect');
  await page.getByRole('navigation').getByRole('link', { name: 'Financial' }).click();
  await expect(page.getByText('Not in practice: there is no provider here')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payouts by bank' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('Not in practice: nobody is mailed from here')).toBeVisible();
});
