import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareFee, withdrawalFee } from '../money/fee.ts';
import { type Minor, minor, minus, plus, ZERO } from '../money/money.ts';
import { luckyShares } from '../rule/lucky.ts';
import { sharesOf } from '../rule/shares.ts';
import { FEE_PAYERS, giftFor, quoteOf, refundOf, termsFor } from './quote.ts';

const amounts = fc.integer({ min: 10_000, max: 1_000_000_000 }).map(minor);

describe('a gift whose fee the sender pays', () => {
  it('is the least that leaves whoever claims it with the whole amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const gift = giftFor(amount, 'SENDER');
        expect(withdrawalFee(gift).net).toBe(amount);
        expect(withdrawalFee(minor(gift - 1)).net).toBeLessThan(amount);
      }),
    );
  });

  it('is what the recipient gets before the fee, where they pay it', () => {
    expect(giftFor(minor(5_000_000), 'RECIPIENT')).toBe(5_000_000);
    expect(giftFor(minor(5_000_000), 'SENDER')).toBe(5_154_639);
  });
});

describe('a quote', () => {
  it('is of one piece: what arrives and what we take is what was charged', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...FEE_PAYERS), (amount, payer) => {
        const gift = giftFor(amount, payer);
        const quote = quoteOf(gift, termsFor(gift), 'NGN');
        expect(quote.charged).toBe(quote.gift);
        expect(quote.fee + quote.received).toBe(quote.gift);
        if (payer === 'SENDER') expect(quote.received).toBe(amount);
        expect(quote.refundIfCancelled).toBeLessThan(quote.charged);
      }),
    );
  });

  it('keeps to the terms it was given, whatever ours are by now', () => {
    expect(quoteOf(minor(100_000), { feeBps: 500, keptOnRefund: minor(123) }, 'NGN')).toEqual({
      charged: 100_000,
      gift: 100_000,
      fee: 5_000,
      received: 95_000,
      refundIfCancelled: 99_877,
      currency: 'NGN',
    });
  });

  const cuts = (gift: Minor): Minor[][] => [
    sharesOf(undefined, gift),
    sharesOf({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 }, gift),
    sharesOf({ type: 'SPLIT', mode: 'PERCENTAGE', bps: [3333, 3333, 3334] }, gift),
    luckyShares({ amount: gift, shares: 7, seed: 'a'.repeat(64), giftId: 'gift' }),
  ];

  it('is met to the kobo however the gift is cut, and by any part of it', () => {
    fc.assert(
      fc.property(amounts, fc.nat({ max: 7 }), (gift, taken) => {
        const terms = termsFor(gift);
        const { fee, refundIfCancelled } = quoteOf(gift, terms, 'NGN');
        for (const shares of cuts(gift)) {
          let claimed = ZERO;
          let fees = ZERO;
          for (const share of shares) {
            fees = plus(fees, shareFee(share, claimed, terms.feeBps));
            claimed = plus(claimed, share);
          }
          expect(fees).toBe(fee);
          const part = shares.slice(0, taken).reduce(plus, ZERO);
          const back = refundOf(minus(gift, part), { gift, ...terms });
          expect(back).toBeLessThanOrEqual(minus(gift, part));
          if (part === ZERO) expect(back).toBe(refundIfCancelled);
        }
      }),
    );
  });
});
