import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  const held = () => {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { until, letGo };
  };

  it('lets so many work at a time and the next in the order in which they came', async () => {
    const turns = createTurns(2);
    const begun: string[] = [];
    const [first, second] = [held(), held()];
    const work = (name: string, until?: Promise<void>) =>
      turns.within(1_000, async () => {
        begun.push(name);
        await until;
      });
    const all = [work('a', first.until), work('b', second.until), work('c', second.until), work('d')];
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    first.letGo();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    second.letGo();
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives up a turn that does not come in time, and its work is never begun', async () => {
    const turns = createTurns(1);
    const busy = held();
    const working = turns.within(1_000, () => busy.until.then(() => 'done'));
    let isBegun = false;
    expect(
      await turns.within(20, async () => {
        isBegun = true;
      }),
    ).toBeUndefined();
    busy.letGo();
    expect(await working).toBe('done');
    expect(isBegun).toBe(false);
    expect(await turns.within(20, async () => 'free again')).toBe('free again');
  });

  it('passes the turn on when work fails', async () => {
    const turns = createTurns(1);
    await expect(turns.within(20, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await turns.within(20, async () => 'free again')).toBe('free again');
  });
});
