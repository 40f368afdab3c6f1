import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { publicGift } from '../giveaways/testing.ts';
import { textOfPdf } from '../receipts/testing/pdf-text.ts';
import { makeSite } from './testing/make-site.ts';

describe('the page of a giveaway', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    world = await createWorld();
    folder = await makeSite();
    app = await createApp(world.deps, { siteFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    await world.expectCleanBooks();
    await world.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const words = { title: 'Love & “light” <b>', host: 'Grace Chapel' };

  it('says in its head and in its words what there is, and is found by search engines', async () => {
    const { quid } = await publicGift(world, { amount: naira(500_000), rule: { equalShares: 100 } }, words);
    const { statusCode, headers, body } = await get(`/g/${quid}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=1',
    ]);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('<title>Love &amp; “light” &lt;b&gt;, by Grace Chapel | Jara</title>');
    expect(body).toMatch(/content="₦500,000 is here, locked since \w+ \d+ \w+, [\d:]+ [ap]m \(Lagos\)\. The first 100/);
    expect(body).toContain(`<meta property="og:image" content="http://localhost:3000/g/${quid}/card.png">`);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/g/${quid}">`);
    expect(body).toContain('The first 100 people to open it get ₦5,000 each.');
    expect(body).toContain('0 of 100 shares are taken.');
    expect(body).toContain(`<a href="/claim/${quid}">Take part</a>`);
    expect(body).not.toContain('__GIVEAWAY_');
    expect(body).not.toContain('example.com');
  });

  it('is sent once to whoever has it already, also in another form', async () => {
    const { quid } = await publicGift(world);
    for (const accept of ['identity', 'br', 'gzip']) {
      const { headers } = await get(`/g/${quid}`, { 'accept-encoding': accept });
      const etag = String(headers.etag);
      expect(etag).toMatch(/^"/);
      const known = await get(`/g/${quid}`, { 'accept-encoding': accept, 'if-none-match': etag });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    }
  });

  it('keeps the number of the nth person to itself', async () => {
    const { quid } = await publicGift(world, { rule: { nthPerson: 737 } }, words);
    const { body } = await get(`/g/${quid}`);
    expect(body).toContain('only the sender knows which one in line');
    expect(body).not.toContain('737');
  });

  it('sends whoever comes with no code of a giveaway to where one checks it', async () => {
    const secret = await world.paidGift({ rule: { equalShares: 2 } });
    for (const code of [secret.quid, '0000000000000', 'nonsense']) {
      const { statusCode, headers, body } = await get(`/g/${code}`);
      expect([code, statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
        code,
        404,
        'noindex',
        'no-store',
      ]);
      expect(body).toContain('http://localhost:3000/check');
      expect(body).not.toContain('Take part');
      expect(body).not.toContain('__GIVEAWAY_');
      for (const picture of ['card.png', 'square.png', 'poster.pdf'])
        expect((await get(`/g/${code}/${picture}`)).json().code).toBe('giveaway_not_found');
    }
    const replaced = await publicGift(world);
    await replaced.sender.post(`/api/sent/${replaced.payment.id}/address`, { email: 'right@example.com' });
    expect((await get(`/g/${replaced.quid}`)).statusCode).toBe(410);
  });

  it('has a picture for previews, one to post and a poster to print, shown anywhere and sent once', async () => {
    const { quid } = await publicGift(world);
    for (const [name, type, size] of [
      ['card.png', 'image/png', [1200, 630]],
      ['square.png', 'image/png', [1080, 1080]],
      ['poster.pdf', 'application/pdf', undefined],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(`/g/${quid}/${name}`);
      expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        type,
        'cross-origin',
      ]);
      if (size) expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual(size);
      else expect(textOfPdf(rawPayload)).toContain(`localhost:3000/g/${quid}`);
      const known = await get(`/g/${quid}/${name}`, { 'if-none-match': String(headers.etag) });
      expect(known.statusCode).toBe(304);
    }
  });
});
