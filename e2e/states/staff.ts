import { expect } from '@playwright/test';
import { StaffPortal } from '../pages/staff-portal.ts';
import { ACCOUNTS } from '../world.ts';
import { answerWith, neverAnswer, type Stage, type State } from './state.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A page of the portal as a Super Admin finds it, with at least one withdrawal that waits for a decision. */
const screen = (part: string, title: string): State => ({
  name: `staff-${part}`,
  open: (stage) => open(stage, part, title),
});

async function open({ page, world }: Stage, part: string, title: string): Promise<void> {
  await world.waitingWithdrawal();
  const portal = await new StaffPortal(page).enter();
  await portal.goTo(part, title);
  // The title stands before the page below it has arrived.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const pressing = (name: string, part: string, title: string, button: string | RegExp): State => ({
  name,
  isDialog: true,
  open: async (stage) => {
    await open(stage, part, title);
    await stage.page.getByRole('button', { name: button }).first().click();
  },
});

/** The page of one gift, as staff find it. */
const gift = async ({ page }: Stage, quid: string) => {
  await new StaffPortal(page).enter();
  await page.goto(`/admin/quids/${quid}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
};

/** A public giveaway that somebody came to, and that somebody else reported. */
const reported = async ({ world, page }: Stage) => {
  const made = await world.gift({ amount: 3_000_000, rule: { equalShares: 3 } });
  await world.publish(made, { title: 'December jara for our listeners' });
  await world.claim(made.quid);
  const data = { kind: 'ASKS_FOR_MONEY', words: 'They want ₦2,000 before I get my share' };
  await expect(await page.request.post(`/api/giveaways/${made.quid}/reports`, { data })).toBeOK();
  return made;
};

const giveaway = async (stage: Stage) => {
  const { quid } = await reported(stage);
  await new StaffPortal(stage.page).enter();
  await stage.page.goto(`/admin/giveaways/${quid}`);
  await expect(stage.page.getByRole('heading', { name: 'Reports' })).toBeVisible();
};

/** What staff are asked before they decide about a gift that is on hold. */
const deciding = (name: string, button: 'Release' | 'Refund'): State => ({
  name,
  isDialog: true,
  open: async (stage) => {
    const { quid } = await stage.world.gift();
    await stage.world.hold(quid);
    await gift(stage, quid);
    await stage.page.getByRole('button', { name: button }).click();
    await expect(stage.page.getByRole('dialog')).toBeVisible();
  },
});

export const STAFF: State[] = [
  {
    name: 'staff-sign-in',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 401/);
      await page.goto('/admin/login');
      await expect(page.getByLabel('Email')).toBeVisible();
    },
  },
  screen('dashboard', 'Dashboard'),
  screen('financial', 'Financial'),
  screen('quids', 'QUID Management'),
  {
    name: 'staff-gift',
    open: async ({ page, world }) => {
      const { quid } = await world.waitingWithdrawal();
      await new StaffPortal(page).enter();
      await page.goto(`/admin/quids/${quid}`);
      await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    },
  },
  {
    name: 'staff-giveaways',
    open: async (stage) => {
      await reported(stage);
      await open(stage, 'giveaways', 'Giveaways');
    },
  },
  {
    name: 'staff-giveaway',
    open: async (stage) => {
      await giveaway(stage);
    },
  },
  {
    name: 'staff-giveaway-stop',
    isDialog: true,
    open: async (stage) => {
      await giveaway(stage);
      await stage.page.getByRole('button', { name: 'Stop', exact: true }).click();
    },
  },
  {
    name: 'staff-gift-scheduled',
    open: async (stage) => {
      const { quid } = await stage.world.gift({ deliverAt: inDays(9), lifetimeDays: 30, feePaidBy: 'SENDER' });
      await gift(stage, quid);
    },
  },
  {
    name: 'staff-payment-shared-by-its-sender',
    isDialog: true,
    open: async (stage) => {
      const { quid } = await stage.world.gift({ delivery: 'SELF', email: undefined, opensAt: inDays(2) });
      await gift(stage, quid);
      await stage.page.getByRole('link', { name: /^jara-/ }).click();
      await expect(stage.page.getByRole('dialog')).toContainText('Shared by the sender');
    },
  },
  deciding('staff-gift-release', 'Release'),
  deciding('staff-gift-refund', 'Refund'),
  {
    name: 'staff-gift-refunded',
    open: async (stage) => {
      const { quid } = await stage.world.gift();
      await stage.world.hold(quid);
      await stage.world.refund(quid);
      await gift(stage, quid);
    },
  },
  {
    name: 'staff-withdrawals-review',
    isDialog: true,
    open: async (stage) => {
      const { page } = stage;
      await open(stage, 'withdrawals?stage=REQUESTED', 'Withdrawals');
      await page
        .getByRole('checkbox', { name: /^Choose withdrawal of/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Review to approve' }).click();
      await expect(page.getByRole('dialog', { name: 'Approve 1 withdrawal' })).toBeVisible();
    },
  },
  {
    name: 'staff-payout-failed',
    isDialog: true,
    open: async (stage) => {
      const { page, world } = stage;
      const { id } = await world.withdraw(await world.claim((await world.gift()).quid), ACCOUNTS.refused);
      await open(stage, `withdrawals?id=${id}`, 'Withdrawals');
      // The bank takes its time to say no, and what staff have open does not change under their eyes.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('dialog').getByText('Failed', { exact: true })).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
    },
  },
  screen('transactions', 'Transactions'),
  screen('withdrawals', 'Withdrawals'),
  screen('people', 'People'),
  {
    name: 'staff-person',
    open: async (stage) => {
      const { page, world } = stage;
      const { id } = await world.waitingWithdrawal();
      await open(stage, `withdrawals?id=${id}`, 'Withdrawals');
      await page.getByRole('button', { name: 'Everything about this bank account' }).click();
      await expect(page.getByRole('button', { name: /^Withdrawn/ })).toBeVisible();
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
    },
  },
  screen('rules', 'Rules Engine'),
  screen('workload', 'Workload'),
  screen('mine', 'Mine'),
  screen('users', 'User Management'),
  screen('invite-user', 'Invite User'),
  screen('reports', 'Reports'),
  screen('audit', 'Audit Trail'),
  screen('operations', 'Operations'),
  {
    name: 'staff-set-up',
    open: async (stage) => {
      await open(stage, 'set-up', 'Set-up');
      await expect(stage.page.getByRole('button', { name: 'Look again' })).toBeVisible();
    },
  },
  screen('account', 'Your Account'),
  pressing('staff-approve', 'withdrawals?status=PENDING', 'Withdrawals', /^Approve/),
  pressing('staff-reject', 'withdrawals?status=PENDING', 'Withdrawals', /^Reject/),
  pressing('staff-payment', 'transactions', 'Transactions', /^View transaction/),
  pressing('staff-filters', 'quids', 'QUID Management', 'Filters'),
  pressing('staff-notifications', 'account', 'Your Account', /^Notifications/),
  pressing('staff-palette', 'account', 'Your Account', /^Search or jump to/),
  {
    name: 'staff-export',
    isDialog: true,
    open: async (stage) => {
      const { page } = stage;
      await page.setViewportSize({ width: 360, height: 800 });
      // No column that is put in order by a press lies under the menu.
      await open(stage, 'rules', 'Rules Engine');
      await page.getByRole('button', { name: 'Export' }).click();
      // What lies beyond the left edge cannot be scrolled to.
      const choice = await page.getByRole('button', { name: /^CSV/ }).boundingBox();
      expect(choice?.x).toBeGreaterThanOrEqual(0);
    },
  },
  {
    name: 'staff-menu',
    widths: [360],
    isDialog: true,
    open: async (stage) => {
      await stage.page.setViewportSize({ width: 360, height: 800 });
      await open(stage, 'account', 'Your Account');
      await stage.page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'staff-empty',
    open: async (stage) => {
      await open(stage, 'quids?search=zebra', 'QUID Management');
      await expect(stage.page.getByRole('table')).toHaveCount(0);
    },
  },
  {
    name: 'staff-failed',
    open: async ({ page, watch }) => {
      watch.foresee(/status of 500/);
      await new StaffPortal(page).enter();
      await page.route('**/api/admin/withdrawals?*', answerWith(500));
      await page.goto('/admin/withdrawals');
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
  },
  {
    name: 'staff-loading',
    open: async ({ page }) => {
      await new StaffPortal(page).enter();
      await page.route('**/api/admin/financial*', neverAnswer);
      await page.goto('/admin/financial');
      await expect(page.getByText('Loading figures')).toBeAttached();
    },
  },
  {
    name: 'staff-access-denied',
    open: async ({ page }) => {
      await new StaffPortal(page).enter('support@jara.test');
      await page.goto('/admin/users');
      await expect(page.getByText("Access Denied - You don't have permission to access this page.")).toBeVisible();
    },
  },
];
