import { expect, it } from 'vitest';
import { clockWords, fateOf } from './dispute-words.ts';

const HOUR = 3_600_000;

it.each([
  [16 * HOUR, '16 h to answer', 'warn'],
  [4 * HOUR + 60_000, '4 h, 1 min to answer', 'warn'],
  [4 * HOUR, '4 h to answer', 'err'],
  [1, '1 min to answer', 'err'],
  [0, 'Time is over', 'err'],
  [-HOUR, 'Time is over', 'err'],
])('%d ms is "%s"', (leftMs, words, tone) => {
  expect(clockWords(leftMs)).toEqual({ words, tone });
});

const ANSWER = {
  id: 'a',
  answer: 'CONTEST',
  reason: 'It was opened',
  status: 'WAITING',
  overtakenBy: null,
  failure: null,
  by: { id: 's', name: 'Tunde Adeyemi' },
  decidedAt: '2026-11-17T10:00:00.000Z',
  sentAt: null,
  endedAt: null,
} as const;

it.each([
  [{}, /about to be sent/],
  [{ sentAt: '2026-11-17T10:00:01.000Z' }, /not confirmed it yet/],
  [{ status: 'TAKEN' }, /has it/],
  [{ status: 'OVERTAKEN', overtakenBy: 'CLOCK' }, /time was over/],
  [{ status: 'REFUSED', failure: 'Nothing is left' }, /Nothing is left/],
] as const)('an answer that is %o is told in a sentence', (change, words) => {
  expect(fateOf({ ...ANSWER, ...change })).toMatch(words);
});
