import { describe, expect, it } from 'vitest';
import type { ChargeId, ClaimId, DisputeId, GiftId, ItemId, RefundId, WithdrawalId } from '../ids.ts';
import { type Minor, minor, ZERO } from '../money/money.ts';
import { claimAccount, giftAccount } from './accounts.ts';
import * as disputes from './dispute-journals.ts';
import { JOURNAL_EVENTS, type Journal } from './journal.ts';
import * as ordinary from './journals.ts';
import * as outside from './outside-journals.ts';

const journals = { ...ordinary, ...disputes, ...outside };

const currency = 'NGN';
const giftId = 'g1' as GiftId;
const chargeId = 'x1' as ChargeId;
const claimId = 'c1' as ClaimId;
const withdrawalId = 'w1' as WithdrawalId;
const refundId = 'f1' as RefundId;
const disputeId = 'd1' as DisputeId;

/** The lines of a journal as "kind subject amount", for tests to read. */
const read = ({ movements }: Journal) =>
  movements.map(({ account, amount }) => `${account.kind} ${account.subject.slice(0, 8)} ${amount}`);

const [G, F, N, T] = [1_000_000, 30_000, 970_000, 2_500].map(minor) as [Minor, Minor, Minor, Minor];
const held = [
  { account: giftAccount(giftId), amount: minor(400_000) },
  { account: claimAccount(claimId), amount: minor(100_000) },
];

/** One example of every journal the product can write, with its ref, event and lines. */
const EXAMPLES: [ref: string, event: string, Journal, string[]][] = [
  [
    'charge:r1',
    'charge_verified',
    journals.chargeVerified({ reference: 'r1', giftId, amount: G, fee: minor(25_000), currency }),
    ['provider_receivable 00000000 975000', 'collection_fee 00000000 25000', 'gift g1 -1000000'],
  ],
  [
    'suspense:x1',
    'charge_suspended',
    journals.chargeHeldInSuspense({ chargeId, reference: 'r1', amount: G, fee: minor(25_000), currency }),
    ['provider_receivable 00000000 975000', 'collection_fee 00000000 25000', 'suspense x1 -1000000'],
  ],
  [
    'release:x1',
    'suspense_released',
    journals.suspenseReleased({ chargeId, giftId, amount: G, currency }),
    ['suspense x1 1000000', 'gift g1 -1000000'],
  ],
  [
    'claim:g1:2',
    'share_claimed',
    journals.shareClaimed({ giftId, slot: 2, claimId, share: G, currency }),
    ['gift g1 1000000', 'claim c1 -1000000'],
  ],
  [
    'lapse:c1',
    'claim_lapsed',
    journals.claimLapsed({ giftId, claimId, share: G, currency }),
    ['claim c1 1000000', 'gift g1 -1000000'],
  ],
  [
    'rest:c1',
    'rest_returned',
    journals.restReturned({ giftId, claimId, amount: G, currency }),
    ['gift g1 1000000', 'claim c1 -1000000'],
  ],
  [
    'rest-back:c1',
    'rest_taken_back',
    journals.restTakenBack({ giftId, claimId, amount: G, currency }),
    ['claim c1 1000000', 'gift g1 -1000000'],
  ],
  [
    'withdrawal:c1:1',
    'withdrawal_reserved',
    journals.withdrawalReserved({ claimId, attempt: 1, withdrawalId, gross: G, fee: F, net: N, currency }),
    ['claim c1 1000000', 'payout_hold w1 -970000', 'fee_hold w1 -30000'],
  ],
  [
    'payout:p1',
    'payout_succeeded',
    journals.payoutSucceeded({ reference: 'p1', withdrawalId, net: N, fee: F, transferFee: T, currency }),
    [
      'payout_hold w1 970000',
      'fee_hold w1 30000',
      'transfer_fee 00000000 2500',
      'provider_balance 00000000 -972500',
      'withdrawal_fee_revenue 00000000 -30000',
    ],
  ],
  [
    'payout:p1',
    'payout_succeeded',
    journals.payoutSucceeded({
      reference: 'p1',
      withdrawalId,
      net: N,
      fee: F,
      transferFee: T,
      stampDuty: minor(5_000),
      currency,
    }),
    [
      'payout_hold w1 970000',
      'fee_hold w1 30000',
      'transfer_fee 00000000 2500',
      'stamp_duty 00000000 5000',
      'provider_balance 00000000 -977500',
      'withdrawal_fee_revenue 00000000 -30000',
    ],
  ],
  [
    'return:w1',
    'payout_failed',
    journals.payoutReturned({ withdrawalId, claimId, net: N, fee: F, currency, reason: 'failed' }),
    ['payout_hold w1 970000', 'fee_hold w1 30000', 'claim c1 -1000000'],
  ],
  [
    'return:w1',
    'payout_rejected',
    journals.payoutReturned({ withdrawalId, claimId, net: N, fee: F, currency, reason: 'rejected' }),
    ['payout_hold w1 970000', 'fee_hold w1 30000', 'claim c1 -1000000'],
  ],
  [
    'reversal:p1',
    'payout_reversed',
    journals.payoutReversed({ reference: 'p1', claimId, net: N, fee: F, currency }),
    ['provider_balance 00000000 970000', 'withdrawal_fee_revenue 00000000 30000', 'claim c1 -1000000'],
  ],
  [
    'refund:f1',
    'refund_started',
    journals.refundStarted({ refundId, giftId, amount: G, currency }),
    ['gift g1 1000000', 'refund f1 -1000000'],
  ],
  [
    'refund:f1',
    'refund_started',
    journals.refundStarted({ refundId, chargeId, amount: G, currency }),
    ['suspense x1 1000000', 'refund f1 -1000000'],
  ],
  [
    'refund-done:f1',
    'refund_done',
    journals.refundDone({ refundId, amount: G, currency }),
    ['refund f1 1000000', 'provider_balance 00000000 -1000000'],
  ],
  [
    'refund-failed:f1',
    'refund_failed',
    journals.refundFailed({ refundId, giftId, amount: G, currency }),
    ['refund f1 1000000', 'gift g1 -1000000'],
  ],
  [
    'dispute:d1',
    'dispute_opened',
    journals.disputeOpened({ disputeId, held, currency }),
    ['gift g1 400000', 'claim c1 100000', 'dispute d1 -500000'],
  ],
  [
    'dispute-won:d1',
    'dispute_won',
    journals.disputeWon({ disputeId, held, currency }),
    ['dispute d1 500000', 'gift g1 -400000', 'claim c1 -100000'],
  ],
  [
    'dispute-lost:d1',
    'dispute_lost',
    journals.disputeLost({ disputeId, held, charged: G, returned: [], currency }),
    ['dispute d1 500000', 'chargeback_loss 00000000 500000', 'provider_balance 00000000 -1000000'],
  ],
  [
    'dispute-covered:d1:3',
    'dispute_covered',
    journals.lossCovered({
      disputeId,
      part: { account: claimAccount(claimId), amount: minor(100_000) },
      currency,
      round: 3,
    }),
    ['claim c1 100000', 'chargeback_loss 00000000 -100000'],
  ],
  [
    'dispute-covered:d1:4',
    'dispute_covered',
    journals.shareSpared({
      disputeId,
      from: giftAccount(giftId),
      share: { account: claimAccount(claimId), amount: minor(100_000) },
      currency,
      round: 4,
    }),
    ['gift g1 100000', 'claim c1 -100000'],
  ],
  [
    'dispute-regained:d1:2',
    'dispute_regained',
    journals.disputeRegained({ disputeId, held, charged: G, returned: [], currency, round: 2 }),
    ['provider_balance 00000000 1000000', 'chargeback_loss 00000000 -500000', 'gift g1 -400000', 'claim c1 -100000'],
  ],
  [
    'refund-covered:f1:2',
    'refund_covered',
    journals.refundCovered({
      refundId,
      part: { account: giftAccount(giftId), amount: minor(200) },
      currency,
      round: 2,
    }),
    ['gift g1 200', 'chargeback_loss 00000000 -200'],
  ],
  [
    'share-covered:jara-out-1:7:500',
    'share_covered',
    journals.shareCovered({
      reference: 'jara-out-1',
      writtenOffAt: new Date(7),
      loss: minor(500),
      part: { account: giftAccount(giftId), amount: minor(200) },
      currency,
    }),
    ['gift g1 200', 'chargeback_loss 00000000 -200'],
  ],
  [
    'charge-covered:x1:2',
    'charge_covered',
    journals.voidCovered({
      chargeId,
      part: { account: giftAccount(giftId), amount: minor(200) },
      currency,
      round: 2,
    }),
    ['gift g1 200', 'chargeback_loss 00000000 -200'],
  ],
  [
    'refund-elsewhere:f1',
    'refund_elsewhere',
    journals.refundMadeElsewhere({
      refundId,
      from: giftAccount(giftId),
      part: minor(300),
      loss: minor(200),
      currency,
      round: 1,
    }),
    ['gift g1 300', 'chargeback_loss 00000000 200', 'provider_balance 00000000 -500'],
  ],
  [
    'refund-elsewhere:f1:2',
    'refund_elsewhere',
    journals.refundMadeElsewhere({
      refundId,
      from: giftAccount(giftId),
      part: minor(300),
      loss: ZERO,
      kept: minor(10),
      currency,
      round: 2,
    }),
    ['gift g1 310', 'provider_balance 00000000 -300', 'collection_fee 00000000 -10'],
  ],
  [
    'refund-back:f1:2',
    'refund_back',
    journals.refundCameBack({
      refundId,
      from: giftAccount(giftId),
      part: minor(300),
      loss: minor(200),
      kept: minor(10),
      currency,
      round: 2,
    }),
    ['provider_balance 00000000 500', 'collection_fee 00000000 10', 'gift g1 -310', 'chargeback_loss 00000000 -200'],
  ],
  [
    'paid-elsewhere:p1:86400000',
    'share_paid_elsewhere',
    journals.sharePaidElsewhere({
      reference: 'p1',
      writtenOffAt: new Date(86_400_000),
      from: giftAccount(giftId),
      part: minor(300),
      loss: ZERO,
      currency,
    }),
    ['gift g1 300', 'provider_balance 00000000 -300'],
  ],
  [
    'charge-voided:x1',
    'charge_voided',
    journals.chargeVoided({
      chargeId,
      from: giftAccount(giftId),
      part: minor(900),
      loss: minor(100),
      fee: minor(15),
      currency,
    }),
    ['gift g1 900', 'chargeback_loss 00000000 100', 'provider_receivable 00000000 -985', 'collection_fee 00000000 -15'],
  ],
  [
    'written-off:i1:3',
    'written_off',
    journals.writtenOff({ item: { id: 'i1' as ItemId, revision: 3 }, amount: minor(300), currency }),
    ['chargeback_loss 00000000 300', 'provider_balance 00000000 -300'],
  ],
  [
    'loss-returned:p1:86400000',
    'loss_returned',
    journals.lossReturned({ reference: 'p1', writtenOffAt: new Date(86_400_000), amount: minor(300), currency }),
    ['provider_balance 00000000 300', 'chargeback_loss 00000000 -300'],
  ],
  [
    'loss-returned:p1:86400000',
    'loss_returned',
    journals.lossReturned({
      reference: 'p1',
      writtenOffAt: new Date(86_400_000),
      amount: minor(300),
      paidBy: { account: giftAccount(giftId), amount: minor(200) },
      currency,
    }),
    ['provider_balance 00000000 300', 'gift g1 -200', 'chargeback_loss 00000000 -100'],
  ],
  [
    'transfer-cost:p1',
    'transfer_cost',
    journals.transferCost({ reference: 'p1', transferFee: minor(2_500), stampDuty: minor(5_000), currency }),
    ['transfer_fee 00000000 2500', 'stamp_duty 00000000 5000', 'provider_balance 00000000 -7500'],
  ],
  [
    'dormant:g1:1',
    'gift_dormant',
    journals.giftDormant({ giftId, amount: G, currency }),
    ['gift g1 1000000', 'dormant g1 -1000000'],
  ],
  [
    'revived:g1:2',
    'gift_revived',
    journals.giftRevived({ giftId, amount: G, currency, round: 2 }),
    ['dormant g1 1000000', 'gift g1 -1000000'],
  ],
  [
    'settlement:s1',
    'collections_settled',
    journals.collectionsSettled({ ref: 's1', amount: G, currency }),
    ['provider_balance 00000000 1000000', 'provider_receivable 00000000 -1000000'],
  ],
  [
    'own-money:i1:2',
    'own_money_moved',
    journals.ownMoneyMoved({ ref: 'i1:2', change: -5_000, currency }),
    ['provider_balance 00000000 -5000', 'own_money 00000000 5000'],
  ],
  [
    'own-charge:77',
    'own_charge',
    journals.ownCharge({ providerId: '77', amount: G, fee: minor(25_000), wentBack: minor(0), currency }),
    ['provider_receivable 00000000 975000', 'collection_fee 00000000 25000', 'own_money 00000000 -1000000'],
  ],
];

describe('a journal', () => {
  it.each(EXAMPLES)('%s is written as its event demands: %s', (ref, event, journal, lines) => {
    expect(journal.ref).toBe(ref);
    expect(journal.event).toBe(event);
    expect(journal.currency).toBe('NGN');
    expect(read(journal)).toEqual(lines);
  });

  it('exists for every event', () => {
    expect(new Set(EXAMPLES.map(([, event]) => event))).toEqual(new Set(JOURNAL_EVENTS));
  });

  it('gives the gift its whole amount even when the provider’s fee is larger', () => {
    const charge = { reference: 'r1', giftId, amount: minor(5_000), fee: minor(10_195), currency } as const;
    expect(read(journals.chargeVerified(charge))).toEqual([
      'provider_receivable 00000000 -5195',
      'collection_fee 00000000 10195',
      'gift g1 -5000',
    ]);
  });

  it('gives back what was held beyond a partial chargeback', () => {
    const charged = minor(50_000);
    const returned = journals.leftByDispute(held, charged, giftAccount(giftId));
    const lost = journals.disputeLost({ disputeId, held, charged, returned, currency });
    expect(read(lost)).toEqual([
      'dispute d1 500000',
      'provider_balance 00000000 -50000',
      'claim c1 -100000',
      'gift g1 -350000',
    ]);
  });

  it('gives a claimed share back whole or not at all, and what no share fits into to the gift', () => {
    const claims = ['c1', 'c2', 'c3'].map((id) => ({ account: claimAccount(id as ClaimId), amount: minor(2_000) }));
    const left = (charged: number) =>
      journals
        .leftByDispute(claims, minor(charged), giftAccount(giftId))
        .map(({ account, amount }) => [account.kind, amount]);
    expect(left(6_000)).toEqual([]);
    expect(left(3_000)).toEqual([
      ['claim', 2_000],
      ['gift', 1_000],
    ]);
    expect(left(2_000)).toEqual([
      ['claim', 2_000],
      ['claim', 2_000],
    ]);
  });

  it('has no lines for a dispute that found nothing left to hold', () => {
    expect(journals.disputeOpened({ disputeId, held: [], currency }).movements).toEqual([]);
  });

  it('refuses a withdrawal whose net and fee do not add up', () => {
    const ask = { claimId, attempt: 1, withdrawalId, gross: G, fee: F, net: G, currency } as const;
    expect(() => journals.withdrawalReserved(ask)).toThrow(RangeError);
  });
});
