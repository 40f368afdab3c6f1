import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAnswer } from './keep-answer.ts';

describe('an answer that is kept', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is made once for all who come while it is made or fresh', async () => {
    const make = vi.fn(async () => make.mock.calls.length);
    const ask = keepAnswer(make, () => 1_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask()).toBe(2);
  });

  it('stays fresh for as long as it says itself', async () => {
    const make = vi.fn(async () => make.mock.calls.length);
    const ask = keepAnswer(make, (answer) => answer * 1_000);
    await ask();
    vi.advanceTimersByTime(1_000);
    expect(await ask()).toBe(2);
    vi.advanceTimersByTime(1_999);
    expect(await ask()).toBe(2);
  });

  it('is not kept when it could not be made', async () => {
    const make = vi.fn(async () => 'made');
    make.mockRejectedValueOnce(new Error('no'));
    const ask = keepAnswer(make, () => 1_000);
    await expect(ask()).rejects.toThrow('no');
    expect(await ask()).toBe('made');
  });
});
