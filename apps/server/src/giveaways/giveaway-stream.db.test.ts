import type { Giveaway } from '@jara/contract/giveaways';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { publicGift } from './testing.ts';

describe('watching a giveaway', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(async () => {
    await world.expectCleanBooks();
    await world.close();
  });

  /** Somebody who watches, and what they were told so far. */
  const watch = async (code: string, url = world.url) => {
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/giveaways/${code}/live`, { signal: leaving.signal });
    const told: Giveaway[] = [];
    let isOver = false;
    const read = async () => {
      let text = '';
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk).toString();
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) if (event.startsWith('data: ')) told.push(JSON.parse(event.slice(6)));
      }
    };
    const reading = read()
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    return { answer, told, reading, isOver: () => isOver, leave: () => leaving.abort() };
  };

  it('tells how it stands, and then whenever that changes, to everybody the same', async () => {
    const { quid } = await publicGift(world);
    const watchers = await Promise.all([watch(quid), watch(quid), watch(quid)]);
    expect(watchers[0]?.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await eventually('all are told', async () => watchers.every(({ told }) => told.length === 1));
    const { body } = await world.browser().get(`/api/giveaways/${quid}`);
    for (const { told } of watchers) expect(told).toEqual([body]);
    // Nothing happens, and nothing is said.
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    expect(watchers.map(({ told }) => told.length)).toEqual([1, 1, 1]);
    await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
    await eventually('all are told of the claim', async () =>
      watchers.every(({ told }) => told.at(-1)?.shares.taken === 1),
    );
    for (const { told } of watchers) expect(told).toHaveLength(2);
    for (const { leave } of watchers) leave();
  });

  it('is refused for what is not public, and beyond the places there are', async () => {
    const secret = await world.paidGift();
    expect((await fetch(`${world.url}/api/giveaways/${secret.quid}/live`)).status).toBe(404);
    const app = await createApp(world.deps, { giveawayStreams: { perBrowser: 9, perAddress: 2, perProcess: 9 } });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const { quid } = await publicGift(world);
    const [first] = [await watch(quid, url), await watch(quid, url)];
    const refused = await fetch(`${url}/api/giveaways/${quid}/live`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // The page asks by itself instead.
    expect((await fetch(`${url}/api/giveaways/${quid}`)).status).toBe(200);
    first?.leave();
    const next = await eventually('a place comes free', async () => {
      const again = await watch(quid, url);
      return again.answer.status === 200 && again;
    });
    // A server that stops ends them.
    await app.close();
    await next.reading;
    expect(next.isOver()).toBe(true);
  });
});
