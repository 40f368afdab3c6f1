import { bringAxe, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, test } from '../world.ts';

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

test('SUPPORT asks an ADMIN in a note, who finds it under Mine, takes the gift and answers', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.gift();
  const office = await visitor({ viewport: { width: 1280, height: 800 } });
  const colleague = await nameOf(office, 'admin@jara.test');
  await new StaffPortal(page).enter('support@jara.test');
  const giftId = await test.step('SUPPORT writes with the keyboard, and may not give it to anybody', async () => {
    await page.goto(`/admin/quids/${quid}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes.getByText('Nobody has written anything yet.')).toBeVisible();
    const field = notes.getByLabel('Write a note');
    await field.press('ControlOrMeta+Enter');
    await expect(notes.getByText('Write something first')).toBeVisible();
    await field.pressSequentially(`They called twice. @${colleague.slice(0, 4)}`);
    await expect(notes.getByRole('option', { name: colleague })).toBeVisible();
    await field.press('Enter');
    await field.pressSequentially('what do I say?');
    await expect(field).toHaveValue(`They called twice. @${colleague} what do I say?`);
    await expect(notes.getByText(`Will be told: ${colleague}`)).toBeVisible();
    await field.press('ControlOrMeta+Enter');
    await expect(notes.getByRole('list', { name: 'Notes' }).getByText('They called twice.')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.getByLabel('In whose hands this gift is')).toHaveCount(0);
    const { id } = (await (await page.request.get(`/api/admin/quids/${quid}`)).json()) as { id: string };
    const refused = await page.request.put(`/api/admin/subjects/gift/${id}/assignee`, { data: { staffId: null } });
    expect(refused.status()).toBe(403);
    return id;
  });

  await test.step('ADMIN finds it under Mine, and takes the gift', async () => {
    await new StaffPortal(office).goTo('mine', 'Mine');
    const row = office.getByRole('row').filter({ has: office.locator(`a[href="/admin/quids/${giftId}"]`) });
    await expect(row.getByText('Mentions you')).toBeVisible();
    await expect(office.getByRole('navigation').getByRole('link', { name: /^Mine \d+ waiting$/ })).toBeVisible();
    await row.getByRole('link').click();
    await expect(office.getByText('They called twice.')).toBeVisible();
    await expect(office.getByText('Mentions you')).toBeVisible();
    await office.getByLabel('In whose hands this gift is').selectOption({ label: colleague });
    await expect(office.getByText(`Given to ${colleague}`).first()).toBeVisible();
    await office.getByLabel('Write a note').fill('Say that it opens on Friday');
    await office.getByRole('button', { name: 'Add note' }).click();
    await expect(office.getByRole('list', { name: 'Notes' }).getByText('Say that it opens on Friday')).toBeVisible();
    await new StaffPortal(office).goTo('mine', 'Mine');
    await expect(row.getByText('In your hands')).toBeVisible();
    await expect(row.getByText('Mentions you')).toHaveCount(0);
    await bringAxe(office);
    expect(await problemsOf(office)).toEqual([]);
  });

  await test.step('and who wrote it is in the audit trail, without its words', async () => {
    await new StaffPortal(office).goTo(`audit?subjectId=${giftId}`, 'Audit Trail');
    await expect(office.getByRole('row').filter({ hasText: 'Wrote a note' })).toHaveCount(2);
    await expect(office.getByText('They called twice.')).toHaveCount(0);
  });
});

test('a note that gets no answer stays in its field, and is written once when it is sent again', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/ERR_(FAILED|CONNECTION)|Failed to load resource/);
  const { id } = await world.waitingWithdrawal();
  await new StaffPortal(page).enter('support@jara.test');
  await page.goto(`/admin/withdrawals?id=${id}`);
  const dialog = page.getByRole('dialog');
  // The note is written, and its answer is lost on the way back: the worst line there is.
  await page.route('**/api/admin/subjects/withdrawal/*/notes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await dialog.getByLabel('Write a note').fill('The bank says it has arrived');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('What you typed is still here.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/admin/subjects/withdrawal/*/notes');
  // Closing the dialog loses neither the words nor that they are the same note.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^View/ }).first().waitFor();
  await page.goBack();
  await expect(dialog.getByLabel('Write a note')).toHaveValue('The bank says it has arrived');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByLabel('Write a note')).toHaveValue('');
  await expect(dialog.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(1);
});

test('in practice a mention is found under Mine and answered', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('navigation').getByRole('link', { name: /^Mine/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'Mentions you' });
  await row.getByRole('link').click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Mentions you')).toBeVisible();
  await notes.getByLabel('Write a note').fill('Tell them it is safe');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('list', { name: 'Notes' }).getByText('Tell them it is safe')).toBeVisible();
});

/** Signs in and reads one's own name, as colleagues see it. */
async function nameOf(page: Parameters<typeof problemsOf>[0], email: string): Promise<string> {
  await new StaffPortal(page).enter(email);
  const { staff } = (await (await page.request.get('/api/admin/session')).json()) as {
    staff: { firstName: string; lastName: string };
  };
  return `${staff.firstName} ${staff.lastName}`;
}
