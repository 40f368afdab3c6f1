import { createPaystackClient } from '@jara/paystack/client';
import { expect, it } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { createTestDatabase } from './testing/database.ts';
import { KEY } from './testing/sandbox-world.ts';

const PROVIDER = 'http://provider.test';

it('does nothing by itself where it was only opened, and everything that is due when it is let', async () => {
  const database = await createTestDatabase();
  const told: unknown[] = [];
  const sandbox = createSandbox({
    databaseUrl: database.url,
    secretKey: KEY,
    publicUrl: PROVIDER,
    webhookUrl: 'http://merchant.test/webhook',
    fetch: async (_address, init = {}) => {
      told.push(JSON.parse(String(init.body)).event);
      return new Response('', { status: 200 });
    },
  });
  const { beat, sums } = await sandbox.open();
  const client = createPaystackClient({
    secretKey: KEY,
    baseUrl: PROVIDER,
    fetch: async (address, init = {}) => {
      const { pathname } = new URL(String(address));
      const answer = await sandbox.app.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url: pathname,
        headers: init.headers as Record<string, string>,
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  const { recipient_code } = await client.createTransferRecipient({
    name: 'Ada Obi',
    accountNumber: '0123456711',
    bankCode: '058',
    currency: 'NGN',
  });
  const reference = 'jara-open-000000000001';
  await client.createTransfer({ amount: 100_000, currency: 'NGN', recipient: recipient_code, reference });
  await beat();
  expect(told).toEqual([]);

  await sandbox.app.inject({ method: 'POST', url: '/control/clock', payload: { advanceSeconds: 11 } });
  expect((await sums()).transfers).toMatchObject([{ status: 'pending', bankReceived: 0 }]);
  await beat();
  expect(told).toEqual(['transfer.success']);
  expect((await sums()).transfers).toMatchObject([{ status: 'success', bankReceived: 100_000 }]);
  await sandbox.stop();
  await database.drop();
});
