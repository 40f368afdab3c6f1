import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const TRUE_TIME = Date.parse('2026-11-15T09:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.setSystemTime(TRUE_TIME);
  noteServerTime(new Date(TRUE_TIME).toUTCString());
  vi.useRealTimers();
});

it('tells the server’s time on a phone that lives in another year', () => {
  vi.setSystemTime(new Date('2019-01-01T00:00:00Z'));
  noteServerTime('Sun, 15 Nov 2026 09:00:00 GMT');
  vi.advanceTimersByTime(HOUR_MS);
  expect(serverNow()).toBe(TRUE_TIME + HOUR_MS);
});

it('goes on being right when the phone puts its own clock right', () => {
  vi.setSystemTime(new Date('2019-01-01T00:00:00Z'));
  noteServerTime('Sun, 15 Nov 2026 09:00:00 GMT');
  vi.setSystemTime(TRUE_TIME);
  noteServerTime('Sun, 15 Nov 2026 09:00:00 GMT');
  expect(serverNow()).toBe(TRUE_TIME);
});

it('does not jump about with the seconds an answer takes to arrive', () => {
  vi.setSystemTime(TRUE_TIME + 3_400);
  noteServerTime('Sun, 15 Nov 2026 09:00:00 GMT');
  expect(serverNow()).toBe(TRUE_TIME + 3_400);
});

it.each([null, '', 'yesterday'])('keeps to the phone’s own clock when an answer carries %o for a date', (date) => {
  vi.setSystemTime(TRUE_TIME);
  noteServerTime(date);
  expect(serverNow()).toBe(TRUE_TIME);
});
