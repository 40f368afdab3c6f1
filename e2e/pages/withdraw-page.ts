import { expect, type Locator, type Page } from '@playwright/test';

/** `/withdraw`, its two dialogs, and `/withdraw/status/{id}` after them. */
export class WithdrawPage {
  readonly page: Page;
  readonly accountNumber: Locator;
  readonly bank: Locator;
  readonly accountName: Locator;
  readonly claimButton: Locator;
  readonly confirmDialog: Locator;
  readonly successDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.accountNumber = page.getByLabel('Account number');
    // Before the scripts have come it is a list of the browser's own.
    this.bank = page.getByRole('combobox', { name: 'Bank' }).and(page.locator('input'));
    this.accountName = page.getByLabel('Account name');
    this.claimButton = page.getByRole('button', { name: 'Claim Funds' });
    this.confirmDialog = page.getByRole('dialog', { name: 'Confirm Withdrawal' });
    this.successDialog = page.getByRole('dialog', { name: 'Withdrawal Successful!' });
  }

  async chooseBank(typed: string, name: string): Promise<void> {
    await this.bank.fill(typed);
    await this.page.getByRole('option', { name, exact: true }).click();
    await expect(this.bank).toHaveValue(name);
  }

  /** Fills the form in and waits until the bank has said whose account it is. */
  async write(accountNumber: string): Promise<string> {
    await this.accountNumber.fill(accountNumber);
    await this.chooseBank('gtb', 'Guaranty Trust Bank');
    await expect(this.accountName).toHaveValue(/^[A-Z ]+$/);
    return this.accountName.inputValue();
  }

  async send(): Promise<void> {
    await this.claimButton.click();
    await this.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
    await expect(this.successDialog).toBeVisible();
  }

  step(name: string, state: 'done' | 'under way' | 'not yet'): Locator {
    return this.page.getByRole('listitem').filter({ hasText: `${name}, ${state}` });
  }
}
