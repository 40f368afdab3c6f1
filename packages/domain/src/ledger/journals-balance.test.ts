import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChargeId, ClaimId, DisputeId, GiftId, RefundId, WithdrawalId } from '../ids.ts';
import { withdrawalFee } from '../money/fee.ts';
import { type Minor, minor } from '../money/money.ts';
import { claimAccount, giftAccount } from './accounts.ts';
import * as disputes from './dispute-journals.ts';
import type { HeldPart, Journal } from './journal.ts';
import * as ordinary from './journals.ts';
import * as outside from './outside-journals.ts';

const journals = { ...ordinary, ...disputes, ...outside };

const currency = 'NGN';
const giftId = 'g' as GiftId;
const chargeId = 'x' as ChargeId;
const claimId = 'c' as ClaimId;
const withdrawalId = 'w' as WithdrawalId;
const refundId = 'f' as RefundId;
const disputeId = 'd' as DisputeId;
const amount = fc.integer({ min: 0, max: 2 ** 50 }).map(minor);

const leftOf = ({ held, charged }: { held: HeldPart[]; charged: Minor }) =>
  journals.leftByDispute(held, charged, giftAccount(giftId));

describe('for any amounts, every journal balances and has no empty line', () => {
  const properties: [string, fc.Arbitrary<Journal>][] = [
    ['a verified charge', charge((parts) => journals.chargeVerified({ ...parts, giftId }))],
    ['a suspended charge', charge((parts) => journals.chargeHeldInSuspense({ ...parts, chargeId }))],
    ['a released charge', amount.map((amount) => journals.suspenseReleased({ chargeId, giftId, amount, currency }))],
    ['a claimed share', amount.map((share) => journals.shareClaimed({ giftId, slot: 0, claimId, share, currency }))],
    ['a lapsed share', amount.map((share) => journals.claimLapsed({ giftId, claimId, share, currency }))],
    ['a reserved withdrawal', withdrawal((parts) => journals.withdrawalReserved({ ...parts, attempt: 1 }))],
    [
      'a payout',
      fc.tuple(amount, amount, amount).map(([gross, transferFee, stampDuty]) =>
        journals.payoutSucceeded({
          ...withdrawalFee(gross),
          transferFee,
          stampDuty,
          reference: 'p',
          withdrawalId,
          currency,
        }),
      ),
    ],
    ['a failed payout', withdrawal((parts) => journals.payoutReturned({ ...parts, reason: 'failed' }))],
    ['a rejected withdrawal', withdrawal((parts) => journals.payoutReturned({ ...parts, reason: 'rejected' }))],
    ['a reversed payout', withdrawal((parts) => journals.payoutReversed({ ...parts, reference: 'p' }))],
    ['a started refund', amount.map((amount) => journals.refundStarted({ refundId, giftId, amount, currency }))],
    ['a finished refund', amount.map((amount) => journals.refundDone({ refundId, amount, currency }))],
    ['a failed refund', amount.map((amount) => journals.refundFailed({ refundId, chargeId, amount, currency }))],
    ['an opened dispute', dispute((parts) => journals.disputeOpened(parts))],
    ['a won dispute', dispute((parts) => journals.disputeWon(parts))],
    ['a lost dispute', dispute((parts) => journals.disputeLost({ ...parts, returned: leftOf(parts) }))],
    ['a regained dispute', dispute((parts) => journals.disputeRegained({ ...parts, returned: leftOf(parts) }))],
    [
      'a covered loss',
      amount.map((amount) =>
        journals.lossCovered({ disputeId, part: { account: claimAccount(claimId), amount }, currency, round: 1 }),
      ),
    ],
    ['a dormant gift', amount.map((amount) => journals.giftDormant({ giftId, amount, currency }))],
    ['a revived gift', amount.map((amount) => journals.giftRevived({ giftId, amount, currency }))],
    ['a charge of our own', charge((parts) => journals.ownCharge({ ...parts, providerId: '7', wentBack: minor(1) }))],
    ['our own money', fc.integer().map((change) => journals.ownMoneyMoved({ ref: 'i', change, currency }))],
    ['a settlement', amount.map((amount) => journals.collectionsSettled({ ref: 's', amount, currency }))],
  ];

  it.each(properties)('%s', (_, anyJournal) => {
    fc.assert(
      fc.property(anyJournal, (journal) => {
        // Summed as BigInt, so that no rounding can hide a missing unit.
        expect(journal.movements.reduce((total, { amount }) => total + BigInt(amount), 0n)).toBe(0n);
        expect(journal.movements.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
      }),
    );
  });

  function charge(build: (parts: { reference: string; amount: Minor; fee: Minor; currency: 'NGN' }) => Journal) {
    return fc.tuple(amount, amount).map(([amount, fee]) => build({ reference: 'r', amount, fee, currency }));
  }

  type Parts = { withdrawalId: WithdrawalId; claimId: ClaimId; gross: Minor; fee: Minor; net: Minor; currency: 'NGN' };

  function withdrawal(build: (parts: Parts) => Journal) {
    return amount.map((gross) => build({ ...withdrawalFee(gross), withdrawalId, claimId, currency }));
  }

  function dispute(
    build: (parts: { disputeId: DisputeId; held: HeldPart[]; charged: Minor; currency: 'NGN' }) => Journal,
  ) {
    const part = fc.tuple(
      fc.constantFrom(giftAccount(giftId), claimAccount(claimId), claimAccount('c2' as ClaimId)),
      fc.nat().map(minor),
    );
    return fc.tuple(fc.array(part, { maxLength: 6 }), amount).map(([parts, charged]) => {
      const held = parts.map(([account, amount]) => ({ account, amount }));
      return build({ disputeId, held, charged, currency });
    });
  }
});
