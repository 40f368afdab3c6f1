import type { DataRequestId } from '@jara/domain/ids';
import { RETENTION } from '@jara/domain/own-data/retention';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { sendMails } from '../mail/send-mails.ts';
import { claimShare, endPayout, setDaysAhead } from '../money-back/testing.ts';
import { seal } from '../operations/books/testing.ts';
import { newId } from '../platform/ids.ts';
import { signInEverybody } from '../staff/testing.ts';
import { noteErased, readErased } from './erased-people.ts';
import { forgetOld } from './forget-old.ts';
import { findTraces } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const PERSON = {
  email: 'for.kemi@example.com',
  senderEmail: 'by.tunde@example.com',
  senderName: 'Tunde Adebayo Bello',
};
const VALUES = [...Object.values(PERSON), 'words of a lifetime'];

/** As if so many days had passed for everything, also for what goes by the database's own clock. */
async function letPass(days: number): Promise<void> {
  await setDaysAhead(world, days);
  await sql`update webhook_events set worked_at = now(), received_at = received_at - make_interval(days => ${days})`.execute(
    world.deps.db,
  );
}

describe('what is kept', () => {
  it('is destroyed when its time is over, and not before; money that nobody fetched keeps its people', async () => {
    const { quid } = await world.paidGift({ ...PERSON, message: 'words of a lifetime' });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await world.paidGift({ email: 'unopened@example.com' });
    await sendMails(world.deps)();
    await eventually('the provider has told us', async () => (await events()) > 0);
    // As if none of it could have been read: what could is not kept at all.
    await sql`update webhook_events set body = 'a letter to words of a lifetime'`.execute(world.deps.db);
    const forget = forgetOld(world.deps);
    await seal(world);

    await letPass(RETENTION.webhookDays - 1);
    await forget();
    expect((await findTraces(world, VALUES)).map((trace) => trace.split(':')[0])).toContain(
      'public.payments.sender_email',
    );
    expect(await bodies()).toBeGreaterThan(0);
    await letPass(2);
    await forget();
    expect([await bodies(), (await events()) > 0]).toEqual([0, true]);

    await letPass(RETENTION.giftYears * 366);
    await forget();
    expect(await findTraces(world, VALUES)).toEqual([]);
    expect(await events()).toBe(0);
    expect((await findTraces(world, ['unopened@example.com'])).length).toBeGreaterThan(0);
    await world.expectCleanBooks();
    expect(await world.deps.metrics.registry.metrics()).toMatch(/jara_forgotten_total\{class="gift"\} 1/);
    await setDaysAhead(world, 0);
  });

  it('of a gift that was fetched late is kept as long after that', async () => {
    const { quid } = await world.paidGift({ email: 'late@example.com' });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await sendMails(world.deps)();
    const days = RETENTION.giftYears * 366;
    await setDaysAhead(world, days);
    await sql`update withdrawals set finished_at = ${world.deps.clock.now()}::timestamptz - interval '1 year'
      where account_number <> ''`.execute(world.deps.db);
    await forgetOld(world.deps)();
    expect((await findTraces(world, ['late@example.com'])).map((trace) => trace.split(':')[0])).toContain(
      'public.payments.recipient_email',
    );
    await setDaysAhead(world, 2 * days);
    await forgetOld(world.deps)();
    await setDaysAhead(world, 0);
    expect(await findTraces(world, ['late@example.com'])).toEqual([]);
  });

  it('of an order that nobody paid is less', async () => {
    await world.browser().post('/api/transactions', {
      amount: 1_000_000,
      email: 'never@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await sql`update payments set status = 'FAILED', next_check_at = null where status = 'PENDING'`.execute(
      world.deps.db,
    );
    await setDaysAhead(world, RETENTION.unpaidOrderDays + 1);
    await forgetOld(world.deps)();
    await setDaysAhead(world, 0);
    expect(await findTraces(world, ['never@example.com'])).toEqual([]);
  });

  it('of somebody who was erased ends with the last backup that may know them', async () => {
    const { db, config, clock } = world.deps;
    const erased = { requestId: newId<DataRequestId>(), person: 'a digest', at: clock.now().toISOString() };
    await db.transaction().execute((trx) => noteErased(trx, config.dataDir, erased));
    await setDaysAhead(world, RETENTION.backupDays - 1);
    await forgetOld(world.deps)();
    expect(await readErased(config.dataDir)).toEqual([erased]);
    await setDaysAhead(world, RETENTION.backupDays + 1);
    await forgetOld(world.deps)();
    expect(await readErased(config.dataDir)).toEqual([]);
    await setDaysAhead(world, 0);
  });

  it('is found by an index, however long the history, and so are requests and people', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await forgetOld(world.deps)();
    await world.browser().post('/api/your-data/link', { email: 'unopened@example.com' });
    const staff = await signInEverybody(world);
    expect((await staff.ADMIN.get('/api/admin/data-requests?kind=ERASURE')).status).toBe(200);
    expect((await staff.ADMIN.get('/api/admin/data-requests?status=WAITING')).status).toBe(200);
    expect((await staff.SUPPORT.get('/api/admin/data-requests')).status).toBe(403);
    const asked = query.mock.calls
      .map(([text, values]: unknown[]) => ({ text: String(text), values: values as unknown[] }))
      .filter(
        ({ text }) => /limit|from data_requests|select p\.id/.test(text) && !/staff|sessions|throttles/.test(text),
      );
    query.mockRestore();
    expect(asked.length).toBeGreaterThan(7);
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    // As if there were millions, and with every other way open: what is read from end to end now has no index.
    await owner.query('analyze');
    await owner.query(
      `update pg_class set reltuples = greatest(reltuples, 1) * 100000 where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    await owner.query('set local enable_seqscan = off');
    const scans: string[] = [];
    for (const { text, values } of asked) {
      const { rows } = await owner.query(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (/Seq Scan/.test(plan)) scans.push(`${text}\n${plan}`);
    }
    await owner.query('rollback');
    await owner.end();
    expect(scans).toEqual([]);
  });
});

it('of an event that was never worked on is all of it, however old', async () => {
  await sql`insert into webhook_events (identity, event, body, received_at)
    values ('open for years', 'charge.success', 'a letter', now() - interval '9 years')`.execute(world.deps.db);
  await forgetOld(world.deps)();
  const kept = world.deps.db.selectFrom('webhookEvents').select('body').where('identity', '=', 'open for years');
  expect(await kept.executeTakeFirst()).toEqual({ body: 'a letter' });
});

const events = async () => Number((await world.deps.db.selectFrom('webhookEvents').select('id').execute()).length);

async function bodies(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from webhook_events where body <> ''`.execute(world.deps.db);
  return rows[0]?.count ?? 0;
}
