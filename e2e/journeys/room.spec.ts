import { ClaimPage } from '../pages/claim-page.ts';
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
  const owner = await form.write(ACCOUNTS.paid);
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
