import type { Page } from '@playwright/test';
import { visit } from '../pages/site.ts';
import { expect, test } from '../world.ts';

const choose = (page: Page, theme: 'Light' | 'Dark' | 'System') =>
  page.getByRole('banner').locator('label').filter({ hasText: theme }).first().click();
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const CREAM = 'rgb(255, 250, 240)';
const NIGHT = 'rgb(15, 18, 32)';

test('the theme follows the device, live, until the person chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(page.getByRole('radio', { name: 'System' }).first()).toBeChecked();
  expect(await background(page)).toBe(CREAM);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(NIGHT);
  await choose(page, 'Light');
  await expect.poll(() => background(page)).toBe(CREAM);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'Dark');
  await expect.poll(() => background(page)).toBe(NIGHT);
  await choose(page, 'System');
  await expect.poll(() => background(page)).toBe(CREAM);
});

test('the choice lasts, reaches other tabs, and is there before anything is painted', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/help');
  await choose(page, 'Dark');
  await expect.poll(() => isDark(other)).toBe(true);

  // The class must stand before the body does: nothing can have been painted by then.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.atFirst = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/claim', '/payment/callback']) {
    await visit(page, path);
    expect(await page.locator('html').getAttribute('data-at-first')).toContain('dark');
  }
  await expect(page.getByRole('radio', { name: 'Dark' }).first()).toBeChecked();
});
