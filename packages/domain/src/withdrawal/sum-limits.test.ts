import { describe, expect, it } from 'vitest';
import type { BrowserId } from '../ids.ts';
import { minor } from '../money/money.ts';
import { type MoneyTrail, type SumLimits, subjectsOf, whyWait } from './sum-limits.ts';

const naira = (amount: number) => minor(amount * 100);
const trail: MoneyTrail = {
  account: { bankCode: '057', accountNumber: '0000000000' },
  claimant: 'claimant' as BrowserId,
  payer: { browserId: 'payer' as BrowserId, email: null, card: null },
  recipientEmail: 'ada@example.com',
};
const textsOf = (changed: Partial<MoneyTrail>) => subjectsOf({ ...trail, ...changed }).map(({ text }) => text);
const limits: SumLimits = {
  account: { day: naira(500), month: naira(2_000) },
  payer: { day: naira(200), month: naira(1_000) },
  self: { day: naira(50), month: naira(100) },
};

describe('what a withdrawal is added up under', () => {
  it('is the account it goes to and the browser that paid', () => {
    expect(textsOf({})).toEqual(['account 057/0000000000', 'payer browser payer']);
  });

  it('is the address and the card of the payer as well, where they are known, however the address is written', () => {
    const payer = { ...trail.payer, email: ' Bola@Example.com', card: 'SIG_1' };
    expect(textsOf({ payer })).toEqual([
      'account 057/0000000000',
      'payer browser payer',
      'payer mail bola@example.com',
      'payer card SIG_1',
    ]);
  });

  it.each<[string, Partial<MoneyTrail>]>([
    ['the paying browser claims', { claimant: trail.payer.browserId }],
    ['sender and recipient have one address', { payer: { ...trail.payer, email: 'ADA@example.com' } }],
  ])('is what a payer sends to themselves when %s, wherever they pay from the next time', (_, changed) => {
    const own = textsOf(changed).filter((text) => text.startsWith('self '));
    expect(own).toContain('self browser payer');
    expect(own).toContain('self account 057/0000000000');
  });
});

describe('a payout waits for a person', () => {
  const none = { day: naira(0), month: naira(0) };
  it('not while every sum is within its limit', () => {
    const sums = [
      { kind: 'account' as const, ...limits.account },
      { kind: 'payer' as const, ...limits.payer },
      { kind: 'self' as const, ...limits.self },
    ];
    expect(whyWait(sums, limits, 'NGN')).toBeUndefined();
    expect(whyWait([], limits, 'NGN')).toBeUndefined();
  });

  it('when one goes above it, and says which, by how much and in what time', () => {
    expect(whyWait([{ kind: 'account', ...none, day: naira(501) }], limits, 'NGN')).toBe(
      'Much goes to this bank account: ₦501 in 24 hours, with this one (limit ₦500).',
    );
    expect(whyWait([{ kind: 'payer', day: naira(1), month: naira(1_001) }], limits, 'NGN')).toBe(
      'Much comes from this sender: ₦1,001 in 30 days, with this one (limit ₦1,000).',
    );
  });

  it('for every reason there is, each told once and by its largest sum', () => {
    const sums = [
      { kind: 'payer' as const, day: naira(300), month: naira(300) },
      { kind: 'payer' as const, day: naira(400), month: naira(400) },
      { kind: 'self' as const, day: naira(60), month: naira(60) },
    ];
    expect(whyWait(sums, limits, 'NGN')).toBe(
      'Much comes from this sender: ₦400 in 24 hours, with this one (limit ₦200). The sender sends to themselves: ₦60 in 24 hours, with this one (limit ₦50).',
    );
  });
});
