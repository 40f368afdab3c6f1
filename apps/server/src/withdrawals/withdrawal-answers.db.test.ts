import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { signInEverybody } from '../staff/testing.ts';

describe('every answer about a withdrawal', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it('names the payment behind it, with the address it was sent to masked', async () => {
    const claimed = await world.claimed();
    const made = await world.withdraw(claimed);
    const payment = await world.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const transaction = {
      id: payment.id,
      email: 'a•••@example.com',
      amount: naira(10_000),
      currency: 'NGN',
      quid: claimed.quid,
      reference: payment.reference,
      transactionId: payment.providerId,
      status: 'SUCCESS',
      blocked: false,
      createdAt: payment.createdAt.toISOString(),
      updatedAt: payment.updatedAt.toISOString(),
    };
    expect(made.transaction).toEqual(transaction);
    const key = { 'x-access-key': claimed.claim.accessKey };
    const list = await claimed.recipient.get('/api/withdrawal-request', key);
    const one = await claimed.recipient.get(`/api/withdrawal-request/${made.id}`, key);
    const share = await claimed.recipient.get('/api/transactions/withdraw', key);
    expect([list.body.data[0].transaction, one.body.transaction, share.body.withdrawals[0].transaction]).toEqual([
      transaction,
      transaction,
      transaction,
    ]);

    const { ADMIN, SUPPORT } = await signInEverybody(world);
    const forAdmin = (await ADMIN.get('/api/withdrawal-request')).body.data[0].transaction;
    expect(forAdmin).toEqual({ ...transaction, email: 'ada@example.com' });
    const forSupport = (await SUPPORT.get('/api/withdrawal-request')).body.data[0].transaction;
    expect(forSupport.email).toBe('a•••@example.com');
    expect(forSupport.quid).toMatch(/•/);
    await world.expectCleanBooks();
  });
});
