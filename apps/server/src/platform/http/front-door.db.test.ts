import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../../testing/raw-socket.ts';
import { createWorld, type World } from '../../../testing/world.ts';

const MAX_CONNECTIONS = 20;

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const post = (path: string, headers: string[], body = '') =>
  `${[`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n${body}`;

describe('the front door', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({
      env: {
        HEADERS_TIMEOUT_MS: '300',
        REQUEST_TIMEOUT_MS: '600',
        MAX_CONNECTIONS: String(MAX_CONNECTIONS),
        PUBLIC_URL: 'https://jara.test',
      },
    });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    // Whatever was done to it, it still answers everybody else.
    expect((await fetch(`${world.url}/api/health/live`)).status).toBe(200);
  });

  const claimUrl = '/api/rules/claim?quid=0000000000000';

  describe('shows slow clients out', () => {
    it('who send their headers one byte at a time', async () => {
      const answer = await say(world.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', {
        drip: { every: 50, piece: 'a' },
      });
      expect(answer.statuses).toEqual([408]);
      expect(answer.closedAfterMs).toBeLessThan(2_000);
    });

    it('who send their body one byte at a time', async () => {
      const answer = await say(world.url, post(claimUrl, ['Content-Length: 1000'], '{'), {
        drip: { every: 50, piece: ' ' },
      });
      expect(answer.statuses).toEqual([408]);
      expect(answer.closedAfterMs).toBeLessThan(3_000);
    });

    it('who say nothing after the first request line', async () => {
      expect(await say(world.url, 'GET / HT')).toMatchObject({ statuses: [408] });
    });

    it('but not those whose answer is a stream', async () => {
      const { payment } = await world.paidGift({ authorizationUrl: 'https://jara.test/payment/callback' });
      const answer = await say(world.url, get(`/api/sse/connect/${payment.reference}`), { patienceMs: 1_500 });
      expect(answer).toMatchObject({ statuses: [200], closedAfterMs: undefined });
    });
  });

  describe('answers what is no request of ours with a clear no', () => {
    const cases: [what: string, said: string, status: number][] = [
      ['a header of 100 KB', get('/', `X-Big: ${'a'.repeat(100_000)}`), 431],
      ['a thousand headers', get('/', ...Array.from({ length: 1_000 }, (_, i) => `X-${i}: 1`)), 431],
      ['a body of 2 MB', post(claimUrl, ['Content-Length: 2000000'], 'a'.repeat(2_000_000)), 413],
      [
        'a body of 2 MB in pieces',
        post(claimUrl, ['Transfer-Encoding: chunked'], `1e8480\r\n${'a'.repeat(2_000_000)}\r\n0\r\n\r\n`),
        413,
      ],
      ['a very long address', get(`/${'a'.repeat(8_000)}`), 414],
      ['a longer address than headers may be', get(`/${'a'.repeat(40_000)}`), 431],
      ['an address with a broken escape', get('/api/quid/%E0%A4%A'), 400],
      ['an address with a NUL', get('/api/quid/%00'), 422],
      ['a raw NUL in the address', get('/api/quid/\0'), 400],
      ['an escape that is no letter', get('/%zz'), 400],
      ['a path that climbs out', get('/assets/..%2f..%2f..%2f..%2fetc%2fpasswd'), 400],
      [
        'a length and an encoding at once',
        post(claimUrl, ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
        400,
      ],
      ['two lengths', post(claimUrl, ['Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
      ['a length that is no number', post(claimUrl, ['Content-Length: two'], '{}'), 400],
      ['a negative length', post(claimUrl, ['Content-Length: -2'], '{}'), 400],
      ['chunks that are no chunks', post(claimUrl, ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'), 400],
      ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
      ['an unknown method', `BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n`, 400],
      ['a header line without a colon', get('/', 'what is this'), 400],
      [
        'text where JSON belongs',
        `POST ${claimUrl} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
        415,
      ],
      ['half of JSON', post(claimUrl, ['Connection: close', 'Content-Length: 1'], '{'), 400],
    ];
    it.each(cases)('%s', async (_what, said, status) => {
      const answer = await say(world.url, said);
      expect(answer.statuses).toEqual([status]);
      expect(answer.closedAfterMs).toBeDefined();
      expectProtected(answer.text);
    });

    it('a wish to be a tunnel, by hanging up', async () => {
      const answer = await say(world.url, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n');
      expect(answer).toMatchObject({ statuses: [], closedAfterMs: expect.any(Number) });
    });

    it('a good request, and garbage behind it on the same connection', async () => {
      const first = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const answer = await say(world.url, `${first}${first}\x00\x01garbage\r\n\r\n`);
      expect(answer.statuses.at(-1)).toBe(400);
      expect(answer.statuses.every((status) => status === 200 || status === 400)).toBe(true);
      expect(answer.closedAfterMs).toBeDefined();
    });

    it('a body shorter than its length, by waiting no longer than for slow clients', async () => {
      const answer = await say(world.url, post(claimUrl, ['Content-Length: 10'], '{}'));
      expect(answer.statuses).toEqual([408]);
    });

    it('a body longer than its length, by taking the rest for what it is', async () => {
      const answer = await say(world.url, post(claimUrl, ['Content-Length: 2'], '{}{}{}'));
      expect(answer.statuses.every((status) => status >= 400 && status < 500)).toBe(true);
      expect(answer.statuses.at(-1)).toBe(400);
    });

    it('an address in the absolute form names a page of ours, whatever host it claims', async () => {
      const answer = await say(world.url, get('http://evil.example/api/health/live'));
      expect(answer.statuses).toHaveLength(1);
      expect(answer.statuses[0]).toBeLessThan(500);
      expect(answer.text).not.toContain('evil.example');
    });
  });

  it('gives security headers and a request id with every kind of answer', async () => {
    const { quid, payment } = await world.paidGift({ authorizationUrl: 'https://jara.test/payment/callback' });
    const requests: [method: string, path: string, headers?: Record<string, string>, body?: string][] = [
      ['GET', '/'],
      ['GET', '/no/such/page'],
      ['GET', '/assets/none.js'],
      ['GET', `/claim/${quid}`],
      ['GET', `/claim/${quid}/card.png`],
      ['GET', '/.well-known/change-password'],
      ['GET', '/api/health/live'],
      ['GET', '/api/health/ready'],
      ['GET', '/api/limits'],
      ['GET', '/api/openapi.json'],
      ['GET', '/api/docs'],
      ['GET', '/api/docs/static/swagger-ui.css'],
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['GET', '/dev/inbox'],
      ['GET', '/dev/inbox/none'],
      ['GET', '/api/quid/%E0%A4%A'],
      ['GET', `/api/quid/${'a'.repeat(300)}`],
      ['GET', '/api/admin/dashboard'],
      ['HEAD', '/'],
      ['HEAD', '/api/health/live'],
      ['OPTIONS', '/api/health/live'],
      ['OPTIONS', '*'],
      ['DELETE', '/api/health/live'],
      ['GET', '/api/health/live', { expect: 'miracles' }],
      ['GET', '/api/health/live', { upgrade: 'websocket', connection: 'upgrade' }],
      ['TRACE', '/'],
      ['PROPFIND', '/'],
      ['POST', '/api/rules/claim', { 'content-type': 'text/plain' }, 'hello'],
      ['POST', '/api/rules/claim', { 'content-type': 'application/json' }, '{'],
      ['POST', '/api/rules/claim', { 'content-type': 'application/json' }, 'a'.repeat(70_000)],
      ['POST', '/api/rules/claim', { 'content-type': 'application/json', origin: 'https://evil.example' }, '{}'],
      ['POST', '/api/paystack/webhook', { 'content-type': 'application/json' }, '{}'],
      ['POST', '/', { 'content-type': 'application/json' }, '{}'],
    ];
    const told = await Promise.all(
      requests.map(async ([method, path, headers = {}, body = '']) => {
        const lines = Object.entries({ ...headers, ...(body && { 'content-length': body.length }) });
        const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'];
        const said = [...head, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
        return { what: `${method} ${path}`, ...(await say(world.url, `${said}\r\n\r\n${body}`)) };
      }),
    );
    const stream = await say(world.url, get(`/api/sse/connect/${payment.reference}`), { patienceMs: 300 });
    for (const { what, text, statuses } of [...told, { what: 'a stream', ...stream }]) {
      expect(statuses, what).toHaveLength(1);
      // A site that has not been built says so; nothing else may be broken.
      expect(statuses[0] === 503 || (statuses[0] ?? 999) < 500, `${what}: ${statuses[0]}`).toBe(true);
      expectProtected(text, what);
    }
  });

  it('tells those who are too many to come back, and lets them in once there is room', async () => {
    const { hostname, port } = new URL(world.url);
    const idle = Array.from({ length: MAX_CONNECTIONS + 5 }, () => connect({ host: hostname, port: Number(port) }));
    await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const refused = await say(world.url, get('/api/health/live'));
    expect(refused.statuses).toEqual([503]);
    expect(refused.text).toContain('too_busy');
    expect(refused.text.toLowerCase()).toContain('retry-after: 5');
    expectProtected(refused.text);
    for (const socket of idle) socket.destroy();
    await expect
      .poll(async () => (await say(world.url, get('/api/health/live'))).statuses[0], { timeout: 3_000 })
      .toBe(200);
  });
});

function expectProtected(text: string, what = ''): void {
  const head = text.split('\r\n\r\n')[0]?.toLowerCase() ?? '';
  const policy = /content-security-policy: (.*)/.exec(head)?.[1] ?? '';
  expect(policy, what).toMatch(/^default-src 'none';/);
  expect(policy, what).not.toMatch(/script-src (?!'self')|https?:|\*/);
  expect(policy, what).toContain("frame-ancestors 'none'");
  for (const line of ['x-content-type-options: nosniff', 'strict-transport-security: max-age=']) {
    expect(head, what).toContain(line);
  }
  expect(head, what).toMatch(/x-request-id: [0-9a-f-]{36}/);
}
