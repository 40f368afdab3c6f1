import type { Payment } from '@jara/contract/payments';
import type { RuleContent } from '@jara/contract/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../lib/server-clock.ts';
import { isWindowOver, ruleSentence } from './rule-sentence.ts';

const rule = (over: Partial<RuleContent>): RuleContent => ({
  ruleType: 'NTH_PERSON',
  nthPerson: null,
  splits: [],
  totalSplits: null,
  startTime: null,
  endTime: null,
  equalShares: null,
  luckyShares: null,
  luckyMinShare: null,
  draw: null,
  commitment: null,
  ...over,
});
const gift = (own: RuleContent | null) => ({ rule: own, amount: 5_000_000, currency: 'NGN' as const });
const window = rule({ ruleType: 'TIME', startTime: '2026-11-20T08:00:00.000Z', endTime: '2026-11-20T17:00:00.000Z' });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T08:00:00.000Z') });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => void vi.useRealTimers());

describe('a paid gift', () => {
  it.each([
    [null, 'The first person to open it gets ₦50,000'],
    [rule({ nthPerson: 7 }), 'The 7th person to open it gets ₦50,000'],
    [rule({ ruleType: 'SPLIT', totalSplits: 5 }), 'The first 5 people to open it get ₦10,000 each'],
    [
      rule({ ruleType: 'SPLIT', splits: [{ percentage: 70 }, { percentage: 30 }] }),
      'The first 2 people to open it get ₦35,000 and ₦15,000, in that order',
    ],
    [
      rule({ ruleType: 'LUCKY', luckyShares: 20, luckyMinShare: 35_000 }),
      'The first 20 people to open it share ₦50,000, each a part of a random size',
    ],
  ])('says of %j who may open it: %s', (own, sentence) => {
    expect(ruleSentence(gift(own))).toBe(sentence);
  });

  it('says that its time is over when nobody opened it in time, and only then', () => {
    const isOver = (progress: Payment['progress'], own: RuleContent | null = window) =>
      isWindowOver({ rule: own, progress });
    expect(isOver('WAITING')).toBe(false);
    // A minute late: files share the clock of the page, and what another one left may be a few seconds off.
    vi.setSystemTime(Date.parse('2026-11-20T17:01:00.000Z'));
    expect(isOver('WAITING')).toBe(true);
    expect(isOver('ENDED')).toBe(true);
    expect(isOver('OPENED')).toBe(false);
    expect(isOver('IN_BANK')).toBe(false);
    expect(isOver('SENT_BACK')).toBe(false);
    expect(isOver('WAITING', null)).toBe(false);
  });
});
