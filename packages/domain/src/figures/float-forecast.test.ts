import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/lagos.ts';
import {
  type FloatFacts,
  FORECAST_HOURS,
  forecastFloat,
  HOURS_OF_WEEK,
  hourOfWeek,
  isAlarming,
  settledBy,
  unsettledDays,
  usualOutflow,
} from './float-forecast.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const now = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }).map((ms) => new Date(ms));
const facts: fc.Arbitrary<FloatFacts> = fc
  .record({
    now,
    balance: amount,
    waiting: amount,
    more: amount,
    usual: fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: HOURS_OF_WEEK, maxLength: HOURS_OF_WEEK }),
    arrivals: fc.array(fc.record({ inHours: fc.double({ min: 0, max: 200, noNaN: true }), amount }), { maxLength: 8 }),
  })
  .map(({ now: at, more, arrivals, ...rest }) => ({
    ...rest,
    now: at,
    owed: rest.waiting + more,
    arrivals: arrivals.map(({ inHours, amount: sum }) => ({
      at: new Date(Math.floor(at.getTime() + inHours * HOUR_MS)),
      amount: sum,
    })),
  }));

/** How long it is enough; for ever where no end is seen. */
const enough = (given: FloatFacts): number => forecastFloat(given).shortAt?.getTime() ?? Number.POSITIVE_INFINITY;

describe('the forecast of the float', () => {
  test.prop([facts, amount])(
    'is never shorter with more at the provider, nor longer with more waiting',
    (given, more) => {
      expect(enough({ ...given, balance: given.balance + more })).toBeGreaterThanOrEqual(enough(given));
      expect(enough({ ...given, waiting: given.waiting + more, owed: given.owed + more })).toBeLessThanOrEqual(
        enough(given),
      );
    },
  );

  test.prop([facts, amount, fc.integer({ min: 0, max: 200 })])(
    'is never shorter with one more arrival',
    (given, more, hours) => {
      const at = new Date(given.now.getTime() + hours * HOUR_MS);
      const arrivals = [...given.arrivals, { at, amount: more }];
      expect(enough({ ...given, arrivals })).toBeGreaterThanOrEqual(enough(given));
    },
  );

  test.prop([facts])('adds up to the kobo, and is short exactly where its reckoning falls below nothing', (given) => {
    const { verdict, shortAt, hours } = forecastFloat(given);
    expect(hours).toHaveLength(FORECAST_HOURS);
    let left = given.balance - given.waiting;
    for (const hour of hours) {
      left += hour.in - hour.out;
      expect(hour.left).toBe(left);
      expect(Number.isSafeInteger(hour.left)).toBe(true);
    }
    if (verdict === 'UNTIL') {
      const before = hours.filter(({ from }) => from < (shortAt ?? from));
      expect(before.every((hour) => hour.left - hour.in >= 0)).toBe(true);
      expect(hours.some((hour) => hour.from.getTime() === shortAt?.getTime() && hour.left < hour.in)).toBe(true);
    }
    if (verdict === 'FOR_THE_WEEK') expect(hours.every((hour) => hour.left >= 0)).toBe(true);
  });

  test.prop([facts])('is for all that is owed exactly where that much is there', (given) => {
    const { verdict } = forecastFloat(given);
    expect(verdict === 'FOR_ALL').toBe(given.balance >= given.owed);
    expect(verdict === 'NOT_NOW').toBe(given.balance < given.waiting);
  });

  test.prop([facts])('says no time while too little is known of what is usual', (given) => {
    const { verdict, hours } = forecastFloat({ ...given, usual: null });
    expect(['FOR_ALL', 'NOT_NOW', 'FOR_WHAT_WAITS']).toContain(verdict);
    expect(hours).toEqual([]);
  });

  it('says Thursday 15:00 where fifty hours’ worth is there on a Tuesday at 13:00', () => {
    const tuesday = new Date('2026-11-17T12:00:00Z');
    const usual = Array.from({ length: HOURS_OF_WEEK }, () => 100);
    const given = { now: tuesday, balance: 5_099, waiting: 0, owed: 1_000_000, usual, arrivals: [] };
    expect(forecastFloat(given)).toMatchObject({ verdict: 'UNTIL', shortAt: new Date('2026-11-19T14:00:00Z') });
    expect(isAlarming(forecastFloat(given), tuesday)).toBe(false);
    expect(isAlarming(forecastFloat({ ...given, balance: 2_300 }), tuesday)).toBe(true);
  });
});

describe('what is usual', () => {
  test.prop([now, fc.integer({ min: 14, max: 80 }), amount])('of the same in every hour is that', (to, days, each) => {
    const end = new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
    const from = new Date(end.getTime() - days * 24 * HOUR_MS);
    const history = Array.from({ length: days * 24 }, (_, hour) => ({
      hour: new Date(from.getTime() + hour * HOUR_MS),
      amount: each,
    }));
    expect(new Set(usualOutflow(history, { from, to: end }))).toEqual(new Set([each]));
  });

  it('is not known of thirteen days', () => {
    expect(usualOutflow([], { from: new Date('2026-11-01'), to: new Date('2026-11-14') })).toBeNull();
    expect(usualOutflow([], { from: new Date('2026-11-01'), to: new Date('2026-11-15') })).not.toBeNull();
  });

  it('counts the hours of a week from Monday, in Lagos', () => {
    expect(hourOfWeek(new Date('2026-11-15T23:00:00Z'))).toBe(0);
    expect(hourOfWeek(new Date('2026-11-15T22:59:59Z'))).toBe(HOURS_OF_WEEK - 1);
    expect(hourOfWeek(new Date('2026-11-19T14:00:00Z'))).toBe(3 * 24 + 15);
  });
});

describe('a settlement', () => {
  it.each([
    ['Tuesday', '2026-11-17', '2026-11-18'],
    ['Friday', '2026-11-20', '2026-11-23'],
    ['Saturday', '2026-11-21', '2026-11-23'],
    ['Sunday', '2026-11-22', '2026-11-23'],
  ])('of a %s comes by the end of the next working day', (_name, day, due) => {
    expect(settledBy(day)).toEqual(new Date(`${due}T17:00:00Z`));
  });

  test.prop([fc.array(amount, { maxLength: 10 }), amount])(
    'leaves the newest days unsettled, and nothing is lost',
    (sums, unsettled) => {
      const collected = sums.map((sum, index) => ({
        day: `2026-11-${String(index + 1).padStart(2, '0')}`,
        amount: sum,
      }));
      const { days, older } = unsettledDays(collected, unsettled);
      expect(days.reduce((sum, day) => sum + day.amount, 0) + older).toBe(unsettled);
      for (const [index, day] of days.entries())
        if (index > 0) expect(day.amount).toBe(collected.find((one) => one.day === day.day)?.amount);
    },
  );
});
