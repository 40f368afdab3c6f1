import { randomUUID } from 'node:crypto';
import { makeQuid } from '@jara/domain/gift/quid';
import type { PaymentId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { commitmentOf } from '@jara/domain/rule/lucky';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { createGift } from '../gifts/create-gift.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { balance, giftOf, paymentOf, setDaysAhead } from '../money-back/testing.ts';
import { sweepPayments } from '../provider/sweep-payments.ts';
import { signInEverybody } from '../staff/testing.ts';

const order = (rule?: Record<string, unknown>, amount = naira(1_000)) => ({
  amount,
  email: 'ada@example.com',
  authorizationUrl: 'http://localhost:3000/payment/callback',
  ...(rule && { rule }),
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a gift that is ordered with its rule', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});
  const start = async (rule: Record<string, unknown>, amount?: number) => {
    const sender = world.browser();
    const { body, status } = await sender.post('/api/transactions', order(rule, amount));
    expect(status, JSON.stringify(body)).toBe(201);
    return { sender, reference: body.reference as string, id: body.transaction.id as PaymentId };
  };
  const pay = (reference: string, more: Record<string, unknown> = {}) =>
    world.control('POST', '/pay', { reference, card: 'success', ...more });
  const seenBy = async (sender: Browser, reference: string) =>
    (await sender.get(`/api/transactions/reference/${reference}`)).body;
  const versionsOf = async (quid: string) =>
    world.deps.db
      .selectFrom('ruleVersions')
      .select(['version', 'origin'])
      .where('giftId', '=', (await giftOf(world, quid)).id)
      .orderBy('version')
      .execute();

  it.each([
    [{ nthPerson: 0 }],
    [{ nthPerson: 1_000_001 }],
    [{ totalSplits: 6 }],
    [{ splits: [{ percentage: 50 }, { percentage: 49.99 }] }],
    [{ splits: [{ percentage: 99.99 }, { percentage: 0.01 }] }],
    [{ splits: [{ percentage: 33.333 }, { percentage: 66.667 }] }],
    [{ luckyShares: 1 }],
    [{ luckyShares: 6 }],
    [{ startTime: inHours(1) }],
    [{ startTime: inHours(-2), endTime: inHours(-1) }],
    [{ startTime: inHours(2), endTime: inHours(1) }],
    [{ nthPerson: 1, totalSplits: 2 }],
    [{ nthPerson: 1.5 }],
    [{ manageKey: 'A'.repeat(43), nthPerson: 1 }],
    [{}],
  ])('is judged before anything moves: %j is refused as the rule manager refuses it', async (rule) => {
    const { quid, sender } = await world.paidGift({ amount: naira(1_000) });
    const { manageKey, ...kinds } = rule as Record<string, unknown>;
    const byManager = await sender.post('/api/rules', {
      quid,
      ...kinds,
      ...(manageKey ? { surprise: manageKey } : {}),
    });
    const before = await everything();
    const ordered = await world.browser().post('/api/transactions', order(rule), { 'idempotency-key': randomUUID() });
    expect([ordered.status, ordered.body.code]).toEqual([422, byManager.body.code]);
    if (byManager.body.code === 'rule_invalid') expect(ordered.body.message).toBe(byManager.body.message);
    expect(await everything()).toEqual(before);
  });

  /** What we have stored, and what the provider has heard of. */
  const everything = async () => ({
    payments: await world.deps.db.selectFrom('payments').select('id').orderBy('id').execute(),
    references: await world.deps.db.selectFrom('paymentReferences').select('reference').orderBy('reference').execute(),
    provider: (await world.control<{ data: unknown[] }>('GET', '/transactions')).data.length,
  });

  it('has it from its first moment, as the rule manager would have made it', async () => {
    const { sender, reference } = await start({ luckyShares: 6 }, naira(2_400));
    await pay(reference);
    const { quid, rule } = await seenBy(sender, reference);
    expect(rule).toMatchObject({ ruleType: 'LUCKY', luckyShares: 6, luckyMinShare: naira(350) });
    expect(await versionsOf(quid)).toEqual([{ version: 1, origin: 'ORDER' }]);
    const { body: published } = await world.browser().get(`/api/rules/${quid}`);
    expect(published).toMatchObject({ version: 1, frozen: false, proof: null, commitment: rule.commitment });
    for (let i = 0; i < 6; i += 1) expect((await claim(quid)).body.state).toBe('YOURS');
    const { proof, commitment } = (await world.browser().get(`/api/rules/${quid}`)).body;
    const sealed = { type: 'LUCKY', totalShares: 6, minShare: naira(350) } as const;
    expect(commitmentOf({ seed: proof.seed, giftId: proof.giftId, rule: sealed })).toBe(commitment);
  });

  it.each([
    [{ nthPerson: 3 }, { ruleType: 'NTH_PERSON', nthPerson: 3 }],
    [{ totalSplits: 2 }, { ruleType: 'SPLIT', totalSplits: 2, splits: [] }],
    [
      { splits: [{ percentage: 66.5 }, { percentage: 33.5 }] },
      { ruleType: 'SPLIT', totalSplits: null, splits: [{ percentage: 66.5 }, { percentage: 33.5 }] },
    ],
    [
      { startTime: '2026-01-01T09:00:00.000+01:00', endTime: '2099-01-01T09:00:00.000+01:00' },
      { ruleType: 'TIME', startTime: '2026-01-01T08:00:00.000Z', endTime: '2099-01-01T08:00:00.000Z' },
    ],
  ])('shows %j to its sender wherever the payment is shown, before and after it is paid', async (rule, shown) => {
    const { sender, reference, id } = await start(rule);
    const views = async () => [
      (await sender.get('/api/transactions')).body.data[0].rule,
      (await sender.get(`/api/transactions/${id}`)).body.rule,
      (await seenBy(sender, reference)).rule,
    ];
    for (const view of await views()) expect(view).toMatchObject({ ...shown, commitment: null });
    await pay(reference);
    const paid = await seenBy(sender, reference);
    for (const view of await views()) expect(view).toMatchObject(shown);
    expect((await sender.get(`/api/rules/${paid.quid}`)).body).toMatchObject(shown);
    expect((await world.browser().get(`/api/transactions/${id}`)).status).toBe(404);
  });

  it('keeps the number of its nth person from Support, and says in its timeline where the rule came from', async () => {
    const staff = await signInEverybody(world);
    const { sender, reference, id } = await start({ nthPerson: 347 });
    const numberFor = async (reader: Browser) => (await reader.get(`/api/transactions/${id}`)).body.rule.nthPerson;
    expect([await numberFor(staff.ADMIN), await numberFor(staff.SUPPORT)]).toEqual([347, null]);
    await pay(reference);
    const { quid } = await seenBy(sender, reference);
    expect([await numberFor(staff.ADMIN), await numberFor(staff.SUPPORT)]).toEqual([347, null]);
    await sender.post('/api/rules', { quid, nthPerson: 348 });
    const { timeline } = (await staff.ADMIN.get(`/api/admin/quids/${quid}`)).body;
    const rules = timeline.filter(({ kind }: { kind: string }) => kind === 'RULE_SAVED');
    expect(rules.map(({ title }: { title: string }) => title)).toEqual([
      'Rule of the order',
      'Rule changed (version 2)',
    ]);
    const own = (await sender.get(`/api/transactions/${id}`)).body.timeline;
    expect(own.map(({ what }: { what: string }) => what)).toEqual([
      'Payment started',
      'Paid',
      'Wrapped with the rule you chose',
    ]);
  });

  it('can still be changed in the rule manager until the first attempt, and the payment shows what holds', async () => {
    const { sender, reference } = await start({ nthPerson: 3 });
    await pay(reference);
    const { quid } = await seenBy(sender, reference);
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 })).body).toMatchObject({ version: 2 });
    expect((await seenBy(sender, reference)).rule).toMatchObject({
      ruleType: 'SPLIT',
      nthPerson: null,
      totalSplits: 2,
    });
    expect(await versionsOf(quid)).toEqual([
      { version: 1, origin: 'ORDER' },
      { version: 2, origin: 'SAVED' },
    ]);
    await claim(quid);
    expect((await sender.post('/api/rules', { quid, nthPerson: 3 })).body.code).toBe('rule_frozen');
  });

  it('answers a repeated order with the same rule, and takes another rule for another order', async () => {
    const sender = world.browser();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await sender.post('/api/transactions', order({ nthPerson: 3 }), headers);
    const again = await sender.post('/api/transactions', order({ nthPerson: 3 }), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.body.transaction.rule).toMatchObject({ nthPerson: 3 });
    const other = await sender.post('/api/transactions', order({ nthPerson: 4 }), headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('keeps it when the payer cancels, or a card is declined, and pays after all', async () => {
    const { sender, reference } = await start({ nthPerson: 2 });
    await pay(reference, { card: 'declined' });
    await sender.post(`/api/transactions/reference/${reference}/cancel`, {});
    expect(await seenBy(sender, reference)).toMatchObject({ status: 'FAILED', rule: { nthPerson: 2 } });
    await pay(reference);
    const { quid } = await seenBy(sender, reference);
    expect([(await claim(quid)).body.state, (await claim(quid)).body.state]).toEqual(['NOT_THIS_TIME', 'YOURS']);
  });

  it('gets it from the sweep as from the webhook', async () => {
    await world.control('POST', '/webhooks', { mode: 'drop' });
    const { sender, reference, id } = await start({ nthPerson: 2 });
    await pay(reference);
    await world.deps.db
      .updateTable('payments')
      .set({ nextCheckAt: new Date(0) })
      .where('id', '=', id)
      .execute();
    await sweepPayments(world.deps)();
    await world.control('POST', '/webhooks', { mode: 'normal' });
    const { quid } = (await sender.get(`/api/transactions/${id}`)).body;
    expect(await versionsOf(quid)).toEqual([{ version: 1, origin: 'ORDER' }]);
  });

  it('is not made without it, not even by a version that knows of no such rule', async () => {
    const { sender, reference, id } = await start({ nthPerson: 2 });
    const { db, clock } = world.deps;
    const payment = await paymentOf(world, id);
    const without = db
      .transaction()
      .execute((trx) => createGift(trx, { payment: { ...payment, rule: null }, now: clock.now(), beacon: undefined }));
    await expect(without).rejects.toThrow('a gift is made with the rule it was ordered with');
    await pay(reference);
    expect((await seenBy(sender, reference)).status).toBe('SUCCESS');
  });

  it('keeps a window that closed before the money came: nobody opens it, and the money stays with the gift', async () => {
    const { sender, reference } = await start({ startTime: inHours(1), endTime: inHours(2) });
    await setDaysAhead(world, 1);
    await pay(reference);
    const { quid, status, rule } = await seenBy(sender, reference);
    expect([status, rule.ruleType]).toEqual(['SUCCESS', 'TIME']);
    expect((await claim(quid)).body.code).toBe('gift_expired');
    await expireGifts(world.deps)();
    const gift = await giftOf(world, quid);
    expect(gift.status).toBe('EXPIRED');
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(1_000));
    await setDaysAhead(world, 0);
  });
});

describe('a crowd at the door of a gift that is being paid', { timeout: 120_000 }, () => {
  const CLAIMS = 5_000;
  const AT_ONCE = 100;
  const NTH = 1_000;
  const QUID = makeQuid(Uint8Array.from({ length: 12 }, (_, place) => place));
  let world: World;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    // The crowd knows the code before there is a gift, and whatever comes between the gift and its rule takes its time.
    await owner.query(`
      create function known_code() returns trigger language plpgsql as
        $$ begin new.quid := '${QUID}'; return new; end $$;
      create trigger known_code before insert on gifts for each row execute function known_code();
      create function slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.5); return new; end $$;
      create trigger slowly before insert on rules for each row execute function slowly();
    `);
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  it('finds no moment in which it has no rule', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', order({ nthPerson: NTH }, naira(50_000)));
    const answers: string[] = [];
    const saying = (word: string) => answers.filter((answer) => answer === word);
    /** Everybody comes once. The door is never without somebody, from before there is a gift until it has been opened. */
    const comeOneByOne = async () => {
      while (answers.length < CLAIMS || saying('gift_taken').length === 0) {
        const { body: answer } = await world.browser().post(`/api/rules/claim?quid=${QUID}`, {});
        answers.push(answer.state === 'YOURS' ? `YOURS ${answer.amount}` : (answer.state ?? answer.code));
      }
    };
    const crowd = Promise.all(Array.from({ length: AT_ONCE }, comeOneByOne));
    await eventually('the crowd is there', async () => answers.length > AT_ONCE);
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    await crowd;
    expect(answers.length).toBeGreaterThanOrEqual(CLAIMS);
    expect(saying('gift_not_found').length).toBeGreaterThan(AT_ONCE);
    expect(saying('NOT_THIS_TIME')).toHaveLength(NTH - 1);
    expect(saying(`YOURS ${naira(50_000)}`)).toHaveLength(1);
    const others = new Set(['gift_not_found', 'gift_busy', 'gift_taken', 'NOT_THIS_TIME', `YOURS ${naira(50_000)}`]);
    expect(answers.filter((answer) => !others.has(answer))).toEqual([]);
    const { number } = await world.deps.db
      .selectFrom('claimAttempts')
      .select('number')
      .where('outcome', '=', 'granted')
      .executeTakeFirstOrThrow();
    expect(number).toBe(NTH);
    await world.expectCleanBooks();
  });
});
