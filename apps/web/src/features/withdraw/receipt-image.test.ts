import type { Withdrawal } from '@jara/contract/withdrawals';
import { expect, it } from 'vitest';
import { receiptRows } from './receipt-image.ts';

const withdrawal: Withdrawal = {
  id: '3f6f1f0e-6f7a-4d0a-9a55-0f2c7c0d9a11',
  quid: '0123456789ABC',
  amount: 5_000_000,
  fee: 150_000,
  net: 4_850_000,
  currency: 'NGN',
  accountNumber: '0123456789',
  bankCode: '058',
  accountName: 'ADA OKAFOR',
  bank: 'Guaranty Trust Bank',
  reference: 'wd-0001',
  status: 'COMPLETED',
  stage: 'COMPLETED',
  reason: null,
  waitReason: null,
  revision: 1,
  transaction: {
    id: '3f6f1f0e-6f7a-4d0a-9a55-0f2c7c0d9a12',
    email: 'a•••@example.com',
    amount: 5_000_000,
    currency: 'NGN',
    quid: '0123456789ABC',
    reference: 'jara-0001',
    transactionId: '4099260516',
    status: 'SUCCESS',
    blocked: false,
    createdAt: '2026-11-14T08:00:00.000Z',
    updatedAt: '2026-11-14T08:01:00.000Z',
  },
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  approvedAt: null,
  sentAt: null,
  finishedAt: '2026-11-15T08:05:00.000Z',
  promisedBy: '2026-11-16T08:00:00.000Z',
};
const rows = (over: Partial<Withdrawal> = {}) => Object.fromEntries(receiptRows({ ...withdrawal, ...over }));

it('the receipt never carries the whole account number', () => {
  expect(rows().Account).toBe('••••••6789');
  expect(JSON.stringify(rows())).not.toContain('0123456789"');
});

it('the receipt names the gift without giving its code away', () => {
  expect(rows().Gift).toBe('0123-•••••-••••');
});

it('the receipt gives the amount and the fee', () => {
  expect(rows()).toMatchObject({ Amount: '₦50,000.00', Fee: '−₦1,500.00' });
});

it('the receipt says when the money was asked for and when it arrived, in Lagos time', () => {
  expect(rows()).toMatchObject({
    Requested: '15 Nov 2026, 09:00 (Lagos)',
    Arrived: '15 Nov 2026, 09:05 (Lagos)',
  });
});
