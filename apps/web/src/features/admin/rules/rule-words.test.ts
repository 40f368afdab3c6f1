import type { StaffRule } from '@jara/contract/staff/rules';
import { describe, expect, it } from 'vitest';
import { odds, ruleSentence } from './rule-words.ts';

const now = Date.parse('2026-11-14T09:00:00Z');
const rule = (part: Partial<StaffRule>): StaffRule => ({
  giftId: '0198c1a2-0000-7000-8000-000000000000',
  quid: '0000000000000',
  ruleType: 'NTH_PERSON',
  nthPerson: 50,
  splits: [],
  totalSplits: null,
  startTime: null,
  endTime: null,
  equalShares: null,
  luckyShares: null,
  luckyMinShare: null,
  draw: null,
  version: 1,
  frozen: true,
  commitment: null,
  proof: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  amount: 1_000_000,
  currency: 'NGN',
  giftStatus: 'ACTIVE',
  state: 'OPEN',
  attempts: 37,
  sharesTaken: 0,
  sharesTotal: 1,
  claimedAmount: 0,
  progressPercent: 0,
  giftCreatedAt: '2026-11-01T00:00:00.000Z',
  ...part,
});

describe('what the next person can expect', () => {
  it('of the nth person: how many come before the winner', () => {
    expect(odds(rule({}), now)).toBe('12 more people, then the winner of ₦10,000');
    expect(odds(rule({ attempts: 48 }), now)).toBe('One more person, then the winner of ₦10,000');
    expect(odds(rule({ attempts: 49 }), now)).toBe('The next person is the 50th and wins ₦10,000');
  });

  it('of the nth person whose number is hidden: only the place in line', () => {
    const sealed = rule({ nthPerson: null });
    expect(odds(sealed, now)).toBe('The next person is the 38th. Whether that wins ₦10,000 is sealed');
    expect(odds(sealed, now) + ruleSentence(sealed, now)).not.toContain('50');
  });

  it('of a split: the shares and the money that are left', () => {
    const split = rule({ ruleType: 'SPLIT', totalSplits: 4, sharesTotal: 4, sharesTaken: 1, claimedAmount: 250_000 });
    expect(odds(split, now)).toBe('The next person gets a share: 3 of 4 left, ₦7,500 together');
  });

  it('of a lucky gift: the average share', () => {
    const lucky = rule({ ruleType: 'LUCKY', luckyShares: 10, sharesTotal: 10, sharesTaken: 5, claimedAmount: 600_000 });
    expect(odds(lucky, now)).toBe('The next person gets a share: 5 left, ₦800 on average');
  });

  it('of a time window: when it opens, and how long it stays open', () => {
    const time = {
      ruleType: 'TIME',
      startTime: '2026-11-14T11:00:00.000Z',
      endTime: '2026-11-14T15:00:00.000Z',
    } as const;
    expect(odds(rule({ ...time, state: 'NOT_OPEN_YET' }), now)).toBe('Nobody yet: it opens in 2 h');
    expect(odds(rule({ ...time, startTime: '2026-11-14T08:00:00.000Z' }), now)).toBe(
      'The next person gets ₦10,000, for another 6 h',
    );
  });

  it('of a gift that is over or on hold: nothing', () => {
    expect(odds(rule({ state: 'FINISHED' }), now)).toMatch(/^Over/);
    expect(odds(rule({ state: 'ON_HOLD' }), now)).toMatch(/^Nobody/);
  });
});
