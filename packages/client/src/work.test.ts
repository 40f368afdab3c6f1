import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { doWork } from './work.ts';

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

describe('the work for a place in line', () => {
  it('is a number whose hash begins with so many zero bits', async () => {
    const answer = await doWork({ challenge: 'mb1.c.sig', difficulty: 12 });
    expect(answer).toMatch(/^mb1\.c\.sig:\d+$/);
    expect(zeroBits(answer)).toBeGreaterThanOrEqual(12);
  });

  it('leaves the page alive meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    // Practically nobody finds so many; it is left alone after a moment.
    const stopper = new AbortController();
    setTimeout(() => stopper.abort(new Error('seen enough')), 150);
    await expect(doWork({ challenge: 'c', difficulty: 32 }, stopper.signal)).rejects.toThrow('seen enough');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });

  it('is given up on a phone that is too slow: after so long the challenge passes by itself', async () => {
    let now = 0;
    const clock = () => {
      now += 5;
      return now;
    };
    expect(await doWork({ challenge: 'c', difficulty: 32 }, undefined, clock)).toBe('c');
    expect(now).toBeGreaterThan(15_000);
  });
});
