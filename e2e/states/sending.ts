import { expect, type Page } from '@playwright/test';
import { CallbackPage } from '../pages/callback-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RoomPage } from '../pages/room-page.ts';
import { visit } from '../pages/site.ts';
import { ACCOUNTS } from '../world.ts';
import { answerWith, inLagos, neverAnswer, pressUnheard, type Stage, type State } from './state.ts';

const DAY_MS = 86_400_000;

const paid = async ({ page, world }: Stage) => {
  const { reference } = await world.gift({ message: 'Happy birthday! Eat something nice.' }, page.request);
  const room = await new CallbackPage(page).open(reference);
  await room.quid();
  // The cloth has been folded away.
  await expect(page.locator('.unwrapping')).toHaveCount(0);
};

const history = async ({ page, world }: Stage) => {
  const [blocked] = [await world.gift({ theme: 'owambe', clothSeed: 5 }, page.request)];
  await world.hold(blocked.quid);
  await world.gift({ theme: 'sallah', clothSeed: 90, email: 'musa@example.com', amount: 5_000_000 }, page.request);
  const declined = await world.unpaidGift({ theme: 'sunrise', clothSeed: 3, email: 'bola@example.com' }, page.request);
  await world.pay(declined, 'declined');
  await page.request.get(`/api/transactions/reference/${declined}`);
  await world.unpaidGift({ email: 'a.rather.long.name.of.somebody@subdomain.example.com' }, page.request);
  await visit(page, '/transactions');
  await expect(page.getByRole('article')).toHaveCount(4);
};

const details = async (stage: Stage) => {
  await history(stage);
  await stage.page.getByRole('link', { name: 'To musa@example.com' }).click();
  await expect(stage.page.getByRole('dialog').getByRole('figure')).toBeVisible();
};

const halfOpened = async ({ page, world }: Stage) => {
  const gift = await world.gift({ amount: 5_000_000, rule: { totalSplits: 2 } }, page.request);
  await world.withdraw(await world.claim(gift.quid), ACCOUNTS.stuck);
  const room = await new RoomPage(page).open(gift.id);
  await expect(room.standing).toHaveText('1 of 2 opened.');
  return room;
};

const refusedByCard = async ({ page, world }: Stage) => {
  const gift = await world.gift({ amount: 5_000_000 }, page.request, 'refund-fails');
  await page.request.post(`/api/sent/${gift.id}/cancel`, { data: {} });
  const room = await new RoomPage(page).open(gift.id);
  await expect(room.whereItGoes).toBeVisible({ timeout: 30_000 });
};

const filledForm = async (page: Page) => {
  const create = await new CreatePage(page).open();
  await create.write({ amount: '50000', message: 'Happy birthday! Eat something nice.', password: 'moonlight' });
  return create;
};

export const SENDING: State[] = [
  { name: 'home', open: ({ page }) => visit(page, '/') },
  { name: 'create', open: ({ page }) => visit(page, '/create') },
  {
    name: 'create-kept-words',
    open: async (stage) => {
      await pressUnheard(stage, '/create', {
        amount: '5000',
        email: 'a.rather.long.name.of.somebody@subdomain.example.com',
        message: 'Happy birthday! Eat something nice.\nAnd call me when you have it.',
      });
    },
  },
  {
    name: 'create-filled',
    open: async ({ page }) => {
      await filledForm(page);
    },
  },
  {
    name: 'create-rule-first',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.whoMayOpen.click();
      await expect(page.getByRole('region', { name: 'If five people open it…' })).toBeVisible();
    },
  },
  {
    name: 'create-rule-nth',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.chooseRule('Nth Person');
      await page.getByLabel('Which person wins?').fill('7');
    },
  },
  {
    name: 'create-rule-equal',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.chooseRule('Equal Shares');
      await page.getByLabel('How many people?').fill('20');
    },
  },
  {
    name: 'create-rule-lucky',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.chooseRule('Lucky Shares');
      await page.getByLabel('How many people?').fill('20');
    },
  },
  {
    name: 'create-rule-draw',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.chooseRule('Draw');
      await page.locator('label').filter({ hasText: 'Different amounts' }).click();
      await page.getByLabel('Winners, line 2').fill('3');
      await page.getByLabel('Each gets, line 1').fill('4000');
      await page.getByRole('button', { name: 'Share the rest equally' }).click();
      await page.getByRole('button', { name: 'In a week, 6 pm' }).click();
    },
  },
  {
    name: 'create-rule-percentage',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.chooseRule('Split');
      await page.locator('label').filter({ hasText: 'Percentage' }).click();
      await page.getByLabel('1st person').fill('60');
      await page.getByRole('button', { name: 'Add a split' }).click();
      await page.getByLabel('2nd person').fill('25');
    },
  },
  {
    name: 'create-rule-without-amount',
    open: async ({ page }) => {
      const create = await new CreatePage(page).open();
      await create.chooseRule('Time Range');
      await create.payButton.click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
  {
    name: 'create-scheduled',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.pick(create.howItReaches, 'E-mail it at a time');
      await create.deliverAt.fill(inLagos(Date.now() + 9 * DAY_MS));
      await create.pick(create.untilWhen, '30 days');
      await create.pick(create.whoPaysTheFee, 'I do');
      await expect(create.untilWhen).toContainText('30 days, until');
    },
  },
  {
    name: 'create-shared-by-oneself',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.pick(create.howItReaches, 'I will share it myself');
      await expect(page.getByText('so we need no address')).toBeVisible();
    },
  },
  {
    name: 'create-times-not-possible',
    open: async ({ page }) => {
      const create = await filledForm(page);
      await create.pick(create.howItReaches, 'E-mail it at a time');
      await create.opensAt.fill(inLagos(Date.now() - DAY_MS));
      await create.payButton.click();
      await expect(create.howItReaches).toContainText('Choose a day and a time');
    },
  },
  {
    name: 'create-problems',
    open: async ({ page }) => {
      const create = await new CreatePage(page).open();
      await create.payButton.click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
  {
    name: 'create-refused',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 502/);
      await page.route('**/api/transactions', answerWith(502));
      const create = await filledForm(page);
      await create.payButton.click();
      await expect(page.getByText('Payment initialization failed')).toBeVisible();
    },
  },
  {
    name: 'payment-waiting',
    open: async ({ page, world }) => {
      const reference = await world.unpaidGift({}, page.request);
      await new CallbackPage(page).open(reference);
      await expect(page.getByRole('figure')).toBeVisible();
    },
  },
  {
    name: 'payment-failed',
    open: async ({ page, world }) => {
      const reference = await world.unpaidGift({}, page.request);
      await world.pay(reference, 'insufficient');
      const room = await new CallbackPage(page).open(reference);
      await expect(room.failed).toBeVisible();
    },
  },
  {
    name: 'payment-cancelled',
    open: async ({ page, world }) => {
      const reference = await world.unpaidGift({}, page.request);
      const room = await new CallbackPage(page).open(reference);
      await page.getByRole('button', { name: 'I changed my mind' }).click();
      await expect(room.failed).toBeVisible();
    },
  },
  {
    name: 'payment-elsewhere',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 404/);
      await new CallbackPage(page).open(`jara-${'0'.repeat(32)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment belongs to another browser');
    },
  },
  { name: 'payment-success', open: paid },
  {
    name: 'payment-success-rule',
    open: async ({ page, world }) => {
      const { reference } = await world.gift({ amount: 5_000_000, rule: { luckyShares: 20 } }, page.request);
      const room = await new CallbackPage(page).open(reference);
      await room.quid();
      await expect(page.locator('.unwrapping')).toHaveCount(0);
      await page.getByText('Sealed with a fingerprint').click();
    },
  },
  {
    name: 'payment-success-scheduled',
    open: async ({ page, world }) => {
      const deliverAt = new Date(Date.now() + 9 * DAY_MS).toISOString();
      const { reference } = await world.gift({ deliverAt, lifetimeDays: 30, feePaidBy: 'SENDER' }, page.request);
      const room = await new CallbackPage(page).open(reference);
      await room.quid();
      await expect(page.locator('.unwrapping')).toHaveCount(0);
    },
  },
  {
    name: 'payment-receipt',
    isDialog: true,
    open: async (stage) => {
      await paid(stage);
      await stage.page.getByRole('button', { name: 'Receipt' }).click();
      await expect(stage.page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
    },
  },
  {
    name: 'payment-qr',
    isDialog: true,
    open: async (stage) => {
      await paid(stage);
      await stage.page.getByRole('button', { name: 'QR code' }).click();
      await expect(stage.page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'transactions-loading',
    open: async ({ page }) => {
      await page.route('**/api/transactions?*', neverAnswer);
      await visit(page, '/transactions');
    },
  },
  {
    name: 'transactions-empty',
    open: async ({ page }) => {
      await visit(page, '/transactions');
      await expect(page.getByRole('heading', { name: 'No Transactions Yet' })).toBeVisible();
    },
  },
  {
    name: 'transactions-failed',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 500/);
      await page.route('**/api/transactions?*', answerWith(500));
      // From another page, so that it is the script that asks.
      await visit(page, '/help');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Transactions' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'transactions-full', open: history },
  {
    name: 'transactions-refunded',
    isDialog: true,
    open: async ({ page, world }) => {
      const { quid } = await world.gift({ theme: 'owambe', clothSeed: 5 }, page.request);
      await world.hold(quid);
      await world.refund(quid);
      await visit(page, '/transactions');
      await page.getByRole('link', { name: 'To ada@example.com' }).click();
      await expect(page.getByRole('dialog').getByText(/^Refund of/)).toBeVisible();
    },
  },
  { name: 'transactions-details', isDialog: true, open: details },
  {
    name: 'room-waiting',
    open: async ({ page, world }) => {
      const deliverAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
      const { id } = await world.gift({ deliverAt, lifetimeDays: 30 }, page.request);
      const room = await new RoomPage(page).open(id);
      await expect(room.standing).toContainText('Sealed until');
    },
  },
  {
    name: 'room-changing',
    isDialog: true,
    open: async ({ page, world }) => {
      const { id } = await world.gift({}, page.request);
      const room = await new RoomPage(page).open(id);
      await room.changeButton.click();
      await expect(room.changeDialog.getByLabel('Message on the card')).toBeVisible();
    },
  },
  {
    name: 'room-correcting',
    isDialog: true,
    open: async ({ page, world }) => {
      const { id } = await world.gift({ email: 'ada@gmial.com' }, page.request);
      const room = await new RoomPage(page).open(id);
      await room.correctButton.click();
      await expect(room.correctDialog.getByRole('button', { name: 'ada@gmail.com?' })).toBeVisible();
    },
  },
  {
    name: 'room-half-opened',
    open: async (stage) => {
      await halfOpened(stage);
    },
  },
  {
    name: 'room-thanked',
    open: async ({ page, world }) => {
      const { id, quid } = await world.gift({}, page.request);
      const { accessKey } = await world.claim(quid);
      await world.thank(accessKey, 'Thank you! God bless you.\nThe children are dancing.');
      const room = await new RoomPage(page).open(id);
      await expect(room.openings).toContainText('The children are dancing.');
    },
  },
  {
    name: 'room-cancelling',
    isDialog: true,
    open: async (stage) => {
      const room = await halfOpened(stage);
      await room.cancelButton.click();
      await expect(room.cancelDialog).toBeVisible();
    },
  },
  {
    name: 'room-cancelled',
    open: async (stage) => {
      const room = await halfOpened(stage);
      await room.cancel();
      await expect(room.standing).toContainText('Cancelled');
      // The toast over the page is not of the page.
      await expect(stage.page.getByText('Cancelled.', { exact: true })).toHaveCount(0);
    },
  },
  { name: 'room-asks-for-account', open: refusedByCard },
  {
    name: 'room-of-somebody-else',
    open: async ({ page, watch, world }) => {
      watch.foresee(/status of 404/);
      await new RoomPage(page).open((await world.gift()).id);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room belongs to the sender of the gift');
    },
  },
];
