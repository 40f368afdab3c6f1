import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { publicGift } from '../giveaways/testing.ts';
import { textOfPdf } from '../receipts/testing/pdf-text.ts';
import { makeSite } from './testing/make-site.ts';

describe('the language of a page', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    world = await createWorld();
    folder = await makeSite(undefined, { word: 'welcome' });
    for (const [language, word] of [
      ['ha', 'barka'],
      ['yo', 'ẹ káàbọ̀'],
    ] as const) {
      await mkdir(path.join(folder, language));
      await makeSite(path.join(folder, language), { word });
    }
    app = await createApp(world.deps, { siteFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof get>>) => [headers['set-cookie'] ?? []].flat();

  it('is what the browser asks for, and a cache is told that there are several', async () => {
    const { body, headers } = await get('/help', { 'accept-language': 'ha-NG,en;q=0.5' });
    expect(body).toContain('barka');
    expect(headers.vary).toMatch(/accept-language, cookie/);
    expect((await get('/help', { 'accept-language': 'fr' })).body).toContain('welcome');
    expect((await get('/help')).body).toContain('welcome');
  });

  it('stays what somebody has chosen', async () => {
    const chosen = await get('/help?language=yo', { 'accept-language': 'ha' });
    expect(chosen.body).toContain('ẹ káàbọ̀');
    const [cookie = ''] = cookiesOf(chosen);
    expect(cookie).toMatch(/^jara_language=yo; .*Max-Age=31536000/);
    const later = await get('/help', { 'accept-language': 'ha', cookie: cookie.split(';')[0] ?? '' });
    expect(later.body).toContain('ẹ káàbọ̀');
    expect(cookiesOf(later)).toEqual([]);
  });

  it('may be kept by search engines under an address of its own', async () => {
    expect((await get('/help?language=ha')).headers['x-robots-tag']).toBeUndefined();
  });

  it('is none of those that are not ours', async () => {
    for (const language of ['fr', '', '../ha', 'constructor']) {
      const answer = await get(`/help?language=${encodeURIComponent(language)}`);
      expect([answer.body.includes('welcome'), cookiesOf(answer)]).toEqual([true, []]);
      expect((await get('/help', { cookie: `jara_language=${encodeURIComponent(language)}` })).body).toContain(
        'welcome',
      );
    }
  });

  it('is English for staff, whatever they chose', async () => {
    const { body } = await get('/admin/dashboard?language=ha', { cookie: 'jara_language=ha', 'accept-language': 'ha' });
    expect(body).not.toContain('barka');
  });

  it('is the visitor’s on the page of a giveaway, and the gift’s own on its pictures', async () => {
    const { quid } = await publicGift(world, { language: 'yo' });
    const inHausa = await get(`/g/${quid}`, { 'accept-language': 'ha' });
    expect(inHausa.body).toContain('<title>December love, daga Grace Chapel, Surulere | Jara</title>');
    expect(inHausa.body).toMatch(/content="₦30,000 suna nan, a kulle tun ranar /);
    expect(inHausa.body).toContain('An ɗauki kaso 0 cikin 3.');
    // The same look at it, for somebody else and then again.
    for (const [language, said] of [
      ['en', '0 of 3 shares are taken.'],
      ['ha', 'An ɗauki kaso 0 cikin 3.'],
    ] as const)
      expect((await get(`/g/${quid}`, { 'accept-language': language })).body).toContain(said);
    expect((await get('/g/nonsense', { 'accept-language': 'ha' })).body).toContain('Babu rabon kyauta a nan');
    const poster = await get(`/g/${quid}/poster.pdf`, { 'accept-language': 'ha' });
    expect(textOfPdf(poster.rawPayload).normalize('NFC')).toContain('Bí a ṣe ń kópa'.normalize('NFC'));
  });

  it('is that of the labels over words that are sent back', async () => {
    const send = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/help',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'accountNumber=0123456789&share2=40&colour=red',
      });
    for (const [language, labels] of [
      ['ha', ['Lambar asusu', 'Kaso 2', 'Colour']],
      ['en', ['Account number', 'Share2', 'Colour']],
    ] as const) {
      const { body } = await send({ 'accept-language': language });
      expect([...body.matchAll(/<label>(.*?)<\/label>/g)].map(([, label]) => label)).toEqual(labels);
    }
  });

  describe('behind a link', () => {
    it('is what the sender chose for whom it is for, and what they choose themselves after that', async () => {
      const { quid } = await world.paidGift({ senderName: 'Ada Obi', language: 'ha' });
      const asPreview = await get(`/claim/${quid}`, { 'user-agent': 'WhatsApp/2.23' });
      expect(asPreview.body).toContain('<title>Ada ya aiko muku da kyauta | Jara</title>');
      const asEnglish = await get(`/claim/${quid}`, { 'accept-language': 'en-NG' });
      expect(asEnglish.body).toContain('Ada ya aiko muku da kyauta');
      const [cookie = ''] = cookiesOf(asEnglish);
      expect(cookie).toMatch(/^jara_language=ha; /);
      expect(cookie).not.toContain('Max-Age');
      const switched = await get(`/claim/${quid}?language=yo`);
      expect(switched.body).toContain('Ada fi ẹ̀bùn ránṣẹ́ sí ọ');
    });

    it('is the reader’s own where the sender chose none', async () => {
      const { quid } = await world.paidGift({ senderName: 'Ada Obi' });
      const { body } = await get(`/claim/${quid}`, { 'accept-language': 'yo' });
      expect(body).toContain('<title>Ada fi ẹ̀bùn ránṣẹ́ sí ọ | Jara</title>');
      expect((await get(`/claim/${quid}`)).body).toContain('<title>Ada sent you a gift | Jara</title>');
    });

    it('is on its picture', async () => {
      const [inHausa, inEnglish] = await Promise.all(
        (['ha', 'en'] as const).map(async (language) => {
          const order = { senderName: 'Ada Obi', theme: 'adire', clothSeed: 7, language } as const;
          const { quid } = await world.paidGift(order);
          return (await get(`/claim/${quid}/card.png`)).rawPayload;
        }),
      );
      expect(inHausa?.equals(inEnglish ?? Buffer.alloc(0))).toBe(false);
    });
  });

  it('is refused where it is not one', async () => {
    const sender = world.browser();
    const { status, body } = await sender.post('/api/transactions', {
      amount: 500_000,
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
      language: 'fr',
    });
    expect([status, body.code]).toEqual([422, 'invalid_input']);
  });
});
