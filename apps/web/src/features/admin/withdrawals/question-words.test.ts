import { expect, it } from 'vitest';
import { answerWords } from './question-words.ts';

it('gives the provider’s own word where it has one, and concludes nothing from silence', () => {
  expect(answerWords({ answer: 'OK', said: 'pending' })).toBe('It says: pending');
  expect(answerWords({ answer: 'OK', said: null })).toBe('It has noted that');
  expect(answerWords({ answer: 'REFUSED', said: 'insufficient_balance' })).toBe('It refused: insufficient balance');
  expect(answerWords({ answer: 'NOT_FOUND', said: 'transfer_not_found' })).toBe('It does not know this payout');
  expect(answerWords({ answer: 'UNKNOWN', said: null })).toBe('No answer that can be trusted');
});
