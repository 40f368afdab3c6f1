import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { createLooks } from './look-at-gifts.ts';

describe('looks at gifts', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const gift = async (rule?: Record<string, unknown>): Promise<{ quid: string; giftId: GiftId }> => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    if (rule) expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
    return { quid, giftId: (await world.deps.claiming.faceOf(quid as Quid)).giftId };
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const stranger = () => newId<BrowserId>();

  it('that come together are one question, and each is shown its own gift and what its own browser was told', async () => {
    const [one, other] = [await gift({ nthPerson: 5 }), await gift()];
    const known = stranger();
    await world.deps.claiming.decide({ giftId: one.giftId, quid: one.quid, browserId: known });
    const look = createLooks(world.deps.db);
    const asked = vi.spyOn(world.deps.db.getExecutor(), 'executeQuery');
    const looks = [
      { giftId: one.giftId, browserId: known },
      { giftId: one.giftId, browserId: stranger() },
      { giftId: other.giftId, browserId: known },
      { giftId: newId<GiftId>(), browserId: known },
    ];
    const seen = await Promise.all(looks.map(look));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(seen.map((each) => each.gift?.id)).toEqual([one.giftId, one.giftId, other.giftId, undefined]);
    expect(seen.map((each) => each.mine?.outcome)).toEqual(['not_this_time', undefined, undefined, undefined]);
    expect(seen[0]?.gift).toBe(seen[1]?.gift);
  });

  it('show whatever was committed before they came, however many look meanwhile', async () => {
    const { quid, giftId } = await gift({ luckyShares: 20 });
    const look = createLooks(world.deps.db);
    let isOver = false;
    const crowd = Array.from({ length: 30 }, async () => {
      while (!isOver) await look({ giftId, browserId: stranger() });
    });
    for (let taken = 1; taken <= 20; taken += 1) {
      const browserId = stranger();
      await world.deps.claiming.decide({ giftId, quid, browserId });
      const { gift: now, mine } = await look({ giftId, browserId });
      expect([now?.sharesTaken, mine?.outcome]).toEqual([taken, 'granted']);
    }
    isOver = true;
    await Promise.all(crowd);
  });

  it('that were answered together say the same to strangers, and to nobody else', async () => {
    const { quid } = await world.paidGift({ amount: naira(10_000) });
    const winner = world.browser();
    await winner.get(`/api/transactions/quid/${quid}/verify`);
    await winner.post(`/api/rules/claim?quid=${quid}`, {});
    const browsers = [world.browser(), winner, world.browser(), world.browser()];
    const answers = await Promise.all(browsers.map((each) => each.get(`/api/transactions/quid/${quid}/verify`)));
    expect(answers.map(({ body }) => body.state)).toEqual(['TAKEN', 'YOURS', 'TAKEN', 'TAKEN']);
    expect(answers.map(({ body }) => body.accessKey !== null)).toEqual([false, true, false, false]);
    expect(answers[0]?.body).toEqual(answers[2]?.body);
    const pidgin = { url: `/api/transactions/quid/${quid}/verify`, headers: { 'accept-language': 'pcm' } };
    const [inEnglish, inPidgin] = await Promise.all([
      world.browser().get(pidgin.url),
      world.browser().request({ method: 'GET', ...pidgin }),
    ]);
    expect(inPidgin.body.message).not.toBe(inEnglish.body.message);
  });

  it('fail alone where a gift cannot be read, and the others are answered', async () => {
    const gifts = [];
    while (gifts.length < 7) gifts.push(await gift());
    const spoilt = await gift({ startTime: inHours(1), endTime: inHours(2) });
    gifts.splice(3, 0, spoilt);
    const admin = new pg.Client({ connectionString: world.databaseUrl });
    await admin.connect();
    const { rows } = await admin.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'rules'::regclass and contype = 'c'`,
    );
    for (const { name } of rows) await admin.query(`alter table rules drop constraint "${name}"`);
    await admin.query('update rules set starts_at = null where gift_id = $1', [spoilt.giftId]);
    const look = createLooks(world.deps.db);
    const seen = await Promise.allSettled(gifts.map(({ giftId }) => look({ giftId, browserId: stranger() })));
    expect(seen.map(({ status }) => status)).toEqual(gifts.map((each) => (each === spoilt ? 'rejected' : 'fulfilled')));
    // Its mail is read again when the world ends.
    await admin.query('update rules set starts_at = ends_at where gift_id = $1', [spoilt.giftId]);
    await admin.end();
  });
});
