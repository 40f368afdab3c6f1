import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './site.ts';

/** `/claim`, `/claim/{quid}` and `/claim?quid=` */
export class ClaimPage {
  readonly page: Page;
  readonly code: Locator;
  readonly findButton: Locator;
  readonly sealed: Locator;
  readonly openButton: Locator;
  readonly password: Locator;
  readonly opened: Locator;
  readonly withdrawLink: Locator;
  readonly heading: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Gift code (QUID)');
    this.findButton = page.getByRole('button', { name: 'Find my gift' });
    this.sealed = page.getByRole('figure', { name: 'Wrapped gift' });
    this.openButton = page.getByRole('button', { name: 'Open my gift' });
    this.password = page.getByLabel('Password', { exact: true });
    this.opened = page.getByRole('figure', { name: 'Opened gift' });
    this.withdrawLink = page.getByRole('link', { name: 'Withdraw Funds' });
    this.thanks = page.getByRole('region', { name: /thank you$/ });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(quid: string): Promise<this> {
    await visit(this.page, `/claim/${quid}`);
    return this;
  }

  /** The tap that claims, and the reveal after it. */
  async unwrap(password?: string): Promise<void> {
    if (password !== undefined) await this.password.fill(password);
    await this.openButton.click();
    await expect(this.opened).toBeVisible();
  }

  /** A page that was drawn may be tapped on before this part of it is alive. */
  async askForKey(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'I have the access key' });
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 });
      await expect(this.page.getByLabel('Access key')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  async standsAt(heading: string): Promise<void> {
    await expect(this.heading).toHaveText(heading);
  }
}
