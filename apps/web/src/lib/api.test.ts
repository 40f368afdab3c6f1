import { listOwnPayments } from '@jara/contract/payments';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, messageOf, urlOf } from './api.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const fetchMock = vi.fn<typeof fetch>();
const list = () => call(listOwnPayments, { query: {} });
beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that asks the server', () => {
  it('asks below /api, in its own language', async () => {
    fetchMock.mockResolvedValue(json({ data: [] }));
    await list();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/transactions');
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('en');
    expect(urlOf('/quid/:quid', { params: { quid: 'A/B' } })).toBe('/api/quid/A%2FB');
  });

  it('reads a refusal in the server’s own words, and is not kept waiting by it', async () => {
    fetchMock.mockResolvedValue(json({ message: 'Too many tries.' }, 429, { 'Retry-After': '1' }));
    expect(messageOf(await list().catch((thrown: unknown) => thrown), 'Failed')).toBe('Too many tries.');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('falls back to its own sentence when the server said nothing readable', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    const asked = list().catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(7000);
    expect(messageOf(await asked, 'Failed to fetch transactions')).toBe('Failed to fetch transactions');
  });

  it('says that nothing could be reached, that it takes too long, or that somebody else answered', async () => {
    const saying = async (words: string) => {
      const outcome = expect(list()).rejects.toThrow(words);
      await vi.advanceTimersByTimeAsync(20_000);
      await outcome;
    };
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await saying("We couldn't reach Jara");
    fetchMock.mockImplementation(async () => new Response('<html>Welcome to Hotel Wi-Fi</html>', { status: 200 }));
    await saying('Something between you and Jara');
    fetchMock.mockImplementation(
      (_url, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    await saying('This is taking too long');
  });

  it('only logs a 401', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(json({ message: 'An access key is required', code: 'access_key_required' }, 401));
    await expect(list()).rejects.toThrow('An access key is required');
    expect(warn).toHaveBeenCalledWith('Unauthorized access');
  });

  it('learns the time from the server’s answers', async () => {
    const saidAt = Date.now() + 86_400_000;
    fetchMock.mockResolvedValue(json({ data: [] }, 200, { Date: new Date(saidAt).toUTCString() }));
    await list();
    expect(Math.abs(serverNow() - saidAt)).toBeLessThan(1000);
    noteServerTime(new Date().toUTCString());
  });
});
