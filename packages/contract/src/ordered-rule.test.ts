import { makeQuid } from '@jara/domain/gift/quid';
import { describe, expect, it } from 'vitest';
import { initializePaystackTransaction, startPayment } from './payments.ts';
import { saveRule } from './rules.ts';

const quid = makeQuid(new Uint8Array(12));
const RULES = [
  { nthPerson: 7 },
  { totalSplits: 3 },
  { splits: [{ percentage: 66.5 }, { percentage: 33.5 }] },
  { startTime: '2026-11-20T09:00:00+01:00', endTime: '2026-11-20T18:00:00+01:00' },
  { luckyShares: 20 },
];
const gift = { amount: 100_000, email: 'ada@example.com' };
const ORDERS = {
  'POST /transactions': (rule: unknown) =>
    startPayment.body.safeParse({ ...gift, authorizationUrl: 'http://localhost:3000/payment/callback', rule }),
  'POST /paystack/transaction/initialize': (rule: unknown) =>
    initializePaystackTransaction.body.safeParse({
      ...gift,
      callback_url: 'http://localhost:3000/payment/callback',
      rule,
    }),
};

describe.each(Object.entries(ORDERS))('%s', (_path, order) => {
  it.each(RULES)('takes the rule that POST /rules takes: %j', (rule) => {
    expect(saveRule.body.safeParse({ quid, ...rule })).toMatchObject({ success: true, data: rule });
    expect(order(rule)).toMatchObject({ success: true, data: { rule } });
  });

  it('does without one', () => {
    expect(order(undefined)).toMatchObject({ success: true });
  });

  it.each([
    [{ nthPerson: '7' }, 'rule.nthPerson', 'Enter a whole number'],
    [{ luckyShares: 2.5 }, 'rule.luckyShares', 'Enter a whole number'],
    [{ splits: [{ percentage: 0 }] }, 'rule.splits.0.percentage', 'Each percentage must be above 0'],
    [{ startTime: 'tomorrow' }, 'rule.startTime', 'Enter a start time'],
    [null, 'rule', 'Not a valid rule'],
    [[], 'rule', 'Not a valid rule'],
    // The gift these would name is not there yet, and whoever orders it needs no key to it.
    [{ quid, nthPerson: 7 }, 'rule', 'Not a valid rule'],
    [{ manageKey: 'A'.repeat(43), nthPerson: 7 }, 'rule', 'Not a valid rule'],
  ])('says of %j at its field what is wrong', (rule, field, message) => {
    const issues = order(rule).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([field, message]);
  });
});
