import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import { readSupportHours } from '@jara/domain/support-hours';
import { describe, expect, it } from 'vitest';
import { hoursHere } from './support-hours.ts';

const hours = (text: string) => readSupportHours(text) ?? [];
const usual = hours(PRACTICE_OPERATOR.supportHours);

describe('support hours', () => {
  it('are shown in the time of the reader', () => {
    const lagos = hoursHere(usual, Date.UTC(2026, 10, 16, 12), -60);
    expect(lagos.map(({ hours }) => hours)).toEqual(['10:00 am to 7:00 pm', '11:00 am to 5:00 pm', 'Closed']);
    expect(lagos.map(({ days }) => days)).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
  });

  it.each([
    [0, '9:00 am to 6:00 pm'],
    [-330, '2:30 pm to 11:30 pm'],
    [-840, '11:00 pm to 8:00 am'],
    [600, '11:00 pm to 8:00 am'],
  ])('are these, %i minutes from UTC: %s', (offset, shown) => {
    expect(hoursHere(usual, Date.UTC(2026, 5, 1), offset)[0]?.hours).toBe(shown);
  });

  it('are whatever the operator keeps', () => {
    expect(hoursHere(hours('Mon-Sun 0-24 UTC'), 0)).toEqual([{ days: 'Monday to Sunday', hours: 'All day' }]);
    expect(hoursHere(hours('Sat-Sun 10-12 UTC'), 0, 0).map(({ days }) => days)).toEqual([
      'Monday to Friday',
      'Saturday to Sunday',
    ]);
  });
});
