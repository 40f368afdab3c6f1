import { suspenseAccount } from '@jara/domain/ledger/accounts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { startSuspenseRefund } from '../../money-back/start-refund.ts';
import { balance, openDisputeAtBank, resolveDisputeAtBank, STAFF, wrongCharge } from '../../money-back/testing.ts';
import { CHECKS, checkBooks } from './check-books.ts';
import { type Checkpoint, lastCheckpoint } from './checkpoints.ts';
import { proveNew } from './prove-new.ts';
import { inOneSnapshot } from './run-checks.ts';
import { seal } from './testing.ts';

const TABLES = [
  ...['journals', 'movements', 'balances', 'unproven', 'payments', 'charges', 'gifts'],
  ...['claims', 'claim_attempts', 'draws', 'draw_entries', 'withdrawals', 'refunds', 'disputes', 'transfers'],
];

/** One of each thing that holds money, to be spoiled. */
interface Things {
  gift: string;
  payment: string;
  claim: string;
  withdrawing: string;
  withdrawal: string;
  suspended: string;
  refund: string;
  dispute: string;
}

const NOWHERE = '00000000-0000-7000-8000-000000000000';
const NOTHING: Things = {
  gift: NOWHERE,
  payment: NOWHERE,
  claim: NOWHERE,
  withdrawing: NOWHERE,
  withdrawal: NOWHERE,
  suspended: NOWHERE,
  refund: NOWHERE,
  dispute: NOWHERE,
};

const journal = (ref: string, subject: string, ...movements: [account: string, amount: number][]) => `
  with j as (insert into journals (ref, event, currency, at) values ('${ref}', 'gift_dormant', 'NGN', now()) returning id)
  insert into movements (journal_id, line, account, subject, amount)
  select j.id, m.line, m.account, '${subject}'::uuid, m.amount from j, (values ${movements
    .map(([account, amount], line) => `(${line}, '${account}', ${amount})`)
    .join(', ')}) m (line, account, amount)`;

/** The journal is in order, but now the money is somewhere else than the thing it belongs to says. */
const takeFrom = (account: string, subject: string) => journal('test:taken', subject, [account, 5], ['dormant', -5]);

/** No trigger refuses, counts or carries anything into the balances meanwhile. */
const behindTheGuards = (...statements: string[]) =>
  ['set session_replication_role = replica', ...statements, 'set session_replication_role = origin'].join(';\n');

interface Spoiled {
  check: string;
  how: string;
  spoil: (things: Things) => string;
  also?: string[];
  /** No trigger names it when it is done to something that was proven before: only the full proof finds it then. */
  unnamed?: true;
}

const SPOILED: Spoiled[] = [
  {
    check: 'every journal balances',
    how: 'two journals are wrong by the same sum',
    spoil: () =>
      behindTheGuards(
        journal('test:more', NOWHERE, ['collection_fee', 5]),
        journal('test:less', NOWHERE, ['collection_fee', -5]),
      ),
  },
  {
    check: 'every movement has its journal',
    how: 'a journal was lost on the way',
    spoil: () =>
      behindTheGuards(`insert into movements (journal_id, line, account, subject, amount) values
        (999999999, 0, 'collection_fee', '${NOWHERE}', 5), (999999999, 1, 'collection_fee', '${NOWHERE}', -5)`),
  },
  {
    check: 'all movements sum to zero in every currency',
    how: 'a line is missing',
    spoil: () => behindTheGuards(journal('test:half', NOWHERE, ['collection_fee', 5])),
    also: ['every journal balances'],
  },
  {
    check: 'every balance equals its movements',
    how: 'a balance stands for nothing',
    spoil: () => `insert into balances values ('dormant', '${NOWHERE}', 'NGN', 5)`,
  },
  {
    check: 'no liability is below zero',
    how: 'more was taken than there was',
    spoil: () =>
      behindTheGuards(
        'alter table balances drop constraint if exists balances_balance_check',
        journal('test:below', NOWHERE, ['dormant', 5], ['collection_fee', -5]),
        `insert into balances values ('dormant', '${NOWHERE}', 'NGN', -5)`,
      ),
  },
  {
    check: 'every gift holds what has not been claimed, refunded, held or put to rest',
    how: 'money left an open gift',
    spoil: ({ gift }) => takeFrom('gift', gift),
  },
  {
    check: 'claimed shares add up to what each gift has given',
    how: 'a share is counted that nobody has',
    spoil: ({ claim }) =>
      `update gifts set shares_taken = shares_taken + 1 where id = (select gift_id from claims where id = '${claim}')`,
  },
  {
    check: 'attempts are numbered without gap or repeat',
    how: 'an attempt is counted that nobody made',
    spoil: ({ gift }) => `update gifts set attempts = attempts + 1 where id = '${gift}'`,
    unnamed: true,
  },
  {
    check: 'every attempt was made on a gift',
    how: 'its gift is not there',
    spoil: () => `insert into claim_attempts values ('${NOWHERE}', '${NOWHERE}', 1, 'all_taken', null, now())`,
  },
  {
    check: 'every draw has all of its entries, and the head of the last',
    how: 'an entry is counted that nobody made',
    spoil: ({ gift }) =>
      `insert into draws (gift_id, closes_at, head, entries) values ('${gift}', now(), sha256('head'), 1)`,
    unnamed: true,
  },
  {
    check: 'every draw has all of its entries, and the head of the last',
    how: 'the last entry is another than the chain ends with',
    spoil: ({ gift }) => `
      insert into draws (gift_id, closes_at, head, entries) values ('${gift}', now(), sha256('head'), 1);
      insert into draw_entries values ('${gift}', 1, '${NOWHERE}', '\\x${'ab'.repeat(16)}', sha256('another'))`,
    unnamed: true,
  },
  {
    check: 'every claim holds its share until it leaves',
    how: 'money left a claim',
    spoil: ({ claim }) => takeFrom('claim', claim),
  },
  {
    check: 'every claim holds its share until it leaves',
    how: 'a claim that has lapsed still has its money',
    spoil: ({ claim }) =>
      `update claims set status = 'LAPSED', lapsed_at = now(), send_by = now() where id = '${claim}'`,
    also: ['claimed shares add up to what each gift has given'],
  },
  {
    check: 'reserves stand exactly behind open withdrawals',
    how: 'money left the reserve',
    spoil: ({ withdrawal }) => takeFrom('payout_hold', withdrawal),
  },
  {
    check: 'reserves stand exactly behind open withdrawals',
    how: 'our fee left the reserve',
    spoil: ({ withdrawal }) => takeFrom('fee_hold', withdrawal),
  },
  {
    check: 'every claim is in step with its withdrawals',
    how: 'a claim forgot that it is being withdrawn',
    spoil: ({ withdrawing }) => behindTheGuards(`update claims set status = 'FROZEN' where id = '${withdrawing}'`),
    also: ['every status follows from its holds'],
  },
  {
    check: 'nothing can be opened of a payment that has gone back, in part or whole',
    how: 'a part of it was refunded while its gift is open',
    spoil: ({ payment }) => `
      insert into refunds (id, charge_id, gift_id, amount, currency, status, reason, created_at, updated_at, finished_at)
      select '${NOWHERE}', c.id, g.id, 5, 'NGN', 'DONE', 'Asked for', now(), now(), now()
      from charges c join gifts g on g.payment_id = c.payment_id where c.payment_id = '${payment}'`,
  },
  {
    check: 'nothing can be opened of a payment that has gone back, in part or whole',
    how: 'a share of it was paid without us, at our cost',
    spoil: ({ gift }) => `
      insert into transfers (reference, gift_id, slot, attempt, status, may_have_paid, amount, currency, loss, first_seen_at, changed_at)
      values ('test', '${gift}', 7, 1, 'success', true, 5, 'NGN', 5, now(), now())`,
  },
  {
    check: 'nothing can be opened of a payment that has gone back, in part or whole',
    how: 'its bank took a part of it while its gift is open',
    spoil: ({ payment }) => `
      insert into disputes (id, provider_id, payment_id, charge_id, gift_id, amount, held_parts, status, opened_at, closed_at)
      select '${NOWHERE}', 'test', c.payment_id, c.id, g.id, 5, '[]', 'LOST', now(), now()
      from charges c join gifts g on g.payment_id = c.payment_id where c.payment_id = '${payment}'`,
  },
  {
    check: 'nothing can be opened of a payment that has gone back, in part or whole',
    how: 'it never came, and its gift is open',
    spoil: ({ payment }) => `
      with j as (
        insert into journals (ref, event, currency, at)
        select 'charge-voided:' || id, 'gift_dormant', 'NGN', now() from charges where payment_id = '${payment}' returning id
      )
      insert into movements (journal_id, line, account, subject, amount)
      select j.id, m.line, 'collection_fee', '${NOWHERE}', m.amount from j, (values (0, 5), (1, -5)) m (line, amount)`,
  },
  {
    check: 'every status follows from its holds',
    how: 'a gift is blocked and nothing holds it',
    spoil: ({ gift }) => behindTheGuards(`update gifts set status = 'BLOCKED' where id = '${gift}'`),
  },
  {
    check: 'every paid payment has its gift and one charge behind it',
    how: 'the gift is gone',
    spoil: ({ gift }) => behindTheGuards(`delete from gifts where id = '${gift}'`),
  },
  {
    check: 'every paid payment has its gift and one charge behind it',
    how: 'the charge is gone',
    spoil: ({ payment }) => behindTheGuards(`delete from charges where payment_id = '${payment}'`),
  },
  {
    check: 'every paid payment has its gift and one charge behind it',
    how: 'its only charge is held in suspense',
    spoil: ({ payment }) =>
      `update charges set became = 'SUSPENSE', reason = 'spoiled' where payment_id = '${payment}'`,
    also: ['suspended charges are held in full or were given on'],
  },
  {
    check: 'suspended charges are held in full or were given on',
    how: 'money left it for nothing',
    spoil: ({ suspended }) => takeFrom('suspense', suspended),
  },
  {
    check: 'suspended charges are held in full or were given on',
    how: 'the charge was larger',
    spoil: ({ suspended }) => `update charges set amount = amount + 1 where id = '${suspended}'`,
  },
  {
    check: 'suspended charges are held in full or were given on',
    how: 'it became the gift and was not given to it',
    spoil: ({ suspended }) => `update charges set became = 'GIFT', reason = null where id = '${suspended}'`,
  },
  {
    check: 'refunds hold their money exactly while they are open',
    how: 'money left the refund',
    spoil: ({ refund }) => takeFrom('refund', refund),
  },
  {
    check: 'disputes hold their money exactly while they are open',
    how: 'money left the dispute',
    spoil: ({ dispute }) => takeFrom('dispute', dispute),
  },
];

describe('the books check notices that it is not true that', () => {
  let world: World;
  let owner: pg.Client;
  let things: Things;
  /** Before everything that is spoiled, and after it. */
  let early: Checkpoint;
  let late: Checkpoint;
  beforeAll(async () => {
    world = await createWorld();
    await world.paidGift();
    await seal(world);
    early = await checkpointNow();
    things = await oneOfEach();
    await world.expectCleanBooks();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query('create temp table named as table unproven');
    await seal(world);
    late = await checkpointNow();
    for (const table of TABLES) await owner.query(`create temp table kept_${table} as table ${table}`);
  });
  afterEach(async () => {
    const backAsItWas = TABLES.flatMap((table) => [
      `delete from ${table}`,
      `insert into ${table} overriding system value select * from kept_${table}`,
    ]);
    await owner.query(behindTheGuards(...backAsItWas));
    await world.expectCleanBooks();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  async function checkpointNow(): Promise<Checkpoint> {
    const checkpoint = await world.deps.db.transaction().execute(lastCheckpoint);
    if (!checkpoint) throw new Error('there is no checkpoint');
    return checkpoint;
  }

  async function oneOfEach(): Promise<Things> {
    const { db } = world.deps;
    const open = await world.paidGift();
    const claimed = await world.claimed();
    const large = await world.claimed({ amount: naira(50_000) });
    const withdrawal = await world.withdraw(large);
    const suspended = await wrongCharge(world, { amount: naira(9_000) });
    const sentBack = await wrongCharge(world, { amount: naira(8_000) });
    const refund = await startSuspenseRefund(world.deps)({
      chargeId: sentBack.charge.id,
      actor: STAFF,
      reason: 'It is not what was asked for',
    });
    // The bank took a part of this one, and the rest of it is held as before.
    const partlyLost = await wrongCharge(world, { amount: naira(7_000) });
    const lost = await openDisputeAtBank(world, partlyLost.payment.reference, naira(3_000));
    await recordDispute(world.deps)({ id: lost });
    await resolveDisputeAtBank(world, lost, 'merchant-accepted');
    await recordDispute(world.deps)({ id: lost });
    expect(await balance(world, suspenseAccount(partlyLost.charge.id))).toBe(naira(4_000));
    const disputed = await world.paidGift();
    await recordDispute(world.deps)({ id: await openDisputeAtBank(world, disputed.payment.reference) });
    const claimOf = (quid: string) =>
      db
        .selectFrom('claims')
        .innerJoin('gifts', 'gifts.id', 'claims.giftId')
        .select('claims.id')
        .where('quid', '=', quid)
        .executeTakeFirstOrThrow();
    const gift = await db.selectFrom('gifts').select('id').where('quid', '=', open.quid).executeTakeFirstOrThrow();
    const dispute = await db.selectFrom('disputes').select('id').where('status', '=', 'OPEN').executeTakeFirstOrThrow();
    return {
      gift: gift.id,
      payment: open.payment.id,
      claim: (await claimOf(claimed.quid)).id,
      withdrawing: (await claimOf(large.quid)).id,
      withdrawal: withdrawal.id,
      suspended: suspended.charge.id,
      refund: refund.id,
      dispute: dispute.id,
    };
  }

  for (const { check, how, spoil, also = [] } of SPOILED) {
    it(`${check}: ${how}`, async () => {
      await owner.query(spoil(things));
      const { isClean, problems } = await checkBooks(world.deps.db);
      expect(isClean).toBe(false);
      expect(problems.map((problem) => problem.check).sort()).toEqual([check, ...also].sort());
      for (const { count, examples } of problems) expect(examples.length).toBe(Math.min(count, 5));
    });
  }

  /** What a proof from there on says of what is not true. A sum over all balances can say so once more. */
  const fromThere = async (checkpoint: Checkpoint) => {
    const since = { checkpoint, attemptsAt: new Date(Date.now() - 60_000), keys: world.deps.keys };
    const { problems } = await inOneSnapshot(world.deps.db, (trx) => proveNew(trx, since), 'read write');
    return problems.map((problem) => problem.check);
  };

  for (const { check, how, spoil, also = [] } of SPOILED) {
    it(`${check}: ${how}, after a checkpoint that the proof starts from`, async () => {
      await owner.query('insert into unproven (subject) select subject from named');
      expect(await fromThere(early)).toEqual([]);
      await owner.query(spoil(things));
      expect(await fromThere(early)).toEqual(expect.arrayContaining([check, ...also]));
    });
  }

  for (const { check, how, spoil, also = [], unnamed } of SPOILED) {
    if (unnamed || spoil(NOTHING).includes('session_replication_role')) continue;
    it(`${check}: ${how}, to something that was proven and sealed, by whoever leaves the triggers on`, async () => {
      expect(await fromThere(late)).toEqual([]);
      await owner.query(spoil(things));
      expect(await fromThere(late)).toEqual(expect.arrayContaining([check, ...also]));
    });
  }

  it('any of its sentences holds: each has been tried tried with every one of its sentences', () => {
    expect(new Set(SPOILED.map(({ check }) => check))).toEqual(new Set(Object.keys(CHECKS)));
  });
});
