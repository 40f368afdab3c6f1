import { expect, it } from 'vitest';
import { senderTimes } from './sender-times.ts';

const NOW = Date.parse('2026-11-16T09:00:00Z');
const simple = {
  delivery: 'MAIL',
  deliverAt: null,
  isMailWaiting: false,
  blocked: false,
  opensAt: null,
  expiresAt: '2027-11-16T08:59:00.000Z',
  lifetimeDays: 365,
  progress: 'WAITING',
  rule: null,
} as const;
const at = '2026-11-20T08:00:00.000Z';
const spoken = 'Friday 20 November, 9:00 am (Lagos)';
const valuesOf = (changes: Partial<Parameters<typeof senderTimes>[0]>, now = NOW) =>
  senderTimes({ ...simple, ...changes }, now).map(({ label, value }) => `${label}: ${value}`);

it('says of the simple gift that it was mailed and until when it waits', () => {
  expect(valuesOf({})).toEqual([
    'How it reaches them: We mailed them the code',
    'Waits until: Tuesday 16 November 2027, 9:59 am (Lagos)',
  ]);
});

it('says what is still to come, and says it differently once it has', () => {
  const timed = { deliverAt: at, opensAt: at, expiresAt: '2026-11-27T08:00:00.000Z' };
  expect(valuesOf(timed)).toEqual([
    `How it reaches them: We mail them ${spoken}`,
    `Opens: ${spoken}`,
    'Waits until: Friday 27 November, 9:00 am (Lagos)',
  ]);
  expect(valuesOf(timed, Date.parse('2026-12-01T00:00:00Z'))).toEqual([
    `How it reaches them: We mailed them ${spoken}`,
    `Open since: ${spoken}`,
    'Waited until: Friday 27 November, 9:00 am (Lagos)',
  ]);
  expect(valuesOf({ ...timed, progress: 'SENT_BACK' })[0]).toBe('How it reaches them: We mail nobody any more');
});

it('does not say that they were mailed while the mail waits, whatever the clock says', () => {
  const late = { deliverAt: at, opensAt: at, isMailWaiting: true };
  const then = Date.parse('2026-11-21T00:00:00Z');
  expect(valuesOf({ ...late, blocked: true }, then)[0]).toBe(
    'How it reaches them: Its mail waits while the gift is on hold',
  );
  expect(valuesOf(late, then)[0]).toBe('How it reaches them: Its mail is about to leave');
  expect(valuesOf({ ...late, progress: 'SENT_BACK' }, then)[0]).toBe('How it reaches them: We mail nobody any more');
});

it('promises nothing of a gift that is not paid', () => {
  expect(valuesOf({ progress: null, expiresAt: null, lifetimeDays: 30 })).toEqual([
    'How it reaches them: We mail them the code once it is paid',
    'Waits: 30 days from when it is paid',
  ]);
  expect(valuesOf({ progress: null, expiresAt: null, delivery: 'SELF', opensAt: at })).toEqual([
    'How it reaches them: You share the code yourself: we mail nobody',
    `Opens: ${spoken}`,
    'Waits: 365 days from when it can be opened',
  ]);
});

it('waits no longer than the window its sender chose', () => {
  const window = (endTime: string) =>
    ({ rule: { ruleType: 'TIME', startTime: at, endTime } }) as Partial<Parameters<typeof senderTimes>[0]>;
  expect(valuesOf(window('2026-11-27T08:00:00.000Z'))[1]).toBe('Waits until: Friday 27 November, 9:00 am (Lagos)');
  expect(valuesOf(window('2028-01-01T08:00:00.000Z'))[1]).toBe(
    'Waits until: Tuesday 16 November 2027, 9:59 am (Lagos)',
  );
});
