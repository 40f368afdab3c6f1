import { createHash } from 'node:crypto';
import { dormantAccount, PROVIDER_BALANCE, PROVIDER_RECEIVABLE } from '@jara/domain/ledger/accounts';
import type { Journal } from '@jara/domain/ledger/journal';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, naira, type World } from '../../../testing/world.ts';
import { postJournals } from '../../ledger/post-journal.ts';
import { newId } from '../../platform/ids.ts';
import { createKeys } from '../../platform/keys/keys.ts';
import { auditOf } from '../../staff/testing.ts';
import { beginAnew } from './begin-anew.ts';
import { checkBooks } from './check-books.ts';
import { runBooksCheck, runBooksCheckWhenDue } from './run-books-check.ts';
import { foldAll, seal, sealSettled } from './testing.ts';
import { HOLDS } from './verify-checkpoints.ts';

let world: World;
let owner: pg.Client;
beforeAll(async () => {
  world = await createWorld();
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const namesOf = ({ problems }: { problems: { check: string }[] }) => problems.map(({ check }) => check);
const proveNew = () => runBooksCheck(world.deps)({ isFull: false });
const proveAll = () => runBooksCheck(world.deps)({ isFull: true });
const checkpoints = () => world.deps.db.selectFrom('booksCheckpoints').selectAll().orderBy('number').execute();
const checks = () => world.deps.db.selectFrom('booksChecks').selectAll().orderBy('checkedAt', 'desc').execute();
const countJournals = async () =>
  (await world.deps.db
    .selectFrom('journals')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('last')])
    .executeTakeFirstOrThrow()) as { count: number; last: number };

/** No trigger refuses, names or carries anything meanwhile. */
const behindTheGuards = (...statements: string[]) =>
  owner.query(
    ['set session_replication_role = replica', ...statements, 'set session_replication_role = origin'].join(';\n'),
  );

describe('a checkpoint', () => {
  it('covers what is proven, and the next proof starts from it', async () => {
    await world.withdraw(await world.claimed({ amount: naira(4_000) }));
    await seal(world);
    const { count, last } = await countJournals();
    expect(await checkpoints()).toMatchObject([{ number: 1, afterJournal: 0, upToJournal: last, journals: count }]);
    expect(await world.deps.db.selectFrom('unproven').selectAll().execute()).toEqual([]);

    await world.claimed();
    const fresh = await proveNew();
    expect([fresh.problems, fresh.journals]).toEqual([[], (await countJournals()).count]);
    expect((await checks())[0]).toMatchObject({ isClean: true, isFull: false, journals: fresh.journals });
    // Too little for another one so soon.
    expect(await checkpoints()).toHaveLength(1);
    await seal(world);
    expect((await checkpoints())[1]).toMatchObject({ number: 2, afterJournal: last });
    expect((await proveAll()).problems).toEqual([]);
    expect((await checks())[0]).toMatchObject({ isClean: true, isFull: true });
  });

  it('is as good after the secret was changed, and not one that somebody else sealed', async () => {
    const secret = world.env.SECRET_KEY ?? '';
    const next = 'the master secret that comes after it in tests';
    const changed = { ...world.deps, keys: createKeys(next, { previous: [secret] }) };
    expect((await runBooksCheck(changed)({ isFull: false })).problems).toEqual([]);
    await world.paidGift();
    await seal({ deps: changed });
    expect((await runBooksCheck(changed)({ isFull: true })).problems).toEqual([]);

    // Of two secrets that are gone one is unknown here: what it sealed is not believed, whatever it says.
    const strange = createKeys('some other secret that is not ours at all');
    expect(await checkBooks(world.deps.db, strange)).toMatchObject({
      problems: [{ check: HOLDS, examples: [expect.stringMatching(/^1 \(journals 1 to \d+\) was not sealed by us$/)] }],
    });
    expect(namesOf(await runBooksCheck({ ...world.deps, keys: strange })({ isFull: false }))).toEqual([HOLDS]);

    // An operator who has lost it begins anew: everything is proved once more, and sealed with the secret that is here.
    const anew = { ...world.deps, keys: strange };
    const before = (await checkpoints()).length;
    expect(await beginAnew(anew)).toMatchObject({ isClean: true });
    expect((await checkpoints())[before]).toMatchObject({ number: before + 1, afterJournal: 0 });
    expect((await runBooksCheck(anew)({ isFull: true })).problems).toEqual([]);
    expect((await runBooksCheck(anew)({ isFull: false })).problems).toEqual([]);
    expect(await auditOf(world, 'books.begin_anew')).toMatchObject([{ details: { after: before, made: 1 } }]);
    // And back to ours, for what follows.
    await beginAnew(world.deps);
    await proveAll();
  });
});

describe('what was changed before a checkpoint, behind the database’s back', () => {
  const KEPT = ['journals', 'movements', 'balances', 'gifts', 'books_checkpoints'];
  beforeAll(async () => {
    await world.paidGift();
    await world.claimed();
    await seal(world);
    await world.claimed();
    await seal(world);
    for (const table of KEPT) await owner.query(`create temp table kept_${table} as table ${table}`);
  });
  afterEach(async () => {
    await behindTheGuards(
      ...KEPT.flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} overriding system value select * from kept_${table}`,
      ]),
    );
    await world.expectCleanBooks();
  });

  const GIFT = `(select id from gifts where status = 'ACTIVE' order by created_at limit 1)`;
  // Nothing of it is open or was tried of late, so nothing leads the proof of what is new to it.
  const FIRST = `(select min(journal_id) from movements where account = 'gift' and subject = ${GIFT})`;
  const HIDDEN: { how: string; change: string; found: string[] }[] = [
    {
      how: 'the amount of a movement',
      change: `update movements set amount = amount - 5 where account = 'gift' and subject = ${GIFT}`,
      found: [
        'every journal balances',
        'all movements sum to zero in every currency',
        'every balance equals its movements',
        'every gift holds what has not been claimed, refunded, held or put to rest',
        HOLDS,
      ],
    },
    {
      how: 'two movements that still balance, on accounts that nobody else adds up',
      change: `update movements set amount = amount + case account when 'collection_fee' then 5 else -5 end
        where journal_id = ${FIRST} and account in ('collection_fee', 'provider_receivable')`,
      found: [HOLDS],
    },
    {
      how: 'when a journal was',
      change: `update journals set at = at - interval '1 day' where id = ${FIRST}`,
      found: [HOLDS],
    },
    {
      how: 'a journal that is gone, with all that it moved',
      change: `with gone as (delete from movements where journal_id = ${FIRST} returning 1)
        delete from journals where id = ${FIRST}`,
      found: [
        'every balance equals its movements',
        'every gift holds what has not been claimed, refunded, held or put to rest',
        HOLDS,
      ],
    },
    {
      how: 'two balances, by the same sum',
      change: `update balances set balance = balance + case when subject = ${GIFT} then 5 else -5 end
        where account = 'gift' and subject in (${GIFT}, (select max(id::text)::uuid from gifts where status = 'ACTIVE'))`,
      found: ['every balance equals its movements'],
    },
    {
      how: 'the status of a gift',
      change: `update gifts set status = 'BLOCKED' where id = ${GIFT}`,
      found: ['every status follows from its holds'],
    },
  ];
  for (const { how, change, found } of HIDDEN) {
    it(`is found by the full proof, not by that of what is new: ${how}`, async () => {
      await behindTheGuards(change);
      expect((await proveNew()).problems).toEqual([]);
      expect(namesOf(await proveAll()).sort()).toEqual([...found].sort());
    });
  }

  it('is found by both where a balance was changed alone: all balances have a sum', async () => {
    await behindTheGuards(`update balances set balance = balance + 5 where account = 'gift' and subject = ${GIFT}`);
    expect(namesOf(await proveNew())).toEqual(['every balance equals its movements']);
    expect(namesOf(await proveAll())).toEqual(['every balance equals its movements']);
  });

  it('names the checkpoint that does not hold', async () => {
    const [, , , ...rest] = await checkpoints();
    const spoiled = rest.find(({ afterJournal }) => afterJournal > 0);
    await behindTheGuards(
      `update journals set event = 'gift_dormant' where id = (select max(id) from journals where id <= ${spoiled?.upToJournal})`,
    );
    expect((await proveAll()).problems.find(({ check }) => check === HOLDS)?.examples).toEqual([
      `${spoiled?.number} (journals ${(spoiled?.afterJournal ?? 0) + 1} to ${spoiled?.upToJournal}) is over other journals or movements than are there now`,
    ]);
  });

  it('does not help whoever changes the checkpoint too, or takes one away', async () => {
    const last = (await checkpoints()).at(-1);
    const forged = createHash('sha256').update('forged').digest('hex');
    await behindTheGuards(`update books_checkpoints set hash = '${forged}' where number = ${last?.number}`);
    expect(namesOf(await proveNew())).toEqual([HOLDS]);
    expect(namesOf(await proveAll())).toEqual([HOLDS]);
    await behindTheGuards(
      `update books_checkpoints set hash = '${last?.hash}' where number = ${last?.number}`,
      `delete from books_checkpoints where number = ${(last?.number ?? 0) - 1}`,
    );
    expect((await proveAll()).problems).toMatchObject([
      { check: HOLDS, examples: [expect.stringMatching(/^the one before \d+ is missing$/)] },
    ]);
    await expect(world.deps.db.deleteFrom('booksCheckpoints').execute()).rejects.toThrow('permission denied');
    await expect(owner.query('delete from books_checkpoints')).rejects.toThrow('append-only');
  });

  it('keeps payouts paused until all of the books are proved again, not only what is new', async () => {
    await behindTheGuards(`update gifts set status = 'BLOCKED' where id = ${GIFT}`);
    await proveAll();
    const due = async () => {
      await world.deps.db
        .updateTable('booksChecks')
        .set({ checkedAt: sql`checked_at - interval '10 minutes'` })
        .execute();
      await runBooksCheckWhenDue(world.deps)();
      const [last] = await checks();
      return { isFull: last?.isFull, isClean: last?.isClean };
    };
    // However long the last full one took, the next is one too: what is new is clean and says nothing.
    await world.deps.db.updateTable('booksChecks').set({ tookMs: 20_000 }).execute();
    expect(await due()).toEqual({ isFull: true, isClean: false });
    await behindTheGuards(`update gifts set status = 'ACTIVE' where id = ${GIFT.replace('ACTIVE', 'BLOCKED')}`);
    expect(await due()).toEqual({ isFull: true, isClean: true });
    await world.deps.db.updateTable('booksChecks').set({ tookMs: 20_000 }).execute();
    expect(await due()).toEqual({ isFull: false, isClean: true });
    // The full one comes by itself when it has rested long enough for what it costs.
    await world.deps.db.updateTable('booksChecks').set({ checkedAt: sql`checked_at - interval '2 hours'` }).execute();
    expect(await due()).toEqual({ isFull: true, isClean: true });
    // One that took half an hour rests for days, and what is new is proved ten minutes later.
    await world.deps.db.updateTable('booksChecks').set({ tookMs: 1_800_000 }).execute();
    expect(await due()).toEqual({ isFull: false, isClean: true });
  });

  it('cannot be done by adding to a journal that is sealed', async () => {
    const add = sql`
      insert into movements (journal_id, line, account, subject, amount)
      select journal_id, 90 + n, account, subject, case n when 0 then 500 else -500 end
      from (select journal_id, account, subject from movements where account = 'gift' order by journal_id limit 1) first,
           generate_series(0, 1) n`;
    await expect(add.execute(world.deps.db)).rejects.toThrow('is sealed');
    await expect(world.deps.db.deleteFrom('claims').execute()).rejects.toThrow('permission denied');
  });
});

describe('while money moves', () => {
  const put = (amount: number): Journal => ({
    ref: `test:${newId()}`,
    event: 'gift_dormant',
    currency: 'NGN',
    movements: [
      { account: PROVIDER_RECEIVABLE, amount },
      { account: dormantAccount(newId()), amount: -amount },
    ],
  });

  it('a checkpoint does not step over a journal whose transaction is still open', async () => {
    await world.paidGift();
    await seal(world);
    const { last } = await countJournals();
    const late = new pg.Client({ connectionString: world.databaseUrl });
    await late.connect();
    try {
      // It has its number, and is wrong; nobody can see it yet.
      await late.query(`begin; set local session_replication_role = replica;
        with j as (insert into journals (ref, event, currency, at) values ('test:late', 'gift_dormant', 'NGN', now()) returning id)
        insert into movements (journal_id, line, account, subject, amount)
        select id, 0, 'collection_fee', '${newId()}', 5 from j`);
      await world.deps.db.transaction().execute((trx) => postJournals(trx, [put(100)], new Date()));
      await sealSettled(world);
      expect((await checkpoints()).at(-1)?.upToJournal).toBe(last);
      await late.query('commit');
    } finally {
      await late.end();
    }
    expect(namesOf(await proveNew())).toEqual([
      'every journal balances',
      'all movements sum to zero in every currency',
    ]);
    await behindTheGuards(
      `delete from movements where journal_id = (select id from journals where ref = 'test:late')`,
      `delete from journals where ref = 'test:late'`,
    );
    await seal(world);
  });

  it('a change that is committed while the books are proved is not struck out with what was proven', async () => {
    const { quid } = await world.paidGift();
    await seal(world);
    const inTheWay = new pg.Client({ connectionString: world.databaseUrl });
    await inTheWay.connect();
    try {
      await inTheWay.query('begin; lock table draws in access exclusive mode');
      const proving = proveNew();
      await eventually('the proof has its snapshot, and waits in the middle', async () => {
        const { rowCount } = await owner.query(
          `select from pg_locks where relation = 'draws'::regclass and not granted`,
        );
        return rowCount === 1;
      });
      await owner.query(`update gifts set status = 'BLOCKED' where quid = '${quid}'`);
      await inTheWay.query('commit');
      expect((await proving).problems).toEqual([]);
    } finally {
      await inTheWay.end();
    }
    expect(namesOf(await proveNew())).toEqual(['every status follows from its holds']);
    await owner.query(`update gifts set status = 'ACTIVE' where quid = '${quid}'`);
    await seal(world);
  });

  it('every journal is in one checkpoint, however many are posted at once and undone', async () => {
    let isOver = false;
    const post = async () => {
      while (!isOver) {
        await world.deps.db
          .transaction()
          .execute(async (trx) => {
            await postJournals(trx, [put(100), put(200)], new Date());
            // Long enough that others take numbers and end in between.
            await sql`select pg_sleep(random() * 0.03)`.execute(trx);
            await postJournals(trx, [put(300)], new Date());
            if (Math.random() < 0.3) throw new Error('thought better of it');
          })
          .catch((error: Error) => expect(error.message).toBe('thought better of it'));
      }
    };
    const before = await countJournals();
    const posting = [post(), post(), post(), post()];
    const made = (await checkpoints()).length;
    // What other tests have under way on the same server holds a checkpoint up for as long.
    await eventually('three checkpoints are made while money moves', async () => {
      await sealSettled(world, 0.3);
      return (await checkpoints()).length > made + 2 && (await countJournals()).count > before.count + 50;
    });
    isOver = true;
    await Promise.all(posting);
    await foldAll(world.deps);
    await seal(world);
    const { count, last } = await countJournals();
    expect((await checkpoints()).at(-1)).toMatchObject({ upToJournal: last, journals: count });
    expect((await proveAll()).problems).toEqual([]);
  });

  it('two that prove at once do not disturb each other', async () => {
    await world.deps.db.transaction().execute((trx) =>
      postJournals(
        trx,
        [
          {
            ...put(7),
            movements: [
              { account: PROVIDER_BALANCE, amount: 7 },
              { account: PROVIDER_RECEIVABLE, amount: -7 },
            ],
          },
        ],
        new Date(),
      ),
    );
    await foldAll(world.deps);
    const before = (await checkpoints()).length;
    const reports = await Promise.all(
      Array.from({ length: 4 }, () => runBooksCheck(world.deps)({ isFull: false, sealAtLeast: 1 })),
    );
    expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await checkpoints()).toHaveLength(before + 1);
    expect((await proveAll()).problems).toEqual([]);
  });
});
