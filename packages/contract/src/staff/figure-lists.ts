import { OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';

const GIFTS = '/admin/quids';
const PAYMENTS = '/admin/transactions';
const WITHDRAWALS = '/admin/withdrawals';
const GIVEAWAYS = '/admin/giveaways';

/** The list behind each figure. Whoever shows the figure links here, and a test asks the list for as many rows. */
export const FIGURE_LISTS = {
  activeGifts: { to: GIFTS, search: { status: OPEN_GIFT_STATUSES.join(',') } },
  conflictedGifts: { to: GIFTS, search: { status: 'CONFLICTED' } },
  pendingWithdrawals: { to: WITHDRAWALS, search: { status: 'PENDING' } },
  openWithdrawals: { to: WITHDRAWALS, search: { status: 'PENDING,ON_ITS_WAY' } },
  completedWithdrawals: { to: WITHDRAWALS, search: { status: 'COMPLETED' } },
  brokenPromises: { to: WITHDRAWALS, search: { attention: 'PROMISE_BROKEN' } },
  nearPromises: { to: WITHDRAWALS, search: { attention: 'PROMISE_NEAR' } },
  unknownPayouts: { to: WITHDRAWALS, search: { stage: 'UNKNOWN' } },
  failedPayouts: { to: WITHDRAWALS, search: { attention: 'PAYOUT_FAILED' } },
  heldCharges: { to: PAYMENTS, search: { attention: 'SUSPENSE_CHARGE' } },
  openDisputes: { to: PAYMENTS, search: { attention: 'DISPUTE_OPEN' } },
  reportedGiveaways: { to: GIVEAWAYS, search: { reports: 'OPEN' } },
  failedRefunds: { to: PAYMENTS, search: { attention: 'REFUND_FAILED' } },
} as const;

export const hrefOf = ({ to, search }: { to: string; search: Readonly<Record<string, string>> }): string =>
  `${to}?${new URLSearchParams(search)}`;
