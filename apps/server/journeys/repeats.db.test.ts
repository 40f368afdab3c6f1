import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

describe('asking twice', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const gift = (amount = naira(500)) => ({
    amount,
    email: 'ada@example.com',
    authorizationUrl: 'http://localhost:3000/payment/callback',
  });

  it('gives the same answer to the same key and body, and refuses the key for another body', async () => {
    const sender = world.browser();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await sender.post('/api/transactions', gift(), headers);
    const again = await sender.post('/api/transactions', gift(), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await sender.post('/api/transactions', gift(naira(600)), headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await sender.get('/api/transactions')).body.total).toBe(1);
  });

  it('makes one payment of 20 equal requests at once', async () => {
    const sender = world.browser();
    await sender.post('/api/transactions', gift());
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sender.post('/api/transactions', gift(), headers)),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect((await sender.get('/api/transactions')).body.total).toBe(2);
    const last = await sender.post('/api/transactions', gift(), headers);
    expect(last.status).toBe(201);
    expect((await sender.get('/api/transactions')).body.total).toBe(2);
  });

  it('gives a first request that is repeated its first cookie again, so the gift is still its sender’s', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const lost = world.browser();
    const retried = world.browser();
    const first = await lost.post('/api/transactions', gift(), headers);
    const again = await retried.post('/api/transactions', gift(), headers);
    expect(again.body.reference).toBe(first.body.reference);
    expect((await retried.get('/api/transactions')).body.total).toBe(1);
  });

  it('keeps the keys of two browsers apart', async () => {
    const headers = { 'idempotency-key': 'the same key' };
    const [a, b] = [world.browser(), world.browser()];
    await a.post('/api/transactions', gift());
    await b.post('/api/transactions', gift());
    const first = await a.post('/api/transactions', gift(), headers);
    const second = await b.post('/api/transactions', gift(), headers);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  it('takes a key on every POST', async () => {
    const { quid, sender } = await world.paidGift();
    const key = () => ({ 'idempotency-key': randomUUID() });
    const rule = key();
    const saved = await sender.post('/api/rules', { quid, totalSplits: 2 }, rule);
    expect((await sender.post('/api/rules', { quid, totalSplits: 2 }, rule)).body).toEqual(saved.body);
    expect((await sender.post('/api/rules', { quid, totalSplits: 3 }, rule)).status).toBe(422);
    const claim = key();
    const recipient = world.browser();
    await recipient.get(`/api/transactions/quid/${quid}/verify`);
    const claimed = await recipient.post(`/api/rules/claim?quid=${quid}`, {}, claim);
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, {}, claim)).body).toEqual(claimed.body);
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, { password: 'x' }, claim)).status).toBe(422);
  });
});

describe('two server processes', { timeout: 60_000 }, () => {
  let world: World;
  let servers: ServerProcess[];
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    servers = await Promise.all([startServerProcess(world, 'web'), startServerProcess(world, 'all')]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  it('count tries together: a limit holds however they are spread', async () => {
    const ask = (server: ServerProcess | undefined) =>
      fetch(`${server?.url}/api/transactions/banks/resolve-name`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accountNumber: '0000000000', bankCode: '057' }),
      });
    const statuses = [];
    for (let i = 0; i < 40; i += 1) statuses.push((await ask(servers[i % 2])).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await ask(servers[0]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await refused.json()) as { message: string }).message).toMatch(/Try again in \d+ min/);
  });

  it('count wrong passwords per gift together', async () => {
    const { quid } = await world.paidGift({ password: 'correct horse' });
    const guess = (server: ServerProcess | undefined, password: string) =>
      fetch(`${server?.url}/api/rules/claim?quid=${quid}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => guess(servers[i % 2], `wrong ${i}`)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    expect((await guess(servers[0], 'correct horse')).status).toBe(429);
  });

  it('tell a browser at one of them of a payment that the other settled', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(700),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${servers[0]?.url}/api/sse/connect/${body.reference}`, { headers: { cookie } });
    const reader = stream.body?.getReader();
    let heard = '';
    const hear = async (what: string) => {
      while (!heard.includes(what)) heard += new TextDecoder().decode((await reader?.read())?.value);
    };
    await hear('"status":"PENDING"');
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    await hear('"status":"SUCCESS"');
    const { quid } = (await sender.get(`/api/transactions/reference/${body.reference}`)).body;
    expect(heard).toContain(`"quid":"${quid}"`);
    await reader?.cancel();
  });
});

describe('a protected gift', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it('shows neither amount nor message, and opens only with its password', async () => {
    const { quid } = await world.paidGift({ password: 'Òpe 123', message: 'For your rent' });
    const recipient = world.browser();
    const url = `/api/transactions/quid/${quid}/verify`;
    expect((await recipient.get(url)).body).toMatchObject({
      state: 'PASSWORD_NEEDED',
      allowAccess: false,
      quid: { amount: null, message: null, hasPassword: true },
    });
    expect((await recipient.get(url, { 'x-gift-password': 'nope' })).body).toMatchObject({
      state: 'WRONG_PASSWORD',
      quid: { amount: null },
    });
    expect((await recipient.get(url, { 'x-gift-password': encodeURIComponent('Òpe 123') })).body).toMatchObject({
      state: 'OPEN',
      quid: { message: 'For your rent' },
    });
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body.code).toBe('password_required');
    const wrong = await recipient.post(`/api/rules/claim?quid=${quid}`, { password: 'nope' });
    expect([wrong.body.code, wrong.body.message]).toEqual(['wrong_password', expect.stringMatching(/\d tries left/)]);
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, { password: 'Òpe 123' })).body.state).toBe('YOURS');
  });

  it('is not claimed by looking, however often anyone looks', async () => {
    const { quid } = await world.paidGift();
    for (let i = 0; i < 5; i += 1) await world.browser().get(`/api/transactions/quid/${quid}/verify`);
    expect((await world.browser().get(`/api/quid/${quid}`)).body.status).toBe('ACTIVE');
    const attempts = await world.deps.db.selectFrom('claimAttempts').select('number').execute();
    expect(attempts.filter(({ number }) => number > 1)).toEqual([]);
  });
});
