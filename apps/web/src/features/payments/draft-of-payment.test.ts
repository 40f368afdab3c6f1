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
  equalShares: null,
  luckyShares: null,
  luckyMinShare: null,
  draw: null,
  commitment: null,
};

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
  delivery: 'MAIL',
  deliverAt: null,
  opensAt: null,
  lifetimeDays: 365,
  feePaidBy: 'RECIPIENT',
} as Payment;

it('writes the same gift once more, with its amount as a person types it', () => {
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
    delivery: 'NOW',
    deliverAt: '',
    opensAt: '',
    lifetimeDays: 365,
    feePaidBy: 'RECIPIENT',
  });
});

it('wishes the same again: when it is mailed, when it opens, how long it waits and what arrives', () => {
  const at = '2026-11-20T08:00:00.000Z';
  const timed = { ...payment, deliverAt: at, opensAt: at, lifetimeDays: 30 } as Payment;
  expect(giftDraftOf(timed)).toMatchObject({
    delivery: 'LATER',
    deliverAt: '2026-11-20T09:00',
    opensAt: '',
    lifetimeDays: 30,
  });
  expect(giftDraftOf({ ...timed, opensAt: '2026-11-20T23:00:00.000Z' }).opensAt).toBe('2026-11-21T00:00');
  const round = { ...payment, amount: 1_030_928, feePaidBy: 'SENDER', quote: { received: 1_000_000 } } as Payment;
  expect(giftDraftOf({ ...round, delivery: 'SELF', email: null })).toMatchObject({
    amount: '10000',
    email: '',
    delivery: 'SELF',
    feePaidBy: 'SENDER',
  });
});
