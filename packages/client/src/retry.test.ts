import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failing = (failures: number) => {
  const began = Date.now();
  const triedAt: number[] = [];
  const attempt = async () => {
    triedAt.push(Date.now() - began);
    if (triedAt.length <= failures) throw new Error(`failure ${triedAt.length}`);
    return 'answer';
  };
  return { triedAt, attempt };
};

describe('a call over a shaky network', () => {
  it('waits 1, 2 and 4 seconds between four tries', async () => {
    const { triedAt, attempt } = failing(3);
    const call = withRetries(attempt, () => true);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toBe('answer');
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
  });

  it('gives up after the fourth try with the last failure', async () => {
    const { triedAt, attempt } = failing(9);
    const outcome = expect(withRetries(attempt, () => true)).rejects.toThrow('failure 4');
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(triedAt).toHaveLength(4);
  });

  it('is not repeated when repeating cannot help', async () => {
    const { triedAt, attempt } = failing(1);
    await expect(withRetries(attempt, () => false)).rejects.toThrow('failure 1');
    expect(triedAt).toEqual([0]);
  });

  it('stops at once when the screen that asked has gone', async () => {
    const { triedAt, attempt } = failing(4);
    const stop = new AbortController();
    const call = withRetries(attempt, () => true, stop.signal);
    stop.abort(new Error('gone'));
    await expect(call).rejects.toThrow();
    expect(triedAt).toEqual([0]);
  });
});
