import { parseMajor } from '@jara/domain/money/parse-major';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTyped } from './typed-amount.ts';

describe('an amount while it is typed', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['1000', '1,000'],
    ['1234567', '1,234,567'],
    ['1,2345', '12,345'],
    ['0005', '5'],
    ['0', '0'],
    ['.5', '0.5'],
    ['₦2 500', '2,500'],
    ['NGN 2,500.5', '2,500.5'],
    ['1000.', '1,000.'],
  ])('shows %j as %j', (typed, shown) => {
    expect(formatTyped(typed).text).toBe(shown);
  });

  it.each(['1e3', '5k', '5.000,50', '-5', '50.000', '1.2.3', 'abc', '5₦', '0x10', '１２'])(
    'leaves %j as it is, which is no amount',
    (typed) => {
      expect(formatTyped(typed, 1)).toEqual({ text: typed, caret: 1 });
      expect(parseMajor(typed)).toBeUndefined();
    },
  );

  it('keeps the caret behind the same digit when a separator appears', () => {
    // "1000|0" after typing a zero in the middle of "1,000": the caret stays behind the fourth digit.
    expect(formatTyped('1,0000', 5)).toEqual({ text: '10,000', caret: 5 });
    expect(formatTyped('10000', 2)).toEqual({ text: '10,000', caret: 2 });
    expect(formatTyped('1234', 4)).toEqual({ text: '1,234', caret: 5 });
  });

  it('keeps the caret behind the same digit when one is deleted', () => {
    expect(formatTyped('1,00', 4)).toEqual({ text: '100', caret: 3 });
    expect(formatTyped(',000', 0)).toEqual({ text: '0', caret: 0 });
  });

  it('never changes an amount that is already well written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.option(fc.integer({ min: 0, max: 99 })),
        (whole, kobo) => {
          const text = `${whole}${kobo === null ? '' : `.${String(kobo).padStart(2, '0')}`}`;
          const shown = formatTyped(text).text;
          expect(formatTyped(shown).text).toBe(shown);
          expect(parseMajor(shown)).toBe(whole * 100 + (kobo ?? 0));
        },
      ),
    );
  });

  it('gives an amount, or what was typed where that can become none, with the caret inside', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (text, at) => {
        const shown = formatTyped(text, Math.min(at, text.length));
        if (shown.text === text)
          expect(/^$|^\d{1,3}(,\d{3})*(\.\d{0,2})?$/.test(text) || parseMajor(text) === undefined).toBe(true);
        else expect(shown.text).toMatch(/^$|^\d{1,3}(,\d{3})*(\.\d{0,2})?$/);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
      }),
    );
  });
});
