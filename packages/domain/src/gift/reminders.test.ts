import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/lagos.ts';
import { nextReminder, type Remindable, waitsBetween } from './reminders.ts';

const gift = (days: number, changes: Partial<Remindable> = {}): Remindable => ({
  availableAt: 0,
  endsAt: days * DAY_MS,
  isReminded: false,
  toldEnd: undefined,
  ...changes,
});
const inDays = (found: ReturnType<typeof nextReminder>) => found && [found.what, found.at / DAY_MS];

describe('what people are reminded of', () => {
  it('is that a gift waits, after three days, and that it ends, three days before', () => {
    expect(inDays(nextReminder(gift(30), 0))).toEqual(['WAITING', 3]);
    expect(inDays(nextReminder(gift(30, { isReminded: true }), 3 * DAY_MS))).toEqual(['ENDING', 27]);
    const told = gift(30, { isReminded: true, toldEnd: 30 * DAY_MS });
    expect(nextReminder(told, 27 * DAY_MS)).toBeUndefined();
  });

  it('is said once where the two would fall together', () => {
    expect(inDays(nextReminder(gift(7), 0))).toEqual(['ENDING', 4]);
  });

  it('is the end alone when it comes near before anybody could be reminded', () => {
    expect(inDays(nextReminder(gift(30), 24 * DAY_MS))).toEqual(['WAITING', 3]);
    expect(inDays(nextReminder(gift(30), 26 * DAY_MS))).toEqual(['ENDING', 27]);
  });

  it('is told again when the gift was given another end', () => {
    expect(inDays(nextReminder(gift(90, { isReminded: true, toldEnd: 30 * DAY_MS }), 28 * DAY_MS))).toEqual([
      'ENDING',
      87,
    ]);
  });

  it('is nothing when the gift is there for hours only, or about to end', () => {
    expect(nextReminder(gift(0.5), 0)).toBeUndefined();
    expect(nextReminder(gift(30), 30 * DAY_MS - HOUR_MS / 2)).toBeUndefined();
  });

  test.prop([fc.integer({ min: 1, max: 365 * 24 }), fc.array(fc.integer({ min: 1, max: 40 * 24 }), { maxLength: 20 })])(
    'never comes before its time, after the end, or twice within a day',
    (hours, stops) => {
      let now = 0;
      let state = gift(hours / 24);
      const sent: number[] = [];
      for (const stop of [...stops, ...Array.from({ length: 400 }, () => 24)]) {
        now += stop * HOUR_MS;
        const next = nextReminder(state, now);
        if (!next || next.at > now) continue;
        expect(now).toBeLessThan(state.endsAt);
        if (next.what === 'WAITING') expect(now).toBeGreaterThanOrEqual(3 * DAY_MS);
        else expect(now).toBeGreaterThanOrEqual(state.endsAt - 3 * DAY_MS);
        sent.push(now);
        const told = next.what === 'ENDING' ? { toldEnd: state.endsAt } : { isReminded: true };
        state = { ...state, ...told, availableAt: now };
      }
      expect(sent.length).toBeLessThanOrEqual(2);
      expect((sent[1] ?? Number.POSITIVE_INFINITY) - (sent[0] ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
    },
  );
});

describe('when a gift waits', () => {
  const day = (n: number) => new Date(n * DAY_MS);
  const times = { createdAt: day(1), toldAt: null, opensAt: null, expiresAt: day(31) };
  const free = { freeAt: null, startsAt: null, endsAt: null };

  it('is from when it was there for whoever was told, to the sooner of its ends', () => {
    expect(waitsBetween({ ...times, ...free })).toEqual({ availableAt: DAY_MS, endsAt: 31 * DAY_MS });
    expect(
      waitsBetween({ ...times, toldAt: day(2), opensAt: day(5), freeAt: day(4), startsAt: day(3), endsAt: day(9) }),
    ).toEqual({ availableAt: 5 * DAY_MS, endsAt: 9 * DAY_MS });
  });
});
