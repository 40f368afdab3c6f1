import { GIFT_THEMES } from '@jara/contract/payments';
import { CLAIM_STATUSES } from '@jara/domain/claim/claim-status';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { type DrawProof, proofProblem } from '@jara/domain/rule/draw';
import { RULE_TYPES } from '@jara/domain/rule/rule';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, naira, USUAL_SUM_LIMITS, type World } from '../testing/world.ts';
import { SAMPLE_GIFT_PASSWORD } from './draft-gift.ts';
import { makeSampleData } from './make-sample-data.ts';
import type { SampleSummary } from './summary.ts';

/** Both sides run in one busy process here, so the provider gets its usual patience; and its bank its usual time, for the story decides in it. */
async function sampleWorld(): Promise<World> {
  const made = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '20000', ...USUAL_SUM_LIMITS } });
  await made.control('POST', '/settings', { transfer_delay_ms: 1_500 });
  return made;
}

describe('a year of sample data', () => {
  let world: World;
  let summaries: SampleSummary[];
  let summary: SampleSummary;
  beforeAll(async () => {
    world = await sampleWorld();
    summaries = await Promise.all([1, 2].map(() => makeSampleData(world.deps, world)));
    const [first] = summaries;
    if (!first) throw new Error('Nothing was made');
    summary = first;
  }, 240_000);
  afterAll(() => world.close());

  it('is made once, even by two processes that start together', async () => {
    expect(summaries[1]).toEqual(summaries[0]);
    const all = Object.values(summary.payments).reduce((total, count) => total + count, 0);
    expect(all).toBeGreaterThanOrEqual(300);
    expect(all).toBeLessThanOrEqual(400);
    expect(await countOf(world, 'payments')).toBe(all);
  });

  it('adds nothing when it is asked for again', async () => {
    const before = await everyCount(world);
    expect(await makeSampleData(world.deps, world)).toEqual(summary);
    expect(await everyCount(world)).toEqual(before);
  });

  it('shows every state a payment, a gift, a refund and a dispute can rest in', () => {
    expect(Object.keys(summary.payments).sort()).toEqual([...PAYMENT_STATUSES].sort());
    expect(Object.keys(summary.gifts).sort()).toEqual([...GIFT_STATUSES].sort());
    expect(Object.keys(summary.claims).sort()).toEqual([...CLAIM_STATUSES].sort());
    expect(Object.keys(summary.disputes).sort()).toEqual(['LOST', 'OPEN', 'WON']);
    expect(summary.refunds.DONE).toBeGreaterThan(0);
  });

  it('shows withdrawals in every state they can rest in, and one still on its way', () => {
    const states = ['COMPLETED', 'FAILED', 'REJECTED', 'REQUESTED', 'REVERSED', 'SUBMITTED'];
    expect(Object.keys(summary.withdrawals).sort()).toEqual(states);
    expect(summary.withdrawals.SUBMITTED).toBe(1);
  });

  it('shows every rule, every theme, and gifts that are anonymous or protected', () => {
    expect(Object.keys(summary.rules).sort()).toEqual([...RULE_TYPES, 'PLAIN'].sort());
    expect(Object.keys(summary.themes).sort()).toEqual([...GIFT_THEMES].sort());
    expect(summary.anonymousGifts).toBeGreaterThan(5);
    expect(summary.protectedGifts).toBeGreaterThan(5);
  });

  it('has orders that carry every kind of rule, and gifts that got theirs later', async () => {
    const { rows } = await sql<{ origin: string; types: string[] }>`
      select v.origin, array_agg(distinct r.type order by r.type) as types
      from rule_versions v join rules r using (gift_id) group by v.origin order by v.origin
    `.execute(world.deps.db);
    const types = [...RULE_TYPES].sort();
    expect(rows).toEqual([
      { origin: 'ORDER', types },
      { origin: 'SAVED', types },
    ]);
  });

  it('has gifts whose sender was thanked, and one whose sender wants to hear no thanks', async () => {
    const { rows } = await sql<{ muted: boolean; notes: number }>`
      select g.thanks_muted as muted, count(*) as notes from thanks t join gifts g on g.id = t.gift_id group by 1 order by 1
    `.execute(world.deps.db);
    expect(rows).toEqual([
      { muted: false, notes: expect.any(Number) },
      { muted: true, notes: 1 },
    ]);
    expect(rows[0]?.notes).toBeGreaterThan(20);
  });

  it('has a birthday gift still sealed, one that its sender shares, one of 30 days and one with the fee paid', async () => {
    const orders = await world.deps.db
      .selectFrom('gifts')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select(['delivery', 'recipientEmail', 'mailDueAt', 'gifts.opensAt', 'lifetimeDays', 'feePaidBy', 'gifts.amount'])
      .where('gifts.status', '=', 'ACTIVE')
      .execute();
    const now = Date.parse(summary.asOf);
    const sealed = orders.filter(({ opensAt }) => opensAt !== null && opensAt.getTime() > now);
    // The other one is a giveaway that has not started.
    expect(sealed).toHaveLength(2);
    expect(sealed.filter(({ mailDueAt, opensAt }) => mailDueAt?.getTime() === opensAt?.getTime())).toHaveLength(1);
    expect(orders.filter(({ delivery }) => delivery === 'SELF')).toMatchObject([{ recipientEmail: null }]);
    expect(orders.filter(({ lifetimeDays }) => lifetimeDays === 30)).toHaveLength(1);
    expect(orders.filter(({ feePaidBy }) => feePaidBy === 'SENDER')).toMatchObject([{ amount: 1_030_928 }]);
  });

  it('has a gift whose address was corrected, one with changed words, and one that is paused', async () => {
    const deeds = await world.deps.db
      .selectFrom('senderDeeds')
      .innerJoin('gifts', 'gifts.id', 'senderDeeds.giftId')
      .select(['deed', 'gifts.status'])
      .where('deed', '!=', 'publish')
      .orderBy('deed')
      .execute();
    expect(deeds).toEqual([
      { deed: 'address', status: 'CLAIMED' },
      { deed: 'change', status: 'ACTIVE' },
      { deed: 'pause', status: 'ACTIVE' },
      { deed: 'pause', status: 'SPLIT' },
    ]);
    expect(await world.deps.db.selectFrom('replacedQuids').select('quid').execute()).toHaveLength(1);
  });

  it('has a gift cancelled half way, one paused, and two whose cards did not take the money back', async () => {
    const { rows } = await sql<{ how: string }>`
      select case when g.paused_at is not null then 'paused'
        else concat_ws(', ', 'cancelled', g.shares_taken || ' opened', r.status, r.account_number is not null) end as how
      from gifts g left join refunds r on r.gift_id = g.id
      where g.paused_at is not null or g.cancelled_at is not null order by 1
    `.execute(world.deps.db);
    expect(rows.map(({ how }) => how)).toEqual([
      'cancelled, 0 opened, DONE, t',
      'cancelled, 0 opened, FAILED, f',
      'cancelled, 1 opened, DONE, f',
      'paused',
      'paused',
    ]);
  });

  it('has giveaways in every state in which one can rest, with what people reported of one', async () => {
    const { rows } = await sql<{ quid: string; title: string }>`
      select g.quid, w.title from giveaways w join gifts g on g.id = w.gift_id
    `.execute(world.deps.db);
    const pages = await Promise.all(
      rows.map(async ({ quid }) => (await world.browser().get(`/api/giveaways/${quid}`)).body),
    );
    const stateOf = new Map(pages.map(({ title, state }) => [title, state]));
    expect(Object.fromEntries(stateOf)).toEqual({
      'December jara for our listeners': 'WAITING',
      'We are ten thousand': 'OPEN',
      'Harvest thanksgiving': 'OPEN',
      'The Friday draw': 'OPEN',
      'Reunion draw': 'ENDED',
      'Second chance': 'GIVEN',
      'Back to school': 'GIVEN',
      'Night-shift thank you': 'ENDED',
      'One for every seat': 'PAUSED',
      'Win big with us': 'STOPPED',
    });
    const page = (title: string) => pages.find((each) => each.title === title);
    expect(page('The Friday draw')?.draw).toMatchObject({ entries: 14, drawnAt: null });
    expect(page('Reunion draw')).toMatchObject({ here: 0, shares: { total: 5, taken: 5, inBank: 5 } });
    const reported = await world.deps.db.selectFrom('giveawayReports').select('kind').orderBy('kind').execute();
    expect(reported.map(({ kind }) => kind)).toEqual(['ASKS_FOR_MONEY', 'FALSE_HOST', 'OTHER']);
  });

  it('has draws whose proofs hold, one with shares that went to the next in line', async () => {
    const { rows } = await sql<{ quid: string; title: string }>`
      select g.quid, w.title from giveaways w join gifts g on g.id = w.gift_id join draws d on d.gift_id = g.id
      where d.drawn_at is not null order by w.title
    `.execute(world.deps.db);
    const proofs = await Promise.all(
      rows.map(async ({ quid }) => (await world.browser().get(`/api/giveaways/${quid}/proof`)).body as DrawProof),
    );
    expect(rows.map(({ title }) => title)).toEqual(['Reunion draw', 'Second chance']);
    expect(proofs.map((proof) => proofProblem(proof))).toEqual([undefined, undefined]);
    expect(proofs.map(({ passedOn }) => passedOn.length)).toEqual([0, 2]);
  });

  it('leaves payouts waiting that are fresh, near the promise and past it, some of which need two yeses', async () => {
    const waiting = await world.deps.db
      .selectFrom('withdrawals')
      .select(['requestedAt', 'approvalsNeeded'])
      .select((eb) =>
        eb
          .selectFrom('withdrawalApprovals')
          .select((approvals) => approvals.fn.countAll<number>().as('yeses'))
          .whereRef('withdrawalApprovals.withdrawalId', '=', 'withdrawals.id')
          .as('yeses'),
      )
      .where('status', '=', 'REQUESTED')
      .execute();
    const hours = waiting.map(({ requestedAt }) => (Date.parse(summary.asOf) - requestedAt.getTime()) / HOUR_MS);
    expect(hours.filter((age) => age < 12).length).toBeGreaterThan(2);
    expect(hours.filter((age) => age > 20 && age < 24).length).toBeGreaterThan(1);
    expect(hours.filter((age) => age > 24).length).toBeGreaterThan(1);
    expect(waiting.filter(({ approvalsNeeded }) => approvalsNeeded === 2).length).toBeGreaterThan(2);
    expect(waiting.filter(({ approvalsNeeded, yeses }) => approvalsNeeded === 2 && yeses === 1)).toHaveLength(1);
  });

  it('keeps the books clean', () => world.expectCleanBooks());

  it('happens in the past, and what staff did stands in the audit in the order of its times', async () => {
    const { rows } = await sql<{ latest: Date }>`
      select greatest((select max(at) from journals), (select max(updated_at) from gifts), (select max(at) from audit),
                      (select max(created_at) from payments), (select max(updated_at) from withdrawals)) as latest
    `.execute(world.deps.db);
    expect(rows[0]?.latest.getTime()).toBeLessThan(Date.parse(summary.asOf));
    const audit = await world.deps.db.selectFrom('audit').select('at').orderBy('id').execute();
    expect(audit.length).toBeGreaterThan(50);
    const times = audit.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('has no mail left to send: each went out at its time, but for one to an address that was corrected', async () => {
    const mails = await world.deps.db
      .selectFrom('mails')
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.countAll<number>().filterWhere('nextTryAt', 'is', null).as('done'),
        eb.fn.countAll<number>().filterWhereRef('sentAt', '=', 'createdAt').as('atTheirTime'),
      ])
      .executeTakeFirstOrThrow();
    expect(mails.all).toBeGreaterThan(300);
    expect(mails).toEqual({ all: mails.all, done: mails.all, atTheirTime: mails.all - 1 });
  });

  it('leaves the sandbox as it is by default', async () => {
    const { settings } = await world.control<{ settings: Record<string, unknown> }>('GET', '/state');
    expect(settings).toMatchObject({ webhook_mode: 'normal', approvals: true });
  });

  describe('on another database, where the first run was cut off', () => {
    let other: World;
    beforeAll(async () => {
      other = await sampleWorld();
    });
    afterAll(() => other.close());

    it('is taken up where it ended, and comes out the same', { timeout: 240_000 }, async () => {
      await expect(makeSampleData(dyingAfter(other, 90), other)).rejects.toThrow('The power went out');
      const halfWay = await countOf(other, 'payments');
      expect(halfWay).toBeGreaterThan(50);
      expect(halfWay).toBeLessThan(250);
      const { asOf: _, ...made } = await makeSampleData(other.deps, other);
      const { asOf: __, ...expected } = summary;
      expect(made).toEqual(expected);
      expect(await everyGift(other)).toEqual(await everyGift(world));
      expect(await everyPayout(other)).toEqual(await everyPayout(world));
      await other.expectCleanBooks();
    });
  });

  it('lets a visitor open a protected gift with the password all of them share', async () => {
    const gift = await world.deps.db
      .selectFrom('gifts')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select('gifts.quid')
      .where('gifts.status', '=', 'ACTIVE')
      .where('payments.passwordHash', 'is not', null)
      .executeTakeFirstOrThrow();
    const visitor = world.browser();
    const claim = `/api/rules/claim?quid=${gift.quid}`;
    expect((await visitor.post(claim, { password: 'not that one' })).status).toBe(403);
    expect((await visitor.post(claim, { password: SAMPLE_GIFT_PASSWORD })).body).toMatchObject({ state: 'YOURS' });
  });

  it('leaves the sandbox speaking: a payment made now is told by its webhook', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(5_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference: body.reference });
    await eventually('the webhook arrives', () =>
      world.deps.db.selectFrom('webhookEvents').select('id').where('reference', '=', body.reference).executeTakeFirst(),
    );
    await world.expectCleanBooks();
  });
});

/** From some payment on, the provider can neither be asked nor told anything that matters. */
function dyingAfter({ deps }: World, verifications: number): World['deps'] {
  let left = verifications;
  const powerOut = () => Promise.reject(new Error('The power went out'));
  return {
    ...deps,
    paystack: {
      ...deps.paystack,
      verifyTransaction: (reference) => (left-- > 0 ? deps.paystack.verifyTransaction(reference) : powerOut()),
      createTransfer: (ask) => (left > 0 ? deps.paystack.createTransfer(ask) : powerOut()),
    },
  };
}

const TABLES = [
  'payments',
  'gifts',
  'claims',
  'withdrawals',
  'journals',
  'mails',
  'audit',
  'refunds',
  'disputes',
] as const;

async function countOf({ deps }: World, table: (typeof TABLES)[number]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(deps.db);
  return rows[0]?.count ?? 0;
}

const everyCount = async (world: World) => Promise.all(TABLES.map((table) => countOf(world, table)));

/** Everything about the gifts that is told and not drawn. */
const everyGift = async ({ deps }: World) =>
  deps.db
    .selectFrom('payments')
    .leftJoin('gifts', 'gifts.paymentId', 'payments.id')
    .select(['payments.browserId', 'payments.clothSeed', 'payments.amount', 'payments.status', 'payments.theme'])
    .select(['payments.recipientEmail', 'payments.senderName', 'payments.message', 'payments.failureReason'])
    .select(['gifts.status as giftStatus', 'gifts.statusReason', 'gifts.attempts', 'gifts.sharesTaken'])
    .orderBy('payments.clothSeed')
    .execute();

/** Lucky shares are left out of the amounts: those are drawn by chance, here as everywhere. */
const everyPayout = async ({ deps }: World) =>
  deps.db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .leftJoin('rules', 'rules.giftId', 'gifts.id')
    .select(['payments.clothSeed', 'claims.browserId', 'withdrawals.attempt', 'withdrawals.status'])
    .select(['withdrawals.reason', 'withdrawals.accountNumber', 'withdrawals.accountName', 'withdrawals.bankName'])
    .select((eb) =>
      eb
        .case()
        .when(eb.fn.coalesce('rules.type', sql.lit('PLAIN')), '=', 'LUCKY')
        .then(null)
        .else(eb.ref('withdrawals.gross'))
        .end()
        .as('gross'),
    )
    .orderBy('payments.clothSeed')
    .orderBy('claims.browserId')
    .orderBy('withdrawals.attempt')
    .execute();
