import { describe, expect, it } from 'vitest';
import { playInOrder, type Scene } from './agenda.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('the order of scenes', () => {
  it('plays scenes of one thread by their times, however they are listed and however long they take', async () => {
    const played: number[] = [];
    const scene = (at: number): Scene => ({
      at,
      threads: ['one'],
      play: async () => {
        await pause(at === 1 ? 20 : 1);
        played.push(at);
      },
    });
    await playInOrder([scene(3), scene(1), scene(2)], 8);
    expect(played).toEqual([1, 2, 3]);
  });

  it('plays no more at once than it may', async () => {
    let now = 0;
    let most = 0;
    const scenes = Array.from({ length: 30 }, (_, at) => ({
      at,
      threads: [`${at}`],
      play: async () => {
        most = Math.max(most, ++now);
        await pause(2);
        now -= 1;
      },
    }));
    await playInOrder(scenes, 4);
    expect(most).toBe(4);
  });

  it('gives a scene that must be alone the whole stage', async () => {
    const heard: string[] = [];
    const scene = (at: number, isAlone: boolean): Scene => ({
      at,
      isAlone,
      threads: [`${at}`],
      play: async () => {
        heard.push(`${at} begins`);
        await pause(3);
        heard.push(`${at} ends`);
      },
    });
    await playInOrder([scene(1, false), scene(2, true), scene(3, false)], 8);
    expect(heard).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
  });

  it('starts nothing after a failure, and waits for what is under way', async () => {
    const played: number[] = [];
    const scene = (at: number, play: () => Promise<void>): Scene => ({ at, threads: [`${at}`], play });
    const scenes = [
      scene(1, async () => {
        await pause(20);
        played.push(1);
      }),
      scene(2, () => Promise.reject(new Error('The second one fails'))),
      ...[3, 4, 5].map((at) => scene(at, async () => void played.push(at))),
    ];
    await expect(playInOrder(scenes, 2)).rejects.toThrow('The second one fails');
    expect(played).toEqual([1]);
  });
});
