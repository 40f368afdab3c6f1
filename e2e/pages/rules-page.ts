import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './site.ts';

/** `/rules` */
export class RulesPage {
  readonly page: Page;
  readonly code: Locator;
  readonly loadButton: Locator;
  readonly createButton: Locator;
  readonly updateButton: Locator;
  readonly saved: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Quid ID');
    this.loadButton = page.getByRole('button', { name: 'Load Quid' });
    this.createButton = page.getByRole('button', { name: 'Create Rule' });
    this.updateButton = page.getByRole('button', { name: 'Update Rule' });
    this.saved = page.getByRole('heading', { name: /^Rule (Created|Updated) Successfully!$/ });
  }

  /** Types the code; the gift loads by itself at the last character. */
  async open(quid: string): Promise<this> {
    await visit(this.page, '/rules');
    await this.code.pressSequentially(quid.toLowerCase());
    await expect(this.page.getByRole('heading', { name: 'Step 2: Set the rule' })).toBeVisible();
    return this;
  }

  /** The radio buttons are drawn by their labels, so it is the label that people press. */
  async choose(
    type:
      | 'Nth Person'
      | 'Split'
      | 'Time Range'
      | 'Equal Shares'
      | 'Lucky Shares'
      | 'Draw'
      | 'Fixed amount'
      | 'Percentage'
      | 'Different amounts',
  ) {
    await this.page.locator('label').filter({ hasText: type }).click();
  }

  async save(): Promise<void> {
    await this.createButton.click();
    await expect(this.saved).toHaveText('Rule Created Successfully!');
  }
}
