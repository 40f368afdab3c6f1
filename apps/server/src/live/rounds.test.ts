import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRounds } from './rounds.ts';

describe('the rounds of streams', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const walk = () => {
    const woken = new Map<number, number>();
    const greeted = new Map<number, number>();
    const once = (counts: Map<number, number>) => (member: number) =>
      void counts.set(member, (counts.get(member) ?? 0) + 1);
    return { woken, greeted, rounds: createRounds<number>({ wake: once(woken), beat: once(greeted) }) };
  };

  it('wake everybody every five seconds and greet them every fifteen, with one timer', () => {
    const { woken, greeted, rounds } = walk();
    const members = Array.from({ length: 100 }, (_, n) => n);
    for (const member of members) rounds.join(member);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect([...woken.keys()].sort((a, b) => a - b)).toEqual(members);
    vi.advanceTimersByTime(10_000);
    expect(new Set(woken.values())).toEqual(new Set([3]));
    expect([...greeted.keys()].sort((a, b) => a - b)).toEqual(members);
    expect(new Set(greeted.values())).toEqual(new Set([1]));
  });

  it('never visit all of them at once', () => {
    const { greeted, rounds } = walk();
    for (let member = 0; member < 150; member += 1) rounds.join(member);
    vi.advanceTimersByTime(1_000);
    expect(greeted.size).toBe(10);
  });

  it('pass by those who left, and stand still when nobody is there', () => {
    const { woken, rounds } = walk();
    const [leaveFirst, leaveSecond] = [rounds.join(1), rounds.join(2)];
    leaveFirst();
    leaveFirst();
    vi.advanceTimersByTime(5_000);
    expect([...woken.keys()]).toEqual([2]);
    leaveSecond();
    expect(vi.getTimerCount()).toBe(0);
    rounds.join(3);
    vi.advanceTimersByTime(5_000);
    expect(woken.get(3)).toBe(1);
  });
});
