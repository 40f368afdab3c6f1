import type { SetUpCheck, SetUpState } from '@jara/contract/staff/set-up';
import { describe, expect, it } from 'vitest';
import { inOrder, sumOf } from './sum-of.ts';

const checks = (...states: SetUpState[]): SetUpCheck[] =>
  states.map((state) => ({ name: state, state, said: 'So.', todo: null }));

describe('the sum of a look at the set-up', () => {
  it.each<[SetUpState[], string, string]>([
    [['ok', 'ok'], 'ok', 'Everything is set up'],
    [['ok', 'unknown'], 'info', 'Nothing is wrong; 1 is not known'],
    [['ok', 'unknown', 'unknown'], 'info', 'Nothing is wrong; 2 are not known'],
    [['warning', 'unknown'], 'warn', 'Nothing is wrong; 1 thing is worth a look'],
    [['warning', 'warning'], 'warn', 'Nothing is wrong; 2 things are worth a look'],
    [['wrong', 'warning', 'unknown'], 'err', '1 thing is wrong'],
    [['wrong', 'wrong'], 'err', '2 things are wrong'],
  ])('of %j is %s: %s', (states, tone, title) => {
    expect(sumOf(checks(...states))).toEqual({ tone, title });
  });

  it('puts what is to be done first, and leaves the rest as it came', () => {
    const names = inOrder([
      { name: 'Clock', state: 'ok', said: '', todo: null },
      { name: 'DKIM', state: 'unknown', said: '', todo: null },
      { name: 'Backup', state: 'wrong', said: '', todo: null },
      { name: 'Disk', state: 'ok', said: '', todo: null },
      { name: 'Alerts', state: 'warning', said: '', todo: null },
    ]).map(({ name }) => name);
    expect(names).toEqual(['Backup', 'Alerts', 'DKIM', 'Clock', 'Disk']);
  });
});
