import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import type { ServePage } from './serve-page.ts';
import { makeSite } from './testing/make-site.ts';

/** Draws and presses `/create` as the web's own does, in a few lines. */
const plainly: ServePage = async ({ url, origin, form, ask }) => {
  const nothing = {
    known: [],
    pressKeyPlace: 'where the key goes',
    isFor: () => true,
    waitSeconds: undefined,
    retryAfterSeconds: undefined,
    work: undefined,
  };
  if (!form?.has('pay'))
    return { ...nothing, status: 200, html: `<button name="pay" value="where the key goes">${origin}` };
  const answer = await ask('/api/transactions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': form.get('pay') ?? '' },
    body: JSON.stringify({
      amount: naira(5_000),
      email: form.get('email'),
      authorizationUrl: `${origin}/payment/callback`,
    }),
  });
  const told = (await answer.json()) as { reference?: string; code?: string };
  if (told.reference !== undefined) return { goTo: `/payment/callback?reference=${told.reference}` };
  // The first press is still being worked on; the web's own asks again after a moment.
  if (told.code === 'idempotency_in_progress')
    return plainly({ url, origin, userAgent: '', form, work: undefined, ask });
  return { ...nothing, status: answer.status, html: `<p>${told.code}</p>` };
};

describe('an order that is pressed without scripts', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  const lines: string[] = [];
  beforeAll(async () => {
    world = await createWorld({ env: { LOG_LEVEL: 'info' }, onLog: (line) => lines.push(line) });
    folder = await makeSite();
    app = await createApp(world.deps, { siteFolder: folder, servePage: plainly });
  });
  afterAll(async () => {
    await app.close();
    await world.expectCleanBooks();
    await world.close();
    await rm(folder, { recursive: true });
  });

  const press = (fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '102.89.2.1') =>
    app.inject({
      method: 'POST',
      url: '/create',
      remoteAddress,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const keyFromPage = async () => {
    const { body } = await app.inject({ method: 'GET', url: '/create' });
    return /name="pay" value="([^"]+)"/.exec(body)?.[1] ?? '';
  };
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const paymentsTo = async (email: string) =>
    world.deps.db.selectFrom('payments').select(['id', 'browserId']).where('recipientEmail', '=', email).execute();

  it('is one payment, however often the same press is sent', async () => {
    const order = { pay: await keyFromPage(), email: 'once@example.com' };
    const first = await press({ ...order, email: 'cookie@example.com', pay: await keyFromPage() });
    const cookie = cookieOf(first);
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(order, { cookie })));
    answers.push(await press(order, { cookie }));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(answers[0]?.headers.location).toMatch(/^\/payment\/callback\?reference=/);
    expect(await paymentsTo(order.email)).toHaveLength(1);
  });

  it('is one payment for a browser without a cookie, too, which is given the same one again', async () => {
    const order = { pay: await keyFromPage(), email: 'cookieless@example.com' };
    const [first, second] = [await press(order), await press(order)];
    expect(second.headers.location).toBe(first.headers.location);
    expect(cookieOf(second)).toBe(cookieOf(first));
    expect(cookieOf(first)).toMatch(/^jara_browser=/);
    expect(await paymentsTo(order.email)).toHaveLength(1);
  });

  it('leads nobody to the payment of another, whatever key they bring', async () => {
    const order = { pay: await keyFromPage(), email: 'mine@example.com' };
    const mine = await press(order);
    const theirs = await press(order, {}, '102.89.2.9');
    expect(theirs.headers.location).not.toBe(mine.headers.location);
    const [reference] = String(mine.headers.location).split('reference=').slice(1);
    const looked = await app.inject({
      method: 'GET',
      url: `/api/transactions/reference/${reference}`,
      headers: { cookie: cookieOf(theirs) },
    });
    expect(looked.statusCode).toBe(404);
  });

  it('is none when another site sends the form', async () => {
    const order = { pay: await keyFromPage(), email: 'forged@example.com' };
    const cookie = cookieOf(await press({ pay: await keyFromPage(), email: 'victim@example.com' }));
    const forged: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of forged) {
      const answer = await press(order, { cookie, ...headers });
      expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 403, 'foreign_origin']);
    }
    expect(await paymentsTo(order.email)).toEqual([]);
  });

  it('brings its payer back under the name by which they know us', async () => {
    for (const [host, origin] of [
      ['localhost:3000', 'http://localhost:3000'],
      ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
      ['evil.example', 'http://localhost:3000'],
    ] as const) {
      // Whoever has a cookie is shown a page of their own.
      const page = await app.inject({ method: 'GET', url: '/create', headers: { host, cookie: 'a=b' } });
      expect([host, page.body.includes(`>${origin}<`)]).toEqual([host, true]);
      const email = `at-${host.split(':')[0]}@example.com`;
      const { statusCode } = await press({ pay: await keyFromPage(), email }, { host });
      expect([host, statusCode, (await paymentsTo(email)).length]).toEqual([host, 303, 1]);
    }
  });

  it('comes from a page that search engines may keep, and leads to one that they may not', async () => {
    const create = await app.inject({ method: 'GET', url: '/create' });
    expect([create.headers['cache-control'], create.headers['x-robots-tag']]).toEqual(['no-store', undefined]);
    const callback = await app.inject({ method: 'GET', url: '/payment/callback?reference=x' });
    expect(callback.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(lines.join('\n')).not.toContain('@example.com');
  });
});
