import { expect, type Page } from '@playwright/test';

export const STAFF_PASSWORD = 'jara demo 2026';

/** The staff portal, as somebody who works in it sees it. */
export class StaffPortal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string = STAFF_PASSWORD): Promise<this> {
    await this.page.goto('/admin/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return this;
  }

  async goTo(part: string, title: string): Promise<void> {
    await this.page.goto(`/admin/${part}`);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  }
}
