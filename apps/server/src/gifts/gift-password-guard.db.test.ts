import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';

const HOME = '198.51.100.20';

describe('wrong guesses at the password of a gift', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => world.close());

  const guess = async (browser: Browser, remoteAddress: string, quid: string, password: string) =>
    (
      await browser.request({
        method: 'POST',
        url: `/api/rules/claim?quid=${quid}`,
        remoteAddress,
        payload: JSON.stringify({ password }),
        headers: { 'content-type': 'application/json' },
      })
    ).status;
  const statusesOf = async (times: number, one: (i: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push(await one(i));
    return statuses;
  };

  it('lock out the stranger’s network, and not the recipient', async () => {
    const { quid } = await world.paidGift({ password: 'correct horse' });
    const stranger = '203.0.113.5';
    expect(await statusesOf(12, (i) => guess(world.browser(), stranger, quid, `wrong ${i}`))).toEqual([
      ...Array(10).fill(403),
      429,
      429,
    ]);
    expect(await guess(world.browser(), stranger, quid, 'correct horse')).toBe(429);
    expect(await guess(world.browser(), HOME, quid, 'correct horse')).toBe(200);
  });

  it('are counted for a browser that moves from network to network', async () => {
    const { quid } = await world.paidGift({ password: 'correct horse' });
    const stranger = world.browser();
    await stranger.get(`/api/transactions/quid/${quid}/verify`);
    const moving = await statusesOf(12, (i) => guess(stranger, `203.0.113.${100 + i}`, quid, `wrong ${i}`));
    expect(moving).toEqual([...Array(10).fill(403), 429, 429]);
    expect(await guess(world.browser(), HOME, quid, 'correct horse')).toBe(200);
  });

  it('have a ceiling over all networks, which nobody uses up with what they are refused for', async () => {
    const { quid } = await world.paidGift({ password: 'correct horse' });
    const statuses = await statusesOf(104, (i) =>
      guess(world.browser(), `203.0.113.${200 + Math.floor(i / 13)}`, quid, `wrong ${i}`),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(80);
    const rest = await statusesOf(22, (i) => guess(world.browser(), `192.0.2.${i}`, quid, `wrong ${i}`));
    expect(rest).toEqual([...Array(20).fill(403), 429, 429]);
  });
});
