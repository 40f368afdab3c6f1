import { nubanCheckDigit } from '@jara/domain/withdrawal/bank-account';
import { describe, expect, it } from 'vitest';
import { MOST_USED_CODES, offerBanks } from './popular-banks.ts';

const banks = [
  { name: 'Zenith Bank', code: '057' },
  { name: 'Access Bank', code: '044' },
  { name: 'Wema Bank', code: '035' },
  { name: 'Guaranty Trust Bank', code: '058' },
  { name: 'OPay Digital Services Limited (OPay)', code: '999992' },
  { name: 'PalmPay', code: '999991' },
  { name: 'Moniepoint MFB', code: '50515' },
  { name: 'Abbey Mortgage Bank', code: '404' },
];

describe('the banks on offer', () => {
  it('start with the six most used, then the rest by name', () => {
    const { first, others } = offerBanks(banks, '');
    expect(first.map(({ code }) => code)).toEqual(MOST_USED_CODES);
    expect(others.map(({ name }) => name)).toEqual(['Abbey Mortgage Bank', 'Wema Bank']);
  });

  it('leave out a most-used bank the provider does not list', () => {
    expect(offerBanks(banks.slice(0, 2), '').first.map(({ code }) => code)).toEqual(['044', '057']);
  });

  it('are found by nickname', () => {
    expect(offerBanks(banks, 'gtb').others[0]?.code).toBe('058');
    expect(offerBanks(banks, 'opay').others[0]?.code).toBe('999992');
    expect(offerBanks(banks, 'no such bank')).toEqual({ first: [], others: [] });
  });

  it('start with those the account number fits, and leave nobody out', () => {
    // A phone number, as wallets number their accounts.
    const wallets = offerBanks(banks, '', '8031234567');
    expect(wallets.first.map(({ code }) => code)).toEqual(expect.arrayContaining(['999992', '999991']));
    const serial = '012345678';
    const zenith = offerBanks(banks, '', `${serial}${nubanCheckDigit('000057', serial)}`);
    expect(zenith.first.map(({ code }) => code)).toContain('057');
    expect(zenith.first.map(({ code }) => code)).not.toContain('999992');
    for (const { first, others } of [wallets, zenith]) expect([...first, ...others]).toHaveLength(banks.length);
  });

  it('are those most used until all ten digits are there', () => {
    expect(offerBanks(banks, '', '803123456').first.map(({ code }) => code)).toEqual(MOST_USED_CODES);
  });
});
