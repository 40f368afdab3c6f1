import type { BrowserId, ClaimId, PaymentId } from '@jara/domain/ids';
import { LANGUAGES } from '@jara/domain/language';
import { minor } from '@jara/domain/money/money';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { describe, expect, it } from 'vitest';
import { paymentReceipt } from './payment-receipt.ts';
import type { PaymentFacts, WithdrawalFacts } from './receipts.store.ts';
import { withdrawalReceipt } from './withdrawal-receipt.ts';
import { receiptWords } from './words/all.ts';

const look = { theme: 'owambe', clothSeed: 42, senderName: 'Chidi Okafor', anonymous: false, currency: 'NGN' } as const;
const withdrawal: WithdrawalFacts = {
  ...look,
  claimId: '7f1c2a4e-0000-7000-8000-000000000001' as ClaimId,
  status: 'COMPLETED',
  reference: 'jara-out-7f1c2a4e',
  gross: minor(1_000_050),
  fee: minor(30_002),
  net: minor(970_048),
  feeBps: 300,
  accountName: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'Zenith Bank',
  requestedAt: new Date('2026-12-31T22:30:00Z'),
  finishedAt: new Date('2026-12-31T23:10:00Z'),
  updatedAt: new Date('2026-12-31T23:10:00Z'),
};
const payment: PaymentFacts = {
  ...look,
  id: '7f1c2a4e-0000-7000-8000-000000000001' as PaymentId,
  browserId: '7f1c2a4e-0000-7000-8000-000000000002' as BrowserId,
  status: 'SUCCESS',
  amount: minor(1_000_050),
  reference: 'jara-in-7f1c2a4e',
  providerId: '4099260516',
  settledAt: new Date('2026-11-20T08:00:00Z'),
  updatedAt: new Date('2026-11-21T08:00:00Z'),
  recipientEmail: 'ada@example.com',
  senderEmail: null,
  feePaidBy: 'RECIPIENT',
  feeBps: 300,
  keptOnRefund: minor(25_001),
};
const valueAt = (lines: readonly { label: string; value: string }[], label: string) =>
  lines.find((line) => line.label === label)?.value;

describe('what a payment’s receipt says of the fee', () => {
  const sums = (feePaidBy: PaymentFacts['feePaidBy']) =>
    paymentReceipt({ ...payment, amount: minor(5_154_639), feePaidBy }, 'en').sums.map(({ label, value }) => [
      label,
      value,
    ]);

  it('names what the sender paid of it, and adds up', () => {
    expect(sums('RECIPIENT')).toEqual([
      ['Gift', '₦51,546.39'],
      ['Fee charged to you', '₦0.00'],
      ['Paid', '₦51,546.39'],
    ]);
    expect(sums('SENDER')).toEqual([
      ['They receive', '₦50,000.00'],
      ['Fee charged to you', '₦1,546.39'],
      ['Paid', '₦51,546.39'],
    ]);
  });

  it('says of a gift without an address whom it is for', () => {
    expect(paymentReceipt({ ...payment, recipientEmail: null }, 'en').caption).toBe('a gift for whoever has the code');
  });
});

describe('what a withdrawal’s receipt says', () => {
  it('adds up: the gift, less the fee, is what was paid out', () => {
    const { sums, amount } = withdrawalReceipt(withdrawal, 'en');
    expect(sums.map(({ value }) => value)).toEqual(['₦10,000.50', '−₦300.02', '₦9,700.48']);
    expect(amount).toBe('₦9,700.48');
  });

  it('names the rate that the gift was bought with', () => {
    expect(withdrawalReceipt(withdrawal, 'en').sums[1]?.label).toBe('Fee (3 %)');
    expect(withdrawalReceipt({ ...withdrawal, feeBps: 150 }, 'en').sums[1]?.label).toBe('Fee (1.5 %)');
  });

  it('tells times as they are in Lagos, where the year may have turned already', () => {
    const { details } = withdrawalReceipt(withdrawal, 'en');
    expect([valueAt(details, 'Requested'), valueAt(details, 'Arrived')]).toEqual([
      '31 Dec 2026, 23:30 (Lagos)',
      '1 Jan 2027, 00:10 (Lagos)',
    ]);
  });

  it('shows the last four digits of the account and no more', () => {
    const receipt = withdrawalReceipt(withdrawal, 'en');
    expect(valueAt(receipt.details, 'Account')).toBe('••••••6789');
    expect(JSON.stringify(receipt)).not.toContain('0123456789');
  });

  it('names the sender only where the gift does', () => {
    expect(valueAt(withdrawalReceipt(withdrawal, 'en').details, 'Gift from')).toBe('Chidi Okafor');
    for (const unnamed of [{ anonymous: true }, { senderName: null }]) {
      expect(JSON.stringify(withdrawalReceipt({ ...withdrawal, ...unnamed }, 'en'))).not.toMatch(/Chidi|Gift from/);
    }
  });

  it.each(WITHDRAWAL_STATUSES.filter((status) => status !== 'COMPLETED'))('is refused while it is %s', (status) => {
    const isOver = ['FAILED', 'REJECTED', 'REVERSED'].includes(status);
    expect(() => withdrawalReceipt({ ...withdrawal, status }, 'en')).toThrow(
      isOver ? 'did not go through' : 'once the money has arrived',
    );
  });
});

describe('what a payment’s receipt says', () => {
  it('shows that the sender was charged the gift and nothing else', () => {
    const { sums } = paymentReceipt(payment, 'en');
    expect(sums.map(({ value }) => value)).toEqual(['₦10,000.50', '₦0.00', '₦10,000.50']);
  });

  it('masks every address', () => {
    const { details } = paymentReceipt({ ...payment, senderEmail: 'chidi@example.com' }, 'en');
    expect([valueAt(details, 'For'), valueAt(details, 'Your e-mail')]).toEqual([
      'a•••@example.com',
      'c•••@example.com',
    ]);
  });

  it('does not name a sender who wanted no name', () => {
    expect(JSON.stringify(paymentReceipt({ ...payment, anonymous: true }, 'en'))).not.toContain('Chidi');
    expect(valueAt(paymentReceipt({ ...payment, anonymous: true }, 'en').details, 'From')).toBe('Sent anonymously');
    expect(valueAt(paymentReceipt({ ...payment, senderName: null }, 'en').details, 'From')).toBe('Sent without a name');
  });

  it.each(PAYMENT_STATUSES.filter((status) => status !== 'SUCCESS'))('is refused while it is %s', (status) => {
    expect(() => paymentReceipt({ ...payment, status }, 'en')).toThrow(/receipt/);
  });
});

describe('a receipt in another language', () => {
  it('names every sum and every detail in it, and leaves names and numbers as they are', () => {
    const hausa = withdrawalReceipt(withdrawal, 'ha');
    expect(hausa.sums.map(({ label }) => label)).toEqual(['Kyauta', 'Kuɗin aiki (3 %)', 'Abin da aka biya']);
    expect(valueAt(hausa.details, 'Kyauta daga')).toBe('Chidi Okafor');
    expect(valueAt(hausa.details, 'Sun isa')).toBe('1 Jan 2027, 00:10 (Lagos)');
    const yoruba = paymentReceipt({ ...payment, recipientEmail: null, feePaidBy: 'SENDER' }, 'yo');
    expect(yoruba.sums.map(({ label }) => label)).toEqual(['Ohun tí wọ́n máa gbà', 'Owó iṣẹ́ tí o san', 'Iye tí o san']);
    expect(valueAt(yoruba.details, 'Ìgbà tí a san án')).toBe('20 Nòf 2026, 09:00 (Lagos)');
  });

  it.each(LANGUAGES)('says why there is none in %s', (language) => {
    const { failed } = receiptWords[language].payment;
    expect(() => paymentReceipt({ ...payment, status: 'FAILED' }, language)).toThrow(failed);
  });
});
