import type { Payment } from '@jara/contract/payments';
import type { RuleContent } from '@jara/contract/rules';
import { expect, it } from 'vitest';
import { NEW_DRAFT } from '../../lib/rule-draft.ts';
import { giftDraftOf } from './draft-of-payment.ts';

const seventh: RuleContent = {
  ruleType: 'NTH_PERSON',
  nthPerson: 7,
  splits: [],
  totalSplits: null,
  startTime: null,
  endTime: null,
  luckyShares: null,
  luckyMinShare: null,
  commitment: null,
};

it('writes the same gift once more, with its amount as a person types it', () => {
  const payment = {
    amount: 1_000_050,
    email: 'ada@example.com',
    senderName: null,
    message: 'For you',
    anonymous: true,
    theme: 'sunrise',
    clothSeed: 7,
    hasPassword: true,
    rule: seventh,
  } as Payment;
  expect(giftDraftOf(payment)).toEqual({
    amount: '10000.5',
    email: 'ada@example.com',
    senderName: '',
    senderEmail: '',
    message: 'For you',
    anonymous: true,
    theme: 'sunrise',
    clothSeed: 7,
    wantsPassword: true,
    rule: { ...NEW_DRAFT, nthPerson: '7' },
  });
});
