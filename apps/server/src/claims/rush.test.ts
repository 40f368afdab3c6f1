import type { GiftId } from '@jara/domain/ids';
import { describe, expect, it } from 'vitest';
import { createRush } from './rush.ts';

const gift = 'a gift' as GiftId;
const other = 'another' as GiftId;

describe('a rush', () => {
  const setUp = (triesPerSecond: number | undefined) => {
    let now = 0;
    const rush = createRush(triesPerSecond, () => now);
    rush.watch(gift);
    return {
      rush,
      wait: (ms: number) => {
        now += ms;
      },
      come: (count: number) => Array.from({ length: count }, () => rush.comesFor(gift)),
    };
  };

  it('begins with one more than are let in each second, for that gift alone', () => {
    const { rush, come, wait } = setUp(50);
    rush.watch(other);
    for (let second = 0; second < 5; second += 1) {
      expect(come(50)).not.toContain(15);
      wait(1_000);
    }
    expect(come(51).at(-1)).toBe(15);
    expect(rush.comesFor(other)).toBeUndefined();
  });

  it('lasts while it lasts, and a few seconds more', () => {
    const { come, wait } = setUp(10);
    come(11);
    wait(4_000);
    expect(come(1)).toEqual([15]);
    wait(900);
    expect(come(1)).toEqual([15]);
    wait(100);
    expect(come(1)).toEqual([undefined]);
  });

  it('takes more work the more come, up to a limit, and less again when it begins anew', () => {
    const { come, wait } = setUp(10);
    expect(come(20).at(-1)).toBe(16);
    expect(come(20).at(-1)).toBe(17);
    expect(come(40).at(-1)).toBe(18);
    expect(come(10_000).at(-1)).toBe(18);
    wait(6_000);
    expect(come(11)).toEqual([...Array(10).fill(undefined), 15]);
  });

  it('is not known of gifts that were never watched, nor where nobody is counted', () => {
    const { rush } = setUp(1);
    for (let tries = 0; tries < 10; tries += 1) expect(rush.comesFor(other)).toBeUndefined();
    const { come } = setUp(undefined);
    expect(come(1_000).every((bits) => bits === undefined)).toBe(true);
  });
});
