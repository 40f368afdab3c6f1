import type { ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import { describe, expect, it } from 'vitest';
import { effectOf, flagsOf, outcomeWords, sumsOf, whyNot } from './review-state.ts';

const request = {
  stage: 'REQUESTED',
  giftStatus: 'CLAIMED',
  sentAt: null,
  approvalsNeeded: 1,
  approvals: [],
  approvedByMe: false,
  approvedByMyKin: false,
  waitReason: null,
  holds: [],
  promiseLeftMs: 1,
} as unknown as ReviewedWithdrawal;
const byAda = { staff: { id: 'a', name: 'Ada' }, at: '2026-11-14T10:00:00.000Z', counts: true };
const hold = { cause: 'DISPUTE', reason: 'The bank asked' } as const;

describe('reviewing many withdrawals', () => {
  it('says why one cannot be approved, and rejects whatever has not been sent', () => {
    expect(whyNot('APPROVE', request)).toBeUndefined();
    const waits = { ...request, giftStatus: 'BLOCKED' as const };
    expect(whyNot('APPROVE', waits)).toMatch(/on hold/);
    expect(whyNot('REJECT', waits)).toBeUndefined();
    const approved = { ...request, stage: 'APPROVED' as const };
    expect(whyNot('APPROVE', approved)).toBe('It is approved already.');
    expect(whyNot('REJECT', approved)).toBeUndefined();
    expect(whyNot('REJECT', { ...request, stage: 'COMPLETED' })).toMatch(/decided already/);
  });

  it('tells what a yes would do: pay, wait for a second person, for a hold, or until payouts go on', () => {
    const effect = (changes: Partial<ReviewedWithdrawal>, payoutsPaused = false) =>
      effectOf({ ...request, ...changes }, payoutsPaused);
    expect(effect({})).toBe('PAID');
    expect(effect({ approvalsNeeded: 2 })).toBe('WAITS_FOR_SECOND');
    expect(effect({ approvalsNeeded: 2, approvals: [byAda] })).toBe('PAID');
    expect(effect({ approvalsNeeded: 2, approvals: [{ ...byAda, counts: false }] })).toBe('WAITS_FOR_SECOND');
    expect(effect({ holds: [hold] })).toBe('HELD');
    expect(effect({}, true)).toBe('PAUSED');
    expect(effect({ holds: [hold] }, true)).toBe('HELD');
    expect(effect({ approvalsNeeded: 2 }, true)).toBe('WAITS_FOR_SECOND');
  });

  it('raises a flag for what should be read first', () => {
    expect(flagsOf(request)).toEqual([]);
    const odd = { ...request, waitReason: 'Much to one account', holds: [hold], approvalsNeeded: 2, promiseLeftMs: -1 };
    expect(flagsOf(odd)).toEqual([
      'Much to one account',
      'Held: The bank asked. The sender’s bank disputes this payment. Wait for its decision.',
      'Needs two people. Nobody said yes so far.',
      'The 24-hour promise is broken.',
    ]);
  });

  it('adds up each currency by itself', () => {
    const of = (currency: 'NGN' | 'GHS', amount: number) => ({ currency, amount, fee: 3, net: amount - 3 });
    expect(sumsOf([of('NGN', 100), of('GHS', 50), of('NGN', 200)])).toEqual([
      { currency: 'NGN', amount: 300, fee: 6, net: 294 },
      { currency: 'GHS', amount: 50, fee: 3, net: 47 },
    ]);
  });

  it('counts what became of them', () => {
    const results = [{ outcome: 'CHANGED' }, { outcome: 'APPROVED' }, { outcome: 'APPROVED' }] as const;
    expect(outcomeWords(results)).toBe('2 approved, 1 changed meanwhile');
    expect(outcomeWords([{ outcome: 'WAITS_FOR_SECOND' }])).toBe('1 waits for a second person');
  });
});
