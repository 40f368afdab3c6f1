import { WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { describe, expect, it } from 'vitest';
import { promiseOf, stepsOf } from './withdrawal-steps.ts';

const times = {
  createdAt: '2026-11-15T08:00:00.000Z',
  approvedAt: '2026-11-15T08:01:00.000Z',
  sentAt: '2026-11-15T08:02:00.000Z',
  finishedAt: '2026-11-15T08:05:00.000Z',
  waitReason: null,
};
const states = (stage: (typeof WITHDRAWAL_STATUSES)[number]) => stepsOf({ ...times, stage }).map(({ state }) => state);

describe('the way of a withdrawal', () => {
  it.each([
    ['REQUESTED', ['done', 'now', 'later', 'later']],
    ['APPROVED', ['done', 'done', 'now', 'later']],
    ['SUBMITTED', ['done', 'done', 'done', 'now']],
    ['UNKNOWN', ['done', 'done', 'done', 'now']],
    ['COMPLETED', ['done', 'done', 'done', 'done']],
    ['REJECTED', ['done', 'failed', 'later', 'later']],
    ['FAILED', ['done', 'done', 'done', 'failed']],
    ['REVERSED', ['done', 'done', 'done', 'failed']],
  ] as const)('a withdrawal that is %s stands at %j', (stage, expected) => {
    expect(states(stage)).toEqual(expected);
  });

  it('says why a person looks at it, in the words it was given', () => {
    const noteOf = (waitReason: string | null) => stepsOf({ ...times, stage: 'REQUESTED', waitReason })[1]?.note;
    expect(noteOf(null)).toBe('A person looks at larger amounts before we send them.');
    expect(noteOf('More than usual went this way.')).toBe('More than usual went this way.');
    expect(stepsOf({ ...times, stage: 'APPROVED', waitReason: 'More than usual' })[2]?.note).toMatch(/handing it/);
  });

  it('names every step in order, whatever happened', () => {
    for (const stage of WITHDRAWAL_STATUSES) {
      expect(stepsOf({ ...times, stage }).map(({ label }) => label)).toEqual([
        'Requested',
        'Approved',
        'Sent',
        'In your account',
      ]);
    }
  });

  it('a payout the bank refused before it left failed at Sent', () => {
    const steps = stepsOf({ ...times, sentAt: null, stage: 'FAILED' });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'later']);
  });

  it('shows no time for a step that has not happened', () => {
    expect(stepsOf({ ...times, stage: 'REQUESTED' }).map(({ at }) => at)).toEqual([times.createdAt, null, null, null]);
  });
});

describe('the 24-hour promise', () => {
  const asked = { createdAt: '2026-11-15T08:00:00.000Z', promisedBy: '2026-11-16T08:00:00.000Z' };
  const at = (text: string) => Date.parse(text);

  it('runs down from the whole day', () => {
    expect(promiseOf({ ...asked, status: 'PENDING' }, at('2026-11-15T08:00:00.000Z'))).toMatchObject({
      state: 'running',
      left: 1,
    });
    expect(promiseOf({ ...asked, status: 'PENDING' }, at('2026-11-15T20:00:00.000Z')).left).toBe(0.5);
  });

  it('says so when it is broken', () => {
    expect(promiseOf({ ...asked, status: 'PENDING' }, at('2026-11-16T08:00:00.000Z'))).toEqual({
      state: 'late',
      left: 0,
      msLeft: 0,
    });
  });

  it('is kept when the money arrived, and over when the bank refused it', () => {
    const later = at('2026-11-17T08:00:00.000Z');
    expect(promiseOf({ ...asked, status: 'COMPLETED' }, later).state).toBe('kept');
    expect(promiseOf({ ...asked, status: 'FAILED' }, later).state).toBe('over');
  });
});
