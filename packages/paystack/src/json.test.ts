import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

describe('parseJson', () => {
  it('keeps every digit of an id beyond 2^53', () => {
    expect(parseJson('{"id":18446744073709551615,"n":[9007199254740993, 7]}')).toEqual({
      id: '18446744073709551615',
      n: ['9007199254740993', 7],
    });
  });

  it('leaves ordinary numbers, fractions and exponents as numbers', () => {
    expect(parseJson('[4099260516, 1.5, 1e21, -3, 0.1234567890123456]')).toEqual([
      4099260516, 1.5, 1e21, -3, 0.1234567890123456,
    ]);
  });

  it('does not touch digits inside strings, however they are escaped', () => {
    const tricky = { a: '99999999999999999999', b: 'say \\"99999999999999999999\\"', 'c":99999999999999999999': '\\' };
    expect(parseJson(JSON.stringify(tricky))).toEqual(tricky);
  });

  it('refuses what is not JSON', () => {
    expect(() => parseJson('{"id": 18446744073709551615')).toThrow(SyntaxError);
    expect(() => parseJson('<html></html>')).toThrow(SyntaxError);
  });

  test.prop([fc.jsonValue()])('reads everything else exactly as JSON.parse does', (value) => {
    const text = JSON.stringify(value);
    const withoutLargeNumbers = !/\d{16,}/.test(text);
    fc.pre(withoutLargeNumbers);
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.prop([fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })])('gives back any 64-bit id digit for digit', (id) => {
    const { read } = parseJson(`{"read":${id}}`) as { read: number | string };
    expect(String(read)).toBe(String(id));
  });
});
