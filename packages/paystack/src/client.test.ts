import { describe, expect, it } from 'vitest';
import { createPaystackClient } from './client.ts';
import type { CallReport } from './http.ts';
import { isProviderError, type ProviderError } from './provider-error.ts';

const KEY = 'sk_test_very_secret';
const reference = 'jara-payout-00000001';
const transferAsk = { amount: 9700, currency: 'NGN', recipient: 'RCP_1', reference };
const transferData = { id: 1, status: 'pending', reference, amount: 9700, currency: 'NGN', transfer_code: 'TRF_1' };

type Reply = Response | Error | ((init: RequestInit) => Promise<Response>);
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const ok = (data: unknown, meta?: unknown) => json(200, { status: true, message: 'ok', data, meta });
const no = (status: number, message: string, code?: string) => json(status, { status: false, message, code });

function clientThatHears(...replies: Reply[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const reports: CallReport[] = [];
  const pauses: number[] = [];
  const client = createPaystackClient({
    secretKey: KEY,
    baseUrl: 'https://provider.test/',
    timeoutMs: 50,
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const reply = replies[requests.length - 1];
      if (reply === undefined) throw new Error('The client called more often than expected');
      if (reply instanceof Error) throw reply;
      return typeof reply === 'function' ? reply(init) : reply;
    },
    requestId: () => 'req-1',
    onCall: (report) => reports.push(report),
    pause: async (ms) => void pauses.push(ms),
  });
  return { client, requests, reports, pauses };
}

async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isProviderError(error)) throw new Error('Expected a ProviderError', { cause: error });
  return error;
}

const neverAnswers = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

describe('the client', () => {
  it('posts what the provider expects and reads what it answers', async () => {
    const { client, requests } = clientThatHears(
      ok({ authorization_url: 'https://checkout.paystack.com/a', access_code: 'a', reference }),
    );
    await client.initializeTransaction({
      email: 'sender@example.com',
      amount: 500000,
      currency: 'NGN',
      reference,
      callbackUrl: 'http://localhost/payment/callback',
    });
    expect(requests[0]?.url).toBe('https://provider.test/transaction/initialize');
    expect(requests[0]?.init.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-request-id': 'req-1' });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      email: 'sender@example.com',
      amount: 500000,
      currency: 'NGN',
      reference,
      callback_url: 'http://localhost/payment/callback',
    });
  });

  it('keeps every digit of a large transaction id', async () => {
    const text = `{"status":true,"data":{"id":18446744073709551615,"status":"success","reference":"${reference}","amount":"500","currency":"NGN"}}`;
    const { client } = clientThatHears(json(200, text));
    expect(await client.verifyTransaction(reference)).toMatchObject({ id: '18446744073709551615', amount: 500 });
  });

  it('escapes what it puts into a path', async () => {
    const { client, requests } = clientThatHears(no(404, 'Transaction reference not found.', 'transaction_not_found'));
    await failureOf(client.verifyTransaction('../../balance?x=1'));
    expect(requests[0]?.url).toBe('https://provider.test/transaction/verify/..%2F..%2Fbalance%3Fx%3D1');
  });

  it('pages through lists', async () => {
    const { client, requests } = clientThatHears(ok([transferData], { total: 1, page: 2, perPage: 10, pageCount: 1 }));
    const { data, meta } = await client.listTransfers({ page: 2, perPage: 10 });
    expect(requests[0]?.url).toBe('https://provider.test/transfer?page=2&perPage=10');
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ total: 1, page: 2 });
  });

  it('asks for the refunds, disputes and settlements of a time', async () => {
    const row = { id: 7, status: 'processed', amount: '400000', currency: 'NGN', transaction_reference: reference };
    const { client, requests } = clientThatHears(
      ok([row], { total: 1 }),
      ok([{ id: 8, status: 'resolved', resolution: 'levitated', createdAt: '2026-11-01T00:00:00.000Z' }]),
      ok([
        { id: 3090024, status: 'success', currency: 'NGN', total_amount: 995, effective_amount: 995, deductions: null },
      ]),
      ok([], { total: 0 }),
    );
    const time = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' };
    expect((await client.listRefundsByTime(time)).data).toMatchObject([{ id: '7', amount: 400_000 }]);
    expect((await client.listDisputes({ ...time, status: 'resolved' })).data).toMatchObject([
      { resolution: 'levitated', createdAt: '2026-11-01T00:00:00.000Z' },
    ]);
    expect((await client.listSettlements(time)).data).toMatchObject([{ id: '3090024', total_amount: 995 }]);
    await client.listSettlementTransactions('3090024');
    const range = 'from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-02T00%3A00%3A00.000Z';
    expect(requests.map(({ url }) => url.replace('https://provider.test', ''))).toEqual([
      `/refund?${range}`,
      `/dispute?${range}&status=resolved`,
      `/settlement?${range}`,
      '/settlement/3090024/transactions',
    ]);
  });

  it('refuses to send an amount or a reference the provider would refuse', async () => {
    const { client, requests } = clientThatHears();
    for (const amount of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      expect(() => client.createTransfer({ ...transferAsk, amount })).toThrow(RangeError);
    }
    expect(() => client.createTransfer({ ...transferAsk, reference: 'Short_Ref' })).toThrow(RangeError);
    expect(requests).toHaveLength(0);
  });
});

describe('a failure', () => {
  it('is a refusal when the provider says no', async () => {
    const { client } = clientThatHears(no(400, 'Recipient specified is invalid', 'invalid_transfer_recipient'));
    expect(await failureOf(client.createTransfer(transferAsk))).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'invalid_transfer_recipient',
    });
  });

  it('is a refusal with a code of its own when the key is wrong', async () => {
    const { client } = clientThatHears(no(401, 'Invalid key', 'invalid_Key'));
    expect(await failureOf(client.balance())).toMatchObject({ kind: 'refused', code: 'invalid_Key' });
  });

  it('has a code even where the provider gives only a sentence', async () => {
    const { client } = clientThatHears(
      no(400, 'Please provide a unique reference. Reference already exists on a transfer'),
      no(400, 'Your balance is not enough to fulfil this request'),
    );
    expect((await failureOf(client.createTransfer(transferAsk))).code).toBe('duplicate_transfer_reference');
    expect((await failureOf(client.createTransfer(transferAsk))).code).toBe('insufficient_balance');
  });

  it('is not_found for both ways of not knowing a reference', async () => {
    const { client } = clientThatHears(
      no(404, 'Transaction reference not found.', 'transaction_not_found'),
      no(400, 'Transaction reference not found'),
      no(404, 'Transfer not found'),
    );
    expect((await failureOf(client.verifyTransaction(reference))).kind).toBe('not_found');
    expect((await failureOf(client.verifyTransaction(reference))).kind).toBe('not_found');
    expect((await failureOf(client.verifyTransfer(reference))).kind).toBe('not_found');
  });

  it.each([
    ['a page of somebody else', json(404, '<html>Not Found</html>')],
    ['JSON of somebody else', json(404, { message: 'Route not found', error: 'Not Found', statusCode: 404 })],
    ['a server error', no(500, 'Oops')],
    ['a success that says false', json(200, { status: false, message: 'No' })],
    ['cut-off JSON', json(200, '{"status":true,"data":{"id"')],
    ['a success without what matters', ok({ ...transferData, amount: undefined })],
    ['an empty answer', json(200, '')],
  ])('of a write is unknown after %s, and is not repeated', async (_what, reply) => {
    const { client, requests } = clientThatHears(reply);
    expect(await failureOf(client.createTransfer(transferAsk))).toMatchObject({ kind: 'unknown' });
    expect(requests).toHaveLength(1);
  });

  it('of a write is unknown when nothing answers, and is not repeated', async () => {
    const late = clientThatHears(neverAnswers);
    expect(await failureOf(late.client.createTransfer(transferAsk))).toMatchObject({
      kind: 'unknown',
    });
    const cut = clientThatHears(new TypeError('fetch failed'));
    expect((await failureOf(cut.client.createTransfer(transferAsk))).kind).toBe('unknown');
    expect([late.requests.length, cut.requests.length]).toEqual([1, 1]);
  });

  it('never repeats keys, account numbers or e-mail addresses', async () => {
    const { client } = clientThatHears(no(400, `Bad 0123456789 for ada@example.com with ${KEY}`));
    const failure = await failureOf(client.resolveAccount({ accountNumber: '0123456789', bankCode: '058' }));
    const told = `${failure.message} ${JSON.stringify(failure)}`;
    for (const secret of ['0123456789', 'ada@example.com', KEY]) expect(told).not.toContain(secret);
  });
});

describe('trying again', () => {
  it('repeats a read after a lost connection, a gateway error and a 429', async () => {
    const { client, requests, pauses } = clientThatHears(new TypeError('fetch failed'), json(503, ''), ok([]));
    expect(await client.balance()).toEqual([]);
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([200, 800]);
  });

  it('gives up on a read after three attempts', async () => {
    const { client, requests } = clientThatHears(json(502, ''), json(502, ''), json(502, ''));
    expect(await failureOf(client.balance())).toMatchObject({ kind: 'unknown', status: 502 });
    expect(requests).toHaveLength(3);
  });

  it('does not repeat a read that got a plain 500 or an unreadable answer', async () => {
    const { client, requests } = clientThatHears(no(500, 'Oops'), json(200, 'garbage'));
    expect((await failureOf(client.balance())).kind).toBe('unknown');
    expect((await failureOf(client.balance())).kind).toBe('unknown');
    expect(requests).toHaveLength(2);
  });

  it('repeats a write only when it was turned away by the rate limit', async () => {
    const limited = json(
      429,
      { status: false, message: 'Rate limit exceeded!', code: 'rate_limited' },
      { 'x-ratelimit-reset': '1' },
    );
    const { client, requests, pauses } = clientThatHears(limited, ok(transferData));
    expect((await client.createTransfer(transferAsk)).status).toBe('pending');
    expect(requests).toHaveLength(2);
    expect(pauses).toEqual([1000]);
  });

  it('does not keep a person waiting for a rate limit that resets late', async () => {
    const { client, pauses } = clientThatHears(
      json(429, { status: false, message: 'Rate limit exceeded!' }, { 'retry-after': '40' }),
    );
    expect(await failureOf(client.balance())).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 40_000,
    });
    expect(pauses).toEqual([]);
  });
});

describe('a deadline', () => {
  it('ends all tries, however patient each of them is, and leaves time to ask again', async () => {
    const startedAt = performance.now();
    const client = createPaystackClient({
      secretKey: KEY,
      baseUrl: 'https://provider.test',
      timeoutMs: 60_000,
      deadlineAt: startedAt + 400,
      fetch: (_url, init = {}) => neverAnswers(init),
    });
    expect(await failureOf(client.createTransfer(transferAsk))).toMatchObject({ kind: 'unknown' });
    expect(performance.now() - startedAt).toBeLessThan(400);
    expect(await failureOf(client.verifyTransfer(reference))).toMatchObject({ kind: 'unknown' });
    expect(await failureOf(client.verifyTransfer(reference))).toMatchObject({ kind: 'unknown' });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe('onCall', () => {
  it('reports each attempt by route, without references or secrets', async () => {
    const { client, reports } = clientThatHears(json(503, ''), ok(transferData));
    await client.verifyTransfer(reference);
    expect(reports).toMatchObject([
      { method: 'GET', route: '/transfer/verify/:reference', attempt: 1, outcome: 'unknown', status: 503 },
      { method: 'GET', route: '/transfer/verify/:reference', attempt: 2, outcome: 'ok', status: 200 },
    ]);
    expect(JSON.stringify(reports)).not.toContain(reference);
    expect(JSON.stringify(reports)).not.toContain(KEY);
  });
});
