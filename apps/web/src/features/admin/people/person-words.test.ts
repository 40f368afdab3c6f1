import type { PersonTotal } from '@jara/contract/staff/people';
import { describe, expect, it } from 'vitest';
import { behind, lengthOf, worthOf } from './person-words.ts';

const total = (change: Partial<PersonTotal>): PersonTotal => ({
  part: 'SENT',
  kind: 'payment',
  status: 'SUCCESS',
  currency: 'NGN',
  count: 1,
  amount: 500,
  ...change,
});

describe('what somebody comes to', () => {
  it('counts what came about, each currency by itself', () => {
    const totals = [
      total({ count: 2, amount: 700 }),
      total({ currency: 'GHS', amount: 90 }),
      total({ status: 'FAILED', amount: 1_000_000 }),
      total({ part: 'RECEIVED', amount: 3 }),
    ];
    expect(worthOf(totals, 'SENT')).toEqual({
      count: 3,
      sums: [
        { currency: 'NGN', amount: 700 },
        { currency: 'GHS', amount: 90 },
      ],
    });
    expect(lengthOf(totals, 'SENT')).toBe(4);
  });

  it('says how many stand behind a sum, and of how many', () => {
    expect(behind('SENT', 1, 1)).toBe('1 payment');
    expect(behind('WITHDRAWN', 1_200, 1_300)).toBe('1,200 withdrawals of 1,300');
  });

  it('leaves out a share that lapsed, a payout on its way and a dispute', () => {
    const totals = [
      total({ part: 'CLAIMED', kind: 'claim', status: 'LAPSED' }),
      total({ part: 'WITHDRAWN', kind: 'withdrawal', status: 'SUBMITTED' }),
      total({ part: 'MONEY_BACK', kind: 'dispute', status: 'OPEN' }),
    ];
    for (const part of ['CLAIMED', 'WITHDRAWN', 'MONEY_BACK'] as const)
      expect(worthOf(totals, part)).toEqual({ count: 0, sums: [{ currency: 'NGN', amount: 0 }] });
  });
});
