import { listOwnPayments } from '@jara/contract/payments';
import { saveRule } from '@jara/contract/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAsk, pathOf } from './ask.ts';
import { ApiError, NetworkError } from './errors.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const send = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const heard = vi.fn<(response: Response) => void>();
const ask = makeAsk({
  send,
  language: 'ig',
  words: {
    tooLong: 'Too long',
    cannotReach: (name) => `No line to ${name}`,
    answeredInstead: (name) => `Not ${name}`,
  },
  productName: 'Jara',
  heard,
});

const rule = { body: { quid: '7K3MXQ2V9H4TA', nthPerson: 3 } };
const keysSent = () => send.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  heard.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('asking the API', () => {
  it('fills the path and leaves absent filters out of the address', () => {
    expect(pathOf('/quid/:quid', { params: { quid: 'A/B' } })).toBe('/quid/A%2FB');
    expect(pathOf('/quid/:quid', { params: { quid: '..' } })).toBe('/quid/-');
    expect(pathOf('/transactions', { query: { page: 2, limit: undefined } })).toBe('/transactions?page=2');
  });

  it('goes by method and path alone, and says what every request says', async () => {
    send.mockResolvedValue(json({ data: [] }));
    const bare = { method: 'GET', path: '/transactions' } as typeof listOwnPayments;
    expect(await ask(bare, { query: { page: 2 } })).toEqual({ data: [] });
    expect(send.mock.calls[0]?.[0]).toBe('/transactions?page=2');
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { 'Accept-Language': 'ig' } });
  });

  it('turns a refusal into an error with the server’s own words', async () => {
    send.mockResolvedValue(
      json({ message: 'Too many tries.', code: 'too_many_requests', requestId: 'r1' }, 429, { 'Retry-After': '30' }),
    );
    const error = await ask(listOwnPayments, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many tries.',
      requestId: 'r1',
      retryAfterSeconds: 30,
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells its owner of every answer that is ours, and of no other', async () => {
    send.mockResolvedValueOnce(json({ code: 'gift_taken' }, 409));
    await expect(ask(saveRule, rule)).rejects.toMatchObject({ code: 'gift_taken' });
    expect(heard).toHaveBeenCalledTimes(1);
    send.mockResolvedValueOnce(new Response('Welcome to Hotel Wi-Fi'));
    await expect(ask(saveRule, rule)).rejects.toThrow('Not Jara');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not take the page of whoever refuses on the way for silence', async () => {
    send.mockResolvedValue(new Response('<html>Forbidden</html>', { status: 403 }));
    await expect(ask(listOwnPayments, { query: {} })).rejects.toMatchObject({ status: 403, code: 'unknown' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('what got no answer', () => {
  it('is asked again after 1, 2 and 4 seconds where it only reads', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const outcome = expect(ask(listOwnPayments, { query: {} })).rejects.toThrow('No line to Jara');
    await vi.advanceTimersByTimeAsync(6999);
    expect(send).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(4);
    await outcome;
  });

  it('is never asked again where it would change something and carries no key', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask(saveRule, rule)).rejects.toBeInstanceOf(NetworkError);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is asked again under the same key, also while the first try is still being worked on', async () => {
    send
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(json({ message: 'Still working', code: 'idempotency_in_progress' }, 409))
      .mockResolvedValueOnce(json({ quid: '7K3MXQ2V9H4TA' }));
    const answer = ask(saveRule, rule, { idempotencyKey: 'wish-1' });
    await vi.advanceTimersByTimeAsync(3000);
    await expect(answer).resolves.toEqual({ quid: '7K3MXQ2V9H4TA' });
    expect(keysSent()).toEqual(['wish-1', 'wish-1', 'wish-1']);
  });

  it('is what a proxy says of us that waited in vain: we may have acted', async () => {
    send
      .mockResolvedValueOnce(new Response('<html>Gateway time-out</html>', { status: 504 }))
      .mockResolvedValueOnce(json({ quid: '7K3MXQ2V9H4TA' }));
    const answer = ask(saveRule, rule, { idempotencyKey: 'wish-1' });
    await vi.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toEqual({ quid: '7K3MXQ2V9H4TA' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is given up after 20 seconds, and left to whoever waited that long', async () => {
    send.mockImplementation(
      (_url, request) =>
        new Promise((_resolve, reject) => {
          request.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const outcome = expect(ask(listOwnPayments, { query: {} })).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'Too long',
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(send).toHaveBeenCalledTimes(1);
  });
});
