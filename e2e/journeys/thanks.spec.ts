import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RoomPage } from '../pages/room-page.ts';
import { expect, SITE, test } from '../world.ts';

const NOTE = 'Thank you! God bless you.';

interface Inbox {
  data: { kind: string; text: string }[];
}

test('a thank-you goes from an opened gift to the room of its sender @phone', async ({ page, visitor }) => {
  const email = `thanked-${Date.now()}@example.com`;
  const create = await new CreatePage(page).open();
  await create.write({ amount: '10000', from: 'Chidi' });
  await page.getByLabel('Your email').fill(email);
  const checkout = await create.pay();
  await checkout.payWith('success');
  await checkout.isPaid();
  const quid = await new CallbackPage(page).quid();
  await page.getByRole('link', { name: 'Follow this gift' }).click();
  const room = new RoomPage(page);
  await expect(room.openings).toContainText('Nobody has opened it.');

  const phone = await visitor();
  const claim = await new ClaimPage(phone).open(quid);
  await claim.unwrap();
  await claim.thanks.getByRole('button', { name: NOTE }).press('Enter');
  await expect(claim.thanks.getByRole('heading')).toHaveText('You said thank you');
  await expect(claim.thanks.getByRole('status')).toBeFocused();
  await phone.reload();
  await expect(claim.thanks.getByRole('status')).toContainText(NOTE);
  await expect(claim.thanks.getByRole('button')).toHaveCount(0);

  await expect(room.openings, 'the room hears of it by itself').toContainText(NOTE);
  const mailed = async () => {
    const { data } = (await (await page.request.get(`${SITE}/dev/inbox.json?to=${email}`)).json()) as Inbox;
    return data.find(({ kind }) => kind === 'thanks')?.text;
  };
  await expect.poll(mailed).toContain(`> ${NOTE}`);
});

test('words of one’s own survive a bad connection, and a sender can mute them', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/ERR_FAILED/);
  const { id, quid } = await world.gift({}, page.request);
  const room = await new RoomPage(page).open(id);
  await page.getByRole('button', { name: 'Mute thanks' }).press('Enter');
  const hear = page.getByRole('button', { name: 'Hear thanks again' });
  await expect(hear).toBeFocused();

  const phone = await visitor();
  const claim = await new ClaimPage(phone).open(quid);
  await claim.unwrap();
  const words = claim.thanks.getByLabel('Or in your own words');
  const send = claim.thanks.getByRole('button', { name: 'Send my thanks' });
  await send.click();
  await expect(claim.thanks).toContainText('Write a word or two');
  await words.fill('E se gan ni!\nWe are dancing.');
  await expect(claim.thanks).toContainText('28 of 280');
  await phone.route('**/api/claims/thanks', (route) => route.abort());
  await send.click();
  await expect(claim.thanks.getByRole('alert')).not.toBeEmpty();
  await expect(words).toHaveValue('E se gan ni!\nWe are dancing.');
  await phone.unroute('**/api/claims/thanks');
  await send.click();
  await expect(claim.thanks.getByRole('status')).toContainText('We are dancing.');

  await expect(room.standing).toHaveText('Opened: everything in it belongs to whoever opened it.');
  await expect(room.openings).not.toContainText('We are dancing.');
  await hear.press('Enter');
  await expect(room.openings).toContainText('We are dancing.');
  await expect(page.getByRole('button', { name: 'Mute thanks' })).toBeFocused();
});
