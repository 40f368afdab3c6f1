import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, GOOD_ACCOUNT, type World } from '../testing/world.ts';

interface Line {
  msg: string;
  requestId?: string;
  operation?: string;
  route?: string;
}

describe('one request id', () => {
  const lines: Line[] = [];
  let world: World;
  beforeAll(async () => {
    world = await createWorld({
      worker: true,
      env: { TRUSTED_PROXIES: 'loopback' },
      onLog: (line) => lines.push(JSON.parse(line)),
    });
  });
  afterAll(() => world.close());
  const about = (requestId: string) => lines.filter((line) => line.requestId === requestId);

  it('runs from the request through the job it left behind to the calls to the provider', async () => {
    const claimed = await world.claimed();
    const { body: name } = await claimed.recipient.post('/api/transactions/banks/resolve-name', GOOD_ACCOUNT);
    const asked = await claimed.recipient.post(
      '/api/withdrawal-request',
      {
        quid: claimed.quid,
        accessKey: claimed.claim.accessKey,
        amount: claimed.claim.amount,
        ...GOOD_ACCOUNT,
        accountName: name.accountName,
      },
      { 'x-request-id': 'withdrawal-trace-1' },
    );
    expect([asked.status, asked.headers['x-request-id']]).toEqual([201, 'withdrawal-trace-1']);
    await eventually('the payout was sent in the name of the request', async () =>
      about('withdrawal-trace-1').some(({ operation }) => operation === 'POST /transfer'),
    );
    const seen = about('withdrawal-trace-1');
    expect(seen.find(({ msg }) => msg === 'request.answered')?.route).toBe('/api/withdrawal-request');
    expect(seen.filter(({ msg }) => msg === 'provider.called').map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['GET /bank/resolve', 'POST /transferrecipient', 'POST /transfer']),
    );
    expect(seen.map(({ msg }) => msg)).toContain('withdrawal.reserved');
  });

  it('runs from a webhook to what was done about it', async () => {
    await world.paidGift();
    const received = await eventually('a webhook came', async () =>
      lines.find(({ msg }) => msg === 'webhook.received'),
    );
    expect(received.requestId).toMatch(/^[0-9a-f]{8}-/);
    await eventually('its job asked the provider', async () =>
      about(received.requestId ?? '').some(({ msg }) => msg === 'provider.called'),
    );
  });

  it('is also in the answer to a refusal, and in its log line', async () => {
    const { body, headers } = await world.browser().get('/api/quid/0000000000000');
    expect(body.requestId).toBe(headers['x-request-id']);
    expect(about(body.requestId).map(({ msg }) => msg)).toContain('request.answered');
  });
});
