import { describe, expect, it, vi } from 'vitest';
import { withRetries } from './retry.ts';

const setUp = (failures: number) => {
  const waits: number[] = [];
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length <= failures) throw new Error(`failure ${attempt.mock.calls.length}`);
    return 'answer';
  });
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  return { waits, attempt, wait };
};

describe('a call over a shaky network', () => {
  it('waits 1, 2 and 4 seconds between four tries', async () => {
    const { waits, attempt, wait } = setUp(3);
    await expect(withRetries(attempt, { shouldRetry: () => true, wait })).resolves.toBe('answer');
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('waits longer where the server asks for it', async () => {
    const { waits, wait } = setUp(0);
    const attempt = vi.fn().mockRejectedValueOnce({ retryAfterSeconds: 5 }).mockResolvedValueOnce('answer');
    await expect(withRetries(attempt, { shouldRetry: () => true, wait })).resolves.toBe('answer');
    expect(waits).toEqual([5000]);
  });

  it('gives up after the fourth try with the last failure', async () => {
    const { attempt, wait } = setUp(4);
    await expect(withRetries(attempt, { shouldRetry: () => true, wait })).rejects.toThrow('failure 4');
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it('is not repeated when repeating cannot help', async () => {
    const { waits, attempt, wait } = setUp(1);
    await expect(withRetries(attempt, { shouldRetry: () => false, wait })).rejects.toThrow('failure 1');
    expect(waits).toEqual([]);
  });

  it('stops at once when the screen that asked has gone', async () => {
    const { attempt } = setUp(4);
    const stop = new AbortController();
    const call = withRetries(attempt, { shouldRetry: () => true, signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(call).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
