import { parseJson } from '@jara/paystack/json';
import { describe, expect, it } from 'vitest';
import { wireJson, withAmountsAsStrings } from './wire-json.ts';

describe('wireJson', () => {
  it('writes an id beyond 2^53 as a plain number', () => {
    expect(wireJson({ id: 18446744073709551615n, note: '18446744073709551615' })).toBe(
      '{"id":18446744073709551615,"note":"18446744073709551615"}',
    );
    expect(parseJson(wireJson({ id: 9007199254740993n }))).toEqual({ id: '9007199254740993' });
  });

  it('writes everything else as JSON does', () => {
    const value = { a: [1, null, 'x"y'], at: new Date(0), gone: undefined };
    expect(wireJson(value)).toBe(JSON.stringify(value));
  });
});

describe('withAmountsAsStrings', () => {
  it('touches amounts at any depth, and nothing else', () => {
    const at = new Date(0);
    expect(withAmountsAsStrings({ data: [{ amount: 5, id: 7, fees: null, at }] })).toEqual({
      data: [{ amount: '5', id: 7, fees: null, at }],
    });
  });
});
