import type { Page } from '@playwright/test';
import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test, type World } from '../world.ts';

async function openedGift(page: Page, world: World): Promise<string> {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  return quid;
}

test('without a gift the page offers those of this device', async ({ page, world }) => {
  await visit(page, '/withdraw');
  await expect(page.getByRole('heading', { name: 'No gifts on this device yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Claim Gift' })).toBeVisible();
  const quid = await openedGift(page, world);
  await visit(page, '/withdraw');
  await page
    .getByRole('listitem')
    .filter({ hasText: quid.slice(0, 4) })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/withdraw?quid=${quid}&amount=1000000`);
  await expect(new WithdrawPage(page).accountNumber).toBeVisible();
});

test('a link without a gift or an amount is an invalid request', async ({ page }) => {
  for (const path of ['/withdraw?quid=SB39YW1HP58EH', '/withdraw?amount=1000000']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Invalid Request' })).toBeVisible();
    await expect(page.getByText('Missing gift code (QUID)')).toHaveCount(path.includes('quid=') ? 0 : 1);
  }
  await page.getByRole('link', { name: 'Go to Claim Gift' }).click();
  await expect(page).toHaveURL('/claim');
});

test('the page of its own leads to the transactions three seconds after success', async ({ page, world }) => {
  const quid = await openedGift(page, world);
  await visit(page, `/withdraw?quid=${quid}&amount=1000000`);
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  const shownAt = Date.now();
  await expect(withdraw.successDialog).toContainText('Taking you to your transactions in 3 seconds.');
  await expect(page).toHaveURL('/transactions', { timeout: 8000 });
  expect(Date.now() - shownAt).toBeGreaterThan(1500);
});

test('a bank account is remembered where its owner asks for it, and forgotten at once', async ({ page, world }) => {
  const withdraw = new WithdrawPage(page);
  const remember = page.getByRole('checkbox', { name: 'Remember this account' });
  const kept = () => page.evaluate(() => localStorage.getItem('jara.bank-account'));
  const begin = async () => {
    const quid = await openedGift(page, world);
    await visit(page, `/withdraw?quid=${quid}&amount=1000000`);
    await expect(withdraw.bank).toBeEnabled();
  };

  await begin();
  await expect(remember).not.toBeChecked();
  await remember.check();
  const name = await withdraw.write(ACCOUNTS.paid);
  expect(await kept(), 'nothing before money was sent there').toBeNull();
  await withdraw.send();

  await begin();
  await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.paid);
  await expect(withdraw.bank).toHaveValue('Guaranty Trust Bank');
  await expect(withdraw.accountName).toHaveValue(name);
  await remember.uncheck();
  expect(await kept()).toBeNull();
  await withdraw.send();
  expect(await kept()).toBeNull();

  await begin();
  await expect(withdraw.accountNumber).toHaveValue('');
  await expect(remember).not.toBeChecked();
});

test('a device without the key asks for it, and takes no other', async ({ page, watch, world }) => {
  watch.foresee(/status of 40[13]/);
  const { quid } = await world.gift();
  const { accessKey } = await world.claim(quid);
  await visit(page, `/withdraw?quid=${quid}&amount=1000000`);
  await expect(page.getByText('We need your access key')).toBeVisible();
  const use = async (key: string) => {
    await page.getByLabel('Access key').fill(key);
    await page.getByRole('button', { name: 'Use this key' }).click();
  };
  await use('A'.repeat(43));
  await expect(page.getByText('That access key does not open this gift')).toBeVisible();
  await use(accessKey);
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/withdraw\/status\//);
  await expect(page.getByRole('status').filter({ hasText: 'It is in your account' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the key is not asked for again').toHaveText(
    'It is in your account',
  );
});

test('banks are found by nickname, and the bank says whose account it is', async ({ page, watch, world }) => {
  watch.foresee(/status of 422/);
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.bank.click();
  await expect(page.getByRole('option').first()).toContainText('OPay');
  await withdraw.bank.fill('no such bank');
  await expect(page.getByRole('listbox')).toContainText('No banks found');
  await withdraw.chooseBank('first', 'First Bank of Nigeria');
  await withdraw.accountNumber.fill(ACCOUNTS.unknown);
  await expect(page.getByText('Account name could not be resolved')).toBeVisible();
  await expect(withdraw.claimButton).toBeDisabled();
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect(withdraw.accountNumber).toBeFocused();
  await withdraw.accountNumber.fill(ACCOUNTS.paid);
  await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
  await expect(withdraw.claimButton).toBeEnabled();
});

test('a pointer that passes over the list of banks chooses none', async ({ page, world }) => {
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.chooseBank('gtb', 'Guaranty Trust Bank');
  await withdraw.bank.click();
  await page.getByRole('option', { name: 'OPay' }).first().hover();
  await page.getByRole('heading', { name: 'Withdraw Funds' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(withdraw.bank).toHaveValue('Guaranty Trust Bank');
  // The keys do: whoever walked to a bank and went on has chosen it.
  await withdraw.bank.click();
  await withdraw.bank.press('ArrowDown');
  await withdraw.bank.press('Tab');
  await expect(withdraw.bank).toHaveValue(/OPay/);
});

test('whoever comes back after sending finds their money, never the form again', async ({ page, world }) => {
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/\/withdraw\/status\//);
  await page.route('**/api/transactions/withdraw', () => undefined);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Withdraw Funds' })).toBeVisible();
  await expect(withdraw.accountNumber).toHaveCount(0);
});

test('each field of the form says what is missing', async ({ page, world }) => {
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.accountNumber.focus();
  // Until the banks are there nobody can go on to their field.
  await expect(withdraw.bank).toBeEnabled();
  await withdraw.bank.focus();
  await expect(page.getByText('Account number is required')).toBeVisible();
  await withdraw.accountNumber.fill('12345');
  await expect(page.getByText('Account number must be at least 10 digits')).toBeVisible();
  await expect(page.getByText('Please select a bank')).toBeVisible();
});

test('the button that sends names the outcome, and a larger amount is not promised within minutes', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift({ amount: 50_000_000 });
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  const name = await withdraw.write(ACCOUNTS.paid);
  await withdraw.claimButton.click();
  await withdraw.confirmDialog.getByRole('button', { name: `Confirm Transfer Send ₦485,000 to ${name}` }).click();
  await expect(withdraw.successDialog).toContainText('A person looks at larger amounts first.');
  await expect(withdraw.successDialog).not.toContainText('minutes');
});

test('a request that fails without a word says so, and can be sent again', async ({ page, watch, world }) => {
  watch.foresee(/status of 500/);
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await page.route('**/api/withdrawal-request', (route) => route.fulfill({ status: 500, json: {} }));
  await withdraw.claimButton.click();
  const confirm = withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' });
  await confirm.click();
  await expect(withdraw.confirmDialog.getByRole('alert')).toContainText('Withdrawal failed');
  await page.unrouteAll();
  await confirm.click();
  await expect(withdraw.successDialog).toBeVisible();
});

test('a phone with the wrong date does not call us late', async ({ page, watch, world }) => {
  watch.foresee(/status of 401/);
  const { quid } = await world.gift();
  const claim = await world.claim(quid);
  const { id } = await world.withdraw(claim, ACCOUNTS.stuck);
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await visit(page, `/withdraw/status/${id}`);
  await page.getByLabel('Access key').fill(claim.accessKey);
  await page.getByRole('button', { name: 'Show the status' }).click();
  await expect(page.getByRole('timer')).toContainText(/23 h, \d+ min left|1 day left/);
});

test('a transfer the bank refuses comes back whole and is sent to a corrected account', async ({ page, world }) => {
  const quid = await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.refused);
  await withdraw.send();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'The money came back' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The whole ₦10,000 is back in your gift, the fee too.')).toBeVisible();

  await page.getByRole('link', { name: 'Correct the account and try again' }).click();
  await expect(page.getByText('The last try did not go through')).toBeVisible();
  await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.refused);
  await expect(withdraw.bank).toHaveValue('Guaranty Trust Bank');
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'It is in your account' })).toBeVisible({ timeout: 20_000 });

  await visit(page, `/claim/${quid}`);
  await expect(page.getByRole('link', { name: 'Follow your money' })).toBeVisible();
});

test('a share asked for to the account of another share is refused there, and goes to a corrected one @phone', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/status of 409/);
  const { quid } = await world.gift({ rule: { totalSplits: 2 } });
  await world.withdraw(await world.claim(quid), ACCOUNTS.paid);
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.claimButton.click();
  await withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
  await expect(withdraw.confirmDialog).toBeHidden();
  await expect(withdraw.accountNumber).toHaveAccessibleDescription(
    /^A share of this gift already goes to this account\. Each share goes to an account of its own\./,
  );
  await expect(withdraw.accountNumber).toBeFocused();

  await withdraw.write(ACCOUNTS.paidToo);
  await expect(page.getByText('A share of this gift already goes')).toBeHidden();
  await withdraw.claimButton.click();
  await expect(withdraw.confirmDialog.getByRole('alert')).toHaveCount(0);
  await withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' }).click();
  await expect(withdraw.successDialog).toBeVisible();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'It is in your account' })).toBeVisible({ timeout: 20_000 });
});

test('money on its way is followed with the promise as a clock, also after a reload', async ({ page, world }) => {
  await openedGift(page, world);
  await new ClaimPage(page).withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.stuck);
  await withdraw.send();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('timer')).toContainText(/23 h, \d+ min left|1 day left/);
  await expect(withdraw.step('Sent', 'done')).toBeVisible({ timeout: 20_000 });
  await expect(withdraw.step('In your account', 'under way')).toBeVisible();
  await page.reload();
  await expect(withdraw.step('Requested', 'done')).toBeVisible();
});

test('a stranger who finds the address of a withdrawal learns nothing', async ({ page, watch, world }) => {
  watch.foresee(/status of 40[134]/);
  const { quid } = await world.gift();
  const { id } = await world.withdraw(await world.claim(quid), ACCOUNTS.paid);
  await visit(page, `/withdraw/status/${id}`);
  await expect(page.getByRole('heading', { name: 'Follow your money' })).toBeVisible();
  await page.getByLabel('Access key').fill('A'.repeat(43));
  await page.getByRole('button', { name: 'Show the status' }).click();
  await expect(page.getByRole('button', { name: 'Enter the access key' })).toBeVisible();
  await expect(page.getByText(/₦/)).toHaveCount(0);
});
