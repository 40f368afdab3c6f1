import { expect, it } from 'vitest';
import { wordsFor } from './gift-wishes.ts';

it('says that a gift could not be activated where it should have opened again', () => {
  expect(wordsFor({ kind: 'status', status: 'ACTIVE' }).failed).toBe('Failed to activate gift');
  expect(wordsFor({ kind: 'status', status: 'SPLIT' }).failed).toBe('Failed to activate gift');
  expect(wordsFor({ kind: 'revive' }).failed).toBe('Failed to activate gift');
  expect(wordsFor({ kind: 'status', status: 'BLOCKED' }).failed).toBe('Failed to update status');
  expect(wordsFor({ kind: 'refund' }).failed).toBe('Failed to update status');
});
