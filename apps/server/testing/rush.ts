import { expect } from 'vitest';
import { claimsOf, giftOf } from '../src/money-back/testing.ts';
import { hashKey } from '../src/platform/keys/keys.ts';
import type { World } from './world.ts';

/** What somebody was told at the end, as far as it says who has what. */
interface Told {
  body: { state?: string; amount?: number | null; accessKey?: string | null };
}

/**
 * Everybody who came for a gift was put into one order, each once, the places were given in it, and whoever was told that a share is
 * theirs has the key to a share of that amount, and nobody else to the same.
 */
export async function expectOneOrder(world: World, quid: string, answers: readonly Told[]) {
  const gift = await giftOf(world, quid);
  const attempts = await world.deps.db
    .selectFrom('claimAttempts')
    .selectAll()
    .where('giftId', '=', gift.id)
    .orderBy('number')
    .execute();
  expect(attempts.map(({ number }) => number)).toEqual(attempts.map((_, index) => index + 1));
  expect(new Set(attempts.map(({ browserId }) => browserId)).size).toBe(attempts.length);
  const claims = await claimsOf(world, gift.id);
  expect(claims.map(({ slot }) => slot)).toEqual(claims.map((_, index) => index));
  const shareOf = new Map(claims.map(({ accessKeyHash, share }) => [accessKeyHash.toString('hex'), share as number]));
  const held = answers
    .filter(({ body }) => body.state === 'YOURS')
    .map(({ body }) => [hashKey(body.accessKey ?? '').toString('hex'), body.amount ?? 0] as const);
  expect(held).toHaveLength(claims.length);
  expect(new Map(held)).toEqual(shareOf);
  await world.expectCleanBooks();
  return { gift, attempts, claims };
}
