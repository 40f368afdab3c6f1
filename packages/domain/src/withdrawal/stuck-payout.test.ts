import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../time/lagos.ts';
import { isStuck, STUCK_AFTER_MS, whyNotAsk, whyNotTell } from './stuck-payout.ts';
import { WITHDRAWAL_STATUSES } from './withdrawal-status.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const stuck = { status: 'UNKNOWN' as const, sentAt: ago(STUCK_AFTER_MS) };

describe('a payout', () => {
  it('is stuck once the bank has owed an answer for half an hour, and not a moment before', () => {
    expect(isStuck(stuck, NOW)).toBe(true);
    expect(isStuck({ ...stuck, sentAt: ago(STUCK_AFTER_MS - 1) }, NOW)).toBe(false);
  });

  it('is stuck only between leaving and its end', () => {
    const those = WITHDRAWAL_STATUSES.filter((status) => isStuck({ status, sentAt: ago(DAY_MS) }, NOW));
    expect(those).toEqual(['SUBMITTED', 'UNKNOWN']);
    expect(isStuck({ status: 'SUBMITTED', sentAt: null }, NOW)).toBe(false);
  });

  it('is not asked about when somebody has just asked', () => {
    expect(whyNotAsk({ ...stuck, askedAt: null }, NOW)).toBeUndefined();
    expect(whyNotAsk({ ...stuck, askedAt: ago(MINUTE_MS - 1) }, NOW)).toBe('asked_just_now');
    expect(whyNotAsk({ ...stuck, askedAt: ago(MINUTE_MS) }, NOW)).toBeUndefined();
    expect(whyNotAsk({ status: 'COMPLETED', sentAt: ago(DAY_MS), askedAt: null }, NOW)).toBe('payout_not_stuck');
  });

  it('is told about once a day, where there is an address', () => {
    const told = { ...stuck, toldLateAt: null, hasAddress: true };
    expect(whyNotTell(told, NOW)).toBeUndefined();
    expect(whyNotTell({ ...told, toldLateAt: ago(DAY_MS - 1) }, NOW)).toBe('told_already');
    expect(whyNotTell({ ...told, toldLateAt: ago(DAY_MS) }, NOW)).toBeUndefined();
    expect(whyNotTell({ ...told, hasAddress: false }, NOW)).toBe('no_address');
    expect(whyNotTell({ ...told, sentAt: NOW }, NOW)).toBe('payout_not_stuck');
  });
});
