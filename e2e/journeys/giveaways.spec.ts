import { holdBeforeCamera } from '../camera.ts';
import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { GiveawayPage } from '../pages/giveaway-page.ts';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { inLagos } from '../states/state.ts';
import { ACCOUNTS, expect, NOBODYS_QUID, SITE, test } from '../world.ts';

const FOR_THREE = { amount: 3_000_000, delivery: 'SELF', rule: { equalShares: 3 } };

test('a host makes a gift for a crowd public, and strangers see it count down @every-look', async ({
  page,
  visitor,
  world,
}) => {
  const { id, quid } = await world.gift(FOR_THREE, page.request);
  await new RoomPage(page).open(id);
  await page.getByRole('button', { name: 'Make it public' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it public' });
  await expect(dialog).toContainText('The first 3 people to open it get ₦10,000 each');
  await expect(dialog.getByLabel('Who gives it')).toHaveValue('Chidi');
  await dialog.getByRole('button', { name: 'Show it to everybody' }).click();
  await expect(dialog.getByText('Say what it is called')).toBeVisible();
  await dialog.getByLabel('What it is called').fill('December jara for our listeners');
  await dialog.getByLabel('Who gives it').fill('Radio Port');
  await dialog.getByLabel('When it starts').fill(inLagos(Date.now() + 2 * 3_600_000));
  await dialog.getByLabel('Days to send it to a bank').fill('3');
  await dialog.getByRole('button', { name: 'Show it to everybody' }).click();
  const publicPage = page.getByRole('region', { name: 'Its public page' });
  await expect(publicPage).toContainText(`/g/${quid}`);
  await expect(publicPage.getByRole('link', { name: 'Poster (A4)' })).toHaveAttribute('href', `/g/${quid}/poster.pdf`);
  await publicPage.getByRole('button', { name: 'Its QR code' }).click();
  await expect(page.getByRole('dialog', { name: 'Scan to see the giveaway' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change the public page' }).click();
  await expect(page.getByRole('dialog').getByLabel('What it is called')).toHaveValue('December jara for our listeners');
  await page.keyboard.press('Escape');

  const stranger = await visitor();
  const giveaway = await new GiveawayPage(stranger).open(quid);
  await expect(giveaway.title).toHaveText('December jara for our listeners');
  await expect(stranger.getByText(/^is here, locked since .* \(Lagos\)$/)).toBeVisible();
  await expect(stranger.getByText('₦30,000', { exact: true })).toBeVisible();
  await expect(giveaway.standing).toContainText('Not open yet');
  await expect(giveaway.standing.getByRole('timer')).toHaveText(/^1 h, \d+ min$/);
  await expect(giveaway.openLink).toHaveCount(0);
  await expect(stranger.getByText('sends it to a bank within 3 days, or it goes to somebody else')).toBeVisible();
  await expect(stranger.getByText('Nobody ever pays to receive')).toBeVisible();
});

test('whoever has just paid for a crowd is led to making it public', async ({ page, world }) => {
  const { reference } = await world.gift(FOR_THREE, page.request);
  await new CallbackPage(page).open(reference);
  await page
    .getByRole('region', { name: 'Is it for everybody?' })
    .getByRole('link', { name: 'Make it public' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Make it public' })).toBeVisible();
  const plain = await world.gift({}, page.request);
  const callback = await new CallbackPage(page).open(plain.reference);
  await callback.quid();
  await expect(page.getByText('Is it for everybody?')).toHaveCount(0);
});

test('strangers open it from its page, and everybody watches the shares go and reach a bank @every-look', async ({
  page,
  visitor,
  world,
}) => {
  test.setTimeout(120_000);
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift);
  const giveaway = await new GiveawayPage(page).open(gift.quid);
  await expect(page.getByText('3 of 3 shares are left')).toBeVisible();

  const winner = await visitor();
  const theirs = await new GiveawayPage(winner).open(gift.quid);
  await theirs.openLink.click();
  const claim = new ClaimPage(winner);
  await claim.unwrap();
  await expect(page.getByText('2 of 3 shares are left'), 'the page hears of it by itself').toBeVisible();
  await expect(giveaway.winners.getByRole('listitem')).toHaveText(/^SomebodyWon .*₦10,000$/);

  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(winner);
  const owner = await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await expect(giveaway.winners.getByRole('listitem')).toHaveText(
    /^[A-Z]…, Guaranty Trust BankIn their bank since .*₦10,000$/,
    { timeout: 30_000 },
  );
  await expect(page.getByRole('main')).not.toContainText(owner);
  await expect(page.getByText('of ₦30,000 is still here')).toBeVisible();
  await theirs.open(gift.quid);
  await expect(winner.getByRole('link', { name: 'You have a share of it: go to it' })).toBeVisible();

  await world.claim(gift.quid);
  await world.claim(gift.quid);
  await expect(giveaway.standing).toContainText('Everything has an owner');
  await expect(giveaway.openLink).toHaveCount(0);
});

test('a page that is slow, busy or offline shows the last it knew, and asks again by itself', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/status of 503/, /ERR_/);
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift);
  let isBusy = false;
  await page.route('**/api/giveaways/*/live', (route) => route.abort());
  await page.route(`**/api/giveaways/${gift.quid}`, (route) => {
    if (!isBusy) return route.continue();
    const refusal = { code: 'too_busy', message: 'Very many people are here right now. Try again in a few seconds.' };
    return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: refusal });
  });
  await new GiveawayPage(page).open(gift.quid);
  await expect(page.getByText('3 of 3 shares are left')).toBeVisible();
  isBusy = true;
  await expect(page.getByText('This is the last we know. We keep asking by ourselves.')).toBeVisible();
  await expect(page.getByText('3 of 3 shares are left')).toBeVisible();
  isBusy = false;
  await expect(page.getByText('Very many people are here')).toHaveCount(0);
});

test('a code that is no giveaway leads to the check', async ({ page, watch }) => {
  watch.foresee(/status of 404/);
  await new GiveawayPage(page).open(NOBODYS_QUID);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No giveaway of ours has this code');
  await page.getByRole('main').getByRole('link', { name: 'Check a giveaway' }).click();
  await expect(page).toHaveURL(/\/check$/);
});

test('the check is at the foot of every page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a giveaway' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a giveaway');
});

test('a checker learns in a word what is real, what has ended and what is not ours @every-look', async ({
  page,
  world,
}) => {
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift, { title: 'Jara for Rivers' });
  const secret = await world.gift();
  const over = await world.gift();
  await world.withdraw(await world.claim(over.quid), ACCOUNTS.paidToo);
  await visit(page, '/check');
  const ask = async (pasted: string, verdict: string) => {
    await page.getByLabel('Link or code').fill(pasted);
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.getByRole('region', { name: verdict })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: verdict })).toBeFocused();
    await expect(page.getByText('We never ask for a PIN, an OTP or a password.')).toBeVisible();
    await expect(page).toHaveURL(`${SITE}/check`);
  };
  await ask(`Look what I found: ${SITE}/g/${gift.quid}!`, 'Real: the money is here');
  await expect(page.getByText('Jara for Rivers, by Radio Port: ₦30,000.')).toBeVisible();
  // The same code at an address that only looks like ours.
  await ask(`https://jara-gifts.example/g/${gift.quid}`, 'Not ours');
  await ask(NOBODYS_QUID, 'Not ours');
  await ask(`the code is ${secret.quid.toLowerCase()}.`, 'Real: the money is here');
  await expect(page.getByText('More about it is for those it was sent to')).toBeVisible();
  await expect(async () => ask(over.quid, 'It has ended')).toPass({ timeout: 30_000 });
  await page.getByLabel('Link or code').fill(`${SITE}/g/${gift.quid} and https://pay.example`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Paste one link at a time')).toBeVisible();
  await ask(`${SITE}/g/${gift.quid}`, 'Real: the money is here');
  await page.getByRole('link', { name: 'Go to it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jara for Rivers');
});

test('where the browser reads QR codes a poster is checked with the camera', async ({ page, world }) => {
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift);
  await visit(page, '/check');
  await expect(page.getByRole('button', { name: 'Scan a QR code' }), 'not offered where it cannot be').toHaveCount(0);
  await holdBeforeCamera(page, `${SITE}/g/${gift.quid}`);
  await visit(page, '/check');
  await page.getByRole('button', { name: 'Scan a QR code' }).click();
  await expect(page.getByRole('region', { name: 'Real: the money is here' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('somebody reports a page, and staff have it', async ({ page, world }) => {
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift);
  const giveaway = await new GiveawayPage(page).open(gift.quid);
  await giveaway.reportButton.click();
  await giveaway.reportDialog.getByText('The host is not who they say').click();
  await giveaway.reportDialog.getByLabel('In your words').fill('I work at that station, and we give nothing.');
  await giveaway.reportDialog.getByRole('button', { name: 'Tell our staff' }).click();
  await expect(page.getByText('Thank you. Our staff look at it.')).toBeVisible();
  await expect(giveaway.reportDialog).toHaveCount(0);
  await expect(giveaway.reportButton).toBeFocused();
});

test('what staff stop says so to everybody, and offers nothing', async ({ page, world }) => {
  const gift = await world.gift(FOR_THREE);
  await world.publish(gift);
  const giveaway = await new GiveawayPage(page).open(gift.quid);
  await expect(giveaway.openLink).toBeVisible();
  await world.hold(gift.quid);
  await expect(page.getByText('We stopped this giveaway'), 'the page hears of it by itself').toBeVisible();
  await expect(giveaway.openLink).toHaveCount(0);
});
