import { rm } from 'node:fs/promises';
import type { Quid } from '@jara/domain/gift/quid';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { madePublic } from '../claims/testing.ts';
import { setClockOffset } from '../platform/database/clock.ts';
import type { ServePage } from './serve-page.ts';
import { makeSite } from './testing/make-site.ts';

const FROM_OUR_PAGE = { origin: 'null', 'sec-fetch-site': 'same-origin' };
/** The web's own has another in every process. */
const PLACE = 'where the key goes';
const verifyOf = (url: string) => `/api/transactions/quid/${url.split('/')[2]}/verify`;

/** Draws as the web's own does, in a few lines: it asks how the gift stands, and what is pressed claims it. */
const plainly: ServePage = async ({ url, form, work, ask }) => {
  let told: { status?: number; work?: string; waitSeconds?: number; retryAfterSeconds?: number } = {};
  if (form?.has('open')) {
    const answer = await ask(`/api/rules/claim?quid=${url.split('/')[2]}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(form.get('open') && { 'idempotency-key': form.get('open') ?? '' }),
        ...(work !== undefined && { 'x-work': work }),
      },
      body: JSON.stringify({ password: form.get('password') ?? undefined }),
    });
    if (answer.ok) return { goTo: url };
    const { challenge, retryAfterSeconds } = (await answer.json()) as {
      challenge?: string;
      retryAfterSeconds?: number;
    };
    told = {
      status: answer.status,
      ...(challenge && { work: challenge }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
  }
  const answer = await ask(verifyOf(url), {});
  const known = (await answer.json()) as { state: string };
  const html = `<h1>${known.state}</h1><button name="open" value="${PLACE}">__OPERATOR_COMPANY__</button>`;
  return {
    status: told.status ?? answer.status,
    html,
    known,
    pressKeyPlace: PLACE,
    work: told.work,
    isFor: () => true,
    waitSeconds: told.retryAfterSeconds,
    retryAfterSeconds: told.retryAfterSeconds,
  };
};

describe('a page that is drawn for its visitor', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  let servePage: ServePage = plainly;
  let drawn = 0;
  const lines: string[] = [];
  beforeAll(async () => {
    world = await createWorld({
      env: { RATE_LIMITS: 'on', RUSH_FROM: '3', LOG_LEVEL: 'info' },
      onLog: (line) => lines.push(line),
    });
    folder = await makeSite();
    app = await createApp(world.deps, {
      siteFolder: folder,
      servePage: (visit) => {
        drawn += 1;
        return servePage(visit);
      },
    });
  });
  afterEach(() => {
    servePage = plainly;
    drawn = 0;
    lines.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await world.expectCleanBooks();
    await world.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '102.89.1.1') =>
    app.inject({ method: 'GET', url, headers, remoteAddress });
  const press = (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '102.89.1.1',
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...FROM_OUR_PAGE, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const keyIn = (body: string) => /name="open" value="([^"]*)"/.exec(body)?.[1] ?? '';
  const claimsOf = (quid: string) =>
    world.deps.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .select('claims.id')
      .where('gifts.quid', '=', quid as Quid)
      .execute()
      .then(({ length }) => length);
  const hitsOn = async (limit: string): Promise<number> => {
    const rows = await world.deps.db.selectFrom('throttles').select(['bucket', 'hits']).execute();
    return rows.filter(({ bucket }) => bucket.startsWith(`${limit}:`)).reduce((sum, { hits }) => sum + hits, 0);
  };

  it('has the gift and the words of its operator in it, and gives the cookie that claims it', async () => {
    const { quid } = await world.paidGift();
    const page = await get(`/claim/${quid}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain(`<div id="root" data-page="/claim/${quid}"><h1>OPEN</h1>`);
    expect(page.body).not.toMatch(/__OPERATOR/);
    expect(page.body).not.toContain(PLACE);
    expect(page.body).toMatch(/<script type="application\/json" id="known">\{"quid"/);
    expect(cookieOf(page)).toMatch(/^jara_browser=/);

    const opened = await press(`/claim/${quid}`, { open: keyIn(page.body) }, { cookie: cookieOf(page) });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/claim/${quid}`]);
    expect((await get(`/claim/${quid}`, { cookie: cookieOf(page) })).body).toContain('<h1>YOURS</h1>');
  });

  it('does once what is pressed twice, at once or after another', async () => {
    const { quid } = await world.paidGift({ rule: { splits: [{ percentage: 50 }, { percentage: 50 }] } });
    const page = await get(`/claim/${quid}`);
    const again = () => press(`/claim/${quid}`, { open: keyIn(page.body) }, { cookie: cookieOf(page) });
    await Promise.all([again(), again(), again()]);
    expect((await again()).statusCode).toBe(303);
    expect(await claimsOf(quid)).toBe(1);
  });

  it('does nothing for a form of another site, and draws nothing for it', async () => {
    const { quid } = await world.paidGift();
    const cookie = cookieOf(await get(`/claim/${quid}`));
    drawn = 0;
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await press(`/claim/${quid}`, { open: 'x' }, { cookie, [name]: value });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
    }
    expect([drawn, await claimsOf(quid)]).toEqual([0, 0]);
  });

  it('does once for a browser that keeps no cookies what it sends twice, and gives it the same one again', async () => {
    const { quid } = await world.paidGift({ rule: { splits: [{ percentage: 50 }, { percentage: 50 }] } });
    const key = keyIn((await get(`/claim/${quid}`)).body);
    const [first, second] = [
      await press(`/claim/${quid}`, { open: key }),
      await press(`/claim/${quid}`, { open: key }),
    ];
    expect([first.statusCode, second.statusCode, await claimsOf(quid)]).toEqual([303, 303, 1]);
    expect(cookieOf(second)).toBe(cookieOf(first));
    expect((await get(`/claim/${quid}`, { cookie: cookieOf(second) })).body).toContain('<h1>YOURS</h1>');
  });

  it('gives nobody what somebody else has pressed for, whatever key they bring', async () => {
    const { quid } = await world.paidGift();
    const page = await get(`/claim/${quid}`);
    const key = keyIn(page.body);
    await press(`/claim/${quid}`, { open: key }, { cookie: cookieOf(page) });
    const stranger = cookieOf(await get(`/claim/${quid}`));
    const answer = await press(`/claim/${quid}`, { open: key }, { cookie: stranger });
    expect([answer.statusCode, answer.body.includes('<h1>TAKEN</h1>')]).toEqual([409, true]);
    expect(answer.body).not.toMatch(/"accessKey":"/);
  });

  it('puts what somebody wrote on a card into no tag, and no secret into the log', async () => {
    const { quid } = await world.paidGift({ message: '</script><script>alert(1)</script>', password: 'moonlight' });
    const page = await get(`/claim/${quid}`);
    await press(`/claim/${quid}`, { open: keyIn(page.body), password: 'moonlight' }, { cookie: cookieOf(page) });
    const mine = await get(`/claim/${quid}`, { cookie: cookieOf(page) });
    expect(mine.body).toContain('YOURS');
    expect(mine.body).not.toContain('<script>alert');
    expect(lines.join('\n')).not.toContain('moonlight');
    expect(lines.join('\n')).not.toContain(/"accessKey":"([^"]+)"/.exec(mine.body)?.[1] ?? 'no key');
  });

  it('puts one key where it is pressed and where the scripts look for it', async () => {
    const { quid } = await world.paidGift();
    servePage = async () => ({
      status: 200,
      html: `<button name="open" value="${PLACE}">Open</button>`,
      known: [{ key: ['press'], data: PLACE }],
      pressKeyPlace: PLACE,
      work: undefined,
      isFor: () => true,
      waitSeconds: undefined,
      retryAfterSeconds: undefined,
    });
    const { body } = await get(`/claim/${quid}`);
    expect(keyIn(body)).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toContain(`[{"key":["press"],"data":"${keyIn(body)}"}]`);
  });

  it('is drawn once for newcomers who come together, each with a cookie and a key of their own', async () => {
    const { quid } = await world.paidGift();
    const first = await get(`/claim/${quid}`);
    const others = await Promise.all(['102.89.1.2', '102.89.1.3'].map((from) => get(`/claim/${quid}`, {}, from)));
    expect(drawn).toBe(1);
    const all = [first, ...others];
    expect(new Set(all.map(cookieOf)).size).toBe(3);
    expect(new Set(all.map(({ body }) => keyIn(body))).size).toBe(3);

    // Whoever comes after somebody has opened it is not shown the page of before, nor is the one who did.
    await press(`/claim/${quid}`, { open: keyIn(first.body) }, { cookie: cookieOf(first) });
    expect((await get(`/claim/${quid}`)).body).toContain('<h1>TAKEN</h1>');
    expect((await get(`/claim/${quid}`, { cookie: cookieOf(first) })).body).toContain('<h1>YOURS</h1>');
    expect((await get(`/claim/${quid}`)).body).not.toContain('YOURS');
  });

  it('is drawn once for a crowd that comes while it is drawn; where that fails each is drawn their own', async () => {
    const crowd = (quid: string) =>
      Promise.all(Array.from({ length: 10 }, (_, n) => get(`/claim/${quid}`, {}, `102.89.2.${n}`)));
    const { quid } = await world.paidGift();
    const pages = await crowd(quid);
    expect([drawn, new Set(pages.map(cookieOf)).size, new Set(pages.map(({ body }) => keyIn(body))).size]).toEqual([
      1, 10, 10,
    ]);

    const other = await world.paidGift();
    drawn = 0;
    servePage = (visit) => (drawn === 1 ? Promise.reject(new Error('no ink')) : plainly(visit));
    const shown = (await crowd(other.quid)).map(({ body }) => body.includes('<h1>OPEN</h1>'));
    expect(shown.filter((isDrawn) => !isDrawn)).toHaveLength(1);
  });

  it('is compared in the language it was drawn in, so that the next who comes reads it too', async () => {
    const { quid } = await world.paidGift();
    servePage = async ({ url, ask }) => {
      const asked = { headers: { 'Accept-Language': 'ha' } };
      const answer = await ask(`/api/transactions/quid/${url.split('/')[2]}/verify`, asked);
      const known = (await answer.json()) as { message: string };
      return {
        status: 200,
        html: `<h1>${known.message}</h1>`,
        known,
        pressKeyPlace: PLACE,
        work: undefined,
        isFor: () => true,
        waitSeconds: undefined,
        retryAfterSeconds: undefined,
      };
    };
    const words = async () =>
      /<h1>(.*?)<\/h1>/.exec((await get(`/claim/${quid}`, { 'accept-language': 'ha' })).body)?.[1];
    const first = await words();
    expect([first, await words(), await words()]).toEqual([first, first, first]);
    expect(drawn).toBe(1);
  });

  it('counts its looks and presses as the API does, also those of a page that was kept', async () => {
    const { quid } = await world.paidGift({ password: 'moonlight' });
    const [looks, tries] = [await hitsOn('verify-claim'), await hitsOn('claim')];
    const page = await get(`/claim/${quid}`);
    await get(`/claim/${quid}`);
    expect([drawn, await hitsOn('verify-claim')]).toEqual([1, looks + 2]);
    await press(`/claim/${quid}`, { open: keyIn(page.body), password: 'no' }, { cookie: cookieOf(page) });
    expect(await hitsOn('claim')).toBe(tries + 1);
  });

  it('says to whoever asks for its head alone what it says to others, and counts them no more often', async () => {
    const { quid } = await world.paidGift();
    for (const at of [`/claim/${quid}`, '/claim/SB39YW1HP58EH']) {
      const whole = await get(at, { cookie: 'a=b' });
      const looks = await hitsOn('verify-claim');
      const head = await app.inject({
        method: 'HEAD',
        url: at,
        headers: { cookie: 'a=b' },
        remoteAddress: '102.89.1.1',
      });
      expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
      expect(cookieOf(head)).toMatch(/^jara_browser=/);
      for (const name of ['content-type', 'cache-control', 'x-robots-tag', 'vary'])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      expect(await hitsOn('verify-claim')).toBe(looks + 1);
    }
    expect(await claimsOf(quid)).toBe(0);
  });

  it('keeps the place of whoever waits while very many come, and lets them in when it comes back', async () => {
    const { quid } = await madePublic(world, { equalShares: 20 }, { amount: naira(20_000) });
    const come = async (person: number) => {
      const from = `102.90.${person}.1`;
      const page = await get(`/claim/${quid}`, {}, from);
      const mine = { from, cookie: cookieOf(page), key: keyIn(page.body) };
      return { ...mine, answer: await press(`/claim/${quid}`, { open: mine.key }, { cookie: mine.cookie }, from) };
    };
    const crowd = [];
    for (let person = 0; person < 5; person += 1) crowd.push(await come(person));
    const asked = crowd.at(-1);
    if (asked?.answer.statusCode !== 428) throw new Error('nobody was asked to wait');
    expect(asked.answer.headers['retry-after']).toBe('15');
    expect(asked.answer.body).toContain('<noscript><meta http-equiv="refresh" content="15"></noscript></head>');
    const [place = ''] = [asked.answer.headers['set-cookie'] ?? []]
      .flat()
      .filter((line) => line.startsWith('jara_work='));
    expect(place).toContain(`Max-Age=300; Path=/claim/${quid}; HttpOnly; SameSite=Lax`);

    const before = await claimsOf(quid);
    const cookie = `${asked.cookie}; ${place.split(';')[0]}`;
    const again = () => press(`/claim/${quid}`, { open: keyIn(asked.answer.body) }, { cookie }, asked.from);
    expect((await again()).statusCode).toBe(428);
    await setClockOffset(world.deps.db, 16);
    await world.deps.clock.refresh();
    expect((await again()).statusCode).toBe(303);
    expect(await claimsOf(quid)).toBe(before + 1);
    await setClockOffset(world.deps.db, 0);
    await world.deps.clock.refresh();
  });

  it('is the file where the drawing fails, and says so in the log; a press is not, and shows no secret back', async () => {
    const { quid } = await world.paidGift();
    servePage = () => Promise.reject(new Error('no ink'));
    const { statusCode, body } = await get(`/claim/${quid}`);
    expect([statusCode, body.includes('One moment, we are fetching it.')]).toEqual([200, true]);
    expect(lines.join('\n')).toMatch(/no ink.*site\.page_not_drawn/);
    const failed = await press(`/claim/${quid}`, { open: 'x', password: 'moonlight' });
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal_error']);
    expect(failed.body + lines.join('\n')).not.toContain('moonlight');
  });

  it('is the file where too many are being drawn, and says so in the log', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    servePage = async (visit) => {
      await held;
      return plainly(visit);
    };
    const { quid } = await world.paidGift();
    const waiting = Array.from({ length: 20 }, () => get(`/claim/${quid}`, { cookie: 'a=b' }));
    await expect.poll(() => drawn).toBe(20);
    expect((await get(`/claim/${quid}`, { cookie: 'a=b' })).body).toContain('One moment, we are fetching it.');
    expect(lines.join('\n')).toContain('site.too_many_drawn');
    letGo();
    for (const page of await Promise.all(waiting)) expect(page.body).toContain('<h1>OPEN</h1>');
  });

  it('leads to no other site, with however many slashes its address begins', async () => {
    const { quid } = await world.paidGift();
    servePage = async ({ url }) => ({ goTo: url });
    for (const slashes of ['//', '///']) {
      const { statusCode, headers } = await press(`${slashes}claim/${quid}?a=b`, { thank: 'x' });
      expect([statusCode, headers.location]).toEqual([303, `/claim/${quid}?a=b`]);
    }
  });

  it('gives a place in line back as it was brought, and makes no other cookie of it', async () => {
    const { quid } = await world.paidGift();
    servePage = async (visit) => {
      const page = await plainly({ ...visit, form: undefined });
      return page && { ...page, work: visit.work };
    };
    const place = encodeURIComponent('a.b; Domain=evil.example\r\nSet-Cookie: jara_browser=theirs');
    const { statusCode, headers } = await press(`/claim/${quid}`, { open: 'x' }, { cookie: `jara_work=${place}` });
    const kept = [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('jara_work='));
    expect([statusCode, kept]).toEqual([
      200,
      [`jara_work=${place}; Max-Age=300; Path=/claim/${quid}; HttpOnly; SameSite=Lax`],
    ]);
  });

  it('is the file for whoever has had very many drawn, and a press of theirs waits; others notice nothing', async () => {
    const { quid } = await world.paidGift();
    const [theirs, ours] = ['102.91.1.1', '102.91.2.1'];
    const look = (from: string) => get(`/claim/${quid}`, { cookie: 'a=b' }, from);
    const drawings = await hitsOn('drawn-page');
    expect((await look(theirs)).body).toContain('<h1>OPEN</h1>');
    expect(await hitsOn('drawn-page')).toBe(drawings + 1);
    const limit = { name: 'drawn-page', hits: 600, windowSeconds: 60 };
    await Promise.all(Array.from({ length: 599 }, () => world.deps.throttle.count(limit, theirs)));
    drawn = 0;

    const late = await look(theirs);
    expect([late.statusCode, late.body.includes('One moment, we are fetching it.')]).toEqual([200, true]);
    const pressed = await press(`/claim/${quid}`, { open: 'x' }, { cookie: 'a=b' }, theirs);
    expect([pressed.statusCode, pressed.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(pressed.headers['retry-after'])).toBeGreaterThan(0);
    expect([drawn, await claimsOf(quid)]).toEqual([0, 0]);
    expect(lines.join('\n')).not.toContain('site.page_not_drawn');
    expect((await look(ours)).body).toContain('<h1>OPEN</h1>');
  });
});
