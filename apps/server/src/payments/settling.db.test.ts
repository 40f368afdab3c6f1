import { createHmac } from 'node:crypto';
import type { PaymentId } from '@jara/domain/ids';
import { signBody } from '@jara/paystack/signature';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { readNotifications } from '../portal/figures/notifications.ts';
import { sweepPayments } from '../provider/sweep-payments.ts';
import { workOnWebhook } from '../provider/work-on-webhook.ts';
import { settlePayment } from './settle-payment.ts';

describe('settling a payment', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterAll(() => world.close());

  const start = async (amount = naira(5_000)) => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount,
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    return { sender, reference: body.reference as string, id: body.transaction.id as PaymentId };
  };

  const eventFor = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string }[] }>('GET', '/transactions');
    return JSON.stringify({ event: 'charge.success', data: data.find((row) => row.reference === reference) });
  };
  const deliver = (body: string, signature = signBody(world.deps.paystackSecretKey, body)) =>
    world.browser().request({
      method: 'POST',
      url: '/api/paystack/webhook',
      payload: body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    });
  const workOnAll = async () => {
    const events = await world.deps.db.selectFrom('webhookEvents').select('id').where('workedAt', 'is', null).execute();
    await Promise.all(events.map(({ id }) => workOnWebhook(world.deps)(id)));
  };
  const count = async (table: 'gifts' | 'journals' | 'webhookEvents' | 'charges') =>
    (
      await world.deps.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  it.each([1, 2, 7, 50])(
    'makes one gift and one journal of %i copies of the webhook, the callback and the sweep at once',
    async (copies) => {
      const { sender, reference, id } = await start();
      await world.control('POST', '/pay', { reference, card: 'success' });
      const body = await eventFor(reference);
      const before = {
        gifts: await count('gifts'),
        journals: await count('journals'),
        events: await count('webhookEvents'),
      };
      const ways = [
        ...Array.from(
          { length: copies },
          () => () =>
            deliver(body)
              .then(({ status }) => expect(status).toBe(200))
              .then(workOnAll),
        ),
        ...Array.from({ length: 5 }, () => () => sender.get(`/api/transactions/reference/${reference}`)),
        () =>
          world.deps.db
            .updateTable('payments')
            .set({ nextCheckAt: new Date(0) })
            .where('id', '=', id)
            .execute()
            .then(() => sweepPayments(world.deps)()),
        () => settlePayment(world.deps)(reference),
      ].sort(() => Math.random() - 0.5);
      await Promise.all(ways.map((way) => way()));
      expect(await count('gifts')).toBe(before.gifts + 1);
      expect(await count('journals')).toBe(before.journals + 1);
      expect(await count('webhookEvents')).toBe(before.events + 1);
      expect((await sender.get(`/api/transactions/${id}`)).body.status).toBe('SUCCESS');
      await world.expectCleanBooks();
    },
  );

  it('refuses forged and altered webhooks and changes nothing', async () => {
    const { reference } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    const body = await eventFor(reference);
    const good = signBody(world.deps.paystackSecretKey, body);
    const before = await count('webhookEvents');
    const forged = [
      await deliver(body, createHmac('sha512', 'another key').update(body).digest('hex')),
      await deliver(body.replace('"amount":500000', '"amount":600000'), good),
      await deliver(JSON.stringify(JSON.parse(body), null, 1), good),
      await deliver(body, ''),
      await deliver(body, good.slice(0, -1)),
    ];
    expect(forged.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await count('webhookEvents')).toBe(before);
  });

  it('accepts a signature over the very bytes that came, whatever their spacing', async () => {
    const { reference } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    const spaced = JSON.stringify(JSON.parse(await eventFor(reference)), null, 3);
    expect((await deliver(spaced)).status).toBe(200);
  });

  it('tells staff of an event that could not be worked on, in safe words, until it has been', async () => {
    const { reference } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await settlePayment(world.deps)(reference);
    const dispute = await world.control<{ id: unknown }>('POST', '/disputes', { reference });
    await deliver(JSON.stringify({ event: 'charge.dispute.create', data: dispute }));
    const stored = () =>
      world.deps.db
        .selectFrom('webhookEvents')
        .select(['id', 'failure', 'workedAt'])
        .where('event', '=', 'charge.dispute.create')
        .executeTakeFirstOrThrow();
    const { id } = await stored();
    const told = async () => (await readNotifications(world.deps)({ role: 'ADMIN' })).items.map(({ kind }) => kind);
    expect(await told()).not.toContain('WEBHOOK_FAILED');

    await world.control('POST', '/faults', { route: 'dispute.fetch', fault: '500', times: 9 });
    await expect(workOnWebhook(world.deps)(id)).rejects.toThrow();
    expect(await stored()).toMatchObject({
      failure: 'The provider could not be asked (GET /dispute/:id, unknown)',
      workedAt: null,
    });
    expect(await told()).toContain('WEBHOOK_FAILED');

    await world.control('DELETE', '/faults');
    await workOnWebhook(world.deps)(id);
    expect(await stored()).toMatchObject({ failure: null, workedAt: expect.any(Date) });
    expect(await told()).not.toContain('WEBHOOK_FAILED');
    await world.expectCleanBooks();
  });

  it('keeps its looks for when the page has been closed, however often the page asks', async () => {
    const { sender, reference, id } = await start();
    const planned = () =>
      world.deps.db
        .selectFrom('payments')
        .select(['checks', 'nextCheckAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await planned();
    expect(before.nextCheckAt).toBeInstanceOf(Date);
    for (let look = 0; look < 15; look += 1) await sender.get(`/api/transactions/reference/${reference}`);
    expect(await planned()).toEqual(before);
    await world.deps.db
      .updateTable('payments')
      .set({ nextCheckAt: new Date(0) })
      .where('id', '=', id)
      .execute();
    await sweepPayments(world.deps)();
    const after = await planned();
    expect(after.checks).toBe(before.checks + 1);
    expect(after.nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('settles without any webhook, by the sweep alone', async () => {
    const { sender, reference, id } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await world.deps.db
      .updateTable('payments')
      .set({ nextCheckAt: new Date(0) })
      .where('id', '=', id)
      .execute();
    await sweepPayments(world.deps)();
    expect((await sender.get(`/api/transactions/${id}`)).body.status).toBe('SUCCESS');
  });

  it('says failed with the bank’s reason, and repairs itself when the money arrives after all', async () => {
    const { sender, reference } = await start();
    await world.control('POST', '/pay', { reference, card: 'declined' });
    const failed = await sender.get(`/api/transactions/reference/${reference}`);
    expect(failed.body).toMatchObject({ status: 'FAILED', quid: null });
    expect(failed.body.failureReason).toBeTruthy();
    await world.control('POST', '/pay', { reference, card: 'success' });
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body).toMatchObject({
      status: 'SUCCESS',
      failureReason: null,
    });
    await world.expectCleanBooks();
  });

  const cancel = (by: Browser, reference: string) => by.post(`/api/transactions/reference/${reference}/cancel`, {});

  it('says cancelled when the payer says so and the provider has no money, and a later success still wins', async () => {
    const { sender, reference } = await start();
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body.status).toBe('PENDING');
    expect((await cancel(sender, reference)).body).toMatchObject({
      status: 'FAILED',
      failureReason: 'The payment was cancelled',
      authorizationUrl: expect.stringContaining('/checkout/'),
      quid: null,
    });
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body.status).toBe('FAILED');

    await world.control('POST', '/pay', { reference, card: 'success' });
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body).toMatchObject({
      status: 'SUCCESS',
      failureReason: null,
    });
    expect((await cancel(sender, reference)).body).toMatchObject({ status: 'SUCCESS', quid: expect.any(String) });
    await world.expectCleanBooks();
  });

  it('sends the payer who cancels at the checkout to an address that says so', async () => {
    const { reference } = await start();
    const { data } = await world.control<{ data: { reference: string; metadata: { cancel_action: string } }[] }>(
      'GET',
      '/transactions',
    );
    expect(data.find((row) => row.reference === reference)?.metadata.cancel_action).toBe(
      `http://localhost:3000/payment/callback?reference=${reference}&cancelled=yes`,
    );
  });

  it('asks the provider before it says cancelled: money, a refusal and a transfer under way are not a cancellation', async () => {
    const paid = await start();
    await world.control('POST', '/pay', { reference: paid.reference, card: 'success' });
    expect((await cancel(paid.sender, paid.reference)).body.status).toBe('SUCCESS');

    const declined = await start();
    await world.control('POST', '/pay', { reference: declined.reference, card: 'declined' });
    expect((await cancel(declined.sender, declined.reference)).body).toMatchObject({
      status: 'FAILED',
      failureReason: 'Declined',
    });

    const underWay = await start();
    await atTheProvider("update paystack_sandbox.transactions set status = 'ongoing' where reference = $1", [
      underWay.reference,
    ]);
    expect((await cancel(underWay.sender, underWay.reference)).body).toMatchObject({
      status: 'PROCESSING',
      failureReason: null,
    });
    await world.expectCleanBooks();
  });

  it('lets nobody but the sender say that a payment was cancelled', async () => {
    const { sender, reference } = await start();
    expect((await cancel(world.browser(), reference)).body.code).toBe('payment_not_found');
    expect((await sender.get(`/api/transactions/reference/${reference}`)).body.status).toBe('PENDING');
  });

  it.each([
    ['a smaller amount', { amount: naira(4_999) }],
    ['a larger amount', { amount: naira(50_000) }],
    ['another currency', { currency: 'GHS' }],
  ])('holds %s in suspense, gives no QUID, and freezes the gift', async (_what, paid) => {
    const { sender, reference, id } = await start();
    await world.control('POST', '/pay', { reference, card: 'success', ...paid });
    const { body } = await sender.get(`/api/transactions/reference/${reference}`);
    expect(body).toMatchObject({ status: 'PROCESSING', quid: null, manageKey: null });
    const gift = await world.deps.db
      .selectFrom('gifts')
      .selectAll()
      .where('paymentId', '=', id)
      .executeTakeFirstOrThrow();
    expect(gift.status).toBe('CONFLICTED');
    expect((await world.browser().post(`/api/rules/claim?quid=${gift.quid}`, {})).body.code).toBe('gift_blocked');
    const charge = await world.deps.db
      .selectFrom('charges')
      .selectAll()
      .where('paymentId', '=', id)
      .executeTakeFirstOrThrow();
    expect(charge.became).toBe('SUSPENSE');
    await world.expectCleanBooks();
  });

  it('keeps a second charge for one payment in suspense and the gift as it was', async () => {
    const { sender, reference, id } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await deliver(await eventFor(reference));
    await workOnAll();
    await world.control('POST', '/pay', { reference, card: 'success', again: true });
    const { data } = await world.control<{ data: { reference: string; id: unknown }[] }>('GET', '/transactions');
    for (const row of data.filter((charge) => charge.reference === reference))
      await deliver(JSON.stringify({ event: 'charge.success', data: row }));
    await workOnAll();
    const charges = await world.deps.db.selectFrom('charges').selectAll().where('paymentId', '=', id).execute();
    expect(charges.map(({ became }) => became).sort()).toEqual(['GIFT', 'SUSPENSE']);
    expect((await sender.get(`/api/transactions/${id}`)).body).toMatchObject({
      status: 'SUCCESS',
      giftStatus: 'ACTIVE',
    });
    await world.expectCleanBooks();
  });

  it('books a second charge by what the provider says of it, whatever its event says', async () => {
    const { reference, id } = await start();
    await world.control('POST', '/pay', { reference, card: 'success' });
    await deliver(await eventFor(reference));
    await workOnAll();
    const { data: before } = await world.control<{ data: { id: number }[] }>('GET', '/transactions');
    await world.control('POST', '/pay', { reference, card: 'success', again: true });
    const { data } = await world.control<{ data: { id: number; reference: string; amount: number }[] }>(
      'GET',
      '/transactions',
    );
    const second = data.find((row) => !before.some((known) => known.id === row.id));
    await deliver(
      JSON.stringify({
        event: 'charge.success',
        data: { ...second, amount: 77, requested_amount: 77, fees: 1, currency: 'GHS' },
      }),
    );
    await workOnAll();
    const charges = await world.deps.db.selectFrom('charges').selectAll().where('paymentId', '=', id).execute();
    expect(charges.find(({ providerId }) => providerId === String(second?.id))).toMatchObject({
      became: 'SUSPENSE',
      amount: second?.amount,
      currency: 'NGN',
    });
    await world.expectCleanBooks();
  });

  it('books nothing of an event whose charge the provider does not know, or knows as another payment’s, and staff are told', async () => {
    const [mine, other] = [await start(), await start(naira(9_000))];
    for (const { reference, sender } of [mine, other]) {
      await world.control('POST', '/pay', { reference, card: 'success' });
      expect((await sender.get(`/api/transactions/reference/${reference}`)).body.status).toBe('SUCCESS');
    }
    const ours = JSON.parse(await eventFor(mine.reference)).data;
    const theirs = JSON.parse(await eventFor(other.reference)).data;
    const before = await count('charges');
    for (const id of [4_000_000_001, theirs.id]) {
      await deliver(JSON.stringify({ event: 'charge.success', data: { ...ours, id, amount: 123_456 } }));
      const open = world.deps.db.selectFrom('webhookEvents').selectAll().where('workedAt', 'is', null);
      const event = await open.executeTakeFirstOrThrow();
      await expect(workOnWebhook(world.deps)(event.id)).rejects.toThrow();
      expect((await open.executeTakeFirstOrThrow()).failure).not.toBeNull();
      await world.deps.db
        .updateTable('webhookEvents')
        .set({ workedAt: new Date() })
        .where('id', '=', event.id)
        .execute();
    }
    expect(await count('charges')).toBe(before);
    await world.expectCleanBooks();
  });

  it.each(['abandoned', 'ongoing', 'pending', 'processing', 'queued'])(
    'does not give value while the provider says %s',
    async (status) => {
      const { sender, reference } = await start();
      await atTheProvider('update paystack_sandbox.transactions set status = $1 where reference = $2', [
        status,
        reference,
      ]);
      const { body } = await sender.get(`/api/transactions/reference/${reference}`);
      expect(body).toMatchObject({ status: status === 'abandoned' ? 'PENDING' : 'PROCESSING', quid: null });
      expect((await sender.get(`/api/transactions/verify/${reference}`)).body.quid).toBeNull();
    },
  );

  const atTheProvider = async (sql: string, values: string[]) => {
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    await client.query(sql, values);
    await client.end();
  };

  it('never gives the provider the recipient’s address as the payer’s', async () => {
    await start();
    const { data } = await world.control<{ data: { customer: { email: string } }[] }>('GET', '/transactions');
    for (const { customer } of data) expect(customer.email).not.toBe('ada@example.com');
  });

  it.each(['timeout-before-effect', 'timeout-after-effect', '500', 'garbage'])(
    'opens one checkout although the provider’s answer is lost: %s',
    async (fault) => {
      await world.control('POST', '/faults', { route: 'transaction.initialize', fault, times: 1 });
      const { sender, reference, id } = await start();
      await world.control('POST', '/pay', { reference, card: 'success' });
      expect((await sender.get(`/api/transactions/reference/${reference}`)).body).toMatchObject({
        id,
        status: 'SUCCESS',
      });
      await world.expectCleanBooks();
    },
  );
});
