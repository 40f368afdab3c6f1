import { expect } from '@playwright/test';
import { ClaimPage } from '../pages/claim-page.ts';
import { undrawn, visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, NOBODYS_QUID } from '../world.ts';
import { answerClaimChecks, answerWith, neverAnswer, pressUnheard, type Stage, type State } from './state.ts';

const HOUR_MS = 3_600_000;

const sealed = async ({ page, world }: Stage, details: Record<string, unknown> = {}) => {
  const { quid } = await world.gift({ theme: 'sunrise', clothSeed: 731, ...details });
  return new ClaimPage(page).open(quid);
};

const opened = async (stage: Stage) => {
  const claim = await sealed(stage);
  await claim.unwrap();
  await expect(stage.page.locator('.unwrapping')).toHaveCount(0);
  return claim;
};

const form = async (stage: Stage) => {
  await (await opened(stage)).withdrawLink.click();
  const withdraw = new WithdrawPage(stage.page);
  await expect(withdraw.bank).toBeEnabled();
  return withdraw;
};

const following = async (stage: Stage, account: string, heading: string) => {
  const withdraw = await form(stage);
  await withdraw.write(account);
  await withdraw.send();
  await withdraw.successDialog.getByRole('button', { name: 'Done' }).click();
  await expect(stage.page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 20_000 });
};

/** A gift that stands as the server would say after the given change. */
const standing = (
  name: string,
  heading: string,
  changes: Record<string, unknown>,
  details: () => Record<string, unknown> = () => ({}),
): State => ({
  name,
  open: async (stage) => {
    await answerClaimChecks(stage.page, changes);
    await (await sealed(stage, details())).standsAt(heading);
  },
});

const drawn = (closesInMs = 3 * 24 * HOUR_MS) => ({
  amount: 5_000_000,
  rule: { draw: { winners: 3, closesAt: new Date(Date.now() + closesInMs).toISOString() } },
});

const ENTRY = { number: 12, ticket: '5f'.repeat(16), head: 'a3'.repeat(32) };

export const RECEIVING: State[] = [
  { name: 'claim', open: ({ page }) => visit(page, '/claim') },
  {
    name: 'claim-mistyped',
    open: async ({ page }) => {
      await visit(page, '/claim/7K2M-QX94T-B3R');
      await expect(page.getByText('QUID must be 13 characters')).toBeVisible();
    },
  },
  {
    name: 'claim-unknown',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 404/);
      await (await new ClaimPage(page).open(NOBODYS_QUID)).standsAt('No gift has this code');
    },
  },
  {
    name: 'claim-loading',
    open: async ({ page }) => {
      await undrawn(page);
      await page.route('**/verify', neverAnswer);
      await new ClaimPage(page).open(NOBODYS_QUID);
    },
  },
  {
    name: 'claim-failed',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 500/);
      await undrawn(page);
      await page.route('**/verify', answerWith(500));
      await new ClaimPage(page).open(NOBODYS_QUID);
      await expect(page.getByText('Failed to load gift details')).toBeVisible();
    },
  },
  {
    name: 'claim-sealed',
    open: async (stage) => {
      await expect((await sealed(stage)).openButton).toBeVisible();
      await stage.page.getByText('Is this real?').click();
    },
  },
  {
    name: 'claim-wrong-password',
    open: async (stage) => {
      stage.watch.foresee(/status of 403/);
      const claim = await sealed(stage, { password: 'moonlight' });
      await claim.password.fill('sunlight');
      await claim.openButton.click();
      await expect(stage.page.getByText('9 tries left')).toBeVisible();
    },
  },
  {
    name: 'claim-opened',
    open: async (stage) => {
      await opened(stage);
    },
  },
  {
    name: 'claim-thanked',
    open: async (stage) => {
      const { thanks } = await opened(stage);
      await thanks.getByRole('button', { name: 'Thank you! God bless you.' }).click();
      await expect(thanks.getByRole('status')).toContainText('God bless you.');
    },
  },
  {
    name: 'claim-not-yet',
    open: async ({ page, world }) => {
      const gift = await world.gift({ theme: 'christmas', clothSeed: 25 });
      const startTime = new Date(Date.now() + 52 * HOUR_MS).toISOString();
      await world.setRule(gift, { startTime, endTime: new Date(Date.now() + 80 * HOUR_MS).toISOString() });
      await (await new ClaimPage(page).open(gift.quid)).standsAt('Not yet');
    },
  },
  {
    name: 'claim-draw',
    open: async (stage) => {
      await (await sealed(stage, drawn())).standsAt('You can win a gift');
      await expect(stage.page.getByText('3 people win')).toBeVisible();
    },
  },
  {
    name: 'claim-rush',
    open: async (stage) => {
      const { page, watch } = stage;
      watch.foresee(/status of 503/);
      await page.route('**/api/rules/claim*', (route) =>
        route.fulfill({
          status: 503,
          json: { code: 'too_busy', message: 'Very many people are here right now. Try again in a few seconds.' },
        }),
      );
      await sealed(stage, { amount: 5_000_000, rule: { equalShares: 20 } });
      await page.getByRole('button', { name: 'Open my gift' }).click();
      await expect(page.getByText('You have not opened it yet.')).toBeVisible();
    },
  },
  standing('claim-draw-entered', 'You are in the draw', { state: 'ENTERED', entry: ENTRY }, drawn),
  standing(
    'claim-draw-lost',
    'Not this time',
    {
      state: 'NOT_THIS_TIME',
      message: 'Not this time. The winners have been drawn, and you are not among them. Thank you for being there.',
      entry: ENTRY,
    },
    drawn,
  ),
  standing('claim-draw-missed', 'You came too late', { state: 'ENDED', message: 'Entries have closed.' }, drawn),
  standing('claim-lapsed', 'The time has passed', {
    state: 'LAPSED',
    message:
      'The time to send this share to a bank has passed, so it went to somebody else or back to its sender. We are sorry that you missed it.',
  }),
  standing(
    'claim-draw-won',
    'Your gift',
    {
      state: 'YOURS',
      message: 'This gift is yours.',
      amount: 1_666_667,
      fee: 50_000,
      entry: ENTRY,
      sendBy: new Date(Date.now() + 5 * 24 * HOUR_MS).toISOString(),
    },
    drawn,
  ),
  {
    name: 'claim-scheduled',
    open: async ({ page, world }) => {
      const deliverAt = new Date(Date.now() + 52 * HOUR_MS).toISOString();
      const gift = await world.gift({ theme: 'sunrise', clothSeed: 25, deliverAt, lifetimeDays: 30 });
      await (await new ClaimPage(page).open(gift.quid)).standsAt('Not yet');
    },
  },
  standing('claim-ended', 'This gift has ended', { state: 'ENDED', message: 'This gift has ended.' }),
  standing('claim-on-hold', 'This gift is on hold', {
    state: 'ON_HOLD',
    message: 'This gift is on hold. Its money is safe.',
  }),
  {
    name: 'claim-replaced',
    open: async ({ page, watch, world }) => {
      const { id, quid, sender } = await world.gift({ email: 'ada@gmial.com' });
      await sender.post(`/api/sent/${id}/address`, { data: { email: 'ada@gmail.com' } });
      watch.foresee(/status of 410/);
      await (await new ClaimPage(page).open(quid)).standsAt('This code was replaced');
    },
  },
  {
    name: 'claim-paused',
    open: async ({ page, world }) => {
      const { id, quid, sender } = await world.gift({ theme: 'sallah', clothSeed: 12 });
      await sender.post(`/api/sent/${id}/pause`, { data: {} });
      await (await new ClaimPage(page).open(quid)).standsAt('This gift is paused');
    },
  },
  {
    name: 'claim-sent-back',
    open: async ({ page, world }) => {
      const { quid } = await world.gift({ theme: 'harmattan', clothSeed: 44 });
      await world.hold(quid);
      await world.refund(quid);
      await (await new ClaimPage(page).open(quid)).standsAt('This gift has ended');
    },
  },
  standing('claim-not-this-time', 'Not this time', { state: 'NOT_THIS_TIME', message: 'Not this time.' }),
  {
    name: 'claim-taken',
    open: async ({ page, world }) => {
      const { quid } = await world.gift({ theme: 'ivory', clothSeed: 8 });
      await world.claim(quid);
      const claim = await new ClaimPage(page).open(quid);
      await claim.standsAt('Already claimed');
      await claim.askForKey();
    },
  },
  {
    name: 'claim-gifts-on-this-device',
    open: async (stage) => {
      await opened(stage);
      await visit(stage.page, '/claim');
      await expect(stage.page.getByRole('region', { name: 'Gifts on this device' })).toBeVisible();
    },
  },
  {
    name: 'claim-payout-failed',
    open: async (stage) => {
      await following(stage, ACCOUNTS.refused, 'The money came back');
      await visit(stage.page, '/claim');
      await stage.page.getByRole('region', { name: 'Gifts on this device' }).getByRole('link').first().click();
      await expect(stage.page.getByText('to Guaranty Trust Bank')).toBeVisible();
    },
  },
  { name: 'withdraw-invalid', open: ({ page }) => visit(page, '/withdraw?amount=1000000') },
  { name: 'withdraw-nothing-here', open: ({ page }) => visit(page, '/withdraw') },
  {
    name: 'withdraw-which-gift',
    open: async (stage) => {
      await opened(stage);
      await visit(stage.page, '/withdraw');
      await expect(stage.page.getByRole('region', { name: 'Which gift?' })).toBeVisible();
    },
  },
  {
    name: 'withdraw-asks-for-key',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 404/);
      await visit(page, `/withdraw?quid=${NOBODYS_QUID}&amount=1000000`);
    },
  },
  {
    name: 'withdraw-problems',
    open: async (stage) => {
      stage.watch.foresee(/status of 422/);
      const withdraw = await form(stage);
      await withdraw.accountNumber.fill(ACCOUNTS.unknown);
      await withdraw.chooseBank('gtb', 'Guaranty Trust Bank');
      await expect(stage.page.getByText('Account name could not be resolved')).toBeVisible();
    },
  },
  {
    name: 'withdraw-account-taken',
    open: async ({ page, watch, world }) => {
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
      await expect(page.getByText('A share of this gift already goes to this account')).toBeVisible();
    },
  },
  {
    name: 'withdraw-banks',
    open: async (stage) => {
      const withdraw = await form(stage);
      // The whole list is some hundred banks, all alike.
      await withdraw.bank.fill('first');
      await expect(stage.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'withdraw-filled',
    open: async (stage) => {
      await (await form(stage)).write(ACCOUNTS.paid);
    },
  },
  {
    name: 'withdraw-confirm',
    isDialog: true,
    open: async (stage) => {
      const withdraw = await form(stage);
      await withdraw.write(ACCOUNTS.paid);
      await withdraw.claimButton.click();
      await expect(withdraw.confirmDialog).toBeVisible();
    },
  },
  {
    name: 'withdraw-success',
    isDialog: true,
    open: async (stage) => {
      const withdraw = await form(stage);
      await withdraw.write(ACCOUNTS.paid);
      await withdraw.send();
    },
  },
  {
    name: 'withdraw-kept-words',
    open: async (stage) => {
      await form(stage);
      const { pathname, search } = new URL(stage.page.url());
      await pressUnheard(stage, pathname + search, { accountNumber: ACCOUNTS.paid, bank: 'Guaranty Trust Bank' });
    },
  },
  { name: 'withdrawal-on-its-way', open: (stage) => following(stage, ACCOUNTS.stuck, 'Your money is on its way') },
  { name: 'withdrawal-arrived', open: (stage) => following(stage, ACCOUNTS.paid, 'It is in your account') },
  { name: 'withdrawal-came-back', open: (stage) => following(stage, ACCOUNTS.refused, 'The money came back') },
];
