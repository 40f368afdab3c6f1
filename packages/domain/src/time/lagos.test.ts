import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import {
  countdown,
  DAY_MS,
  formatLagos,
  formatLagosDate,
  HOUR_MS,
  MINUTE_MS,
  relativeTime,
  spokenLagos,
  spokenLagosDay,
} from './lagos.ts';
import { timeWords } from './words/all.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

describe('a time in Lagos', () => {
  it('is the one that the time zone database knows, in every year we are likely to see', () => {
    const known = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hour: '2-digit', minute: '2-digit' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020), max: Date.UTC(2060) }), (instant) => {
        expect(formatLagos(instant).slice(-5)).toBe(known.format(instant));
      }),
    );
  });

  it('is none where there is no moment', () => {
    expect(() => formatLagos('soon')).toThrow(RangeError);
  });

  it.each([
    ['2026-01-05T23:30:00Z', '6 Jan 2026, 00:30'],
    ['2026-09-30T08:05:00Z', '30 Sep 2026, 09:05'],
    ['2026-12-31T23:00:00Z', '1 Jan 2027, 00:00'],
    ['2024-02-29T11:00:00+01:00', '29 Feb 2024, 11:00'],
  ])('%s reads %s', (instant, text) => {
    expect(formatLagos(instant)).toBe(text);
    expect(formatLagos(Date.parse(instant))).toBe(text);
    expect(formatLagos(new Date(instant))).toBe(text);
    expect(formatLagosDate(instant)).toBe(text.split(',')[0]);
  });

  it('is one hour ahead of UTC all year', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const shifted = new Date(instant.getTime() + HOUR_MS).toISOString();
        expect(formatLagos(instant).split(', ')[1]).toBe(shifted.slice(11, 16));
        expect(Number.parseInt(formatLagos(instant), 10)).toBe(Number(shifted.slice(8, 10)));
      }),
    );
  });

  it.each([
    ['2026-11-20T08:00:00Z', 'Friday 20 November, 9:00 am'],
    ['2026-11-20T11:00:00Z', 'Friday 20 November, 12:00 pm'],
    ['2026-11-20T23:15:00Z', 'Saturday 21 November, 12:15 am'],
    ['2027-01-01T20:30:00Z', 'Friday 1 January 2027, 9:30 pm'],
  ])('%s is spoken as %s', (instant, text) => {
    expect(spokenLagos(instant, NOW)).toBe(text);
    expect(spokenLagosDay(instant, NOW)).toBe(text.split(',')[0]);
  });

  it('cannot be shown for something that is no time', () => {
    expect(() => formatLagos('soon')).toThrow(RangeError);
  });
});

describe('time from now', () => {
  it.each([
    [0, 'just now'],
    [-59_000, 'just now'],
    [59_000, 'just now'],
    [-5 * MINUTE_MS, '5 minutes ago'],
    [-MINUTE_MS, '1 minute ago'],
    [-23 * HOUR_MS, '23 hours ago'],
    [2 * DAY_MS + HOUR_MS, 'in 2 days'],
    [-45 * DAY_MS, '1 month ago'],
    [-800 * DAY_MS, '2 years ago'],
  ])('of %d ms reads %s', (difference, text) => {
    expect(relativeTime(NOW + difference, NOW)).toBe(text);
  });
});

describe('a countdown', () => {
  it.each([
    [2 * DAY_MS + 4 * HOUR_MS, '2 days, 4 h'],
    [2 * DAY_MS + 4 * HOUR_MS + 59 * MINUTE_MS, '2 days, 4 h'],
    [DAY_MS, '1 day'],
    [DAY_MS + MINUTE_MS, '1 day'],
    [4 * HOUR_MS + 10 * MINUTE_MS, '4 h, 10 min'],
    [90_000, '1 min, 30 s'],
    [45_000, '45 s'],
    [1, '1 s'],
    [0, 'now'],
    [-5_000, 'now'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(countdown(ms)).toBe(text);
  });
});

describe('a time in other words', () => {
  it.each([
    ['pcm', 'Saturday 21 November, 12:15 for midnight', '21 Nov 2026, 00:15', '2 days wey don pass'],
    ['ha', 'Asabar 21 ga Nuwamba, 12:15 na tsakar dare', '21 Nuw 2026, 00:15', 'kwana 2 da suka wuce'],
    ['yo', 'Ọjọ́ Àbámẹ́ta 21 Nòfẹ́ńbà, aago 12:15 òru', '21 Nòf 2026, 00:15', 'ọjọ́ 2 sẹ́yìn'],
    ['ig', 'Satọde 21 Novemba, elekere 12:15 nke etiti abalị', '21 Nov 2026, 00:15', 'ụbọchị 2 gara aga'],
  ] as const)('is told in %s', (language, spoken, short, ago) => {
    const words = timeWords[language];
    expect(spokenLagos('2026-11-20T23:15:00Z', NOW, words)).toBe(spoken);
    expect(formatLagos('2026-11-20T23:15:00Z', words)).toBe(short);
    expect(relativeTime(NOW - 2 * DAY_MS, NOW, words)).toBe(ago);
  });

  it.each(LANGUAGES)('has every part of the day and never two alike at the ends of one in %s', (language) => {
    const { clock, months, shortMonths, weekdays } = timeWords[language];
    expect([months.length, shortMonths.length, weekdays.length]).toEqual([12, 12, 7]);
    expect(new Set([...months, ...weekdays]).size).toBe(19);
    expect(new Set(shortMonths).size).toBe(12);
    expect(new Set(Array.from({ length: 24 }, (_, hour) => clock(hour, '15'))).size).toBe(24);
  });
});
