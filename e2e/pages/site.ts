import { expect, type Locator, type Page } from '@playwright/test';

/** The band every page shows in sandbox mode, once its scripts run and have heard from the server. */
export const testMoneyBand = (page: Page): Locator => page.getByRole('complementary', { name: 'Practice mode' });

/** Opens a page and waits until it is alive: before that a press reaches markup that nobody listens to yet. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(testMoneyBand(page)).toBeVisible();
}
