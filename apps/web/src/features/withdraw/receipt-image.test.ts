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
  status: 'PENDING',
  stage: 'SUBMITTED',
  reason: null,
  revision: 1,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  approvedAt: null,
  sentAt: null,
  finishedAt: null,
  promisedBy: '2026-11-16T08:00:00.000Z',
};
const rows = (over: Partial<Withdrawal> = {}) => Object.fromEntries(receiptRows({ ...withdrawal, ...over }));

it('the receipt never carries the whole account number', () => {
  expect(rows().Account).toBe('••••••6789');
  expect(JSON.stringify(rows())).not.toContain('0123456789"');
});

it('the receipt gives amount, fee and the time in Lagos', () => {
  expect(rows()).toMatchObject({ Amount: '₦50,000.00', Fee: '−₦1,500.00', Requested: '15 Nov 2026, 09:00 (Lagos)' });
});

it('the receipt says when the money arrived only once it has', () => {
  expect(rows()).not.toHaveProperty('Arrived');
  const finishedAt = '2026-11-15T08:05:00.000Z';
  expect(rows({ status: 'COMPLETED', finishedAt }).Arrived).toBe('15 Nov 2026, 09:05 (Lagos)');
  expect(rows({ status: 'FAILED', finishedAt })).not.toHaveProperty('Arrived');
});
