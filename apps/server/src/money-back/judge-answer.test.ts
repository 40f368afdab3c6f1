import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const CONTESTED = [{ status: 'awaiting-merchant-feedback' }, { status: 'awaiting-bank-feedback' }];
const said = (status: string, resolution: string | null = null, history: { status: string }[] = []) => ({
  status,
  resolution,
  history,
});

describe('an answer to a dispute', () => {
  it.each([
    ['waits for us', said('awaiting-merchant-feedback'), 'WAITING', 'WAITING'],
    ['is being processed', said('pending'), 'WAITING', 'WAITING'],
    ['is in a state nobody knows', said('archived'), 'WAITING', 'WAITING'],
    ['waits for the bank', said('awaiting-bank-feedback'), 'OTHER_ANSWER', 'TAKEN'],
    ['was lost after it was contested', said('resolved', 'merchant-accepted', CONTESTED), 'OTHER_ANSWER', 'TAKEN'],
    ['was won after it was contested', said('resolved', 'declined', CONTESTED), 'OTHER_ANSWER', 'TAKEN'],
    ['was accepted', said('resolved', 'merchant-accepted'), 'TAKEN', 'OTHER_ANSWER'],
    ['was accepted by the clock', said('resolved', 'auto-accepted'), 'CLOCK', 'CLOCK'],
    ['was given up by the bank', said('resolved', 'declined'), 'BANK', 'BANK'],
    ['ended in words nobody knows', said('resolved', 'split'), 'BANK', 'BANK'],
  ])('to one that %s', (_what, dispute, accept, contest) => {
    const short = (answer: 'ACCEPT' | 'CONTEST') => {
      const verdict = judgeAnswer({ answer, sends: 0 }, dispute);
      return verdict.status === 'OVERTAKEN' ? verdict.overtakenBy : verdict.status;
    };
    expect([short('ACCEPT'), short('CONTEST')]).toEqual([accept, contest]);
  });

  it('was taken where the provider ends a contested dispute at once, and we had said so', () => {
    expect(judgeAnswer({ answer: 'CONTEST', sends: 1 }, said('resolved', 'declined'))).toEqual({ status: 'TAKEN' });
    expect(judgeAnswer({ answer: 'ACCEPT', sends: 1 }, said('resolved', 'declined'))).toEqual({
      status: 'OVERTAKEN',
      overtakenBy: 'BANK',
    });
  });
});
