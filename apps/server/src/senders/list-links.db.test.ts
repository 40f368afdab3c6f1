import type { BrowserId, ListLinkId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { paidBy } from './own-payments.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await createWorld({ onLog: (line) => lines.push(line) });
});
afterAll(() => world.close());

const ask = (email: string) => world.browser().post('/api/transactions/list-link', { email });
const mailsTo = (email: string) =>
  world.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'list_link')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
/** What stands behind the `#` of the newest link sent to an address. */
async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202);
  const [mail] = await mailsTo(email.toLowerCase());
  return new URL(String(mail?.data.url)).hash.slice(1);
}
const open = (browser: Browser, token: string, headers = {}) =>
  browser.post('/api/transactions/list-link/open', { token }, headers);
const listOf = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/api/transactions')).body.data.map(({ id }: { id: string }) => id);

/** What the live page is told first. */
async function firstEvent(browser: Browser, reference: string): Promise<unknown> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.url}/api/sse/connect/${reference}`, { headers: { cookie } });
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    const data = /^data: (.*)$/m.exec(text)?.[1];
    if (data) return JSON.parse(data);
  }
  throw new Error('the stream ended without a word');
}

describe('asking for the list', () => {
  it('answers a known and an unknown address alike, and writes only to the known one', async () => {
    await world.paidGift({ senderEmail: 'tunde@example.com' });
    const known = await ask('tunde@example.com');
    const unknown = await ask('nobody@example.com');
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo('tunde@example.com')).toHaveLength(1);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('writes nothing for a gift that was never paid', async () => {
    await world.browser().post('/api/transactions', {
      amount: 1_000_000,
      email: 'ada@example.com',
      senderEmail: 'unpaid@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    expect((await ask('unpaid@example.com')).status).toBe(202);
    expect(await mailsTo('unpaid@example.com')).toEqual([]);
  });

  it('writes to the address that the gifts are of, however it was spelled by whoever asks', async () => {
    await world.paidGift({ senderEmail: 'Femi@example.com' });
    expect((await ask('FEMI@Example.com')).status).toBe(202);
    expect(await mailsTo('FEMI@Example.com')).toEqual([]);
    expect(await mailsTo('femi@example.com')).toHaveLength(1);
  });

  it('writes to nobody whose address only looks like it in small letters', async () => {
    await world.paidGift({ senderEmail: 'kofi@example.com' });
    // The sign of the kelvin becomes a k there; a mail to it goes to another box.
    const alike = '\u212Aofi@example.com';
    const refused = await world
      .browser()
      .post('/api/transactions/list-link', { email: alike }, { 'accept-language': 'pcm' });
    const said = 'Abeg write the email address with plain letters, no put accent';
    expect([refused.status, refused.body.fields]).toEqual([422, { email: said }]);
    for (const address of [alike, 'kofi@example.com']) expect(await mailsTo(address)).toEqual([]);
  });

  it('refuses what is no address', async () => {
    expect((await ask('not an address')).status).toBe(422);
  });
});

describe('opening the list', () => {
  it('shows exactly the gifts of that address, and takes nothing from the first device', async () => {
    const first = await world.paidGift({ senderEmail: 'Bola@example.com' });
    const second = await world.paidGift({ senderEmail: 'bola@example.com' });
    const other = await world.paidGift({ senderEmail: 'chi@example.com' });
    const phone = world.browser();
    const own = await world.paidGift();
    phone.cookies.clear();
    for (const [name, value] of own.sender.cookies) phone.cookies.set(name, value);

    expect(await open(phone, await tokenFor('BOLA@example.com'))).toMatchObject({ status: 200, body: { gifts: 2 } });
    expect(await listOf(phone)).toEqual([own.payment.id, second.payment.id, first.payment.id]);
    expect((await phone.get('/api/transactions?limit=1&page=2')).body).toMatchObject({
      total: 3,
      totalPages: 3,
      data: [{ id: second.payment.id }],
    });
    expect(await listOf(first.sender)).toEqual([first.payment.id]);
    expect((await phone.get(`/api/transactions/${other.payment.id}`)).status).toBe(404);
  });

  it('makes the second device the sender everywhere: details, rule, gift and receipt', async () => {
    const { payment, quid } = await world.paidGift({ senderEmail: 'dayo@example.com' });
    const phone = world.browser();
    expect((await phone.get(`/api/transactions/${payment.id}/receipt.pdf`)).status).toBe(404);
    await open(phone, await tokenFor('dayo@example.com'));
    expect((await phone.get(`/api/transactions/${payment.id}`)).body).toMatchObject({ quid });
    expect((await phone.get(`/api/transactions/reference/${payment.reference}`)).body).toMatchObject({ quid });
    expect(await firstEvent(phone, payment.reference)).toMatchObject({ message: { quid } });
    expect(await firstEvent(world.browser(), payment.reference)).toMatchObject({ message: { quid: null } });
    expect((await phone.get(`/api/quid/${quid}`)).body).toMatchObject({ recipientEmail: 'ada@example.com' });
    expect((await phone.get(`/api/transactions/${payment.id}/receipt.pdf`)).status).toBe(200);
    const rule = { quid, nthPerson: 2 };
    expect((await world.browser().post('/api/rules', rule)).status).toBe(403);
    expect((await phone.post('/api/rules', rule)).status).toBeLessThan(300);
  });

  it('works once, also when the answer to the first try was lost', async () => {
    await world.paidGift({ senderEmail: 'efe@example.com' });
    const token = await tokenFor('efe@example.com');
    const phone = world.browser();
    const key = { 'idempotency-key': 'one-tap' };
    expect(await open(phone, token, key)).toMatchObject({ status: 200, body: { gifts: 1 } });
    expect(await open(phone, token, key)).toMatchObject({ status: 200, body: { gifts: 1 } });
    const stranger = world.browser();
    expect(await open(stranger, token)).toMatchObject({ status: 410, body: { code: 'list_link_invalid' } });
    expect(stranger.cookies.size).toBe(0);
    expect((await open(phone, token)).status).toBe(410);
  });

  it('gives the gifts to one of two who open the same link at once', async () => {
    await world.paidGift({ senderEmail: 'gbenga@example.com' });
    const token = await tokenFor('gbenga@example.com');
    const answers = await Promise.all([open(world.browser(), token), open(world.browser(), token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('refuses a link that has run out, and one that we did not make', async () => {
    await world.paidGift({ senderEmail: 'femi@example.com' });
    const token = await tokenFor('femi@example.com');
    const id = token.split('.')[0] as ListLinkId;
    await world.deps.db
      .updateTable('listLinks')
      .set({ expiresAt: world.deps.clock.now() })
      .where('id', '=', id)
      .execute();
    const phone = world.browser();
    for (const bad of [token, `${id}.${'A'.repeat(43)}`, id, 'x', world.deps.keys.signBrowser(String(id) as BrowserId)])
      expect((await open(phone, bad)).status).toBe(410);
    expect(await listOf(phone)).toEqual([]);
  });
});

it('keeps tokens and addresses out of the log', async () => {
  await world.paidGift({ senderEmail: 'hauwa@example.com' });
  const token = await tokenFor('hauwa@example.com');
  await open(world.browser(), token);
  await open(world.browser(), token);
  const log = lines.join('');
  expect(log).toContain('/api/transactions/list-link/open');
  expect(log).not.toContain(token.split('.')[1]);
  expect(log).not.toContain('hauwa@example.com');
});

it('finds the gifts of an address by an index', async () => {
  await world.deps.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plan = await paidBy(trx, 'Ada@example.com').select('payments.id').explain();
    expect(JSON.stringify(plan)).toContain('payments_by_sender');
  });
});

describe('with limits', () => {
  let limited: World;
  beforeAll(async () => {
    limited = await createWorld({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  const askFrom = (remoteAddress: string, email: string, url = '/api/transactions/list-link') =>
    limited.browser().request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email }),
      remoteAddress,
    });

  it.each(['/api/transactions/list-link', '/api/your-data/link'])(
    'lets nobody fill a stranger’s box: three in half an hour and ten in a day at %s',
    async (url) => {
      const halfAnHour = async (nth: number) => {
        const statuses: number[] = [];
        for (const email of ['Ada@example.com', 'ada@example.com', 'ADA@example.com', 'ada@example.com'])
          statuses.push((await askFrom(`102.90.${nth}.1`, email, url)).status);
        await sql`update throttles set window_ends_at = now() where window_ends_at < now() + interval '30 minutes'`.execute(
          limited.deps.db,
        );
        return statuses;
      };
      for (const nth of [1, 2, 3]) expect(await halfAnHour(nth)).toEqual([202, 202, 202, 429]);
      expect(await halfAnHour(4)).toEqual([202, 429, 429, 429]);
    },
  );

  it('gives both answers after the same time, which no clock tells apart', async () => {
    await limited.paidGift({ senderEmail: 'chidi@example.com' });
    for (const email of ['chidi@example.com', 'nobody@example.com']) {
      const before = performance.now();
      expect((await limited.browser().post('/api/transactions/list-link', { email })).status).toBe(202);
      // Far longer than any mail takes to be written down.
      expect(performance.now() - before).toBeGreaterThan(295);
    }
  });

  it('tells nobody how often others have asked for an address', async () => {
    const leftFor = async (remoteAddress: string) => {
      const { headers } = await askFrom(remoteAddress, 'bola@example.com');
      return [headers['ratelimit-limit'], headers['ratelimit-remaining']].map(Number);
    };
    expect(await leftFor('102.89.3.1')).toEqual([10, 9]);
    expect(await leftFor('102.89.4.1')).toEqual([10, 9]);
  });
});
