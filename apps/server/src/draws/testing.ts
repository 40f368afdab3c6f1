import { expect } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { naira, type World } from '../../testing/world.ts';
import { setClockOffset } from '../platform/database/clock.ts';

export const HOUR_MS = 3_600_000;

/** A gift whose winners are drawn from those who enter within the hour. */
export async function drawGift(world: World, draw: Record<string, unknown> = {}, gift: Record<string, unknown> = {}) {
  const closesAt = new Date(world.deps.clock.now().getTime() + HOUR_MS).toISOString();
  const made = await world.paidGift({
    amount: naira(3_000),
    senderEmail: 'chidi@example.com',
    rule: { draw: { winners: 3, closesAt, ...draw } },
    ...gift,
  });
  const { id } = await world.deps.db
    .selectFrom('gifts')
    .select('id')
    .where('quid', '=', made.quid)
    .executeTakeFirstOrThrow();
  return { ...made, giftId: id };
}

export const enter = (browser: Browser, quid: string) => browser.post(`/api/giveaways/${quid}/entries`, {});

/** People who have entered, in the order of their numbers. */
export async function entrants(world: World, quid: string, count: number): Promise<Browser[]> {
  const people = Array.from({ length: count }, () => world.browser());
  for (const [index, person] of people.entries()) {
    const { status, body } = await enter(person, quid);
    expect([status, body.number], JSON.stringify(body)).toEqual([200, index + 1]);
  }
  return people;
}

/** Our time and that of the beacon, which is the sandbox's. */
export async function setHoursAhead(world: World, hours: number): Promise<void> {
  const seconds = Math.round(hours * 3_600);
  await setClockOffset(world.deps.db, seconds);
  await world.deps.clock.refresh();
  const { now } = await world.control<{ now: string }>('GET', '/state');
  const behind = Math.round((world.deps.clock.now().getTime() - Date.parse(now)) / 1000);
  if (behind > 0) await world.control('POST', '/clock', { advanceSeconds: behind });
}

export const drawOf = (world: World, quid: string) =>
  world.deps.db
    .selectFrom('draws')
    .innerJoin('gifts', 'gifts.id', 'draws.giftId')
    .selectAll('draws')
    .where('gifts.quid', '=', quid)
    .executeTakeFirstOrThrow();
