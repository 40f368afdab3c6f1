import { listOwnPayments } from '@jara/contract/payments';
import { saveRule } from '@jara/contract/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, messageOf, urlOf } from './api.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rule = { body: { quid: '7K3MXQ2V9H4TA', nthPerson: 3 } };

describe('calling the server', () => {
  it('fills the path and leaves absent filters out of the address', () => {
    expect(urlOf('/quid/:quid', { params: { quid: 'A/B' } })).toBe('/api/quid/A%2FB');
    expect(urlOf('/quid/:quid', { params: { quid: '..' } })).toBe('/api/quid/-');
    expect(urlOf('/transactions', { query: { page: 2, limit: undefined } })).toBe('/api/transactions?page=2');
  });

  it('turns a refusal into an error with the server’s own words', async () => {
    fetchMock.mockResolvedValue(
      json({ message: 'Too many tries.', code: 'too_many_requests', requestId: 'r1' }, 429, { 'Retry-After': '30' }),
    );
    const error = await call(listOwnPayments, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests', requestId: 'r1', retryAfterSeconds: 30 });
    expect(messageOf(error, 'Failed to fetch transactions')).toBe('Too many tries.');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('falls back to the screen’s own sentence when the server said nothing readable', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    const asked = call(listOwnPayments, { query: {} }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(7000);
    expect(messageOf(await asked, 'Failed to fetch transactions')).toBe('Failed to fetch transactions');
  });

  it('takes a proxy’s word that we were too slow for silence: what was asked for may have been done', async () => {
    fetchMock
      .mockResolvedValueOnce(new Response('<html>Gateway time-out</html>', { status: 504 }))
      .mockResolvedValueOnce(json({ quid: '7K3MXQ2V9H4TA' }));
    const answer = call(saveRule, rule, { idempotencyKey: 'wish-1' });
    await vi.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toEqual({ quid: '7K3MXQ2V9H4TA' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('does not take the page of whoever refuses on the way for silence', async () => {
    fetchMock.mockResolvedValue(new Response('<html>Forbidden</html>', { status: 403 }));
    await expect(call(listOwnPayments, { query: {} })).rejects.toBeInstanceOf(ApiError);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('only logs a 401', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(json({ message: 'An access key is required', code: 'access_key_required' }, 401));
    await expect(call(listOwnPayments, { query: {} })).rejects.toThrow('An access key is required');
    expect(warn).toHaveBeenCalledWith('Unauthorized access');
  });

  it('repeats a read that got no answer after 1, 2 and 4 seconds', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const outcome = expect(call(listOwnPayments, { query: {} })).rejects.toThrow("We couldn't reach Jara");
    await vi.advanceTimersByTimeAsync(6999);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    await outcome;
  });

  it('never repeats a change that carries no idempotency key', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(saveRule, rule)).rejects.toThrow("We couldn't reach Jara");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('repeats a change under the same idempotency key, also while the first try is still being worked on', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(json({ message: 'Still working', code: 'idempotency_in_progress' }, 409))
      .mockResolvedValueOnce(json({ quid: '7K3MXQ2V9H4TA' }));
    const answer = call(saveRule, rule, { idempotencyKey: 'wish-1' });
    await vi.advanceTimersByTimeAsync(3000);
    await expect(answer).resolves.toEqual({ quid: '7K3MXQ2V9H4TA' });
    const keys = fetchMock.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['wish-1', 'wish-1', 'wish-1']);
  });

  it('stops waiting after 20 seconds and says so', async () => {
    fetchMock.mockImplementation(
      (_url, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const outcome = expect(call(listOwnPayments, { query: {} })).rejects.toThrow('This is taking too long');
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('learns the time from the server’s answers', async () => {
    const saidAt = Date.now() + 86_400_000;
    fetchMock.mockResolvedValue(json({ data: [] }, 200, { Date: new Date(saidAt).toUTCString() }));
    await call(listOwnPayments, { query: {} });
    expect(Math.abs(serverNow() - saidAt)).toBeLessThan(1000);
    noteServerTime(new Date().toUTCString());
  });

  it('does not take the page of a network’s own sign-in for an answer', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>Welcome to Hotel Wi-Fi</html>', { status: 200 }));
    const outcome = expect(call(listOwnPayments, { query: {} })).rejects.toThrow('Something between you and Jara');
    await vi.advanceTimersByTimeAsync(7000);
    await outcome;
  });
});
