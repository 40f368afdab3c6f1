import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { createWorld, eventually, KEY, type World } from './testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const initialize = async (reference = world.newReference(), amount = 500_000) => {
  const started = await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
    metadata: { gift: 7 },
  });
  return { ...started, reference };
};

describe('the API', () => {
  it('takes as long for an answer as it is told, and has done the work before', async () => {
    await world.control('/settings', { answer_delay_ms: 300 });
    const startedAt = performance.now();
    const { reference } = await initialize();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(290);
    await world.control('/settings', { answer_delay_ms: 0 });
    expect((await world.client.verifyTransaction(reference)).status).toBe('abandoned');
  });
});

describe('a charge', () => {
  it('reads abandoned until it is paid, and is verified and announced afterwards', async () => {
    const { reference, authorization_url, access_code } = await initialize();
    expect(access_code).toMatch(/^[a-z0-9]{15}$/);
    expect(authorization_url).toBe(`${world.url}/checkout/${access_code}`);
    expect((await world.client.verifyTransaction(reference)).status).toBe('abandoned');

    await world.control('/pay', { reference, card: 'success' });

    const paid = await world.client.verifyTransaction(reference);
    expect(paid).toMatchObject({
      status: 'success',
      amount: 500_000,
      requested_amount: 500_000,
      fees: 17_500,
      currency: 'NGN',
      metadata: { gift: 7 },
      authorization: { last4: '4081', bin: '408408' },
    });
    const told = await world.merchant.hears('charge.success', reference);
    expect(told.isSigned).toBe(true);
    expect(told.forwardedFor).toBe('52.31.139.75');
    expect(told.data).toMatchObject({ reference, status: 'success', amount: 500_000 });
  });

  it('adds what it nets to the balance at once', async () => {
    const before = (await world.client.balance())[0]?.balance ?? 0;
    const { reference } = await initialize();
    await world.control('/pay', { reference });
    expect((await world.client.balance())[0]?.balance).toBe(before + 500_000 - 17_500);
    const { data } = await world.client.listBalanceLedger({ perPage: 1 });
    expect(data[0]).toMatchObject({ difference: 482_500, model_responsible: 'Transaction' });
  });

  it.each([
    ['declined', 'Declined'],
    ['insufficient', 'Insufficient Funds'],
    ['token', 'Token Not Generated. Customer Not Registered on Token Platform'],
  ])('with the %s card fails, silently, and may be tried again', async (card, answer) => {
    const { reference } = await initialize();
    await world.control('/pay', { reference, card });
    expect(await world.client.verifyTransaction(reference)).toMatchObject({
      status: 'failed',
      gateway_response: answer,
    });
    await world.control('/pay', { reference, card: 'otp' });
    expect((await world.client.verifyTransaction(reference)).status).toBe('success');
    await world.merchant.hears('charge.success', reference);
    expect(world.merchant.received.filter((got) => got.data.reference === reference)).toHaveLength(1);
  });

  it('may be of a wrong amount or currency when a tester wants it', async () => {
    const { reference } = await initialize();
    await world.control('/pay', { reference, amount: 100_000, currency: 'USD' });
    expect(await world.client.verifyTransaction(reference)).toMatchObject({
      status: 'success',
      amount: 100_000,
      requested_amount: 100_000,
      currency: 'USD',
    });
  });

  it('is not taken twice by accident, but can be on purpose', async () => {
    const { reference } = await initialize();
    await world.control('/pay', { reference });
    expect((await world.control('/pay', { reference })).status).toBe(409);
    const first = await world.merchant.hears('charge.success', reference);
    await world.control('/pay', { reference, again: true });
    const second = await eventually(() =>
      world.merchant.received.find((got) => got.data.reference === reference && got.data.id !== first.data.id),
    );
    expect(second.data.status).toBe('success');
    expect((await world.client.verifyTransaction(reference)).id).toBe(String(first.data.id));
  });

  it('refuses a used reference, a bad e-mail and a bad amount in the words of the provider', async () => {
    const { reference } = await initialize();
    await expect(initialize(reference)).rejects.toMatchObject({
      kind: 'refused',
      code: 'duplicate_reference',
      status: 400,
    });
    await expect(initialize(undefined, 4_999)).rejects.toMatchObject({ providerMessage: 'Invalid Amount Sent' });
  });

  it('puts the fee on top when the payer bears it', async () => {
    await world.control('/settings', { payer_bears_fee: true });
    const { reference } = await initialize(undefined, 1_000_000);
    await world.control('/pay', { reference });
    expect(await world.client.verifyTransaction(reference)).toMatchObject({
      amount: 1_025_381,
      requested_amount: 1_000_000,
    });
    await world.control('/settings', { payer_bears_fee: false });
  });
});

describe('wire quirks', () => {
  it('shows ids beyond 2^53 as plain numbers and amounts as strings when asked to', async () => {
    await world.control('/settings', { huge_ids: true, amounts_as_strings: true });
    const { reference } = await initialize();
    await world.control('/pay', { reference });
    const response = await fetch(`${world.url}/transaction/verify/${reference}`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    const text = await response.text();
    const [, id = ''] = /"id":(\d{16,})/.exec(text) ?? [];
    expect(BigInt(id)).toBeGreaterThan(2n ** 53n);
    expect(text).toContain('"amount":"500000"');
    expect(await world.client.verifyTransaction(reference)).toMatchObject({ id, amount: 500_000 });
    const told = await world.merchant.hears('charge.success', reference);
    expect(told.raw).toContain(`"id":${id}`);
    await world.control('/settings', { huge_ids: false, amounts_as_strings: false });
  });

  it('answers unknown routes and bad keys in the envelope', async () => {
    const missing = await fetch(`${world.url}/nothing/here`, { headers: { authorization: `Bearer ${KEY}` } });
    expect([missing.status, await missing.json()]).toEqual([404, { status: false, message: 'Resource not found' }]);
    const wrong = await fetch(`${world.url}/balance`, { headers: { authorization: 'Bearer sk_test_wrong' } });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid key', code: 'invalid_Key' }]);
  });

  it('takes form bodies beside JSON', async () => {
    const reference = world.newReference();
    const response = await fetch(`${world.url}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: new URLSearchParams({ email: 'a@b.co', amount: '500000', reference, metadata: '{"a":1}' }),
    });
    expect(response.status).toBe(200);
    expect((await world.client.verifyTransaction(reference)).metadata).toEqual({ a: 1 });
  });
});

describe('banks', () => {
  it('lists 178 rows, with repeated codes, letters and leading zeros', async () => {
    const banks = await world.client.listBanks();
    expect(banks).toHaveLength(178);
    expect(banks.filter((bank) => bank.code === '645')).toHaveLength(2);
    expect(new Set(banks.map((bank) => bank.slug)).size).toBe(178);
    expect(banks.map((bank) => bank.code)).toEqual(expect.arrayContaining(['035A', 'MFB50094', '00103']));
  });

  it('resolves the same account to the same name, and the documented test account', async () => {
    const ask = { accountNumber: '0123456789', bankCode: '058' };
    const first = await world.client.resolveAccount(ask);
    expect(first.account_name).toMatch(/^[A-Z]+ [A-Z]+ [A-Z]+$/);
    expect(await world.client.resolveAccount(ask)).toEqual(first);
    expect(
      (await world.client.resolveAccount({ accountNumber: '0000000000', bankCode: '057' })).account_name,
    ).toBeTruthy();
    expect(
      (await world.client.resolveAccount({ accountNumber: '0123456789', bankCode: '001' })).account_name,
    ).toBeTruthy();
  });

  it('refuses what cannot be resolved', async () => {
    const resolve = (accountNumber: string, bankCode: string) =>
      world.client.resolveAccount({ accountNumber, bankCode });
    await expect(resolve('0123456777', '058')).rejects.toMatchObject({ status: 422, code: 'account_not_resolved' });
    await expect(resolve('12345', '058')).rejects.toMatchObject({ status: 422 });
    await expect(resolve('0123456789', '059')).rejects.toMatchObject({
      status: 400,
      providerMessage: 'Unknown bank code: 059',
    });
  });

  it('allows three resolves a day of real banks when the quota is on', async () => {
    await world.control('/settings', { resolve_quota: true });
    const resolve = (bankCode: string) => world.client.resolveAccount({ accountNumber: '0123456789', bankCode });
    for (let used = 0; used < 3; used += 1) await resolve('058');
    await expect(resolve('058')).rejects.toMatchObject({ kind: 'rate_limited', code: 'resolve_quota_exceeded' });
    await resolve('001');
    await world.control('/clock', { advanceSeconds: 86_400 });
    await resolve('058');
    await world.control('/settings', { resolve_quota: false });
  });

  it('pages by cursor and answers an unchanged list with 304', async () => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${KEY}`, ...headers } });
    const first = (await (await get('/bank?use_cursor=true&perPage=100')).json()) as {
      data: unknown[];
      meta: { next: string };
    };
    const rest = (await (await get(`/bank?use_cursor=true&perPage=100&next=${first.meta.next}`)).json()) as {
      data: unknown[];
    };
    expect([first.data.length, rest.data.length]).toEqual([100, 78]);
    const etag = (await get('/bank')).headers.get('etag') ?? '';
    expect((await get('/bank', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('the sandbox itself', () => {
  it('refuses live keys', () => {
    expect(() => createSandbox({ databaseUrl: 'postgres://x', secretKey: 'sk_live_abc' })).toThrow('sk_test_');
  });

  it('limits a test key to 100 requests a minute when told to', async () => {
    await world.control('/settings', { rate_limits: true });
    const statuses = await Promise.all(
      Array.from({ length: 105 }, async () => {
        const response = await fetch(`${world.url}/balance`, { headers: { authorization: `Bearer ${KEY}` } });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await world.control('/settings', { rate_limits: false });
  });

  it('starts from nothing after a reset, with its float', async () => {
    await world.control('/reset', {});
    const { body } = await world.control('/state');
    expect(body).toMatchObject({
      counts: { transactions: 0 },
      balances: [{ currency: 'NGN', available: 10_000_000_000 }],
    });
  });

  it('turns away levers pressed by a page of another site', async () => {
    const response = await fetch(`${world.url}/control/reset`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });

  it('shows people what it is', async () => {
    const response = await fetch(world.url);
    expect(await response.text()).toContain('Payment sandbox');
  });
});
