import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import { readSupportHours } from '@jara/domain/support-hours';
import { describe, expect, it } from 'vitest';
import { hoursHere } from './support-hours.ts';

const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase();
const hours = (text: string) => readSupportHours(text) ?? [];
const usual = hours(PRACTICE_OPERATOR.supportHours);

describe('support hours', () => {
  it('are shown in the time of the reader', () => {
    const lagos = hoursHere(usual, Date.UTC(2026, 10, 16, 12), 'Africa/Lagos');
    expect(lagos.map(({ hours }) => plain(hours))).toEqual(['10:00 am to 7:00 pm', '11:00 am to 5:00 pm', 'closed']);
    expect(lagos.map(({ days }) => days)).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
  });

  it('are the same hours in UTC', () => {
    expect(plain(hoursHere(usual, Date.UTC(2026, 5, 1), 'UTC')[0]?.hours ?? '')).toBe('9:00 am to 6:00 pm');
  });

  it('are whatever the operator keeps', () => {
    expect(hoursHere(hours('Mon-Sun 0-24 UTC'), 0)).toEqual([{ days: 'Monday to Sunday', hours: 'All day' }]);
    expect(hoursHere(hours('Sat-Sun 10-12 UTC'), 0, 'UTC').map(({ days }) => days)).toEqual([
      'Monday to Friday',
      'Saturday to Sunday',
    ]);
  });
});
