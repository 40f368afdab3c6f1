import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';

describe('many claims at once', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const times = <T>(n: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: n }, (_, index) => work(index)));

  it('gives 200 copies of one claim the same claim and the same key', async () => {
    const { quid } = await world.paidGift();
    const recipient = world.browser();
    await recipient.get(`/api/transactions/quid/${quid}/verify`);
    const answers = await times(200, () => recipient.post(`/api/rules/claim?quid=${quid}`, {}));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.accessKey)).size).toBe(1);
    const { count } = await world.deps.db
      .selectFrom('claims')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    await world.expectCleanBooks();
  });

  it('lets one of 1,000 different browsers win, and answers the others plainly', async () => {
    const { quid } = await world.paidGift();
    const answers = await times(1_000, () => world.browser().post(`/api/rules/claim?quid=${quid}`, {}));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(999);
    await world.expectCleanBooks();
  });

  it('waits for whoever is opening a blocked gift again, and then decides', async () => {
    const { quid } = await world.paidGift();
    const { db } = world.deps;
    await db.updateTable('gifts').set({ status: 'BLOCKED' }).where('quid', '=', quid).execute();
    const answer = await db.transaction().execute(async (trx) => {
      await trx.updateTable('gifts').set({ status: 'ACTIVE' }).where('quid', '=', quid).execute();
      const claim = world.browser().post(`/api/rules/claim?quid=${quid}`, {});
      await expect.poll(waitingForAGift).toBe(1);
      return { claim };
    });
    expect(await answer.claim).toMatchObject({ status: 200, body: { allowAccess: true } });
    await world.expectCleanBooks();
  });

  /** Whoever is next in line for a row that another transaction has changed holds its tuple lock while waiting. */
  async function waitingForAGift(): Promise<number | undefined> {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks where locktype = 'tuple' and relation = 'gifts'::regclass
        and database = (select oid from pg_database where datname = current_database())
    `.execute(world.deps.db);
    return rows[0]?.waiting;
  }

  it('makes one withdrawal of 200 requests at once', async () => {
    const claimed = await world.claimed({ amount: naira(8_000) });
    const account = { accountNumber: '0000000000', bankCode: '057' };
    const { body: name } = await claimed.recipient.post('/api/transactions/banks/resolve-name', account);
    const ask = {
      quid: claimed.quid,
      accessKey: claimed.claim.accessKey,
      amount: naira(8_000),
      ...account,
      accountName: name.accountName,
    };
    const answers = await times(200, () => claimed.recipient.post('/api/withdrawal-request', ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await world.expectCleanBooks();
  });
});
