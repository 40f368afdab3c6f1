import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECRET_FIELDS } from '@jara/contract/secret-fields';
import { makeQuid } from '@jara/domain/gift/quid';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { makeSite } from './testing/make-site.ts';

const randomQuid = () => makeQuid(Array.from({ length: 12 }, () => Math.floor(Math.random() * 32)));
const contentOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)">`))?.[1];

describe('the site', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  const lines: string[] = [];
  beforeAll(async () => {
    world = await createWorld({ env: { LOG_LEVEL: 'debug' }, onLog: (line) => lines.push(line) });
    folder = await makeSite();
    app = await createApp(world.deps, { siteFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  describe('pages', () => {
    it.each(['/', '/create', '/claim', '/help'])('answers %s with its own head', async (at) => {
      const { statusCode, headers, body } = await get(at);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain(`<title>Page ${at}</title>`);
      expect(body).toContain(`href="http://localhost:3000${at}"`);
    });

    it('forgives a slash at the end', async () => {
      expect((await get('/help/')).body).toContain('<title>Page /help</title>');
      expect((await get('//')).body).toContain('<title>Page /</title>');
    });

    it('answers the addresses that the app draws with its shell', async () => {
      for (const at of ['/admin', '/admin/dashboard', '/admin/quids/ABC', '/payment/callback?reference=x']) {
        const { statusCode, body } = await get(at);
        expect([at, statusCode, body.includes('<title>The shell</title>')]).toEqual([at, 200, true]);
      }
    });

    it('says 404 to any other address, with the shell that takes a person home', async () => {
      for (const at of [
        '/nowhere',
        '/admin/nowhere',
        '/help/1/2',
        '/claim/a/b',
        '//evil.example/help',
        '/constructor',
      ]) {
        const { statusCode, headers, body } = await get(at);
        expect([at, statusCode, body.includes('<title>The shell</title>')]).toEqual([at, 404, true]);
        expect(headers['cache-control']).toBe('no-store');
      }
    });

    it('takes a person home from a file that is not there, and tells a program that it is not', async () => {
      const asPerson = await get('/index.php', { accept: 'text/html,*/*' });
      expect([asPerson.statusCode, asPerson.body.includes('<title>The shell</title>')]).toEqual([404, true]);
      const asProgram = await get('/gone.png', { accept: 'image/*' });
      expect([asProgram.statusCode, asProgram.json().code]).toEqual([404, 'not_found']);
    });

    it('leaves unknown addresses below the API to the API', async () => {
      for (const at of ['/api', '/api/nothing-here']) {
        const { statusCode, json } = await get(at);
        expect([statusCode, json().code]).toEqual([404, 'not_found']);
      }
    });

    it('answers HEAD like GET, without the page', async () => {
      for (const url of ['/create', '/nowhere', `/claim/${randomQuid()}`, '/assets/index-abc123.js', '/robots.txt']) {
        const [head, whole] = [await app.inject({ method: 'HEAD', url }), await get(url)];
        expect([url, head.statusCode, head.body]).toEqual([url, whole.statusCode, '']);
        expect(head.headers['content-length']).toBe(whole.headers['content-length']);
        expect(head.headers.etag).toBe(whole.headers.etag);
      }
    });

    it('compresses as the browser asks', async () => {
      const plain = await get('/create');
      const brotli = await get('/create', { 'accept-encoding': 'gzip, deflate, br, zstd' });
      const gzip = await get('/create', { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
      expect([plain, brotli, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(plain.headers.vary).toBe('accept-language, cookie, accept-encoding');
    });

    it('says that nothing changed to a browser that has the page', async () => {
      const { headers } = await get('/create');
      const again = await get('/create', { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    });
  });

  describe('files', () => {
    it('keeps hashed assets for ever, in the smallest form the browser takes', async () => {
      const at = '/assets/index-abc123.js';
      const [plain, brotli, gzip] = [
        await get(at),
        await get(at, { 'accept-encoding': 'br, gzip' }),
        await get(at, { 'accept-encoding': 'gzip' }),
      ];
      expect([plain.body, brotli.body, gzip.body]).toEqual(['console.log("plain");', 'as brotli', 'as gzip']);
      expect(brotli.headers['content-encoding']).toBe('br');
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-type']).toMatch(/javascript/);
      }
    });

    it.each(['/assets/index-abc123.js', '/robots.txt'])('sends %s with what a file needs and no more', async (at) => {
      const { headers } = await get(at);
      expect(Object.keys(headers).sort()).toEqual(
        [
          ...['cache-control', 'connection', 'content-length', 'content-type', 'cross-origin-resource-policy', 'date'],
          ...(at === '/robots.txt' ? ['etag'] : ['vary']),
          'x-content-type-options',
        ].sort(),
      );
    });

    it('says what a worker may do with its script, and what a page may with an asset that is gone', async () => {
      for (const at of ['/sw.js', '/assets/index-old.js'])
        expect((await get(at)).headers['content-security-policy']).toMatch(/^default-src 'none'/);
    });

    it('has no shell for an asset that is gone, which a browser would take for a script', async () => {
      const { statusCode, headers } = await get('/assets/index-old.js');
      expect(statusCode).toBe(404);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    });

    it.each([
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%5c..%5cindex.html',
    ])('does not leave the folder of assets for %s', async (at) => {
      const answer = await get(at);
      expect(answer.body).not.toMatch(/PUBLIC_URL|"dependencies"/);
      expect([200, 400, 403, 404]).toContain(answer.statusCode);
    });

    it('has its own address in robots.txt and sitemap.xml', async () => {
      expect((await get('/robots.txt')).body).toBe('Sitemap: http://localhost:3000/sitemap.xml\n');
      expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/create</loc>');
      expect((await get('/site.webmanifest')).headers['content-type']).toContain('application/manifest+json');
    });

    it('says whom to tell of a weakness, for the coming half-year', async () => {
      const { body, headers } = await get('/.well-known/security.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toContain('Contact: mailto:security@jara.test\n');
      expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
      expect(body).toContain('Policy: http://localhost:3000/terms\n');
      const days = (Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '') - world.deps.clock.now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    });

    it('has a picture for links to its pages', async () => {
      const { statusCode, headers } = await get('/og.png');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    });

    it('has it in each language, and in English where it knows of none', async () => {
      const pictures = await Promise.all(
        ['', '?language=yo', '?language=ha', '?language=xx'].map(
          async (asked) => (await get(`/og.png${asked}`)).rawPayload,
        ),
      );
      const [english, yoruba, hausa, other] = pictures.map((picture) => picture.toString('base64'));
      expect(new Set([english, yoruba, hausa]).size).toBe(3);
      expect(other).toBe(english);
    });

    it('shows password managers where staff change theirs', async () => {
      const { statusCode, headers } = await get('/.well-known/change-password');
      expect([statusCode, headers.location]).toEqual([302, '/admin/account']);
    });
  });

  describe('claim links', () => {
    const gift = { amount: naira(12_345), message: 'For your first day', senderEmail: 'chidi@example.com' };
    const secretsOf = (quid: string) => [quid, '12,345', '12345', '1234500', 'first day', '@'];

    it('name the sender by the first name, and nothing else of the gift', async () => {
      const { quid } = await world.paidGift({ ...gift, senderName: 'Chidi Okafor' });
      for (const url of [`/claim/${quid}`, `/claim?quid=${quid.toLowerCase()}`]) {
        const { statusCode, body, headers } = await get(url);
        expect(statusCode).toBe(200);
        expect(body).toContain('<title>Chidi sent you a gift | Jara</title>');
        expect(contentOf(body, 'og:title')).toBe('Chidi sent you a gift | Jara');
        expect(contentOf(body, 'og:url')).toBe(`http://localhost:3000/claim/${quid}`);
        expect(contentOf(body, 'og:image')).toBe(`http://localhost:3000/claim/${quid}/card.png`);
        const said = [
          contentOf(body, 'og:title'),
          contentOf(body, 'description'),
          contentOf(body, 'og:description'),
        ].join();
        for (const secret of [...secretsOf(quid), 'Okafor']) expect(said).not.toContain(secret);
        expect(body.replaceAll(quid, '')).not.toMatch(/12,?345|first day|example\.com|Okafor/);
        expect(headers['x-robots-tag']).toContain('noindex');
        expect(headers['referrer-policy']).toBe('no-referrer');
        expect(headers['cache-control']).toBe('private, no-cache');
      }
    });

    it('keep an anonymous sender anonymous', async () => {
      const { quid } = await world.paidGift({ ...gift, senderName: 'Chidi Okafor', anonymous: true });
      const { body } = await get(`/claim/${quid}`);
      expect(contentOf(body, 'og:title')).toBe('You have a gift | Jara');
      expect(body).not.toMatch(/Chidi|Okafor/);
    });

    it('show the same head for an unknown code, a mistyped one and an anonymous gift', async () => {
      const { quid } = await world.paidGift({ anonymous: true });
      const codes = [quid, randomQuid(), '0000000000001', 'nonsense'];
      const heads = await Promise.all(
        codes.map(async (code) => (await get(`/claim/${code}`)).body.replace(/\/claim\/[^"/]*/g, '/claim/CODE')),
      );
      expect(new Set(heads).size).toBe(1);
    });

    it('give nothing back that was put into the address', async () => {
      for (const url of [
        '/claim/%22%3E%3Cscript%3E',
        '/claim?quid=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
        '/claim/$%26$%60',
      ]) {
        const { statusCode, body } = await get(url);
        expect(statusCode).toBe(200);
        expect(body).not.toMatch(/<script|alert|\$&/);
      }
    });

    it('are the plain claim page without a code', async () => {
      expect((await get('/claim?quid=')).body).toContain('<title>Page /claim</title>');
    });

    it('claim nothing, however often they are looked at', async () => {
      const { quid, sender } = await world.paidGift();
      for (let i = 0; i < 3; i += 1) await get(`/claim/${quid}`, { 'user-agent': 'WhatsApp/2.26' });
      const { body } = await sender.get(`/api/quid/${quid}`);
      expect([body.status, body.ruleFrozen]).toEqual(['ACTIVE', false]);
    });

    it('have a picture that is asked about before it is shown again, on other sites too', async () => {
      const { quid } = await world.paidGift({ senderName: 'Chidi Okafor', theme: 'owambe', clothSeed: 42 });
      const { statusCode, headers, rawPayload } = await get(`/claim/${quid}/card.png`, { 'accept-encoding': 'br' });
      expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/png', undefined]);
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(rawPayload.length).toBeLessThan(100_000);
      expect((await get(`/claim/${quid}/card.png`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    });

    it('say of a code that its sender replaced it, in the preview and before any script has come', async () => {
      const { payment, quid, sender } = await world.paidGift({ senderName: 'Chidi Okafor', email: 'ada@gmial.com' });
      expect((await get(`/claim/${quid}`)).body).toContain('<h1>You have a gift</h1>');
      await sender.post(`/api/sent/${payment.id}/address`, { email: 'ada@gmail.com' });
      for (const page of [`/claim/${quid}`, `/claim?quid=${quid}`]) {
        const { statusCode, body } = await get(page);
        expect([statusCode, contentOf(body, 'og:title')]).toEqual([410, 'This code was replaced | Jara']);
        expect(contentOf(body, 'og:image')).toBe('http://localhost:3000/og.png');
        expect(body).toContain('<h1>This code was replaced</h1><p>The sender of this gift replaced this code');
        expect(body).not.toContain('Chidi');
      }
      expect((await get(`/claim/${quid}/card.png`)).statusCode).toBe(410);
    });

    it('have one and the same picture for every code that opens nothing', async () => {
      const { quid } = await world.paidGift({ senderName: 'Chidi', theme: 'owambe', clothSeed: 42 });
      const [unknown, mistyped, known] = await Promise.all(
        [randomQuid(), 'nonsense', quid].map((code) => get(`/claim/${code}/card.png`)),
      );
      expect(unknown?.rawPayload.equals(mistyped?.rawPayload ?? Buffer.alloc(0))).toBe(true);
      expect(known?.rawPayload.equals(unknown?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    });
  });

  describe('a form sent before its scripts had come', () => {
    const FROM_OUR_PAGE = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const send = (url: string, words: Record<string, string>, headers: Record<string, string> = FROM_OUR_PAGE) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(words).toString(),
      });

    it('comes back as the same page, above it the words and nothing of them stored', async () => {
      const { statusCode, headers, body } = await send('/create', { amount: '5000', senderEmail: 'ada@example.com' });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('<title>Page /create</title>');
      expect(body).toContain('<label>Amount</label><textarea name="amount">\n5000</textarea>');
      expect(body).toContain('<label>Your email</label><textarea name="senderEmail">\nada@example.com</textarea>');
      expect(body.indexOf('kept-words')).toBeLessThan(body.indexOf('id="root"'));
    });

    it('shows what was typed by the names people know, and keeps what was ticked or picked out of sight', async () => {
      const picked = { anonymous: 'on', theme: 'adire', delivery: 'LATER', lifetimeDays: '30', feePaidBy: 'SENDER' };
      const typed = { quid: 'SB39', accountNumber: '0123', deliverAt: '2026-12-24T09:00' };
      const { body } = await send('/create', { ...typed, ...picked });
      expect(body).toContain('<label>Gift code (QUID)</label>');
      expect(body).toContain('<label>Account number</label>');
      expect(body).toContain('<label>Mail it at</label>');
      for (const name of Object.keys(picked))
        expect(body).toMatch(new RegExp(`<li hidden data-word[^>]*>(?:(?!</li>).)*name="${name}"`, 's'));
      expect(body.match(/<li hidden/g)).toHaveLength(5);
    });

    it.each(SECRET_FIELDS)('never shows a %s back', async (name) => {
      const { body } = await send('/claim/SB39YW1HP58EH', { [name]: 'moonlight', other: 'shown' });
      expect(body).toContain('shown');
      expect(body).not.toMatch(new RegExp(`moonlight|name="${name}"`));
    });

    it('shows words as words, whatever they look like', async () => {
      const tricky = '</textarea><script>alert(1)</script>" __WORD_NAME__ $& $`\n\nend';
      const { body } = await send('/create', { message: tricky, '"><b>': 'x' });
      expect(body).not.toMatch(/<script|<b>/);
      expect(body).toContain('__WORD_NAME__ $&amp; $`\n\nend</textarea>');
    });

    it('takes a name for a name, whatever it means to the language it is read in', async () => {
      for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
        const { statusCode, body } = await send('/create', { [name]: 'x' });
        expect([name, statusCode, body.includes(`<textarea name="${name}">`)]).toEqual([name, 200, true]);
      }
    });

    it('is refused from the page of another site', async () => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
        { origin: 'null', 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const { statusCode, json } = await send('/create', { amount: '5000' }, headers as Record<string, string>);
        expect([statusCode, json().code]).toEqual([403, 'foreign_origin']);
      }
    });

    it('may be of 64 KiB and of no other kind', async () => {
      expect((await send('/create', { message: 'a'.repeat(60_000) })).statusCode).toBe(200);
      expect((await send('/create', { message: 'a'.repeat(66_000) })).statusCode).toBe(413);
      for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
        const answer = await send('/create', { amount: '5' }, { ...FROM_OUR_PAGE, 'content-type': type });
        expect([type, answer.statusCode]).toEqual([type, 415]);
      }
    });

    it('is answered in no more rows than a form of ours has fields, however many words were sent', async () => {
      const words = Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`w${i}`, 'x']));
      const { statusCode, body } = await send('/create', words);
      expect([statusCode, body.match(/<textarea/g)?.length]).toEqual([200, 50]);
    });

    it('reaches no page that is not there, and not the API', async () => {
      for (const at of ['/nowhere', '//evil.example/create', '/api', '/api/nothing-here', '/robots.txt']) {
        const { statusCode, json } = await send(at, { amount: '5000' });
        expect([at, statusCode, json().code]).toEqual([at, 404, 'not_found']);
      }
      expect((await send('/api/transactions', { amount: '5000' })).statusCode).toBe(415);
      expect((await send('//create', { amount: '5000' })).body).toContain('<title>Page /create</title>');
    });

    it('leaves nothing of its words in the log', async () => {
      lines.length = 0;
      await send('/create', { email: 'ada@example.com', password: 'moonlight' });
      expect(lines.join('\n')).toContain('/*');
      expect(lines.join('\n')).not.toMatch(/ada(@|%40)|moonlight/);
    });
  });

  it('lets the script run that stands in its pages, and no other', async () => {
    const [, script = ''] = /<script>(.*?)<\/script>/.exec((await get('/nowhere')).body) ?? [];
    for (const at of ['/create', '/nowhere', `/claim/${randomQuid()}`]) {
      const { headers } = await get(at);
      const allowed = /script-src 'self' (.*?);/.exec(String(headers['content-security-policy']))?.[1];
      expect(allowed, at).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect((await get('/api/docs/static/index.html')).headers['content-security-policy']).not.toContain('sha256');
  });

  it('protects every page, whatever becomes of it', async () => {
    const { etag } = (await get('/create')).headers;
    const answers = await Promise.all([
      get('/create'),
      get('/create', { 'if-none-match': String(etag) }),
      get('/nowhere'),
      get(`/claim/${randomQuid()}`),
      get(`/claim/${randomQuid()}/card.png`),
      get('/.well-known/change-password'),
      get('/api/docs/static/index.html'),
      app.inject({ method: 'HEAD', url: '/create' }),
      app.inject({ method: 'DELETE', url: '/create' }),
    ]);
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*script-src 'self'( 'sha256-[^']{44}')?;.*frame-ancestors 'none'/,
      );
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('lets what is no page do nothing, should a browser show it as one', async () => {
    const answers = await Promise.all(
      ['/assets/gone.js', '/api/nothing-here', '/api/health/live'].map((url) => get(url)),
    );
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('says clearly that it has not been built, while the API goes on', async () => {
    const bare = await createApp(world.deps, { siteFolder: path.join(tmpdir(), 'jara-no-such-site') });
    for (const url of ['/', '/claim', `/claim/${randomQuid()}`, '/robots.txt']) {
      const { statusCode, headers, body } = await bare.inject({ method: 'GET', url });
      expect([statusCode, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
      expect(body).toContain('not been built');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await bare.inject({ method: 'GET', url: '/api/health/live' })).statusCode).toBe(200);
    await bare.close();
  });
});

describe('whoever tries codes through link previews', () => {
  it('is shown plain links after a while, never an error, and no more pictures', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const folder = await makeSite();
    const app = await createApp(world.deps, { siteFolder: folder });
    const titleOf = async (code: string) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url: `/claim/${code}` });
      return [statusCode, contentOf(body, 'og:title')];
    };
    try {
      const { quid } = await world.paidGift({ senderName: 'Chidi' });
      expect(await titleOf(quid)).toEqual([200, 'Chidi sent you a gift | Jara']);
      await Promise.all(Array.from({ length: 600 }, () => titleOf(randomQuid())));
      expect(await titleOf(quid)).toEqual([200, 'You have a gift | Jara']);
      const picture = await app.inject({ method: 'GET', url: `/claim/${quid}/card.png` });
      expect([picture.statusCode, picture.json().code]).toEqual([429, 'too_many_requests']);
      expect(picture.headers['retry-after']).toBeDefined();
      expect(picture.headers['cache-control']).toBeUndefined();
    } finally {
      await app.close();
      await world.close();
      await rm(folder, { recursive: true });
    }
  });
});
