import type { Locator, Page } from '@playwright/test';
import { CheckoutPage } from './checkout-page.ts';
import { visit } from './site.ts';

interface GiftWords {
  amount?: string;
  email?: string;
  from?: string;
  message?: string;
  password?: string;
}

/** `/create` */
export class CreatePage {
  readonly page: Page;
  readonly amount: Locator;
  readonly email: Locator;
  readonly senderName: Locator;
  readonly message: Locator;
  readonly password: Locator;
  readonly whoMayOpen: Locator;
  readonly howItReaches: Locator;
  readonly untilWhen: Locator;
  readonly whoPaysTheFee: Locator;
  readonly deliverAt: Locator;
  readonly opensAt: Locator;
  readonly payButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.amount = page.getByLabel('Amount', { exact: true });
    this.email = page.getByLabel('Recipient email');
    this.senderName = page.getByLabel('Your name on the card');
    this.message = page.getByLabel('Message on the card');
    this.password = page.getByLabel('Protection password');
    this.whoMayOpen = page.locator('summary').filter({ hasText: 'Who may open it' });
    this.howItReaches = page.locator('summary').filter({ hasText: 'How and when it reaches them' });
    this.untilWhen = page.locator('summary').filter({ hasText: 'Until when' });
    this.whoPaysTheFee = page.locator('summary').filter({ hasText: 'Who pays our fee' });
    this.deliverAt = page.getByLabel('Mail it at', { exact: true });
    this.opensAt = page.getByLabel('Opens at');
    this.payButton = page.getByRole('button', { name: 'Create Gift & Pay' });
  }

  async open(): Promise<this> {
    await visit(this.page, '/create');
    return this;
  }

  async write({
    amount = '10000',
    email = 'ada@example.com',
    from = 'Chidi',
    message = '',
    password = '',
  }: GiftWords = {}): Promise<void> {
    await this.amount.fill(amount);
    await this.email.fill(email);
    await this.senderName.fill(from);
    await this.message.fill(message);
    await this.password.fill(password);
  }

  /** Unfolds the rule and chooses a kind. The radio buttons are drawn by their labels, so it is the label that people press. */
  async chooseRule(
    type: 'First Person' | 'Nth Person' | 'Split' | 'Time Range' | 'Equal Shares' | 'Lucky Shares' | 'Draw',
  ): Promise<void> {
    const choice = this.page.locator('label').filter({ hasText: new RegExp(`^${type}`) });
    if (!(await choice.isVisible())) await this.whoMayOpen.click();
    await choice.click();
  }

  /** Unfolds a section, if it is folded, and picks what it offers. */
  async pick(fold: Locator, choice: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name: choice });
    if (!(await radio.isVisible())) await fold.click();
    await radio.check();
  }

  /** The line of the last look before paying. */
  reviewed(label: string): Locator {
    return this.page.locator('dl > div').filter({ has: this.page.getByText(label, { exact: true }) });
  }

  /** Presses the button and follows the tab it opens. */
  async pay(): Promise<CheckoutPage> {
    const [tab] = await Promise.all([this.page.context().waitForEvent('page'), this.payButton.click()]);
    const checkout = new CheckoutPage(tab);
    await checkout.isShown();
    return checkout;
  }
}
