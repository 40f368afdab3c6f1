import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../packages/domain/src/staff/demo-staff.ts';
import { visit } from '../pages/site.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const grouped = (quid: string) => `${quid.slice(0, 4)}-${quid.slice(4, 9)}-${quid.slice(9)}`;
const covered = (quid: string) => `${quid.slice(0, 2)}•••••••••${quid.slice(-2)}`;

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

test('somebody who is not signed in is sent to the door, and back to where they wanted to go', async ({
  page,
  watch,
}) => {
  watch.foresee(/status of 404/);
  await page.goto('/admin/withdrawals');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email').fill('admin@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/withdrawals/);
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('/admin/no-such-page');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

test('SUPPORT answers a question with the timeline, sees nothing whole, and may not decide', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.waitingWithdrawal();
  const portal = await new StaffPortal(page).signIn('support@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('withdrawals', 'Withdrawals');
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(page.getByText(ACCOUNTS.paid)).toHaveCount(0);
  await expect(page.getByText(grouped(quid))).toHaveCount(0);
  await portal.goTo('quids', 'QUID Management');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible();
});

test('ADMIN works through pending withdrawals: one is paid, one is rejected with a reason', async ({ page, world }) => {
  const paid = await world.waitingWithdrawal();
  const rejected = await world.waitingWithdrawal();
  const portal = await new StaffPortal(page).signIn('admin@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo(`withdrawals?search=${paid.quid}`, 'Withdrawals');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expect(page.getByText('Are you sure you want to approve this withdrawal?')).toBeVisible();
  await page.getByRole('button', { name: /^Send ₦29,100 to/ }).click();
  await expect(page.getByText('Withdrawal approved')).toBeVisible();

  await portal.goTo(`withdrawals?search=${rejected.quid}`, 'Withdrawals');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await expect(page.getByText('This action cannot be undone')).toBeVisible();
  const reject = page.getByRole('button', { name: 'Reject Request' });
  await expect(reject).toBeDisabled();
  await page.getByLabel('Reason for Rejection *').fill('The name does not match');
  await page.getByLabel('Reason for Rejection *').press('ControlOrMeta+Enter');
  await expect(page.getByText('Withdrawal rejected')).toBeVisible();
});

test('ADMIN reviews several withdrawals and approves them with one press, and the rest with one reason', async ({
  page,
  watch,
  visitor,
  world,
}) => {
  watch.foresee(/status of 403/);
  const account = ACCOUNTS.decidedTogether;
  const asked = async (amount: number) => {
    const { quid } = await world.gift({ amount });
    return world.withdraw(await world.claim(quid), account);
  };
  // Amounts that no other journey has: others may wait in the same list.
  await asked(3_100_100);
  const { id: largeId } = await asked(60_100_100);
  await asked(3_200_100);
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  const box = (amount: string) => page.getByRole('row').filter({ hasText: amount }).getByRole('checkbox');
  const [PAID, LARGE, REJECTED] = ['₦31,001.00', '₦601,001.00', '₦32,001.00'] as const;
  const bar = page.getByRole('region', { name: 'Selected withdrawals' });
  await portal.goTo('withdrawals?stage=REQUESTED&limit=50', 'Withdrawals');

  await test.step('chooses them by the keyboard, and reads what they come to', async () => {
    for (const amount of [PAID, LARGE]) {
      await box(amount).focus();
      await page.keyboard.press('Space');
    }
    await expect(bar).toContainText('2 selected');
    await expect(bar).toContainText('₦632,002, sends ₦613,041.94');
  });

  await test.step('reviews each, and approves both', async () => {
    await bar.getByRole('button', { name: 'Review to approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 2 withdrawals' });
    await expect(dialog.getByText('Needs two people. Nobody said yes so far.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve 2 withdrawals, send ₦30,070.97' }).click();
    const outcome = page.getByRole('dialog', { name: '1 approved, 1 waits for a second person' });
    await expect(outcome.getByRole('listitem')).toHaveCount(2);
    await outcome.getByRole('button', { name: 'Done' }).click();
    await expect(bar).toHaveCount(0);
  });

  await test.step('cannot give the second yes as well, and rejects the last one', async () => {
    for (const amount of [LARGE, REJECTED]) await box(amount).check();
    await bar.getByRole('button', { name: 'Review to approve' }).click();
    const approving = page.getByRole('dialog', { name: 'Approve 1 withdrawal' });
    await expect(approving.getByText(/^Cannot be approved now: You said yes\./)).toBeVisible();
    await approving.getByRole('button', { name: 'Cancel' }).click();
    await box(LARGE).uncheck();
    await bar.getByRole('button', { name: 'Review to reject' }).click();
    const rejecting = page.getByRole('dialog', { name: 'Reject 1 withdrawal' });
    await rejecting.getByLabel('Reason for Rejection *').fill('The name does not match');
    await rejecting.getByRole('button', { name: 'Reject 1 withdrawal' }).click();
    await page.getByRole('dialog', { name: '1 rejected' }).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('SUPPORT has no box to choose with, and is refused', async () => {
    const desk = await visitor({ viewport: { width: 1280, height: 800 } });
    const support = await new StaffPortal(desk).enter('support@jara.test');
    await support.goTo('withdrawals?limit=50', 'Withdrawals');
    await expect(desk.getByRole('row').nth(1)).toBeVisible();
    await expect(desk.getByRole('checkbox')).toHaveCount(0);
    const withdrawals = [{ id: largeId, revision: 2 }];
    const refused = await desk.request.post('/api/admin/withdrawals/decisions', {
      data: { action: 'APPROVE', withdrawals },
    });
    expect(refused.status()).toBe(403);
  });

  await expect(async () => expect(await world.transfersTo(account)).toEqual([[3_007_097, 'success']])).toPass();
  await world.expectCleanBooks();
});

test('SUPER_ADMIN invites, promotes and deactivates', async ({ page, visitor }) => {
  const email = `new.${Date.now()}@example.com`;
  const portal = await new StaffPortal(page).signIn('super@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('invite-user', 'Invite User');
  await page.getByLabel('Email *').fill(email);
  await page.getByRole('radio', { name: /^Support/ }).check();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible();

  const link = await invitationLink(page, email);
  const newcomer = await visitor({ viewport: { width: 1280, height: 800 } });
  await newcomer.goto(link);
  await newcomer.getByLabel(/first name/i).fill('Bola');
  await newcomer.getByLabel(/last name/i).fill('Ade');
  const passwords = newcomer.locator('input[type=password]');
  for (let i = 0; i < (await passwords.count()); i += 1) await passwords.nth(i).fill('a long new password 1');
  await newcomer.locator('form button[type=submit]').click();
  await expect(newcomer.getByRole('heading', { name: 'Welcome to the team' })).toBeVisible();

  await portal.goTo('users', 'User Management');
  const card = page.getByRole('article').filter({ hasText: email });
  await card.getByLabel('Role').selectOption('ADMIN');
  await page.getByRole('button', { name: /^Make Bola Ade/ }).click();
  await expect(page.getByText('Bola Ade is now Admin')).toBeVisible();
  await card.getByRole('button', { name: /What to do with/ }).click();
  await page.getByText('Deactivate', { exact: true }).click();
  await expect(page.getByText('Are you sure you want to deactivate this user?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Bola Ade is deactivated')).toBeVisible();
});

/** The link in the mail, as the newcomer would find it in their inbox. */
async function invitationLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { data } = (await (await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      data: { text: string }[];
    };
    link = /https?:\/\/\S+accept-invitation\S+/.exec(data[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('a reported giveaway: SUPPORT reads and may not decide, ADMIN stops it with words for everybody, and lets it go on', async ({
  page,
  visitor,
  world,
}) => {
  const gift = await world.gift({ amount: 3_000_000, rule: { equalShares: 3 } });
  const title = `Win big ${gift.quid.slice(0, 4)}`;
  await world.publish(gift, { title });
  await world.claim(gift.quid);
  const stranger = await visitor();
  const report = { kind: 'ASKS_FOR_MONEY', words: 'They want ₦2,000 before I get my share' };
  await expect(await stranger.request.post(`/api/giveaways/${gift.quid}/reports`, { data: report })).toBeOK();

  await test.step('SUPPORT finds it among those with reports, and has no button to press', async () => {
    const support = await new StaffPortal(page).enter('support@jara.test');
    await support.goTo('giveaways?reports=OPEN', 'Giveaways');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('They want ₦2,000 before I get my share')).toBeVisible();
    await expect(page.getByText('Not handled yet')).toBeVisible();
    for (const name of ['Stop', /^Mark as handled/])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    const refused = await page.request.put(`/api/quid/${gift.quid}/status`, {
      data: { status: 'BLOCKED', reason: 'I would like to' },
    });
    expect(refused.status()).toBe(403);
  });

  const office = await visitor();
  await test.step('ADMIN comes from the file of the gift, and stops it', async () => {
    await new StaffPortal(office).enter('admin@jara.test');
    await office.goto(`/admin/quids/${gift.quid}`);
    await office.getByRole('link', { name: `${title}, by Radio Port` }).click();
    await office.getByRole('button', { name: 'Stop', exact: true }).click();
    const dialog = office.getByRole('dialog', { name: 'Stop this giveaway' });
    await dialog.getByRole('button', { name: 'The giveaway is part of a reported scam.' }).click();
    await dialog.getByLabel('What the page tells everybody').fill('Somebody asks winners for money.');
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(office.getByText('The page tells everybody: “Somebody asks winners for money.”')).toBeVisible();
    await visit(stranger, `/g/${gift.quid}`);
    await expect(stranger.getByText('Somebody asks winners for money.')).toBeVisible();
  });

  await test.step('handles the report, and lets it go on', async () => {
    await office.getByRole('button', { name: /^Mark as handled/ }).click();
    await expect(office.getByText(/^Handled by /)).toBeVisible();
    await office.getByRole('button', { name: 'Release' }).click();
    const dialog = office.getByRole('dialog', { name: 'Release this giveaway' });
    await dialog.getByRole('button', { name: 'The host put right what was wrong.' }).click();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect(office.getByText(/^The page tells everybody/)).toHaveCount(0);
    await visit(stranger, `/g/${gift.quid}`);
    await expect(stranger.getByText('Somebody asks winners for money.')).toHaveCount(0);
  });
});

test('the code of a gift that holds money: ADMIN sees it after a press that is written down, SUPPORT not at all', async ({
  page,
  watch,
  visitor,
  world,
}) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.gift();

  await test.step('ADMIN finds it by the code, and no page and no address keeps it', async () => {
    await new StaffPortal(page).enter('admin@jara.test');
    await page.goto(`/admin/quids/${quid}`);
    await expect(page.getByRole('heading', { name: covered(quid) })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/quids\/[0-9a-f-]{36}$/);
    await expect(page.getByText(grouped(quid))).toHaveCount(0);
    const file = await page.request.get(`/api/admin/exports/quids?format=csv`);
    expect(await file.text()).not.toContain(quid);
  });

  await test.step('asks for it, and finds that in the audit trail', async () => {
    await page.getByRole('button', { name: 'Show the code; this is written down' }).click();
    await expect(page.getByText(grouped(quid))).toBeVisible();
    await page.getByRole('button', { name: 'Cover the code' }).click();
    await expect(page.getByText(grouped(quid))).toHaveCount(0);
    await new StaffPortal(page).goTo('audit?action=data.reveal', 'Audit Trail');
    await expect(page.getByRole('row').filter({ hasText: covered(quid) })).toHaveCount(1);
  });

  await test.step('SUPPORT is told no', async () => {
    const desk = await visitor({ viewport: { width: 1280, height: 800 } });
    await new StaffPortal(desk).enter('support@jara.test');
    await desk.goto(`/admin/quids/${quid}`);
    await desk.getByRole('button', { name: 'Show the code; this is written down' }).click();
    await expect(desk.getByText('The code of a gift that still holds money is not shown to Support')).toBeVisible();
    await expect(desk.getByText(grouped(quid))).toHaveCount(0);
  });
});

test('practice mode makes no request, whatever is done in it', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('everything here is made up in your browser')).toBeVisible();
  for (const link of [
    'Financial',
    'QUID Management',
    'Giveaways',
    'Withdrawals',
    'Rules Engine',
    'User Management',
    'Reports',
  ]) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  }
  expect(asked.filter((url) => !/\/api\/(health|limits)/.test(url))).toEqual([]);
});

test('a long table keeps its headers in sight, and a press on a time tells it exactly', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await new StaffPortal(page).giveCredentials('trainee@jara.test', 'practice makes perfect');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await new StaffPortal(page).goTo('quids?limit=50', 'QUID Management');
  const header = page.getByRole('columnheader', { name: 'Status' });
  const last = page.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(header).toBeInViewport();
  const time = last.getByRole('button', { name: /ago$/ });
  await time.focus();
  await page.keyboard.press('Enter');
  await expect(last.getByText(/20\d\d, \d\d:\d\d \(Lagos\)$/)).toBeVisible();
});

test('whoever signs in after a session that has ended sees nothing that the one before saw', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/status of 401/);
  const { quid } = await world.gift();
  const portal = await new StaffPortal(page).signIn('super@jara.test');
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByText(covered(quid)).first()).toBeVisible();
  await page.context().clearCookies();
  await menu.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  // The server says nothing, so whatever is seen now was kept.
  await page.route('**/api/admin/transactions?**', () => undefined);
  await portal.giveCredentials('support@jara.test', DEMO_PASSWORD);
  await menu.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await expect(page.getByText(covered(quid))).toHaveCount(0);
});
