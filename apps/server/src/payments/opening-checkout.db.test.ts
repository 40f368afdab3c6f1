import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';

describe('asking the provider for a checkout page', { timeout: 40_000 }, () => {
  let world: World;
  const lines: string[] = [];
  beforeAll(async () => {
    world = await createWorld({
      env: { PAYSTACK_TIMEOUT_MS: '20000', PAYSTACK_DEADLINE_MS: '1500' },
      onLog: (line) => lines.push(line),
    });
  });
  afterAll(() => world.close());
  afterEach(() => world.control('DELETE', '/faults'));

  const faults = (route: string, fault: string) => world.control('POST', '/faults', { route, fault, times: 20 });
  const start = async (sender = world.browser()) => {
    const startedAt = performance.now();
    const answer = await sender.post('/api/transactions', {
      amount: naira(500),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    return { ...answer, sender, ms: performance.now() - startedAt };
  };
  const newestPayment = () =>
    world.deps.db.selectFrom('payments').selectAll().orderBy('createdAt', 'desc').executeTakeFirstOrThrow();

  it('answers by the deadline although neither opening nor asking is answered, and unknown is not failed', async () => {
    await faults('transaction.initialize', 'timeout-before-effect');
    await faults('transaction.verify', 'timeout-before-effect');
    const { status, body, ms } = await start();
    expect(ms).toBeLessThan(8_000);
    expect([status, body.code]).toEqual([502, 'payment_not_started']);
    expect(body.message).toBe('Payment initialization failed. Nothing was charged. Please try again in a moment.');
    expect((await newestPayment()).status).toBe('PENDING');
  });

  it('answers by the deadline when a payment is looked at', async () => {
    const { sender, body } = await start();
    await faults('transaction.verify', 'timeout-before-effect');
    for (const path of ['reference', 'verify']) {
      const startedAt = performance.now();
      const looked = await sender.get(`/api/transactions/${path}/${body.reference}`);
      expect([looked.status, looked.body.code]).toEqual([502, 'verification_failed']);
      expect(performance.now() - startedAt).toBeLessThan(8_000);
    }
    await world.control('DELETE', '/faults');
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    expect((await sender.get(`/api/transactions/reference/${body.reference}`)).body.status).toBe('SUCCESS');
  });

  it('brings a browser back to the name of this machine that it used, and to no other place', async () => {
    const asking = (authorizationUrl: string, origin: string) =>
      world
        .browser()
        .post(
          '/api/transactions',
          { amount: naira(500), email: 'ada@example.com', authorizationUrl },
          { origin, host: new URL(origin).host, 'sec-fetch-site': 'same-origin' },
        );
    const callback = 'http://127.0.0.1:3000/payment/callback';
    const { status, body } = await asking(callback, 'http://127.0.0.1:3000');
    expect([status, body.transaction?.status], JSON.stringify(body)).toEqual([201, 'PENDING']);
    const { data } = await world.control<{ data: { reference: string; callback_url: string }[] }>(
      'GET',
      '/transactions',
    );
    expect(JSON.stringify(data.find(({ reference }) => reference === body.reference))).toContain(callback);
    for (const elsewhere of ['http://127.0.0.1:3009', 'https://127.0.0.1:3000', 'http://127.0.0.2:3000']) {
      const refused = await asking(`${elsewhere}/payment/callback`, 'http://127.0.0.1:3000');
      expect([refused.status, refused.body.code]).toEqual([422, 'callback_not_ours']);
    }
  });

  it('hands no address of another host to the browser', async () => {
    await faults('transaction.initialize', 'foreign-checkout');
    const { status, body } = await start();
    expect([status, body.code]).toEqual([502, 'payment_not_started']);
    expect(JSON.stringify(body)).not.toContain('checkout.example');
    expect(lines.join('')).toContain('payment.initialize_unknown');
    const { id } = await newestPayment();
    const stored = await world.deps.db
      .selectFrom('paymentReferences')
      .select('authorizationUrl')
      .where('paymentId', '=', id)
      .execute();
    expect(stored.every(({ authorizationUrl }) => authorizationUrl === null)).toBe(true);
  });

  it('does not show an address of another host that was stored before', async () => {
    const { sender, body } = await start();
    expect(body.transaction.authorizationUrl).toBe(body.authorizationUrl);
    await world.deps.db
      .updateTable('paymentReferences')
      .set({ authorizationUrl: 'javascript:alert(1)' })
      .where('reference', '=', body.reference)
      .execute();
    expect((await sender.get(`/api/transactions/${body.transaction.id}`)).body.authorizationUrl).toBeNull();
    expect((await sender.get('/api/transactions')).body.data[0].authorizationUrl).toBeNull();
  });
});
