import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './site.ts';

/** `/payment/callback`: the waiting room, and what it turns into. */
export class CallbackPage {
  readonly page: Page;
  readonly waiting: Locator;
  readonly success: Locator;
  readonly failed: Locator;
  readonly share: Locator;

  constructor(page: Page) {
    this.page = page;
    this.waiting = page.getByRole('heading', { name: 'Processing Your Payment' });
    this.success = page.getByRole('heading', { name: 'Your gift is ready' });
    this.failed = page.getByRole('heading', { name: 'Payment Failed' });
    this.share = page.getByRole('region', { name: 'Share the gift' });
  }

  async open(reference: string): Promise<this> {
    await visit(this.page, `/payment/callback?reference=${reference}`);
    return this;
  }

  /** The code of the gift, once it is paid. */
  async quid(): Promise<string> {
    await expect(this.success).toBeVisible({ timeout: 20_000 });
    const shown = await this.page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{4}$/)
      .first()
      .textContent();
    return (shown ?? '').replaceAll('-', '');
  }
}
