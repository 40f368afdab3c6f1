import type { Locator, Page } from '@playwright/test';
import { visit } from './site.ts';

/** `/gift/{id}`: the sender's room of one gift. */
export class RoomPage {
  readonly page: Page;
  readonly standing: Locator;
  readonly openings: Locator;
  readonly cancelButton: Locator;
  readonly cancelDialog: Locator;
  readonly changeButton: Locator;
  readonly changeDialog: Locator;
  readonly correctButton: Locator;
  readonly correctDialog: Locator;
  readonly quid: Locator;

  constructor(page: Page) {
    this.page = page;
    this.standing = page.getByRole('heading', { level: 1 }).locator('+ [role=status]');
    this.openings = page.getByRole('region', { name: 'Openings' });
    this.cancelButton = page.getByRole('region', { name: 'What you can do' }).getByRole('button', {
      name: 'Cancel the gift',
    });
    this.cancelDialog = page.getByRole('dialog', { name: 'Cancel this gift?' });
    this.changeButton = page.getByRole('button', { name: 'Change message and cloth' });
    this.changeDialog = page.getByRole('dialog', { name: 'Change message and cloth' });
    this.correctButton = page.getByRole('button', { name: 'Correct the address' });
    this.correctDialog = page.getByRole('dialog', { name: 'Correct the address' });
    this.quid = page.getByText('Gift code (QUID)', { exact: true }).locator('+ *');
  }

  async open(id: string): Promise<this> {
    await visit(this.page, `/gift/${id}`);
    return this;
  }

  /** The form for a bank account of the sender, once their card has refused the money. */
  get whereItGoes(): Locator {
    return this.page.getByRole('heading', { name: /^Where should your ₦/ });
  }

  async cancel(): Promise<void> {
    await this.cancelButton.click();
    await this.cancelDialog.getByRole('button', { name: 'Cancel the gift' }).click();
  }
}
