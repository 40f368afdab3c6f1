import { ClaimPage } from '../pages/claim-page.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { expect, test } from '../world.ts';

// A switch is one for everybody, so this file runs when all the others have ended.

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
  await page.getByRole('button', { name: 'Let go on: Claims' }).click();
  await dialog.getByLabel('Reason').fill('The maintenance is over');
  await dialog.getByRole('button', { name: 'Let go on', exact: true }).click();
  await expect(page.getByText('Claims: on again')).toBeVisible();

  await claim.unwrap();
  await portal.goTo('audit?action=switch.resume', 'Audit Trail');
  await expect(page.getByText('The maintenance is over').first()).toBeVisible();
});

test('staff prove the books, reconcile, and close a difference that they find', async ({ page, world, watch }) => {
  watch.foresee(/status of 401/);
  const { reference } = await world.gift();
  // Somebody sends money with the key of our account, past our own product.
  await world.control(`transfers/${reference}`, { status: 'success' }).catch(() => undefined);
  const portal = await new StaffPortal(page).signIn('super@jara.test');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await portal.goTo('operations', 'Operations');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The books are clean')).toBeVisible();
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await expect(page.getByText('Charges compared')).toBeVisible();
});

test('practice has the same screen over its own data: a difference is taken and resolved', async ({ page, watch }) => {
  watch.foresee(/status of 401/);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: /practice/i }).first().click();
});
