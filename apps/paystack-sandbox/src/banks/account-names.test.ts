import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { accountNameOf } from './account-names.ts';

const accountNumber = fc.stringMatching(/^\d{10}$/);

describe('the name of an account', () => {
  test.prop([accountNumber, fc.constantFrom('058', '50211', '999992')])(
    'is three different words in capitals, and always the same',
    (number, bank) => {
      fc.pre(!number.endsWith('77'));
      const name = accountNameOf(bank, number);
      expect(name).toMatch(/^[A-Z]+ [A-Z]+ [A-Z]+$/);
      expect(new Set(name?.split(' ')).size).toBe(3);
      expect(accountNameOf(bank, number)).toBe(name);
    },
  );

  it('differs between banks', () => {
    const names = ['058', '057', '044', '033', '011'].map((bank) => accountNameOf(bank, '0123456789'));
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it('is unknown for numbers that end in 77 or are not ten digits', () => {
    for (const number of ['0123456777', '012345678', '01234567890', '012345678a', '']) {
      expect(accountNameOf('058', number)).toBeUndefined();
    }
  });
});
