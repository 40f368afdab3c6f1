import type { SetUpCheck, SetUpState } from '@jara/contract/staff/set-up';
import { describe, expect, it } from 'vitest';
import { sumOf } from './sum-of.ts';

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
});
