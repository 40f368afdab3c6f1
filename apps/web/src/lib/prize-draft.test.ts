import { minor } from '@jara/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, listedTotal, missingWords, newLines, prizesOf, shareRestEqually, winnersOf } from './prize-draft.ts';

describe('a list of prizes', () => {
  it('is typed as so many winners with so much each', () => {
    const lines = [
      { winners: '1', each: '50,000' },
      { winners: '3', each: '10000.50' },
    ];
    expect(prizesOf(lines)).toEqual([5_000_000, 1_000_050, 1_000_050, 1_000_050]);
    expect(winnersOf(lines)).toBe(4);
    expect(listedTotal(lines)).toBe(8_000_150);
  });

  it('comes back from its amounts as it was, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 2000 }), { minLength: 1, maxLength: 50 }), (amounts) => {
        expect(prizesOf(linesOf(amounts))).toEqual(amounts);
      }),
    );
    expect(linesOf([500_000, 100_000, 100_000])).toEqual([
      { winners: '1', each: '5,000' },
      { winners: '2', each: '1,000' },
    ]);
  });

  it('writes out no more amounts than a rule can have', () => {
    expect(prizesOf([{ winners: '999999999', each: '1' }])).toEqual([]);
    expect(winnersOf([{ winners: 'ten', each: '1' }])).toBeNaN();
  });
});

describe('sharing the rest equally', () => {
  it('fills the lines that have no amount yet', () => {
    const lines = [{ winners: '1', each: '4,000' }, ...newLines(3)];
    expect(shareRestEqually(lines, minor(1_000_000))).toEqual([
      { winners: '1', each: '4,000' },
      { winners: '1', each: '2,000' },
      { winners: '2', each: '2,000' },
    ]);
  });

  it('gives everybody the same when no line waits for an amount', () => {
    expect(shareRestEqually([{ winners: '4', each: '9,000' }], minor(1_000_000))).toEqual([
      { winners: '4', each: '2,500' },
    ]);
  });

  it('always adds up to the kobo, and keeps the number of winners', () => {
    const line = fc.record({
      winners: fc.integer({ min: 1, max: 20 }).map(String),
      each: fc.option(fc.integer({ min: 1, max: 500 }).map(String), { nil: '' }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 500_000, max: 9_000_000 }),
        (lines, amount) => {
          const shared = shareRestEqually(lines, minor(amount));
          expect(listedTotal(shared)).toBe(amount);
          expect(winnersOf(shared)).toBe(winnersOf(lines));
        },
      ),
    );
  });

  it('leaves a list alone whose winners cannot be read', () => {
    const lines = [{ winners: '', each: '' }];
    expect(shareRestEqually(lines, minor(1_000_000))).toEqual(lines);
  });
});

it('says in words what is missing, what is too much, and when it adds up', () => {
  expect(missingWords(900_000, minor(1_000_000))).toBe('₦9,000 of ₦10,000. ₦1,000 is still to be given.');
  expect(missingWords(1_000_050, minor(1_000_000))).toBe(
    '₦10,000.50 of ₦10,000. That is ₦0.50 more than is in the gift.',
  );
  expect(missingWords(1_000_000, minor(1_000_000))).toBe('₦10,000 of ₦10,000. It adds up.');
});
