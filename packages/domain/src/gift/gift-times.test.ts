import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/lagos.ts';
import { giftTimes, prolongedUntil, timesProblem } from './gift-times.ts';
import { giftWords } from './words/all.ts';

const PAID = Date.parse('2026-11-16T09:00:00Z');
const days = (count: number) => PAID + count * DAY_MS;

describe('the times of a gift', () => {
  it('is open from the first and waits a year where nothing else was wished', () => {
    expect(giftTimes({ lifetimeDays: 365 }, PAID)).toEqual({ opensAt: undefined, expiresAt: days(365) });
  });

  it('opens when its mail leaves, and waits its full time from there', () => {
    expect(giftTimes({ deliverAt: days(40), lifetimeDays: 7 }, PAID)).toEqual({
      opensAt: days(40),
      expiresAt: days(47),
    });
  });

  it('opens at its own time where one was chosen, before or after the mail', () => {
    const late = giftTimes({ deliverAt: days(2), opensAt: days(5), lifetimeDays: 30 }, PAID);
    expect(late).toEqual({ opensAt: days(5), expiresAt: days(35) });
    const early = giftTimes({ deliverAt: days(10), opensAt: days(1), lifetimeDays: 7 }, PAID);
    expect(early).toEqual({ opensAt: days(1), expiresAt: days(17) });
  });

  it('has lost nothing of its time when the money comes after the chosen moment', () => {
    const wished = { deliverAt: days(-1), opensAt: days(-2), lifetimeDays: 7 } as const;
    expect(giftTimes(wished, PAID)).toEqual({ opensAt: undefined, expiresAt: days(7) });
  });
});

describe('a gift that is to wait longer', () => {
  it('waits from now, or from when it opens', () => {
    expect(prolongedUntil(30, { opensAt: undefined, now: PAID })).toBe(days(30));
    expect(prolongedUntil(30, { opensAt: days(-3), now: PAID })).toBe(days(30));
    expect(prolongedUntil(7, { opensAt: days(3), now: PAID })).toBe(days(10));
  });
});

describe('a wish', () => {
  it.each([
    [{}, undefined],
    [{ deliverAt: PAID + 1, opensAt: days(366) }, undefined],
    [{ deliverAt: PAID }, 'The mail must be in the future'],
    [{ opensAt: days(-1) }, 'The opening must be in the future'],
    [{ deliverAt: days(368) }, 'The mail can be up to a year ahead'],
    [{ opensAt: days(400) }, 'The opening can be up to a year ahead'],
    [{ opensAt: Number.NaN }, 'Choose a day and a time'],
  ])('for %o: %s', (wish, problem) => {
    expect(timesProblem(wish, PAID)).toBe(problem);
  });

  it.each([
    ['pcm', 'The opening must be time wey never reach'],
    ['ha', 'Lokacin buɗewa dole ya zama nan gaba'],
    ['yo', 'Ìgbà tó máa ṣí gbọ́dọ̀ jẹ́ ọjọ́ iwájú'],
    ['ig', 'Oge ọ ga-emeghe kwesịrị ịbụ oge na-abịa n’ihu'],
  ] as const)('is answered in %s', (language, problem) => {
    expect(timesProblem({ opensAt: PAID }, PAID, giftWords[language])).toBe(problem);
  });
});
