import { CLAIM_STATUSES, canMoveClaim } from '@jara/domain/claim/claim-status';
import { canMoveGift, GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import { ACCOUNT_NATURES, type AccountKind, giftAccount, PROVIDER_RECEIVABLE } from '@jara/domain/ledger/accounts';
import type { Journal } from '@jara/domain/ledger/journal';
import { canMovePayment, PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { RULE_TYPES } from '@jara/domain/rule/rule';
import { canMoveWithdrawal, WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { postJournal, postJournals } from '../../ledger/post-journal.ts';
import { newId } from '../ids.ts';
import { connect, type Database } from './db.ts';

describe('what the database itself refuses', () => {
  let home: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await createTestDatabase();
    database = connect(home.url, { max: 5, onError: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });
  const now = new Date();
  const post = (...journals: Journal[]) => database.db.transaction().execute((trx) => postJournals(trx, journals, now));
  const paidIn = (giftId: GiftId, amount: number, ref = `charge:${giftId}`): Journal => ({
    ref,
    event: 'charge_verified',
    currency: 'NGN',
    movements: [
      { account: PROVIDER_RECEIVABLE, amount },
      { account: giftAccount(giftId), amount: -amount },
    ],
  });

  it('refuses a journal that does not balance, and everything posted with it', async () => {
    const gift = newId<GiftId>();
    const crooked: Journal = {
      ...paidIn(gift, 100, `crooked:${gift}`),
      movements: [
        { account: PROVIDER_RECEIVABLE, amount: 100 },
        { account: giftAccount(gift), amount: -99 },
      ],
    };
    await expect(post(paidIn(newId(), 500), crooked)).rejects.toThrow('does not balance');
    const { n } = await database.db
      .selectFrom('journals')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  it('refuses a movement whose journal is not there', async () => {
    const orphans = sql`
      insert into movements (journal_id, line, account, subject, amount) values
        (999999999, 0, 'provider_receivable', ${newId()}, 100), (999999999, 1, 'collection_fee', ${newId()}, -100)
    `;
    await expect(orphans.execute(database.db)).rejects.toMatchObject({ code: '23503' });
  });

  it('refuses to take a liability below zero, also when two try at once', async () => {
    const gift = newId<GiftId>();
    await post(paidIn(gift, 1_000));
    const takeOut = (n: number): Journal => ({
      ...paidIn(gift, 600, `out:${gift}:${n}`),
      movements: [
        { account: giftAccount(gift), amount: 600 },
        { account: PROVIDER_RECEIVABLE, amount: -600 },
      ],
    });
    const results = await Promise.allSettled([post(takeOut(1)), post(takeOut(2)), post(takeOut(3))]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const row = await database.db
      .selectFrom('balances')
      .select('balance')
      .where('subject', '=', gift)
      .executeTakeFirst();
    expect(row?.balance).toBe(400);
  });

  it('posts an event once, however often it is posted', async () => {
    const gift = newId<GiftId>();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => post(paidIn(gift, 700))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each(['journals', 'movements', 'audit', 'rule_versions'])(
    'never changes or deletes a row of %s, not even for its owner',
    async (table) => {
      const gift = newId<GiftId>();
      await database.db.transaction().execute((trx) => postJournal(trx, paidIn(gift, 50), now));
      for (const role of ['jara_app', 'owner'] as const) {
        const client = new pg.Client({
          connectionString: home.url,
          ...(role === 'jara_app' ? { options: '-c role=jara_app' } : {}),
        });
        await client.connect();
        await client.query(
          `insert into audit values (1, now(), gen_random_uuid(), 'a', 'b', 'c', '{}', '', '', '') on conflict do nothing`,
        );
        const column = { journals: 'event', movements: 'amount', audit: 'action', rule_versions: 'saved_at' }[table];
        if (table !== 'rule_versions') {
          await expect(client.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(
            /append-only|permission denied/,
          );
          await expect(client.query(`delete from ${table}`)).rejects.toThrow(/append-only|permission denied/);
        }
        const truncate = client.query(`truncate ${table} cascade`);
        await expect(truncate).rejects.toThrow(/append-only|permission denied/);
        await client.end();
      }
    },
  );

  it('lets nobody write a balance by hand', async () => {
    await expect(sql`update balances set balance = balance + 1`.execute(database.db)).rejects.toThrow(
      'permission denied',
    );
    await expect(
      sql`insert into balances values ('gift', gen_random_uuid(), 'NGN', 5)`.execute(database.db),
    ).rejects.toThrow('permission denied');
  });

  it.each(['rules_type_check', 'payments_rule_check'])(
    'knows the same kinds of rules as the code: %s',
    async (name) => {
      const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}
    `.execute(database.db);
      const kinds = [...(rows[0]?.definition ?? '').matchAll(/'([A-Z_]+)'::text/g)].map(([, kind]) => kind);
      expect(kinds).toEqual([...RULE_TYPES]);
    },
  );

  it('knows the same accounts as the code, with a balance for every liability', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname in ('movements_account_check', 'balances_account_check') order by conname
    `.execute(database.db);
    const kinds = rows.map(({ definition }) =>
      [...definition.matchAll(/'(\w+)'::text/g)].map((match) => match[1]).sort(),
    );
    const inCode = (Object.keys(ACCOUNT_NATURES) as AccountKind[]).sort();
    expect(kinds).toEqual([inCode.filter((kind) => ACCOUNT_NATURES[kind] === 'liability'), inCode]);
  });

  it.each([
    ['a payment is known by one reference', 'payments (reference text_pattern_ops)'],
    ['a charge of the provider is recorded once', 'charges (provider_id)'],
    ['a payment becomes one gift', "charges (payment_id) WHERE (became = 'GIFT'::text)"],
    ['a webhook is stored once', 'webhook_events (identity)'],
    ['a gift has one code', 'gifts (quid text_pattern_ops)'],
    ['a slot of a gift is claimed once', 'claims (gift_id, slot)'],
    ['a browser claims a gift once', 'claims (gift_id, browser_id)'],
    [
      'a claim has one open withdrawal',
      "withdrawals (claim_id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'SUBMITTED'::text, 'UNKNOWN'::text]))",
    ],
    ['a payout has one reference', 'withdrawals (reference)'],
    ['an event is posted once', 'journals (ref)'],
  ])('stands behind the code: %s', async (_promise, key) => {
    const { rows } = await sql<{ definition: string }>`
      select replace(replace(indexdef, 'public.', ''), 'USING btree ', '') as definition
      from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE INDEX%'
    `.execute(database.db);
    expect(rows.map(({ definition }) => definition.replace(/^.* ON /, ''))).toContain(key);
  });

  it.each([
    ['gift', GIFT_STATUSES, canMoveGift],
    ['payment', PAYMENT_STATUSES, canMovePayment],
    ['claim', CLAIM_STATUSES, canMoveClaim],
    ['withdrawal', WITHDRAWAL_STATUSES, canMoveWithdrawal],
  ] as const)('allows a %s exactly the moves the code allows', async (entity, statuses, canMove) => {
    const rows = await sql<{
      move: string;
    }>`select from_status || '>' || to_status as move from status_moves where entity = ${entity}`.execute(database.db);
    const inCode = statuses.flatMap((from) =>
      statuses.filter((to) => (canMove as (a: string, b: string) => boolean)(from, to)).map((to) => `${from}>${to}`),
    );
    expect(rows.rows.map(({ move }) => move).sort()).toEqual(inCode.sort());
  });
});
