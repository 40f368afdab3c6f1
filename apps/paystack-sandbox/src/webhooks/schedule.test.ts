import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './schedule.ts';

const delaysOf = (schedule: 'test' | 'live') => {
  const delays: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const delay = retryDelayMs(schedule, attempts);
    if (delay === null) return delays;
    delays.push(delay / 60_000);
  }
};

describe('the schedule of an undelivered webhook', () => {
  it('is hourly for ten hours in test mode', () => {
    expect(delaysOf('test')).toEqual(Array.from({ length: 10 }, () => 60));
  });

  it('is three minutes apart for the first four tries and then hourly for 72 hours in live mode', () => {
    expect(delaysOf('live')).toEqual([3, 3, 3, ...Array.from({ length: 72 }, () => 60)]);
  });
});
