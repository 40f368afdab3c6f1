import type { GiftId } from '@jara/domain/ids';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';

describe('a gift that somebody holds', () => {
  let world: World;
  let other: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    other = new pg.Client({ connectionString: world.databaseUrl });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await world.close();
  });
  beforeEach(async () => {
    await other.query('rollback');
    await other.query('begin');
  });

  const hold = (quid: string) => other.query('select from gifts where quid = $1 for update', [quid]);
  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  /** Who was answered, in the order of the answers: what somebody holds is compared with what nobody does, not with a clock. */
  const race = () => {
    const answered: string[] = [];
    return {
      answered,
      claim: async (who: string, quid: string, browser?: ReturnType<World['browser']>) => {
        const answer = await claim(quid, browser);
        answered.push(who);
        return answer;
      },
    };
  };
  const gifts = async (count: number) => {
    const quids: string[] = [];
    while (quids.length < count) quids.push((await world.paidGift()).quid);
    return quids;
  };
  const giftFor = async (rule: Record<string, unknown>) => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
    return quid;
  };

  it('delays nobody who opens another one, and tells its own to come back', async () => {
    const [held, ...free] = await gifts(4);
    if (held === undefined) throw new Error('no gift');
    await hold(held);
    const { answered, claim: raced } = race();
    const waiting = raced('held', held);
    for (const answer of await Promise.all(free.map((quid) => raced('free', quid))))
      expect(answer).toMatchObject({ status: 200, body: { allowAccess: true } });
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'gift_busy' }, headers: { 'retry-after': '2' } });
    expect(answered).toEqual(['free', 'free', 'free', 'held']);
    await other.query('rollback');
    expect(await claim(held)).toMatchObject({ status: 200, body: { allowAccess: true } });
    await world.expectCleanBooks();
  });

  it('delays nobody behind it either when many are held, and all of theirs are told soon', async () => {
    const held = await gifts(8);
    for (const quid of held) await hold(quid);
    const { quid } = await world.paidGift();
    const { answered, claim: raced } = race();
    const waiting = held.flatMap((each) => [raced('held', each), raced('held', each)]);
    expect(await raced('free', quid)).toMatchObject({ status: 200 });
    expect(answered).toEqual(['free']);
    for (const answer of await Promise.all(waiting))
      expect(answer).toMatchObject({ status: 503, body: { code: 'gift_busy' } });
  });

  it('gives its own answer again to whoever had one', async () => {
    const quid = await giftFor({ nthPerson: 3 });
    const early = world.browser();
    expect((await claim(quid, early)).body.state).toBe('NOT_THIS_TIME');
    await hold(quid);
    expect(await claim(quid, early)).toMatchObject({ status: 200, body: { state: 'NOT_THIS_TIME' } });
  });

  it('takes everybody in the order in which they came once it is free again, and the nth person is the nth', async () => {
    const quid = await giftFor({ nthPerson: 40 });
    await hold(quid);
    const { giftId } = await world.deps.claiming.faceOf(quid as never);
    const people = Array.from({ length: 60 }, () => world.browser());
    const answers = people.map(async (person, index) => {
      // Some come while the gift is passed over, some while it is waited for, some after it was let go.
      await new Promise((resolve) => setTimeout(resolve, index * 10));
      return claim(quid, person);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query('rollback');
    const states = (await Promise.all(answers)).map(({ body }) => body.state ?? body.code);
    expect(states).toEqual([...Array(39).fill('NOT_THIS_TIME'), 'YOURS', ...Array(20).fill('gift_taken')]);
    expect(await attemptNumbers(giftId)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    await world.expectCleanBooks();
  });

  const attemptNumbers = async (giftId: GiftId) =>
    (
      await world.deps.db
        .selectFrom('claimAttempts')
        .select('number')
        .where('giftId', '=', giftId)
        .orderBy('number')
        .execute()
    ).map(({ number }) => number);
});
