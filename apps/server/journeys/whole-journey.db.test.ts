import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, naira, type World } from '../testing/world.ts';

describe('from a sender’s card to a recipient’s bank', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
  });
  afterAll(() => world.close());

  it('creates, pays, claims and withdraws, and the books and the provider agree to the kobo', async () => {
    const sender = world.browser();
    const started = await sender.post('/api/transactions', {
      amount: naira(15_000),
      email: 'ada@example.com',
      senderEmail: 'chidi@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({
      status: true,
      transaction: { status: 'PENDING', quid: null, amount: naira(15_000) },
    });
    expect(started.body.authorizationUrl).toContain('/checkout/');

    const { reference } = started.body;
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body).toMatchObject({
      status: 'PENDING',
      quid: null,
    });
    await world.control('POST', '/pay', { reference, card: '4084084084084081' });

    // Nobody asks: the webhook alone settles it.
    const paid = await eventually('the webhook settles the payment', async () => {
      const { body } = await sender.get('/api/transactions');
      return body.data[0].status === 'SUCCESS' && body.data[0];
    });
    expect(paid.quid).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(paid.manageKey).toHaveLength(43);

    const recipient = world.browser();
    const looked = await recipient.get(`/api/transactions/quid/${paid.quid}/verify`);
    expect(looked.body).toMatchObject({
      state: 'OPEN',
      allowAccess: true,
      accessKey: null,
      quid: { amount: naira(15_000) },
    });
    expect(JSON.stringify(looked.body)).not.toContain('@');

    const claimed = await recipient.post(`/api/rules/claim?quid=${paid.quid}`, {});
    expect(claimed.body).toMatchObject({ state: 'YOURS', allowAccess: true, amount: naira(15_000), currency: 'NGN' });
    const { accessKey } = claimed.body;

    const terms = await recipient.get('/api/transactions/withdraw', { 'x-access-key': accessKey });
    expect(terms.body).toMatchObject({
      amount: naira(15_000),
      feePercent: 3,
      fee: naira(450),
      net: naira(14_550),
      withdrawals: [],
    });

    const account = { accountNumber: '0000000000', bankCode: '057' };
    const banks = await recipient.get('/api/transactions/banks');
    expect(banks.body.length).toBeGreaterThan(150);
    const resolved = await recipient.post('/api/transactions/banks/resolve-name', account);
    expect(resolved.status).toBe(200);

    const asked = await recipient.post('/api/withdrawal-request', {
      quid: paid.quid,
      accessKey,
      amount: naira(15_000),
      ...account,
      accountName: resolved.body.accountName,
    });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ status: 'PENDING', net: naira(14_550), bank: 'Zenith Bank' });

    await eventually('the payout completes', async () => {
      const { body } = await recipient.get(`/api/withdrawal-request/${asked.body.id}`, { 'x-access-key': accessKey });
      return body.status === 'COMPLETED';
    });
    const transfers = await world.control<{ data: { reference: string; amount: number; status: string }[] }>(
      'GET',
      '/transfers',
    );
    expect(transfers.data).toHaveLength(1);
    expect(transfers.data[0]).toMatchObject({
      reference: asked.body.reference,
      amount: naira(14_550),
      status: 'success',
    });
    await world.expectCleanBooks();
  });
});
