import type { Page } from '@playwright/test';
import { bringAxe, problemsOf } from '../axe.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, SITE, test, type World } from '../world.ts';

// Asking who is signed in is answered "nobody" before the sign-in, which browsers report in the console.
test.beforeEach(({ watch }) => watch.foresee(/status of 401/));

/** A gift that was opened, whose payer's bank wants the money back; and its file, once we have heard of it. */
async function disputed(page: Page, world: World, amount: number): Promise<{ path: string; dispute: string }> {
  const { quid, reference } = await world.gift({ amount, senderEmail: 'chidi.pays@example.com' });
  await world.claim(quid);
  const { id } = await world.control<{ id: number }>('disputes', {
    reference,
    category: 'fraud',
    message: 'I know nothing of this. Write to chidi.pays@example.com',
  });
  let path = '';
  await expect(async () => {
    const { data } = (await (await page.request.get(`/api/admin/disputes?search=${reference}`)).json()) as {
      data: { id: string }[];
    };
    expect(data).toHaveLength(1);
    path = `/admin/disputes/${data[0]?.id}`;
  }).toPass();
  return { path, dispute: String(id) };
}

test('ADMIN contests a dispute with our evidence, and the gift is free when the bank agrees', async ({
  page,
  world,
}) => {
  const portal = await new StaffPortal(page).enter('admin@jara.test');
  const { path, dispute } = await disputed(page, world, 1_310_000);

  await test.step('finds it in the list, with the time that is left', async () => {
    await portal.goTo('disputes?status=OPEN&limit=100', 'Disputes');
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(row.getByText('Waits for our answer')).toBeVisible();
    await expect(row.getByText(/^1[56] h.* to answer$/)).toBeVisible();
    await row.getByRole('link', { name: '₦13,100.00' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '₦13,100 wanted back' })).toBeVisible();
  });

  await test.step('reads what the bank claims and what we have', async () => {
    await expect(page.getByText('I know nothing of this.')).toBeVisible();
    const evidence = page.getByRole('region', { name: 'Evidence' });
    await expect(evidence.getByText(/It was opened; nothing of it has reached a bank yet/)).toBeVisible();
    await expect(evidence.getByText('c•••@example.com').first()).toBeVisible();
    await expect(evidence.getByText('chidi.pays@example.com')).toHaveCount(0);
    await bringAxe(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('takes the evidence along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Evidence as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^evidence-jara-.*\.pdf$/);
  });

  await test.step('contests, and the provider has it', async () => {
    await page.getByRole('button', { name: 'Contest', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Contest this dispute' });
    await expect(dialog.getByRole('button', { name: 'Contest' })).toBeDisabled();
    await dialog.getByLabel('Reason, which the bank reads *').fill('The payer ordered it and has the receipt.');
    await dialog.getByRole('button', { name: 'Contest' }).click();
    const answers = page.getByRole('region', { name: 'Our answer' });
    await expect(answers.getByText('The provider has it.')).toBeVisible();
    await expect(page.getByText('Waits for the bank')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  });

  await test.step('the bank agrees', async () => {
    await world.control(`disputes/${dispute}`, { resolution: 'won' });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Won', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('declined')).toBeVisible();
  });
});

test('ADMIN accepts a dispute, and SUPPORT may read and write but not answer', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 403/);
  await new StaffPortal(page).enter('admin@jara.test');
  const { path } = await disputed(page, world, 1_320_000);
  const desk = await visitor({ viewport: { width: 1280, height: 800 } });

  await test.step('SUPPORT has nothing to press, and is refused', async () => {
    await new StaffPortal(desk).enter('support@jara.test');
    await desk.goto(path);
    await expect(desk.getByText('An Admin has to answer this')).toBeVisible();
    for (const name of ['Accept', 'Contest', 'Evidence as PDF'])
      await expect(desk.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(desk.getByText('chidi.pays@example.com')).toHaveCount(0);
    const asked = await desk.request.post(`${SITE}/api${path}/answer`, { data: { answer: 'ACCEPT', reason: 'x' } });
    const taken = await desk.request.get(`${SITE}/api${path}/evidence`);
    expect([asked.status(), taken.status()]).toEqual([403, 403]);
    await desk.getByLabel('Write a note').fill('They called, it was their card');
    await desk.getByRole('button', { name: 'Add note' }).click();
    await expect(desk.getByRole('list', { name: 'Notes' }).getByText('it was their card')).toBeVisible();
  });

  await test.step('ADMIN reads the note and accepts; the money is gone and nothing was lost', async () => {
    await page.goto(path);
    await expect(page.getByText('it was their card')).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this dispute' });
    await dialog.getByRole('button', { name: /without the knowledge/ }).click();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('Lost', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('merchant-accepted')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' }).getByText('₦0.00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contest', exact: true })).toHaveCount(0);
  });
});

test('practice says that it has no disputes', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByLabel('Email').fill('trainee@jara.test');
  await page.getByLabel('Password', { exact: true }).fill('practice makes perfect');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('navigation').getByRole('link', { name: 'Disputes' }).click();
  await expect(page.getByText('Disputes are not in practice')).toBeVisible();
});
