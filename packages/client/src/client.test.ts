import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Client, createClient, hasCode } from './client.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const fetchMock = vi.fn<typeof fetch>();
const sent = (nth: number) => {
  const [url = '', request] = fetchMock.mock.calls[nth] ?? [];
  return { url: String(url), headers: new Headers(request?.headers), body: request?.body };
};
const keysSent = () => fetchMock.mock.calls.map((_, nth) => sent(nth).headers.get('Idempotency-Key'));
const person = (options = {}) => createClient({ baseUrl: 'https://jara.test/api/', fetch: fetchMock, ...options });
const full = (seconds: number) => json({ code: 'too_many_requests' }, 429, { 'Retry-After': `${seconds}` });
const silence = () => Promise.reject(new TypeError('fetch failed'));

const order = { body: { amount: 1_000_000, email: 'ada@example.com', authorizationUrl: 'https://jara.test/back' } };
const thanks = { accessKey: 'key', body: { text: 'Thank you' } };

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a change', () => {
  it('carries a key of its own, the same on every try', async () => {
    fetchMock.mockImplementationOnce(silence).mockImplementationOnce(silence).mockResolvedValue(json({}));
    const asked = person().startPayment(order);
    await vi.advanceTimersByTimeAsync(3000);
    await asked;
    const [key] = keysSent();
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysSent()).toEqual([key, key, key]);
  });

  it('is another one when it is asked for again', async () => {
    fetchMock.mockImplementation(async () => json({}));
    const client = person();
    await client.startPayment(order);
    await client.startPayment(order);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('tells after silence under which key the same request again is the same', async () => {
    fetchMock.mockImplementation(silence);
    const asked = person().startPayment({ ...order, idempotencyKey: 'order-17' });
    const outcome = expect(asked).rejects.toMatchObject({ name: 'NetworkError', idempotencyKey: 'order-17' });
    await vi.advanceTimersByTimeAsync(7000);
    await outcome;
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('is sent once where the server keeps no answer', async () => {
    fetchMock.mockImplementation(silence);
    const { cancelPayment, changeGift } = person();
    await expect(cancelPayment({ params: { reference: 'r' } })).rejects.toMatchObject({ idempotencyKey: undefined });
    await expect(changeGift({ params: { id: '1' }, body: { message: 'Hi' } })).rejects.toThrow('No answer came');
    expect(keysSent()).toEqual([null, null]);
  });

  it('waits as long as it is asked to, under the same key', async () => {
    fetchMock.mockResolvedValueOnce(full(20)).mockResolvedValueOnce(json({ done: true }));
    const asked = person().startPayment(order);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(asked).resolves.toEqual({ done: true });
    expect(keysSent()[1]).toBe(keysSent()[0]);
  });

  it('is told at once to wait where that is too long, a third time in vain, or could act twice', async () => {
    const told = { code: 'too_many_requests', retryAfterSeconds: 20 };
    fetchMock.mockImplementation(async () => full(20));
    await expect(person({ waitUpToSeconds: 10 }).startPayment(order)).rejects.toMatchObject(told);
    await expect(person().cancelPayment({ params: { reference: 'r' } })).rejects.toMatchObject(told);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    const outcome = expect(person().listBanks()).rejects.toMatchObject(told);
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(fetchMock).toHaveBeenCalledTimes(6);
  });

  it('does the work that a crowd is asked for', async () => {
    vi.useRealTimers();
    fetchMock
      .mockResolvedValueOnce(json({ code: 'work_needed', challenge: 'c', difficulty: 2 }, 428, { 'Retry-After': '15' }))
      .mockResolvedValueOnce(json({ allowAccess: true }));
    await expect(person().claimGift({ query: { quid: 'Q' }, body: {} })).resolves.toEqual({ allowAccess: true });
    expect(sent(1).headers.get('X-Work')).toMatch(/^c:\d+$/);
    expect(keysSent()[1]).toBe(keysSent()[0]);
  });
});

describe('the person behind a client', () => {
  const cookie = { 'Set-Cookie': 'jara_browser=ada.sig; Max-Age=1; Path=/; HttpOnly' };

  it('is known by the cookie of the first answer that brings one, also in another run', async () => {
    fetchMock.mockResolvedValueOnce(json({}, 201, cookie)).mockImplementation(async () => json({ data: [] }));
    const client = person();
    expect(client.cookie).toBeUndefined();
    await client.startPayment(order);
    await client.listOwnPayments();
    await person({ cookie: client.cookie }).listOwnPayments({ query: { page: 2 } });
    expect([0, 1, 2].map((nth) => sent(nth).headers.get('cookie'))).toEqual([
      null,
      'jara_browser=ada.sig',
      'jara_browser=ada.sig',
    ]);
    expect(sent(2).url).toBe('https://jara.test/api/transactions?page=2');
  });

  it('keeps no cookie of anybody else', async () => {
    fetchMock.mockResolvedValue(json([], 200, { 'Set-Cookie': 'node=7; Path=/' }));
    const client = person();
    await client.listBanks();
    expect(client.cookie).toBeUndefined();
  });

  it('is one, also when they begin with two orders at once', async () => {
    fetchMock.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return json({}, 201, fetchMock.mock.calls.length === 1 ? cookie : {});
    });
    const client = person();
    const both = Promise.all([client.startPayment(order), client.startPayment(order)]);
    await vi.advanceTimersByTimeAsync(200);
    await both;
    expect([0, 1].map((nth) => sent(nth).headers.get('cookie'))).toEqual([null, 'jara_browser=ada.sig']);
  });

  it('goes on with a request as whoever began it', async () => {
    fetchMock.mockImplementationOnce(silence).mockImplementation(async () => json({}, 201, cookie));
    const client = person();
    const thanked = client.sayThanks(thanks);
    await client.startPayment(order);
    expect(client.cookie).toBe('jara_browser=ada.sig');
    await vi.advanceTimersByTimeAsync(1000);
    await thanked;
    expect(sent(2).url).toBe('https://jara.test/api/claims/thanks');
    expect(sent(2).headers.get('cookie')).toBeNull();
  });

  it('hands keys and passwords over in headers', async () => {
    fetchMock.mockImplementation(async () => json({}));
    const client = person({ language: 'ha' });
    await client.sayThanks(thanks);
    await client.verifyClaim({ params: { quid: 'Q' }, giftPassword: 'ẹ káàbọ̀' });
    expect(sent(0).headers.get('x-access-key')).toBe('key');
    expect(sent(0).headers.get('Accept-Language')).toBe('ha');
    expect(decodeURIComponent(sent(1).headers.get('x-gift-password') ?? '')).toBe('ẹ káàbọ̀');
  });
});

describe('an answer', () => {
  it('may be a file, and a page in its place is none', async () => {
    fetchMock.mockResolvedValueOnce(new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
    const receipt = await person().paymentReceipt({ params: { id: '1' } });
    expect(Buffer.from(receipt).toString()).toBe('%PDF-');
    fetchMock.mockImplementation(async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    const outcome = expect(person().paymentReceipt({ params: { id: '1' } })).rejects.toThrow('answered instead');
    await vi.advanceTimersByTimeAsync(7000);
    await outcome;
  });
});

it('is typed by the contract', () => {
  const wrong = (client: Client, error: unknown) => {
    // @ts-expect-error An order without an amount.
    void client.startPayment({ body: { authorizationUrl: '' } });
    // @ts-expect-error Nothing is kept under a key here.
    void client.changeGift({ params: { id: '1' }, body: {}, idempotencyKey: 'k' });
    // @ts-expect-error It does not go by an access key.
    void client.listBanks({ accessKey: 'k' });
    // @ts-expect-error A code that no refusal has.
    return hasCode(error, 'gift_takn');
  };
  expect(wrong).toBeTypeOf('function');
  expectTypeOf<Awaited<ReturnType<Client['startPayment']>>['reference']>().toEqualTypeOf<string>();
  expectTypeOf<Awaited<ReturnType<Client['withdrawalReceipt']>>>().toEqualTypeOf<Uint8Array>();
});
