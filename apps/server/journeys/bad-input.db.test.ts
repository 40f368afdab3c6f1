import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../testing/world.ts';

describe('bad input', () => {
  let world: World;
  let quid: string;
  let accessKey: string;
  beforeAll(async () => {
    world = await createWorld();
    const claimed = await world.claimed();
    quid = claimed.quid;
    accessKey = claimed.claim.accessKey;
  });
  afterAll(() => world.close());

  /** How many rows every table of ours has: the same before and after means nothing changed. */
  const everything = async () => {
    const { rows } = await sql<{
      table: string;
    }>`select tablename as table from pg_tables where schemaname = 'public' and tablename not in ('throttles', 'workers', 'schema_migrations_lock')`.execute(
      world.deps.db,
    );
    const counts = await Promise.all(
      rows.map(async ({ table }) => [
        table,
        (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(world.deps.db)).rows[0]?.n,
      ]),
    );
    return Object.fromEntries(counts.sort());
  };

  const good = {
    '/api/transactions': () => ({
      amount: naira(1_000),
      email: 'a@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    }),
    '/api/rules': () => ({ quid, nthPerson: 3 }),
    '/api/withdrawal-request': () => ({
      quid,
      accessKey,
      amount: naira(10_000),
      accountNumber: '0000000000',
      bankCode: '057',
      accountName: 'ADA OKAFOR',
    }),
    '/api/transactions/banks/resolve-name': () => ({ accountNumber: '0000000000', bankCode: '057' }),
  } satisfies Record<string, () => Record<string, unknown>>;

  const hostile: unknown[] = [
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 60,
    '',
    ' ',
    '-',
    'x'.repeat(60_000),
    [],
    {},
    ['a'],
    { a: 1 },
    '\u0000',
    '🎁',
    'NaN',
    "'; drop table gifts; --",
  ];

  for (const [url, make] of Object.entries(good)) {
    it(`is refused with a clear sentence by POST ${url}, and changes nothing`, async () => {
      const before = await everything();
      const body = make() as Record<string, unknown>;
      for (const field of Object.keys(body)) {
        for (const value of [...hostile, undefined]) {
          if ((field === 'nthPerson' || field === 'amount') && value === 2 ** 60)
            expect(Number.isSafeInteger(value)).toBe(false);
          const { status, body: answer } = await world.browser().post(url, { ...body, [field]: value });
          expect(
            status,
            `${field} = ${JSON.stringify(value)?.slice(0, 40)}: ${JSON.stringify(answer)}`,
          ).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
          expect(answer).toMatchObject({
            message: expect.stringMatching(/\S/),
            code: expect.stringMatching(/^\w+$/),
            requestId: expect.any(String),
          });
        }
      }
      const unknownField = await world.browser().post(url, { ...body, surprise: 1 });
      expect(unknownField.status).toBe(422);
      expect(await everything()).toEqual(before);
    });
  }

  it.each([
    ['broken JSON', '{"amount":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['a prototype key', '{"__proto__":{"amount":1}}', 'application/json', 400],
    ['a constructor key', '{"constructor":{"prototype":{"x":1}}}', 'application/json', 400],
    ['a list', '[1,2]', 'application/json', 422],
    ['a string', '"hello"', 'application/json', 422],
    ['a form', 'amount=1', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'hello', 'text/plain', 415],
    ['too much', JSON.stringify({ amount: 1, email: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('%s is refused', async (_what, payload, type, expected) => {
    const { status, body } = await world
      .browser()
      .request({ method: 'POST', url: '/api/transactions', payload, headers: { 'content-type': type } });
    expect([status, typeof body.message, typeof body.requestId]).toEqual([expected, 'string', 'string']);
  });

  it.each([
    ['/api/transactions?page=0', 422],
    ['/api/transactions?limit=101', 422],
    ['/api/transactions?page=abc', 422],
    ['/api/quid/SHORT', 422],
    ['/api/quid/0000000000001', 422],
    ['/api/transactions/quid/%00/verify', 422],
    ['/api/transactions/not-an-id', 404],
    ['/api/withdrawal-request/not-an-id', 422],
    ['/api/nothing/here', 404],
    ['/api/%E0%A4%A', 400],
  ])('GET %s answers %i', async (url, expected) => {
    const { status, body } = await world.browser().get(url);
    expect([status, typeof body.message]).toEqual([expected, 'string']);
  });

  it('uses the words people know', async () => {
    const say = async (url: string, body: unknown) => (await world.browser().post(url, body)).body.message;
    const start = good['/api/transactions']();
    expect(await say('/api/transactions', { ...start, amount: 0 })).toBe('Please enter a valid amount');
    expect(await say('/api/transactions', { ...start, email: '' })).toBe('Email is required');
    expect(await say('/api/transactions', { ...start, email: 'ada' })).toBe('Please enter a valid email address');
    expect(
      await say('/api/transactions', { ...start, authorizationUrl: 'https://evil.example/payment/callback' }),
    ).toMatch(/callback/);
    expect(await say('/api/rules/claim?quid=ABC', {})).toBe('QUID must be 13 characters');
    const withdraw = good['/api/withdrawal-request']();
    expect(await say('/api/withdrawal-request', { ...withdraw, accountNumber: '' })).toBe('Account number is required');
    expect(await say('/api/withdrawal-request', { ...withdraw, accountNumber: '123' })).toBe(
      'Account number must be at least 10 digits',
    );
    expect(await say('/api/withdrawal-request', { ...withdraw, bankCode: '' })).toBe('Please select a bank');
    expect(await say('/api/withdrawal-request', { ...withdraw, bankCode: 'a' })).toBe('Invalid bank code format');
    expect(await say('/api/withdrawal-request', { ...withdraw, accountName: '' })).toBe(
      'Account name could not be resolved',
    );
  });

  it('refuses a request from another site before it is read', async () => {
    const headers = { origin: 'https://evil.example' };
    const { status, body } = await world.browser().post('/api/transactions', good['/api/transactions'](), headers);
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
  });
});
