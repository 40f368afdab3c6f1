import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../packages/domain/src/staff/demo-staff.ts';

/** The staff portal, as somebody who works in it sees it. */
export class StaffPortal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string = DEMO_PASSWORD): Promise<this> {
    await this.page.goto('/admin/login');
    await this.giveCredentials(email, password);
    return this;
  }

  async giveCredentials(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Signs in behind the door's back, for those who come to see what is beyond it. */
  async enter(email = 'super@jara.test'): Promise<this> {
    const { request } = this.page;
    await expect(await request.post('/api/admin/session', { data: { email, password: DEMO_PASSWORD } })).toBeOK();
    return this;
  }

  async goTo(part: string, title: string): Promise<void> {
    await this.page.goto(`/admin/${part}`);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.page.getByRole('status').filter({ hasText: /^loading/i })).toHaveCount(0);
  }
}
