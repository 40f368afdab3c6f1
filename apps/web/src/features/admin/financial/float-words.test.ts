import { expect, it } from 'vitest';
import { floatWords } from './float-words.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const float = {
  verdict: 'UNTIL' as const,
  shortAt: '2026-11-19T14:00:00.000Z',
  isAlarming: false,
  balance: { amount: 500_000, at: '2026-11-17T11:58:00.000Z', isOld: false },
  waiting: { payouts: 700_000, refunds: 50_000 },
  history: { days: 3, needed: 14 },
  currency: 'NGN' as const,
};

it('says until when, and worries more the nearer that is', () => {
  expect(floatWords(float, now)).toMatchObject({
    tone: 'warn',
    sentence: 'Enough until Thursday 19 November, 3:00 pm',
  });
  expect(floatWords({ ...float, isAlarming: true }, now).tone).toBe('err');
});

it('says what is missing', () => {
  expect(floatWords({ ...float, verdict: 'NOT_NOW', isAlarming: true }, now)).toMatchObject({
    tone: 'err',
    sentence: 'Not enough for what waits now: ₦2,500 is missing',
  });
});

it('says that it does not know, and why', () => {
  expect(floatWords({ ...float, verdict: 'FOR_WHAT_WAITS' }, now).why).toContain('payouts of 3 days are known');
  expect(floatWords({ ...float, verdict: null, balance: null }, now).sentence).toBe('Not known yet');
});
