import { LISTS } from '@jara/contract/staff/lists';
import { expect, it } from 'vitest';
import { AUDIT_COLUMNS } from '../features/admin/audit/audit-columns.tsx';
import { giftColumns } from '../features/admin/gifts/gift-columns.tsx';
import { giveawayColumns } from '../features/admin/giveaways/giveaway-columns.tsx';
import { itemColumns } from '../features/admin/operations/item-columns.tsx';
import { paymentColumns } from '../features/admin/payments/payment-columns.tsx';
import { shownColumns } from '../features/admin/shared/use-columns.ts';
import { withdrawalColumns } from '../features/admin/withdrawals/withdrawal-columns.tsx';

const nothing = () => undefined;
const COLUMNS: Record<keyof typeof LISTS, readonly { id: string; onCard?: string }[]> = {
  quids: giftColumns,
  transactions: paymentColumns({ onOpen: nothing }),
  withdrawals: withdrawalColumns({
    fetchedAt: 0,
    mayDecide: true,
    onView: nothing,
    onApprove: nothing,
    onReject: nothing,
  }),
  rules: [],
  giveaways: giveawayColumns,
  audit: AUDIT_COLUMNS,
  differences: itemColumns({ onView: nothing }),
};

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'keeps every column of %s that can be hidden, and no other',
  (list) => {
    const ids = COLUMNS[list].filter(({ onCard }) => onCard !== 'actions').map(({ id }) => id);
    expect(ids).toEqual(LISTS[list].columns);
  },
);

it('hides what is not wanted, and never everything', () => {
  const left = (hidden: string[]) => shownColumns(giftColumns, hidden).map(({ id }) => id);
  expect(left(['amount', 'creatorEmail'])).toEqual(['quid', 'status', 'recipientEmail', 'createdAt', 'actions']);
  expect(left([...LISTS.quids.columns])).toEqual(giftColumns.map(({ id }) => id));
});
