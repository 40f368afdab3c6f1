import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readFinancial, wrongDates } from './financial.ts';

const isTaken = (query: object): boolean => z.safeParse(readFinancial.query, query).success;

describe('dates of one’s own', () => {
  it('are a first day and a last, in their order', () => {
    expect(isTaken({ from: '2026-11-01', to: '2026-11-30', by: 'day' })).toBe(true);
    expect(isTaken({ from: '2026-11-01', to: '2026-11-01' })).toBe(true);
    expect(isTaken({})).toBe(true);
    expect(wrongDates({ from: '2026-11-02', to: '2026-11-01' })?.path).toBe('to');
    expect(wrongDates({ from: '2026-11-01' })?.path).toBe('to');
    expect(wrongDates({ to: '2026-11-01' })?.path).toBe('from');
    for (const query of [{ from: '2026-11-02', to: '2026-11-01' }, { from: '2026-11-01' }, { to: '2026-11-01' }])
      expect(isTaken(query)).toBe(false);
    expect(isTaken({ from: '2026-02-30', to: '2026-03-01' })).toBe(false);
  });

  it('are at most a year by day and ten years by month', () => {
    expect(isTaken({ from: '2024-01-01', to: '2024-12-31', by: 'day' })).toBe(true);
    expect(isTaken({ from: '2024-01-01', to: '2025-01-01', by: 'day' })).toBe(false);
    expect(isTaken({ from: '2024-01-01', to: '2025-01-01' })).toBe(true);
    expect(isTaken({ from: '2010-01-01', to: '2025-01-01' })).toBe(false);
  });
});
