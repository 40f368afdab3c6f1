import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './site.ts';

/** `/g/{code}`: a giveaway for everybody to see. */
export class GiveawayPage {
  readonly page: Page;
  readonly title: Locator;
  readonly standing: Locator;
  readonly openLink: Locator;
  readonly enterButton: Locator;
  readonly winners: Locator;
  readonly reportButton: Locator;
  readonly reportDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.standing = page.getByRole('region', { name: 'How it stands' });
    this.openLink = page.getByRole('link', { name: 'Open the gift' });
    this.enterButton = page.getByRole('button', { name: 'Enter the draw' });
    this.winners = page.getByRole('region', { name: 'Winners', exact: true });
    this.reportButton = page.getByRole('button', { name: 'Report this page' });
    this.reportDialog = page.getByRole('dialog', { name: 'Report this page' });
  }

  async open(code: string): Promise<this> {
    await visit(this.page, `/g/${code}`);
    return this;
  }

  /** Enters the draw, and tells under which number. */
  async enter(): Promise<number> {
    await this.enterButton.click();
    const told = this.page.getByText(/^You are in\. Number \d+/);
    await expect(told).toBeVisible();
    return Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  }
}
