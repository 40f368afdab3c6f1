import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

test('a half-claimed split is cancelled: the rest goes back, the opened share stays @phone', async ({
  page,
  visitor,
  world,
}) => {
  const { id, quid } = await world.gift({ rule: { totalSplits: 2 } }, page.request);
  const room = await new RoomPage(page).open(id);
  await expect(room.standing).toHaveText('Waiting to be opened.');
  await expect(room.openings).toContainText('Nobody has opened it.');

  const opener = await visitor();
  const claim = await new ClaimPage(opener).open(quid);
  await claim.unwrap();
  await expect(room.standing, 'the room hears of it by itself').toHaveText('1 of 2 opened.');
  await expect(room.openings.getByRole('listitem')).toHaveText(/^Share 1: ₦5,000Opened .*Opened$/);

  await room.cancelButton.click();
  await expect(room.cancelDialog).toContainText('₦4,875 goes back to your card');
  await expect(room.cancelDialog).toContainText('The payment provider keeps of its fee−₦125.00');
  await expect(room.cancelDialog).toContainText('The share that was opened stays with its owner: ₦5,000');
  await page.keyboard.press('Escape');
  await expect(room.cancelDialog).toHaveCount(0);
  await expect(room.cancelButton).toBeFocused();
  await room.cancel();
  await expect(room.standing).toHaveText(/^Cancelled: ₦4,875 (is on its way|went) back to your card\.$/);
  await expect(room.standing).toBeFocused();
  await expect(page.getByRole('region', { name: 'What you can do' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Share the gift' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The money' })).toContainText(
    '₦125.00 stays with the payment provider',
  );

  const late = await new ClaimPage(await visitor()).open(quid);
  await late.standsAt('This gift has ended');

  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(opener);
  const owner = await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await expect(room.openings).toContainText('In their bank');
  await expect(room.openings).not.toContainText(owner);
});

test('what a card does not take back goes to a bank account @phone', async ({ page, world }) => {
  const { id, quid } = await world.gift({}, page.request, 'refund-fails');
  const room = await new RoomPage(page).open(id);
  await room.cancel();
  await expect(room.whereItGoes, 'the room asks by itself').toHaveText('Where should your ₦9,750 go?', {
    timeout: 30_000,
  });
  await expect(room.standing).toHaveText(
    'Cancelled: your card did not take ₦9,750 back. Tell us a bank account below.',
  );
  const form = new WithdrawPage(page);
  const owner = await form.write(ACCOUNTS.ofSender);
  await page.getByRole('button', { name: 'Send it there' }).click();
  const sure = page.getByRole('dialog', { name: 'Is this your account?' });
  await expect(sure).toContainText(`₦9,750 goes to ${owner}`);
  await sure.getByRole('button', { name: 'Send ₦9,750' }).click();
  await expect(room.standing).toHaveText('Cancelled: ₦9,750 is on its way back to your bank account.');
  await expect(room.whereItGoes).toHaveCount(0);
  await world.approve(quid);
  await expect(room.standing).toHaveText('Cancelled: ₦9,750 went back to your bank account.', { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'The money' })).toContainText(
    'Went back to your account, Guaranty Trust Bank',
  );
});

test('a gift is paused and goes on, from another device that has its key', async ({ page, visitor, watch, world }) => {
  const { id, quid, manageKey } = await world.gift();
  watch.foresee(/status of 404/);
  await visit(page, `/gift/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room belongs to the sender of the gift');

  await visit(page, `/gift/${id}#key=${manageKey}`);
  const room = new RoomPage(page);
  await expect(room.standing).toHaveText('Waiting to be opened.');
  await expect(page, 'the key is in no address that could be passed on').toHaveURL(`/gift/${id}`);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(room.standing).toHaveText('Waiting to be opened.');
  await page.reload();
  await expect(room.standing, 'a reload loses no key').toHaveText('Waiting to be opened.');
  await page.getByRole('link', { name: 'All your gifts' }).click();
  await expect(page).toHaveURL('/transactions');
  await page.goBack();
  await expect(room.standing, 'nor does the way back').toHaveText('Waiting to be opened.');
  for (const [from, to, tag] of [
    ['English', 'Pidgin', 'pcm-NG'],
    ['Pidgin', 'English', 'en-NG'],
  ] as const) {
    await page.getByText(from, { exact: true }).first().click();
    await page.getByRole('link', { name: to, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1 }), 'nor another language').toContainText('ada@example.com');
    await expect(page).toHaveURL(`/gift/${id}`);
  }
  await page.getByRole('button', { name: 'Pause it' }).press('Enter');
  await expect(room.standing).toHaveText('Paused: nobody can open it until you let it go on.');
  const goOn = page.getByRole('button', { name: 'Let it go on' });
  await expect(goOn).toBeFocused();

  const claim = new ClaimPage(await visitor());
  await claim.open(quid);
  await claim.standsAt('This gift is paused');
  await goOn.press('Enter');
  await expect(room.standing).toHaveText('Waiting to be opened.');
  await expect(page.getByRole('button', { name: 'Pause it' })).toBeFocused();
  await claim.open(quid);
  await claim.unwrap();
  await expect(room.standing).toHaveText('Opened: everything in it belongs to whoever opened it.');
});

test('a gift that ends soon waits longer, and its mail is sent again', async ({ page, world }) => {
  const { id } = await world.gift({ lifetimeDays: 7 }, page.request);
  await new RoomPage(page).open(id);
  const until = page.getByRole('region', { name: 'When' }).getByText('(Lagos)').last();
  const before = await until.textContent();
  const longer = page.getByLabel('Let it wait longer');
  await expect(longer.getByRole('option')).toHaveText(['30 days from now', '90 days from now', '365 days from now']);
  await longer.selectOption('90 days from now');
  await page.getByRole('button', { name: 'Let it wait' }).click();
  await expect(until).not.toHaveText(before ?? '');
  await expect(longer.getByRole('option')).toHaveText(['365 days from now']);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
});

test('a deed goes on while the dialog of another is opened and closed', async ({ page, world }) => {
  const { id } = await world.gift({}, page.request);
  const room = await new RoomPage(page).open(id);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/sent/${id}/pause`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pause it' }).click();
  await page.getByRole('button', { name: 'Cancel the gift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  letGo();
  await expect(room.standing).toContainText('Paused');
  await page.getByRole('button', { name: 'Let it go on' }).click();
  await expect(room.standing).toHaveText('Waiting to be opened.');
});

test('a double tap pauses and does not let it go on at once, and a refusal speaks in the server’s words', async ({
  page,
  watch,
  world,
}) => {
  const { id } = await world.gift({}, page.request);
  const room = await new RoomPage(page).open(id);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Pause it' }).dblclick({ delay: 120 });
  await expect(room.standing).toContainText('Paused');
  await expect(page.getByRole('button', { name: 'Let it go on' })).toBeEnabled();
  expect(asked).toEqual([`/api/sent/${id}/pause`]);

  watch.foresee(/status of 409/);
  // The same done from another tab, which this one has not heard of yet.
  await page.route(`**/api/sent/${id}`, (route) => route.abort());
  watch.foresee(/ERR_FAILED/);
  await page.request.post(`/api/sent/${id}/resume`, { data: {} });
  await page.getByRole('button', { name: 'Let it go on' }).click();
  await expect(page.getByRole('alert')).toHaveText('This gift is not paused');
});

test('a mistyped address is corrected: the old link opens nothing, the new mail opens the gift @phone', async ({
  page,
  visitor,
  watch,
}) => {
  test.slow();
  const name = `ada.${Date.now()}`;
  const mailsTo = async (email: string) => {
    const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { data: { text: string }[] }).data;
  };
  const create = await new CreatePage(page).open();
  await create.write({ email: `${name}@gmial.com` });
  const checkout = await create.pay();
  await checkout.payWith('success');
  await checkout.isPaid();
  const old = await new CallbackPage(page).quid();
  const stranger = await new ClaimPage(await visitor()).open(old);
  await expect(stranger.openButton).toBeVisible();

  await page.getByRole('link', { name: 'Follow this gift' }).click();
  const room = new RoomPage(page);
  await room.correctButton.click();
  await expect(room.correctDialog).toContainText('opens nothing from then on');
  const confirm = room.correctDialog.getByRole('button', { name: 'Correct it and replace the code' });
  watch.foresee(/status of 409/);
  await confirm.click();
  await expect(room.correctDialog.getByRole('alert').filter({ visible: true })).toHaveText(
    'That is the address it has. To mail it there once more, send the mail again.',
  );
  await room.correctDialog.getByRole('button', { name: `${name}@gmail.com?` }).click();
  await confirm.click();
  await expect(room.correctDialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your gift to ${name}@gmail.com`);
  await expect(room.quid).not.toHaveText(old);
  await expect(room.correctButton).toBeFocused();
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    'Address corrected from a•••@gmial.com to a•••@gmail.com, and the code replaced',
  );

  watch.foresee(/status of 410/);
  await stranger.openButton.click();
  await expect(stranger.page.getByText('The sender of this gift replaced this code')).toBeVisible();
  await stranger.open(old);
  await stranger.standsAt('This code was replaced');

  await expect.poll(async () => (await mailsTo(`${name}@gmail.com`)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(`${name}@gmail.com`);
  const link = /http\S+\/claim\/(\w{13})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(link).not.toBe(old);
  for (const { text } of await mailsTo(`${name}@gmial.com`)) expect(text).not.toContain(link);
  const claim = await new ClaimPage(await visitor()).open(link);
  await claim.unwrap();
  await expect(room.standing).toHaveText('Opened: everything in it belongs to whoever opened it.');
  await visit(page, '/transactions');
  await expect(page.getByRole('article').filter({ hasText: `To ${name}@gmail.com` })).toContainText('Opened');
});

test('the words and the cloth change until somebody has opened it, and are put back with one press @phone', async ({
  page,
  visitor,
  world,
}) => {
  const { id, quid } = await world.gift({ message: 'Hapy birthday', rule: { totalSplits: 2 } }, page.request);
  const room = await new RoomPage(page).open(id);
  const card = page.getByRole('figure', { name: 'Opened gift' }).first();
  await room.changeButton.click();
  await room.changeDialog.getByLabel('Message on the card').fill('Happy birthday');
  await expect(room.changeDialog.getByRole('region', { name: 'Preview' })).toContainText('Happy birthday');
  await room.changeDialog.locator('label').filter({ hasText: 'Owambe' }).click();
  await room.changeDialog.getByRole('button', { name: 'Save' }).click();
  await expect(room.changeDialog).toHaveCount(0);
  await expect(room.changeButton).toBeFocused();
  await expect(card).toContainText('Happy birthday');
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText('Message and cloth changed');

  const putBack = page.getByRole('button', { name: 'Put back what it was' });
  await putBack.click();
  await expect(card).toContainText('Hapy birthday');
  await putBack.click();
  await expect(card).toContainText('Happy birthday');

  const claim = await new ClaimPage(await visitor()).open(quid);
  await claim.unwrap();
  await expect(claim.opened).toContainText('Happy birthday');
  await expect(room.standing).toHaveText('1 of 2 opened.');
  await expect(room.changeButton).toHaveCount(0);
  await expect(room.correctButton).toHaveCount(0);
});
