import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE } from '../../testing/live-environment.ts';
import { readConfig } from '../platform/config.ts';
import { answerErrors } from '../platform/http/answer-errors.ts';
import { registerInbox } from './inbox.routes.ts';
import { sendMails } from './send-mails.ts';
import { createMailWorld } from './testing/mail-world.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
let app: FastifyInstance;
let gift: Awaited<ReturnType<typeof world.gift>>;
let mailId: string;

beforeAll(async () => {
  world = await createMailWorld();
  app = Fastify();
  answerErrors(app);
  registerInbox(app, world.deps);
  gift = await world.gift({ payment: { message: '<b>Hello</b> & goodbye', senderName: 'Tunde <Bello>' } });
  for (let i = 0; i < 12; i += 1) {
    const other = await world.gift();
    await world.addMail('receipt', { paymentId: other.paymentId }, `crowd${i}@example.com`);
  }
  ({ id: mailId } = await world.addMail('gift_for_you', { giftId: gift.id }, 'Ada_Okafor@example.com'));
  await sendMails(world.deps)();
});
afterAll(async () => {
  await app.close();
  await world.end();
});

const get = (url: string) => app.inject({ url });

describe('the inbox as JSON', () => {
  it('gives the mails to an address with both parts, for whoever drives the site by program', async () => {
    const answer = await get('/dev/inbox.json?to=ada_okafor@example.com');
    expect(answer.statusCode).toBe(200);
    const { data, total } = answer.json();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      id: mailId,
      kind: 'gift_for_you',
      to: 'Ada_Okafor@example.com',
      state: 'delivered',
    });
    expect(data[0].text).toContain(`https://jara.example/claim/${gift.quid}`);
  });

  it('comes in pages, newest first', async () => {
    const first = (await get('/dev/inbox.json?limit=5')).json();
    const last = (await get('/dev/inbox.json?limit=5&page=3')).json();
    expect(first).toMatchObject({ total: 13, totalPages: 3 });
    expect(first.data[0].id).toBe(mailId);
    expect(last.data).toHaveLength(3);
  });

  it('takes a search for what it is, not for a pattern', async () => {
    expect((await get('/dev/inbox.json?to=%25')).json().total).toBe(0);
    expect((await get('/dev/inbox.json?to=crowd_')).json().total).toBe(0);
    expect((await get('/dev/inbox.json?to=crowd')).json().total).toBe(12);
  });

  it('refuses a page that cannot be', async () => {
    expect((await get('/dev/inbox.json?page=0')).statusCode).toBe(422);
    expect((await get('/dev/inbox.json?limit=1000')).statusCode).toBe(422);
  });
});

describe('the inbox as pages', () => {
  it('lists subjects, escaped, with links to each mail and to the next page', async () => {
    const { body, headers } = await get('/dev/inbox');
    expect(body).toContain('Tunde &lt;Bello&gt; sent you a cash gift');
    expect(body).toContain(`href="/dev/inbox/${mailId}"`);
    expect(body).toContain('href="/dev/inbox?page=2"');
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('keeps the search while paging, and shows it escaped', async () => {
    expect((await get('/dev/inbox?to=crowd')).body).toContain('href="/dev/inbox?to=crowd&amp;page=2"');
    expect((await get('/dev/inbox?to=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
  });

  it('is searched by a form that puts no address into the address bar', async () => {
    expect((await get('/dev/inbox')).body).toContain('action="/dev/inbox" method="post"');
    const { body } = await app.inject({
      method: 'POST',
      url: '/dev/inbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'to=crowd',
    });
    expect(body).toContain('12 mails to addresses with “crowd”');
  });

  it('shows a mail in a closed-off frame that runs nothing', async () => {
    const page = await get(`/dev/inbox/${mailId}`);
    expect(page.body).toContain(`<iframe title="The mail as designed" src="/dev/inbox/${mailId}/html" sandbox=`);
    expect(page.body).not.toContain('allow-scripts');
    const mail = await get(`/dev/inbox/${mailId}/html`);
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(mail.body).toContain('&lt;b&gt;Hello&lt;');
    expect(mail.body).toContain(`src="/dev/inbox/${mailId}/card.png"`);
  });

  it('shows the plain text on request', async () => {
    const { body } = await get(`/dev/inbox/${mailId}?part=text`);
    expect(body).toContain(`https://jara.example/claim/${gift.quid}`);
    expect(body).not.toContain('<iframe');
  });

  it('shows the cloth of that very gift', async () => {
    const { headers, rawPayload } = await get(`/dev/inbox/${mailId}/card.png`);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('says why a mail was not sent', async () => {
    const blocked = await world.gift({ gift: { status: 'BLOCKED' } });
    const { id } = await world.addMail('gift_for_you', { giftId: blocked.id }, 'held@example.com');
    expect((await get('/dev/inbox?to=held')).body).toContain('waiting');
    await sendMails(world.deps)();
    expect((await get(`/dev/inbox/${id}`)).body).toContain('Held back: The gift is blocked');
  });

  it.each([
    '/dev/inbox/1',
    '/dev/inbox/00000000-0000-4000-8000-000000000000',
    '/dev/inbox/x/html',
    '/dev/inbox/x/card.png',
  ])('answers 404 where there is no mail (%s)', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }],
  ['with real money', LIVE],
])('there is no inbox %s', async (_, env) => {
  const other = Fastify();
  registerInbox(other, { ...world.deps, config: readConfig(env) });
  for (const url of ['/dev/inbox', '/dev/inbox.json', `/dev/inbox/${mailId}`]) {
    expect((await other.inject({ url })).statusCode).toBe(404);
  }
  await other.close();
});
