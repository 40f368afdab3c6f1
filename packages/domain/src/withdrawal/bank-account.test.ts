import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountNumberProblem,
  BANK_NICKNAMES,
  cleanAccountName,
  isSameHolder,
  maskAccountNumber,
  nubanCheckDigit,
  nubanMatchesBank,
  searchBanks,
} from './bank-account.ts';

describe('an account number', () => {
  it.each([
    ['', 'Account number is required'],
    ['012345678', 'Account number must be at least 10 digits'],
    ['01234567890', 'Invalid account number format'],
    ['012345678a', 'Invalid account number format'],
    ['0123 456789', 'Invalid account number format'],
    ['٠١٢٣٤٥٦٧٨٩', 'Invalid account number format'],
  ])('%j is refused: %s', (accountNumber, message) => {
    expect(accountNumberProblem(accountNumber)).toBe(message);
  });

  it('has exactly 10 digits in Nigeria and up to 20 elsewhere', () => {
    expect(accountNumberProblem('0123456789')).toBeUndefined();
    expect(accountNumberProblem('0'.repeat(20), 'GHS')).toBeUndefined();
    expect(accountNumberProblem('0'.repeat(21), 'GHS')).toBe('Invalid account number format');
  });

  it('shows only its last four digits', () => {
    expect(maskAccountNumber('0123456789')).toBe('••••••6789');
  });
});

describe('an account name', () => {
  it.each([
    ['  ADA   OBI ', 'ADA OBI'],
    ["CHINEDU O'NEIL", 'CHINEDU ONEIL'],
    ['OBI, ADA 2', 'OBI ADA'],
    ['Ọlá\u0300 Ṣọlá', 'Ọlá\u0300 Ṣọlá'],
    ['<b>ADA</b>\n', 'bADAb'],
    ['12345', ''],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanAccountName(name)).toBe(kept.normalize('NFC'));
  });

  it('is not changed by cleaning it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const clean = cleanAccountName(name);
        return cleanAccountName(clean) === clean;
      }),
    );
  });
});

describe('the holder of an account', () => {
  const word = fc.stringMatching(/^[A-ZẸỌṢÁÉÍ]{1,12}$/);
  const names = fc.array(word, { minLength: 1, maxLength: 5 });
  /** One name as several banks keep it: its words in any order, in any case, with any space and stops between them. */
  const writings = names.chain((words) =>
    fc.tuple(
      fc.constant(words),
      fc.shuffledSubarray(words, { minLength: words.length }),
      fc.array(fc.constantFrom(' ', '  ', ', ', ' \t'), { minLength: words.length, maxLength: words.length }),
      fc.array(fc.boolean(), { minLength: words.length, maxLength: words.length }),
    ),
  );

  it('is the same however a bank writes the name', () => {
    fc.assert(
      fc.property(writings, ([words, shuffled, gaps, small]) => {
        const written = shuffled.map((each, i) => (small[i] ? each.toLowerCase() : each) + gaps[i]).join('');
        return isSameHolder(words.join(' '), written) && isSameHolder(written.normalize('NFD'), words.join(' '));
      }),
    );
  });

  it('is another with one word more, one less or one changed', () => {
    fc.assert(
      fc.property(names, word, fc.nat(), (words, other, at) => {
        const place = at % words.length;
        const name = words.join(' ');
        expect(isSameHolder(name, [...words, other].join(' '))).toBe(false);
        expect(isSameHolder(name, words.toSpliced(place, 1).join(' '))).toBe(false);
        expect(isSameHolder(name, words.toSpliced(place, 1, `${words[place]}X`).join(' '))).toBe(false);
      }),
    );
  });

  it.each([
    ['ADA OKAFOR', 'Okafor, Ada', true],
    ['ỌLÁ ṢỌLÁ', 'SOLA OLA', true],
    ['ADA ADA OKAFOR', 'ADA OKAFOR', false],
    ['ADA OKAFOR', 'ADA OKAFO', false],
    ['', '', false],
    ['123', '456', false],
  ])('%j and %j: %j', (one, other, isSame) => {
    expect(isSameHolder(one, other)).toBe(isSame);
  });
});

describe('the check digit of a Nigerian account number', () => {
  it.each([
    ['000011', '000001457', 9],
    ['000011', '000000022', 0],
    ['000044', '000001457', 9],
    ['000057', '000000000', 4],
    ['950547', '000001457', 3],
    ['950211', '200001234', 4],
    ['950515', '600001234', 1],
    ['999992', '801234567', 3],
  ])('of institution %s and serial %s is %d', (institution, serial, digit) => {
    expect(nubanCheckDigit(institution, serial)).toBe(digit);
  });

  it.each([
    ['0000014579', '011'],
    ['0000000220', '011'],
    ['0000014579', '044'],
    ['0000000004', '057'],
    ['0000014573', '50547'],
    ['2000012344', '50211'],
    ['6000012341', '50515'],
    ['8012345673', '999992'],
  ])('lets %s belong to bank %s', (accountNumber, bankCode) => {
    expect(nubanMatchesBank(accountNumber, bankCode)).toBe(true);
  });

  it.each([
    ['0000000000', '057'],
    ['0000014578', '011'],
    ['000001457', '011'],
    ['00000145799', '011'],
    ['2000012345', '50211'],
  ])('doubts that %s belongs to bank %s', (accountNumber, bankCode) => {
    expect(nubanMatchesBank(accountNumber, bankCode)).toBe(false);
  });

  it.each([
    ['00103', '000103'],
    ['035A', '000035'],
    ['000304', '000304'],
    ['MFB50094', '950094'],
    ['FC40163', '940163'],
    ['951113', '951113'],
  ])('reads the provider code %s as institution %s', (bankCode, institution) => {
    const digit = nubanCheckDigit(institution, '123456789');
    expect(nubanMatchesBank(`123456789${digit}`, bankCode)).toBe(true);
    expect(nubanMatchesBank(`123456789${(digit + 1) % 10}`, bankCode)).toBe(false);
  });

  it('does not doubt a phone number at a wallet that uses phone numbers', () => {
    for (let digit = 0; digit < 10; digit++) expect(nubanMatchesBank(`801234567${digit}`, '999992')).toBe(true);
  });

  it.each(['565', '946', '001', '090561', '00716'])(
    'does not doubt any number at %s, whose scheme is unknown',
    (code) => {
      for (let digit = 0; digit < 10; digit++) expect(nubanMatchesBank(`123456789${digit}`, code)).toBe(true);
    },
  );

  it('fits a random number to a bank one time in ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9}$/), (serial) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => nubanMatchesBank(`${serial}${digit}`, '058'));
        return fitting.filter(Boolean).length === 1;
      }),
    );
  });
});

describe('searching for a bank', () => {
  const banks = [
    { name: 'Access Bank', code: '044' },
    { name: 'Access Bank (Diamond)', code: '063' },
    { name: 'ALAT by WEMA', code: '035A' },
    { name: 'First Bank of Nigeria', code: '011' },
    { name: 'First City Monument Bank', code: '214' },
    { name: 'FIRST ROYAL MICROFINANCE BANK', code: '090164' },
    { name: 'Guaranty Trust Bank', code: '058' },
    { name: 'Kuda Bank', code: '50211' },
    { name: 'OPay Digital Services Limited (OPay)', code: '999992' },
    { name: 'Stanbic IBTC Bank', code: '221' },
    { name: 'Union Bank of Nigeria', code: '032' },
    { name: 'United Bank For Africa', code: '033' },
    { name: 'Unity Bank', code: '215' },
    { name: 'Wema Bank', code: '035' },
    { name: 'Zenith Bank', code: '057' },
  ];
  const found = (query: string) => searchBanks(banks, query).map(({ code }) => code);

  it.each([
    ['GTB', '058'],
    ['gtbank', '058'],
    ['Opay', '999992'],
    ['o pay', '999992'],
    ['First', '011'],
    ['UBA', '033'],
    ['Wema', '035'],
    ['alat', '035A'],
    ['fcmb', '214'],
    ['diamond', '063'],
    ['zen', '057'],
    ['057', '057'],
    ['stanbic ibtc', '221'],
    ['bank trust', '058'],
    ['firstbank', '011'],
  ])('%j finds %s first', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('lists every bank that fits, the likeliest first', () => {
    expect(found('first')).toEqual(['011', '214', '090164']);
    expect(found('uni')).toEqual(['032', '033', '215']);
  });

  it('shows all banks in their order for an empty search, and none for nonsense', () => {
    expect(searchBanks(banks, '  ')).toEqual(banks);
    expect(found('xyzzy')).toEqual([]);
    expect(found('%')).toHaveLength(banks.length);
  });

  it('finds every bank by its own name, by its code and by each of its nicknames', () => {
    for (const bank of banks) {
      expect(found(bank.name)[0]).toBe(bank.code);
      expect(found(bank.code)[0]).toBe(bank.code);
      for (const nickname of BANK_NICKNAMES[bank.code] ?? []) expect(found(nickname)).toContain(bank.code);
    }
  });
});
