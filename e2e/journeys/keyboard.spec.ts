import type { Locator, Page } from '@playwright/test';
import { CallbackPage } from '../pages/callback-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

/** Walks with the Tab key, and expects to see where it is at every step. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // Even without motion a browser may take a frame for it.
    await expect.poll(() => page.evaluate(markOfFocus), 'the focus can be seen').toBe('visible');
  }
  throw new Error(`The Tab key never reached ${target}`);
}

/** An outline on the focused element, or on the label or the frame that stands for it. */
function markOfFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'visible';
  for (let element: Element | null = focused, up = 0; element && up < 3; element = element.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return 'visible';
  }
  return `lost on <${focused.tagName.toLowerCase()}> ${focused.textContent?.slice(0, 40)}`;
}

test('a gift is created and paid for without a mouse', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await tabTo(page, create.amount);
  await page.keyboard.type('2500');
  await tabTo(page, create.email);
  await page.keyboard.type('ada@example.com');
  await tabTo(page, page.getByLabel('Send anonymously'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: /Adire/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Owambe/ })).toBeChecked();
  await tabTo(page, create.payButton);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  const checkout = new CheckoutPage(tab);
  await checkout.isShown();
  for (const [label, text] of [
    ['Card number', '4084084084084081'],
    ['Expiry', '1234'],
    ['CVV', '408'],
  ] as const) {
    await tabTo(tab, tab.getByLabel(label));
    await tab.keyboard.type(text);
  }
  await tab.keyboard.press('Enter');
  await checkout.isPaid();
  expect(await new CallbackPage(page).quid()).toHaveLength(13);
});

test('a gift is claimed and withdrawn without a mouse', async ({ page, world }) => {
  const { quid } = await world.gift();
  await visit(page, '/claim');
  const claim = new ClaimPage(page);
  await tabTo(page, claim.code);
  await page.keyboard.type(quid);
  await page.keyboard.press('Enter');
  await tabTo(page, claim.openButton);
  await page.keyboard.press('Enter');
  await expect(claim.heading).toHaveText('It is yours');
  await expect(claim.heading).toBeFocused();
  await tabTo(page, claim.withdrawLink);
  await page.keyboard.press('Enter');

  const withdraw = new WithdrawPage(page);
  await tabTo(page, withdraw.accountNumber);
  await page.keyboard.type(ACCOUNTS.paid);
  await tabTo(page, withdraw.bank);
  await page.keyboard.type('gtb');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
  await tabTo(page, withdraw.claimButton);
  await page.keyboard.press('Enter');
  await tabTo(page, withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }));
  await page.keyboard.press('Enter');
  await tabTo(page, withdraw.successDialog.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list').filter({ hasText: 'Requested' })).toBeVisible();
});

test('the first stop of every page skips to its content', async ({ page }) => {
  for (const path of ['/', '/create', '/help']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('a change of page moves the focus to its content and announces its heading', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rule Manager' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Quid Rules Management' })).toBeAttached();
});

test('a dialog keeps the focus, closes on Escape and gives the focus back', async ({ page, world }) => {
  const { reference } = await world.gift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  await room.quid();
  const opener = room.share.getByRole('button', { name: 'QR code' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Scan to open the gift' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first the focus visits the browser's own bar, for which the page shows its body.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('main, header, footer') !== null &&
          document.activeElement?.closest('dialog') === null,
      ),
    ).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog that leaves the page when it closes gives the focus back too', async ({ page, world }) => {
  const { reference } = await world.gift({}, page.request);
  const room = await new CallbackPage(page).open(reference);
  await room.quid();
  const opener = page.getByRole('button', { name: 'Receipt' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog').filter({ hasText: 'payment receipt' })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the menu of a small screen opens, leads on, and closes on Escape', async ({ visitor }) => {
  const page = await visitor();
  await visit(page, '/');
  const menu = page.locator('summary').filter({ hasText: 'Menu' });
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await menu.click();
  await expect(links.getByRole('link')).toHaveText([
    'Home',
    'Create Gift',
    'Claim Gift',
    'Rule Manager',
    'Transactions',
    'Help',
  ]);
  await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await links.getByRole('link', { name: 'Claim Gift' }).click();
  await expect(page.getByRole('heading', { name: 'Claim your gift' })).toBeVisible();
  await expect(links).toBeHidden();
});
