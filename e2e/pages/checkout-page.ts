import { expect, type Locator, type Page } from '@playwright/test';

const CARDS = {
  success: { number: '4084 0840 8408 4081', cvv: '408' },
  declined: { number: '4084 0800 0000 5408', cvv: '001' },
  insufficient: { number: '4084 0800 0067 0037', cvv: '787' },
};

/** The provider's page, in a tab of its own. */
export class CheckoutPage {
  readonly page: Page;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.alert = page.getByRole('alert');
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /^Pay ₦/ })).toBeVisible();
  }

  async payWith(card: keyof typeof CARDS): Promise<void> {
    const { number, cvv } = CARDS[card];
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry').fill('12 / 34');
    await this.page.getByLabel('CVV').fill(cvv);
    await this.page.getByRole('button', { name: /^Pay ₦/ }).click();
  }

  async isPaid(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel payment' }).click();
  }
}
