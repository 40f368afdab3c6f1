import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysFromTo, lagosDay, startOfDay } from './days.ts';

describe('days of Lagos', () => {
  it('begin an hour before the days of UTC', () => {
    expect(lagosDay(new Date('2026-11-30T22:59:59.999Z'))).toBe('2026-11-30');
    expect(lagosDay(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
    expect(startOfDay('2026-12-01')).toEqual(new Date('2026-11-30T23:00:00Z'));
  });

  it('count across months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -3)).toBe('2025-10-15');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(daysFromTo('2028-02-28', '2028-03-01')).toBe(3);
  });
});
