import { readFile } from 'node:fs/promises';
import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, SITE, test } from '../world.ts';

// What most people see moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('money goes from a laptop through a code on a phone to a bank account', async ({ page, context, visitor }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  const quid =
    await test.step('the sender pays in a new tab, and the first tab turns into the gift by itself', async () => {
      await visit(page, '/');
      await page.getByRole('link', { name: 'Create a Gift' }).click();
      const create = new CreatePage(page);
      await create.write({ amount: '10000', from: 'Chidi', message: 'Eat something nice.' });
      await expect(create.amount).toHaveValue('10,000');
      await expect(page.getByText('They receive in the bank').locator('..')).toContainText('₦9,700');

      const checkout = await create.pay();
      const room = new CallbackPage(page);
      await expect(room.waiting).toBeVisible();
      await expect(page.getByText('Live connection is up')).toBeVisible();
      await checkout.payWith('success');
      await checkout.isPaid();
      return room.quid();
    });

  await test.step('the sender copies the code and shares it every way there is', async () => {
    const room = new CallbackPage(page);
    const copy = page.getByRole('button', { name: 'Copy gift code' });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quid);
    await expect(copy).toBeVisible({ timeout: 4000 });

    await page.getByText('Set a rule: who gets it, and when').click();
    await expect(page.getByRole('button', { name: 'Copy manage key' })).toBeVisible();

    const link = `${SITE}/claim/${quid}`;
    const whatsapp = await room.share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(whatsapp ?? '')).toContain(link);
    await room.share.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await room.share.getByRole('button', { name: 'QR code' }).click();
    const qr = page.getByRole('dialog', { name: 'Scan to open the gift' });
    await expect(qr.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(qr).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      room.share.getByRole('button', { name: 'Card image' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`gift-${quid}.png`);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
  });

  const phone = await visitor();
  await test.step('the recipient opens the link on a phone', async () => {
    const claim = await new ClaimPage(phone).open(quid);
    await claim.standsAt('You have a gift');
    await expect(claim.sealed).toContainText('From Chidi');
    await expect(phone.getByText('₦10,000')).toHaveCount(0);
    await claim.unwrap();
    await claim.standsAt('It is yours');
    await expect(claim.opened).toContainText('₦10,000');
    await expect(claim.opened).toContainText('Eat something nice.');
    await expect(phone.getByText(/You get ₦9,700 in your bank/)).toBeVisible();
    await expect(phone.getByText(/^\S{6}…\S{4}$/)).toBeVisible();
  });

  await test.step('and sends the money to a bank', async () => {
    await phone.getByRole('link', { name: 'Withdraw Funds' }).click();
    const withdraw = new WithdrawPage(phone);
    await expect(withdraw.claimButton).toBeDisabled();
    await withdraw.accountNumber.pressSequentially('01a23-4567');
    await expect(withdraw.accountNumber).toHaveValue('01234567');
    const name = await withdraw.write(ACCOUNTS.paid);
    await expect(phone.getByText('You get', { exact: true }).locator('..')).toContainText('₦9,700.00');

    await withdraw.claimButton.click();
    const { confirmDialog } = withdraw;
    await expect(confirmDialog).toContainText(`Send ₦9,700 to ${name}`);
    for (const fact of ['Guaranty Trust Bank', '₦10,000.00', '₦300.00', '₦9,700.00'])
      await expect(confirmDialog).toContainText(fact);
    await confirmDialog.getByRole('button', { name: 'Edit Details' }).click();
    await expect(confirmDialog).toBeHidden();
    await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.paid);
    await withdraw.send();
    await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
    await expect(withdraw.step('In your account', 'done')).toBeVisible({ timeout: 20_000 });
    await expect(phone.getByRole('heading', { name: 'It is in your account' })).toBeVisible();
  });

  await test.step('and keeps a receipt, as a picture and as a document', async () => {
    for (const [pressed, magic] of [
      [phone.getByRole('link', { name: 'PDF receipt' }), '%PDF'],
      [phone.getByRole('button', { name: 'Share receipt' }), '\x89PNG'],
    ] as const) {
      const [download] = await Promise.all([phone.waitForEvent('download'), pressed.click()]);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(magic);
    }
  });

  await test.step('the sender finds the gift under Transactions', async () => {
    await page.getByRole('link', { name: 'View Transactions' }).click();
    const card = page.getByRole('article').filter({ hasText: 'To ada@example.com' });
    await expect(card).toContainText('₦10,000.00');
    await expect(card).toContainText('In their bank');
    await card.getByRole('link', { name: 'To ada@example.com' }).click();
    const details = page.getByRole('dialog', { name: 'Your gift' });
    await expect(details).toContainText('In their bank');
    await expect(details.getByRole('button', { name: 'Copy gift code' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await card.getByRole('link', { name: 'Follow this gift' }).click();
    await expect(new RoomPage(page).standing).toHaveText('Opened, and the money is in their bank.');
  });
});
