import { signBody } from '@jara/paystack/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, GOOD_ACCOUNT, type World } from '../../testing/world.ts';
import { workOnPayout } from './work-on-payout.ts';

describe('a call that nobody has signed', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '500' } });
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterAll(() => world.close());

  const call = (url: string, body: string, headers: Record<string, string> = {}) =>
    world
      .browser()
      .request({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/json', ...headers } });
  const signed = (body: string) => ({ 'x-paystack-signature': signBody(world.deps.paystackSecretKey, body) });

  it('is no event of the provider, and nothing of it is kept', async () => {
    const body = JSON.stringify({
      event: 'charge.success',
      data: { id: 1, reference: 'jara-unsigned', status: 'success' },
    });
    const kept = async () =>
      (await world.deps.db.selectFrom('webhookEvents').select('id').where('body', '=', body).execute()).length;
    const answer = await call('/api/paystack/webhook', body);
    expect([answer.status, answer.body.code, await kept()]).toEqual([401, 'signature_rejected', 0]);
    expect([(await call('/api/paystack/webhook', body, signed(body))).status, await kept()]).toEqual([200, 1]);
  });

  it('approves no transfer, not even one of ours', async () => {
    const { id, reference, net: amount } = await world.withdraw(await world.claimed());
    await world.control('POST', '/faults', { route: 'transfer.create', fault: 'timeout-before-effect', times: 1 });
    await workOnPayout(world.deps)(id);
    const { accountNumber: account_number, bankCode: bank_code } = GOOD_ACCOUNT;
    const recipient = { recipient_code: 'RCP_1', details: { account_number, bank_code } };
    const body = JSON.stringify({ reference, amount, recipient });
    const answer = await call('/api/paystack/transfer-approval', body);
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_rejected']);
    expect(await call('/api/paystack/transfer-approval', body, signed(body))).toMatchObject({
      status: 200,
      body: { approved: true },
    });
  });
});
