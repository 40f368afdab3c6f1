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
    const { mostUsed, others } = offerBanks(banks, '');
    expect(mostUsed.map(({ code }) => code)).toEqual(MOST_USED_CODES);
    expect(others.map(({ name }) => name)).toEqual(['Abbey Mortgage Bank', 'Wema Bank']);
  });

  it('leave out a most-used bank the provider does not list', () => {
    expect(offerBanks(banks.slice(0, 2), '').mostUsed.map(({ code }) => code)).toEqual(['044', '057']);
  });

  it('are found by nickname', () => {
    expect(offerBanks(banks, 'gtb').others[0]?.code).toBe('058');
    expect(offerBanks(banks, 'opay').others[0]?.code).toBe('999992');
    expect(offerBanks(banks, 'no such bank')).toEqual({ mostUsed: [], others: [] });
  });
});
