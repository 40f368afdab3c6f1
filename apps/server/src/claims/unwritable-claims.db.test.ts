import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';

describe('a claim that cannot be written', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const codes = new Map<GiftId, string>();
  const gift = async (rule?: Record<string, unknown>): Promise<GiftId> => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    if (rule) expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
    const { giftId } = await world.deps.claiming.faceOf(quid as Quid);
    codes.set(giftId, quid);
    return giftId;
  };
  /** Asked in one breath, so that they are decided in one batch. */
  const decideAtOnce = (asks: { giftId: GiftId; browserId: BrowserId }[]) =>
    Promise.allSettled(asks.map((ask) => world.deps.claiming.decide({ ...ask, quid: codes.get(ask.giftId) ?? '' })));
  const kindOf = (decided: PromiseSettledResult<{ kind: string }>) =>
    decided.status === 'fulfilled' ? decided.value.kind : 'failed';
  const browserId = () => newId<BrowserId>();
  /** An attempt that its gift knows nothing of: the next one would have the same number. */
  const spoil = (giftId: GiftId) =>
    sql`insert into claim_attempts (gift_id, browser_id, number, outcome, slot, at)
        values (${giftId}, ${browserId()}, 1, 'not_this_time', null, now())`.execute(world.deps.db);

  it('fails alone, and the other gifts of its batch are given', async () => {
    const gifts: GiftId[] = [];
    while (gifts.length < 9) gifts.push(await gift());
    const spoilt = gifts[4] as GiftId;
    await spoil(spoilt);
    const ask = () => decideAtOnce(gifts.map((giftId) => ({ giftId, browserId: browserId() })));
    expect((await ask()).map(kindOf)).toEqual(gifts.map((id) => (id === spoilt ? 'failed' : 'granted')));
    // It goes alone from now on, and fails alone again.
    expect((await ask()).map(kindOf)).toEqual(gifts.map((id) => (id === spoilt ? 'failed' : 'all_taken')));
  });

  it('fails alone among the claims on its own gift, and the others take their shares in the order in which they came', async () => {
    const giftId = await gift({ luckyShares: 20 });
    const people = Array.from({ length: 7 }, browserId);
    const [spoilt] = people.slice(3);
    // A claim that nobody knows of: this browser cannot be given a second one.
    await sql`insert into claims (id, gift_id, slot, browser_id, share, currency, status, access_key_hash, created_at, updated_at)
      values (${newId()}, ${giftId}, 19, ${spoilt}, 1, 'NGN', 'GRANTED', ${Buffer.from('no key')}, now(), now())`.execute(
      world.deps.db,
    );
    const decided = await decideAtOnce(people.map((person) => ({ giftId, browserId: person })));
    expect(decided.map(kindOf)).toEqual(people.map((person) => (person === spoilt ? 'failed' : 'granted')));
    const claims = await world.deps.db
      .selectFrom('claims')
      .select(['browserId', 'slot'])
      .where('giftId', '=', giftId)
      .where('slot', '<', 19)
      .orderBy('slot')
      .execute();
    expect(claims.map((claim) => claim.browserId)).toEqual(people.filter((person) => person !== spoilt));
  });
});
