import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareFee, withdrawalFee } from '../money/fee.ts';
import { type Minor, minor, minus, plus, ZERO } from '../money/money.ts';
import { collectionFee } from '../money/provider-fees.ts';
import { luckyShares } from '../rule/lucky.ts';
import type { Rule } from '../rule/rule.ts';
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

  // The smallest and the largest gift that can be ordered, and every so many kobo between them.
  const [SMALLEST, LARGEST, STEP] = [5_000, 100_000_000, 49_999];
  const rules: (Rule | undefined)[] = [
    undefined,
    { type: 'NTH_PERSON', nthPerson: 3 },
    { type: 'TIME', startsAt: 0, endsAt: 1 },
    { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 5 },
    { type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_001, 1_999] },
    { type: 'EQUAL', totalShares: 4 },
    { type: 'LUCKY', totalShares: 4 },
  ];
  const draw = { seed: 'b'.repeat(64), giftId: 'gift' };

  it('is true in every line, for every amount, whoever pays the fee, whatever the rule and wherever it is cancelled', () => {
    const asked = Array.from({ length: Math.ceil((LARGEST - SMALLEST) / STEP) }, (_, index) => SMALLEST + index * STEP);
    const wrong: unknown[] = [];
    for (const amount of [...asked, LARGEST].map(minor))
      for (const payer of FEE_PAYERS) {
        const gift = giftFor(amount, payer);
        const terms = termsFor(gift);
        const quote = quoteOf(gift, terms, 'NGN');
        const isWhole =
          quote.charged === gift &&
          quote.fee + quote.received === gift &&
          quote.received === (payer === 'SENDER' ? amount : gift - quote.fee) &&
          quote.refundIfCancelled + collectionFee(gift) === quote.charged;
        if (!isWhole) wrong.push([amount, payer, quote]);
        for (const rule of rules) {
          let [claimed, fees, arrived] = [ZERO, ZERO, ZERO];
          for (const share of sharesOf(rule, gift, draw)) {
            // Cancelled here: everything that was charged has an owner.
            const rest = minus(gift, claimed);
            const back = refundOf(rest, { gift, ...terms });
            const kept = minus(rest, back);
            if (arrived + fees + back + kept !== quote.charged || kept > collectionFee(gift))
              wrong.push([amount, rule]);
            const fee = shareFee(share, claimed, terms.feeBps);
            claimed = plus(claimed, share);
            fees = plus(fees, fee);
            arrived = plus(arrived, minus(share, fee));
          }
          if (fees !== quote.fee || arrived !== quote.received) wrong.push([amount, payer, rule, fees, arrived]);
        }
      }
    expect(wrong).toEqual([]);
  });
});
