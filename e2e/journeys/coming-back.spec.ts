import type { Page } from '@playwright/test';
import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, SITE, test } from '../world.ts';

/** An address that no other journey writes to. */
const newAddress = (who: string) => `${who}-${Date.now()}@example.com`;

/** The link in the newest mail of its kind, as its reader would find it. */
async function mailedLink(page: Page, email: string, kind: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
        data: { kind: string; text: string | null }[];
      };
      link = data.find((mail) => mail.kind === kind)?.text?.match(/http\S+#\S+/)?.[0];
      return link;
    })
    .toBeTruthy();
  return (link ?? '').replace(/^https?:\/\/[^/]+/, '');
}

test('a sender brings their list to another phone by a mailed link, once', async ({ page, visitor, watch, world }) => {
  watch.foresee(/status of 410/);
  const email = newAddress('tunde');
  const { sender } = await world.gift({ senderEmail: email });
  await visit(page, '/transactions');
  await expect(page.getByRole('heading', { name: 'No Transactions Yet' })).toBeVisible();
  await page.getByLabel('Your email').fill('not an address');
  await page.getByRole('button', { name: 'E-mail me my list' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Your email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'E-mail me my list' }).click();
  await expect(page.getByText('a link to them is on its way there')).toBeVisible();

  const link = await mailedLink(page, email.toUpperCase(), 'list_link');
  await visit(page, link);
  await expect(page).toHaveURL('/transactions');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show my gifts here' }).click();
  await expect(page.getByText('Your gift is here now.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show my gifts here' }), 'a link that is spent').toHaveCount(0);
  const { total } = (await (await sender.get('/api/transactions')).json()) as { total: number };
  expect(total).toBe(1);

  const stranger = await visitor();
  await visit(stranger, link);
  await stranger.getByRole('button', { name: 'Show my gifts here' }).click();
  await expect(stranger.getByText('This link has been used or has run out.')).toBeVisible();
  await expect(stranger.getByRole('article')).toHaveCount(0);
});

test('a payment that came back in another browser finds its way there by mail', async ({ visitor, watch, world }) => {
  watch.foresee(/status of 404/);
  const email = newAddress('bisi');
  const { reference } = await world.gift({ senderEmail: email });
  const page = await visitor();
  await new CallbackPage(page).open(reference);
  await page.getByLabel('your email').fill(email);
  await page.getByRole('button', { name: 'E-mail me the link' }).click();
  await expect(page.getByText('a link to them is on its way there')).toBeVisible();
  await visit(page, await mailedLink(page, email, 'list_link'));
  await page.getByRole('button', { name: 'Show my gifts here' }).click();
  await expect(page.getByText('Your gift is here now.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a claimant comes back to their gift by a mailed link, on another device', async ({ page, visitor, world }) => {
  const email = newAddress('kemi');
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await page.getByLabel('E-mail me a link to this gift').fill(email);
  await page.getByRole('button', { name: 'E-mail me the link' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();

  const phone = await visitor();
  await visit(phone, await mailedLink(page, email, 'claim_link'));
  const back = new ClaimPage(phone);
  await expect(back.opened).toBeVisible();
  await expect(back.withdrawLink).toBeVisible();
  await expect(phone).toHaveURL(`/claim/${quid}`);
  await phone.reload();
  await back.standsAt('Your gift');
  await expect(back.withdrawLink).toBeVisible();
});

test("somebody else's link does not take the place of a share that was opened here", async ({ page, world }) => {
  const { quid } = await world.gift({ rule: { totalSplits: 2 } });
  const other = await world.claim(quid);
  await world.withdraw(other, ACCOUNTS.paid);
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await visit(page, `/claim/${quid}#key=${other.accessKey}`);
  await expect(page).toHaveURL(`/claim/${quid}`);
  await claim.withdrawLink.click();
  await expect(new WithdrawPage(page).accountNumber).toBeVisible();
});

test('a mailed link with a wrong key says so, and shows the gift without it', async ({ page, watch, world }) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.gift();
  await visit(page, `/claim/${quid}#key=${'A'.repeat(43)}`);
  await expect(page.getByText('This link does not open this gift')).toBeVisible();
  await expect(page).toHaveURL(`/claim/${quid}`);
  await page.getByRole('button', { name: 'Go on without it' }).click();
  await expect(new ClaimPage(page).openButton).toBeVisible();
});

test('whoever has withdrawn finds their money among the transactions', async ({ page, world }) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await expect(withdraw.successDialog).toBeVisible();
  await visit(page, '/transactions');
  const mine = page.getByRole('region', { name: 'Your withdrawals' });
  await expect(mine.getByRole('link')).toContainText('₦9,700');
  await expect(page.getByText('No Transactions Yet')).toBeHidden();
  await mine.getByRole('link').click();
  await expect(page).toHaveURL(/\/withdraw\/status\//);
});

test('a sender sees what became of their gift, and tries a failed payment again', async ({ page, world }) => {
  const gift = await world.gift({}, page.request);
  await world.setRule(gift, { totalSplits: 2 });
  await world.claim(gift.quid);
  const declined = await world.unpaidGift({ email: 'declined@example.com' }, page.request);
  await world.pay(declined, 'declined');
  await page.request.get(`${SITE}/api/transactions/reference/${declined}`);

  await visit(page, '/transactions');
  await page.getByRole('link', { name: 'To ada@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your gift' });
  const steps = dialog.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Payment started.*\(Lagos\)$/, /^Paid/, /^Share 1 of 2 opened/]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To declined@example.com' }).click();
  await expect(dialog.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', /checkout|\/pay/);
});

test('a gift that was sent back is not offered for sharing any more', async ({ page, world }) => {
  const { quid } = await world.gift({}, page.request);
  await visit(page, '/transactions');
  await page.getByRole('link', { name: 'To ada@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your gift' });
  await expect(dialog.getByRole('region', { name: 'Share the gift' })).toBeVisible();
  await world.hold(quid);
  await world.refund(quid);
  // Whoever comes straight to it has it as a page.
  const alone = page.getByRole('main');
  await expect(async () => {
    await page.reload();
    await expect(alone.getByText('Sent back', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(alone.getByRole('button', { name: 'Receipt' })).toBeVisible();
  await expect(alone.getByRole('region', { name: 'Share the gift' })).toHaveCount(0);
  await expect(alone.getByText('Set a rule')).toHaveCount(0);
});
