import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupQuid, makeQuid, normaliseQuid, parseQuid, QUID_ALPHABET, QUID_LENGTH } from './quid.ts';

const twelveValues = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 });
const anyQuid = twelveValues.map(makeQuid);

/** Fixed for good: a code that was valid when it was shared must stay valid. */
const VECTORS: [values: number[], quid: string][] = [
  [Array<number>(12).fill(0), '0000000000000'],
  [Array<number>(12).fill(31), 'ZZZZZZZZZZZZR'],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '0123456789ABV'],
  [[31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20], 'ZYXWVTSRQPNM3'],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], '0000000000012'],
  [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], '100000000000E'],
  [[0, 13, 7, 31, 30, 31, 24, 5, 13, 6, 19, 11], '0D7ZYZR5D6KB6'],
  [[15, 21, 13, 13, 25, 23, 5, 26, 16, 7, 17, 9], 'FNDDSQ5TG7H9J'],
  [[3, 18, 27, 16, 13, 22, 13, 25, 3, 11, 31, 30], '3JVGDPDS3BZY1'],
];

const replaceAt = (code: string, i: number, symbol: string) => code.slice(0, i) + symbol + code.slice(i + 1);

function swap(code: string, i: number, j: number): string {
  return replaceAt(replaceAt(code, i, code.charAt(j)), j, code.charAt(i));
}

describe('making a quid', () => {
  it.each(VECTORS)('turns %j into %s', (values, quid) => {
    expect(makeQuid(values)).toBe(quid);
    expect(makeQuid(Uint8Array.from(values))).toBe(quid);
  });

  it('gives 13 symbols that are read back as they are', () => {
    fc.assert(
      fc.property(anyQuid, (quid) => {
        expect(quid).toHaveLength(QUID_LENGTH);
        expect([...quid].every((symbol) => QUID_ALPHABET.includes(symbol))).toBe(true);
        expect(parseQuid(quid)).toBe(quid);
      }),
    );
  });

  it('keeps all of its randomness: different values give different codes', () => {
    fc.assert(
      fc.property(twelveValues, twelveValues, (a, b) => (makeQuid(a) === makeQuid(b)) === (a.join() === b.join())),
    );
  });

  it.each([
    [[1, 2, 3]],
    [Array<number>(13).fill(0)],
    [[...Array<number>(11).fill(0), 32]],
    [[...Array<number>(11).fill(0), -1]],
  ])('refuses the values %j', (values) => {
    expect(() => makeQuid(values)).toThrow(RangeError);
  });
});

describe('a slip of the finger', () => {
  // The code is linear, so a wrong symbol is caught for one quid exactly when it is caught for all of them: whether
  // position i notices a difference d depends on weight(i)·d alone. Trying all 13 × 31 of them is the whole proof.
  it('of any one wrong symbol is caught at every position', () => {
    for (const [, quid] of VECTORS) {
      for (let i = 0; i < QUID_LENGTH; i++) {
        for (const symbol of QUID_ALPHABET) {
          if (symbol !== quid.charAt(i)) expect(parseQuid(replaceAt(quid, i, symbol))).toBeUndefined();
        }
      }
    }
  });

  // Likewise, swapping symbols that differ by d at i and j changes the sum by (weight(i) − weight(j))·d. All 78 pairs
  // of positions times all 31 differences are tried.
  it('of any two swapped symbols is caught, next to each other or not', () => {
    const tried = new Set<string>();
    for (let i = 0; i < QUID_LENGTH; i++) {
      for (let j = i + 1; j < QUID_LENGTH; j++) {
        for (let d = 1; d < 32; d++) {
          const quid = quidWithDifference(i, j, d);
          expect(parseQuid(quid)).toBe(quid);
          expect(parseQuid(swap(quid, i, j))).toBeUndefined();
          tried.add(`${i},${j},${d}`);
        }
      }
    }
    expect(tried.size).toBe(78 * 31);
  });

  it('is caught in random codes as well', () => {
    const position = fc.integer({ min: 0, max: QUID_LENGTH - 1 });
    fc.assert(
      fc.property(anyQuid, position, position, (quid, i, j) => {
        fc.pre(quid.charAt(i) !== quid.charAt(j));
        expect(parseQuid(swap(quid, i, j))).toBeUndefined();
        expect(parseQuid(replaceAt(quid, i, quid.charAt(j)))).toBeUndefined();
      }),
    );
  });

  it('of a missing or an extra symbol is caught by the length', () => {
    fc.assert(
      fc.property(anyQuid, (quid) => {
        expect(parseQuid(quid.slice(1))).toBeUndefined();
        expect(parseQuid(`${quid}0`)).toBeUndefined();
      }),
    );
  });

  /** A valid code whose symbols at i and j differ by d, found by letting a third position balance the sum. */
  function quidWithDifference(i: number, j: number, d: number): string {
    const helper = [0, 1, 2].find((k) => k !== i && k !== j) ?? 0;
    const base = replaceAt('0'.repeat(QUID_LENGTH), j, QUID_ALPHABET.charAt(d));
    const valid = [...QUID_ALPHABET].map((symbol) => replaceAt(base, helper, symbol)).find((code) => parseQuid(code));
    if (!valid) throw new Error(`No code differs by ${d} at ${i} and ${j}`);
    return valid;
  }
});

describe('reading a quid', () => {
  it.each([
    'fndd-sq5tg-7h9j',
    ' FNDD SQ5TG 7H9J\n',
    'FNDD–SQ5TG—7H9J',
    'FNDD\u2011SQ5TG\u00a07H9J\u200b',
    '*FNDD-SQ5TG-7H9J*.',
    '"FNDD_SQ5TG_7H9J"',
    '🎁 FNDDSQ5TG7H9J',
  ])('forgives how it was typed or pasted: %j', (text) => {
    expect(parseQuid(text)).toBe('FNDDSQ5TG7H9J');
  });

  it('reads the letters O, I and L as the digits they were meant to be', () => {
    expect(normaliseQuid('oO iI lL')).toBe('001111');
    expect(parseQuid('ooooo-ooooo-o12')).toBe('0000000000012');
    expect(parseQuid('ooooo-ooooo-ol2')).toBe('0000000000012');
    expect(parseQuid('ooooo-ooooo-oi2')).toBe('0000000000012');
  });

  it.each(['', 'FNDD', 'FNDDSQ5TG7H9JJ', 'FNDDSQ5TG7H9U', 'UUUUUUUUUUUUU', 'FNDDSQ5TG7H9É', 'ßFNDDSQ5TG7H'])(
    'refuses %j',
    (text) => {
      expect(parseQuid(text)).toBeUndefined();
    },
  );

  it('reads every code back through any case and any separators between its symbols', () => {
    const separators = fc.array(fc.constantFrom('', '-', ' ', '–', '.', '\n', '\u200b', '·'), {
      minLength: 13,
      maxLength: 13,
    });
    fc.assert(
      fc.property(anyQuid, separators, fc.boolean(), (quid, between, isLower) => {
        const typed = [...quid].map((symbol, i) => `${between[i]}${symbol}`).join('');
        expect(parseQuid(isLower ? typed.toLowerCase() : typed)).toBe(quid);
      }),
    );
  });
});

describe('showing a quid', () => {
  it.each([
    ['', ''],
    ['f', 'F'],
    ['fndd', 'FNDD'],
    ['fndds', 'FNDD-S'],
    ['fndd-', 'FNDD'],
    ['fnddsq5tg', 'FNDD-SQ5TG'],
    ['fnddsq5tg7', 'FNDD-SQ5TG-7'],
    ['fnddsq5tg7h9j', 'FNDD-SQ5TG-7H9J'],
    ['fnddsq5tg7h9jXYZ', 'FNDD-SQ5TG-7H9J'],
  ])('groups %j as %j', (text, grouped) => {
    expect(groupQuid(text)).toBe(grouped);
  });

  it('takes at most 15 characters and can be grouped again without change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const grouped = groupQuid(text);
        expect(grouped.length).toBeLessThanOrEqual(15);
        expect(groupQuid(grouped)).toBe(grouped);
      }),
    );
  });
});
