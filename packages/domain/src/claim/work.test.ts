import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../rule/sha256.ts';
import { isWorkDone } from './work.ts';

const challenge = 'mb1x2y3z.f.0123456789abcdefghijkl';
const zeroBits = (hex: string) => {
  const bits = [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  return bits.indexOf('1');
};

describe('work', () => {
  it('is done by a number whose hash begins with as many zero bits as were asked for, or more', () => {
    for (let n = 0; n < 500; n += 1) {
      const zeros = zeroBits(sha256Hex(`${challenge}:${n}`));
      expect(isWorkDone({ challenge, difficulty: zeros }, n)).toBe(true);
      expect(isWorkDone({ challenge, difficulty: zeros + 1 }, n)).toBe(false);
    }
  });

  it('takes about as many tries as the difficulty says, each a hash of one block', () => {
    let tries = 0;
    for (let found = 0; found < 40; tries += 1)
      if (isWorkDone({ challenge: `${challenge}${found}`, difficulty: 6 }, tries)) found += 1;
    expect(tries).toBeGreaterThan(40 * 32);
    expect(tries).toBeLessThan(40 * 128);
    expect(`${challenge}:999999999999`.length).toBeLessThan(56);
  });
});
