import { describe, expect, it } from 'vitest';
import { AWAITS_US, type DisputeCase, waitsFor, whyNotAnswer } from './dispute-answers.ts';

const OPEN: DisputeCase = { status: 'OPEN', providerStatus: AWAITS_US, hasWaitingAnswer: false };

describe('a dispute', () => {
  it.each([
    ['that waits for us', OPEN, 'US', undefined],
    ['that we have not looked at since', { ...OPEN, providerStatus: null }, 'US', undefined],
    ['that somebody has answered', { ...OPEN, hasWaitingAnswer: true }, 'PROVIDER', 'dispute_answered'],
    ['that the bank thinks about', { ...OPEN, providerStatus: 'awaiting-bank-feedback' }, 'BANK', 'dispute_answered'],
    ['in a state nobody knows', { ...OPEN, providerStatus: 'archived' }, 'US', undefined],
    ['that was won', { ...OPEN, status: 'WON' }, null, 'dispute_closed'],
    [
      'that was lost, whatever is on its way',
      { ...OPEN, status: 'LOST', hasWaitingAnswer: true },
      null,
      'dispute_closed',
    ],
  ] as const)('%s', (_what, dispute, waiting, why) => {
    expect([waitsFor(dispute), whyNotAnswer(dispute)]).toEqual([waiting, why]);
  });
});
