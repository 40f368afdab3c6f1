import { expect, type Page } from '@playwright/test';
import { ACCOUNTS } from '../world.ts';

const WORDS = '../../apps/web/src';
type Claim = typeof import('../../apps/web/src/features/claim-gift/words/en.tsx');
type Withdraw = typeof import('../../apps/web/src/features/withdraw/words/en.tsx');
type BankAccount = typeof import('../../apps/web/src/components/bank-account/words/en.ts');

/** From the sealed gift to the page that follows its money, by the words of the page's own language. */
export async function takeTheMoney(page: Page, language: string): Promise<void> {
  const { words: claim }: Claim = await import(`${WORDS}/features/claim-gift/words/${language}.tsx`);
  const { words: withdraw }: Withdraw = await import(`${WORDS}/features/withdraw/words/${language}.tsx`);
  const { words: account }: BankAccount = await import(`${WORDS}/components/bank-account/words/${language}.ts`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(claim.sealed.youHaveAGift);
  await page.getByRole('button', { name: claim.sealed.openMyGift }).click();
  await page.getByRole('link', { name: claim.opened.withdraw }).click();
  await page.getByLabel(account.accountNumber).fill(ACCOUNTS.paid);
  const bank = page.getByRole('combobox', { name: account.bank }).and(page.locator('input'));
  await bank.fill('gtb');
  await page.getByRole('option', { name: 'Guaranty Trust Bank', exact: true }).click();
  await expect(page.getByLabel(account.accountName)).toHaveValue(/^[A-Z ]+$/);
  await page.getByRole('button', { name: withdraw.sending.claimFunds }).click();
  await page.getByRole('button', { name: withdraw.confirm.transfer }).click();
  await expect(page.getByRole('dialog', { name: withdraw.success.title })).toBeVisible();
  await page.getByRole('button', { name: withdraw.success.done }).click();
  await expect(page.getByText(withdraw.status.inYourAccount)).toBeVisible({ timeout: 30_000 });
}
