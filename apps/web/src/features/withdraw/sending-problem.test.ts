import { expect, it } from 'vitest';
import { sendingProblem } from './sending-problem.ts';

it('nothing is sent with a number that is not at least 10 digits', () => {
  expect(sendingProblem({ accountNumber: '012345678', bankCode: '058' })).toBe('Invalid account number');
  expect(sendingProblem({ accountNumber: '01234 6789', bankCode: '058' })).toBe('Invalid account number');
});

it('nothing is sent without a bank', () => {
  expect(sendingProblem({ accountNumber: '0123456789', bankCode: ' ' })).toBe('Invalid bank code');
});

it('a whole account may be sent', () => {
  expect(sendingProblem({ accountNumber: '0123456789', bankCode: '058' })).toBeUndefined();
});
