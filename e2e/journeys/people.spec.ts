import { bringAxe, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, test } from '../world.ts';

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

test('an ADMIN finds an address, sees everything about it and hands it over; SUPPORT sees it masked, and may not', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of (403|404)/);
  const address = `ngozi-${Date.now()}@example.com`;
  await world.gift({ senderEmail: address, amount: 1_200_000 });
  await world.gift({ senderEmail: address, amount: 800_000 });
  const support = await visitor({ viewport: { width: 1280, height: 800 } });
  const colleague = await nameOf(support, 'support@jara.test');
  await new StaffPortal(page).enter('admin@jara.test');

  await test.step('ADMIN looks for half of it, for nobody, and then for the whole', async () => {
    await new StaffPortal(page).goTo('people', 'People');
    const field = page.getByLabel('E-mail address or account number');
    await field.fill('ngozi');
    await field.press('Enter');
    await expect(page.getByText('Give a whole e-mail address').first()).toBeVisible();
    await field.fill(`nobody-${address}`);
    await field.press('Enter');
    await expect(page.getByText('Nobody has used this address or account here')).toBeVisible();
    await field.fill(address.toUpperCase());
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: address })).toBeVisible();
  });

  const id = await test.step('sums and lists say what was sent, and the address of the page says nothing', async () => {
    await expect(page.getByRole('definition').filter({ hasText: '₦20,000' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent' }).getByRole('row')).toHaveCount(3);
    expect(page.url()).not.toContain('ngozi');
    await page.getByRole('button', { name: /^Refused/ }).click();
    await expect(page.getByText('No payment failed')).toBeVisible();
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('ADMIN writes a note and gives them to SUPPORT', async () => {
    await page.getByLabel('Write a note').fill('Asked about two gifts');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Notes' }).getByText('Asked about two gifts')).toBeVisible();
    await page.getByLabel('In whose hands this person is').selectOption({ label: colleague });
    await expect(page.getByText(`Given to ${colleague}`).first()).toBeVisible();
  });

  await test.step('SUPPORT finds them under Mine, masked, and may uncover but not hand over', async () => {
    await new StaffPortal(support).goTo('mine', 'Mine');
    await support.locator(`a[href="/admin/people/${id}"]`).click();
    await expect(support.getByRole('heading', { level: 2, name: 'n•••@example.com' })).toBeVisible();
    await expect(support.getByText(address)).toHaveCount(0);
    await expect(support.getByLabel('In whose hands this person is')).toHaveCount(0);
    const refused = await support.request.put(`/api/admin/subjects/person/${id}/assignee`, { data: { staffId: null } });
    expect(refused.status()).toBe(403);
    await support.getByRole('button', { name: /^Show the e-mail address/ }).click();
    await expect(support.getByText(address)).toBeVisible();
  });

  await test.step('and who looked, and what was uncovered, is in the audit trail without the address', async () => {
    await new StaffPortal(page).goTo(`audit?subjectId=${id}`, 'Audit Trail');
    await expect(page.getByRole('row').filter({ hasText: 'Looked at everything about a person' })).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: 'Looked at a masked value' })).toHaveCount(1);
  });
});

test('a withdrawal leads to its bank account, and a gift to its sender and to the browser that paid', async ({
  page,
  world,
}) => {
  const { id } = await world.waitingWithdrawal();
  await new StaffPortal(page).enter('support@jara.test');
  await page.goto(`/admin/withdrawals?id=${id}`);
  await page.getByRole('button', { name: 'Everything about this bank account' }).click();
  await expect(page).toHaveURL(/\/admin\/people\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^•+\d{4}/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toBeVisible();
  await page.getByRole('region', { name: 'Withdrawn' }).locator('a[href^="/admin/quids/"]').first().click();
  await page.getByRole('button', { name: 'Everything about the browser that paid' }).click();
  await expect(page.getByText('Browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tried/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
});

test('in practice an address has a page, and a browser is said to have none', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('navigation').getByRole('link', { name: 'Withdrawals', exact: true }).click();
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Everything about the browser that claimed' }).click();
  await expect(page.getByText('Practice has no browsers').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Everything about this bank account' }).click();
  await expect(page).toHaveURL(/\/admin\/people\//);
  await expect(page.getByRole('region', { name: 'Withdrawn' })).toBeVisible();
  await page.getByLabel('Write a note').fill('Seen before');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('Seen before')).toBeVisible();
});

/** Signs in and reads one's own name, as colleagues see it. */
async function nameOf(page: Parameters<typeof problemsOf>[0], email: string): Promise<string> {
  await new StaffPortal(page).enter(email);
  const { staff } = (await (await page.request.get('/api/admin/session')).json()) as {
    staff: { firstName: string; lastName: string };
  };
  return `${staff.firstName} ${staff.lastName}`;
}
