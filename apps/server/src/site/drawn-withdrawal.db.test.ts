import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, GOOD_ACCOUNT, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { loadDrawer } from './testing/load-drawer.ts';
import { makeSite } from './testing/make-site.ts';

describe('money that is sent to a bank without scripts', () => {
  let world: World;
  let app: FastifyInstance;
  let folder: string;
  const lines: string[] = [];
  beforeAll(async () => {
    const servePage = await loadDrawer();
    world = await createWorld({ worker: true, env: { LOG_LEVEL: 'info' }, onLog: (line) => lines.push(line) });
    folder = await makeSite();
    app = await createApp(world.deps, { siteFolder: folder, servePage });
  });
  afterEach(() => {
    lines.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });

  type Claimed = Awaited<ReturnType<World['claimed']>>;
  const cookiesOf = ({ recipient }: Pick<Claimed, 'recipient'>) => Object.fromEntries(recipient.cookies);
  const get = (url: string, cookies: Record<string, string> = {}) => app.inject({ method: 'GET', url, cookies });
  const press = (
    url: string,
    fields: Record<string, string>,
    cookies: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      cookies,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ origin: 'null', 'sec-fetch-site': 'same-origin' },
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  /** What the page has in the field or the button of this name. */
  const valueIn = (body: string, name: string) =>
    new RegExp(`<(?:button|input)\\b(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(body)?.[1] ?? '';
  const withdrawOf = ({ quid, claim }: Claimed) => `/withdraw?quid=${quid}&amount=${claim.amount}`;

  /** The first press: whose account it is. The page that answers it has all that the second one needs. */
  const check = async (claimed: Claimed, account = GOOD_ACCOUNT) => {
    const { statusCode, body } = await press(withdrawOf(claimed), { check: 'x', ...account }, cookiesOf(claimed));
    expect([statusCode, body.includes('Confirm Transfer')]).toEqual([200, true]);
    const names = ['send', 'accountNumber', 'bankCode', 'accountName'];
    return Object.fromEntries(names.map((name) => [name, valueIn(body, name)]));
  };
  const send = (claimed: Claimed, fields: Record<string, string>, headers?: Record<string, string>) =>
    press(withdrawOf(claimed), fields, cookiesOf(claimed), headers);
  const withdrawalsOf = async ({ recipient, claim }: Claimed) =>
    (await recipient.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey })).body.withdrawals as {
      id: string;
      reference: string;
      accountNumber: string;
    }[];
  /** What the provider itself has paid under this reference. */
  const paidUnder = async (reference: string) => {
    const { data } = await world.control<{ data: { reference: string; status: string; amount: number }[] }>(
      'GET',
      `/transfers`,
    );
    return data.filter((transfer) => transfer.reference.startsWith(reference.slice(0, reference.lastIndexOf('-'))));
  };

  it('is sent once, however often and in however many tabs it is pressed', async () => {
    const claimed = await world.claimed();
    expect((await get(withdrawOf(claimed), cookiesOf(claimed))).body).toContain('Claim Funds');
    const [one, other] = [await check(claimed), await check(claimed)];
    expect(one.send).not.toBe(other.send);
    expect(one).toMatchObject({ ...GOOD_ACCOUNT, accountName: expect.stringMatching(/^[A-Z ]+$/) });
    const answers = await Promise.all([send(claimed, one), send(claimed, one), send(claimed, other)]);
    const again = await send(claimed, one);
    const [withdrawal, ...more] = await withdrawalsOf(claimed);
    expect(more).toEqual([]);
    for (const { statusCode, headers } of [...answers, again])
      expect([statusCode, headers.location]).toEqual([303, `/withdraw/status/${withdrawal?.id}`]);

    const status = await eventually('the page says that it has arrived', async () => {
      const page = await get(`/withdraw/status/${withdrawal?.id}`, cookiesOf(claimed));
      return page.body.includes('It is in your account') && page;
    });
    expect(status.body).not.toContain('http-equiv="refresh"');
    expect(status.body).toContain(`href="/api/withdrawal-request/${withdrawal?.id}/receipt.pdf"`);
    // Once more, now that it is over: what was pressed gets its answer again, and a new press is told.
    expect((await send(claimed, other)).statusCode).toBe(303);
    const late = await send(claimed, { ...other, send: 'a key of its own' });
    expect([late.statusCode, late.body.includes('This gift has been paid out')]).toEqual([409, true]);
    expect(await paidUnder(withdrawal?.reference ?? '')).toMatchObject([{ status: 'success', amount: 970_000 }]);
    await world.expectCleanBooks();
  });

  it('is sent once and to one account when a script and two presses ask for it at once', async () => {
    const claimed = await world.claimed();
    const { recipient, quid, claim } = claimed;
    const elsewhere = { ...GOOD_ACCOUNT, accountNumber: '2000000001' };
    const [here, there] = [await check(claimed), await check(claimed, elsewhere)];
    const { accountNumber, bankCode, accountName } = here;
    const asked = { quid, accessKey: claim.accessKey, amount: claim.amount, accountNumber, bankCode, accountName };
    await Promise.all([
      send(claimed, here),
      send(claimed, there),
      recipient.post('/api/withdrawal-request', asked, { 'idempotency-key': 'a key of a script' }),
    ]);
    const [withdrawal, ...more] = await withdrawalsOf(claimed);
    expect(more).toEqual([]);
    const paid = await eventually('the provider has paid', async () => {
      const transfers = await paidUnder(withdrawal?.reference ?? '');
      return transfers.some(({ status }) => status === 'success') && transfers;
    });
    expect(paid).toMatchObject([{ status: 'success', amount: 970_000 }]);
    const late = await send(claimed, withdrawal?.accountNumber === accountNumber ? there : here);
    expect(late.statusCode).toBe(409);
    expect(await paidUnder(withdrawal?.reference ?? '')).toHaveLength(1);
    await world.expectCleanBooks();
  });

  it('comes back by itself while the money is on its way', async () => {
    const claimed = await world.claimed({ amount: 60_000_00 });
    const { headers } = await send(claimed, await check(claimed));
    const page = await get(String(headers.location), cookiesOf(claimed));
    expect(page.body).toContain('Your money is on its way');
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('goes to no account whose holder was not read first', async () => {
    const claimed = await world.claimed();
    const empty = await press(withdrawOf(claimed), { check: 'x', accountNumber: '', bankCode: '' }, cookiesOf(claimed));
    expect(empty.statusCode).toBe(422);
    for (const words of ['Account number is required', 'Please select a bank']) expect(empty.body).toContain(words);

    const other = await send(claimed, { ...(await check(claimed)), accountName: 'SOMEBODY ELSE' });
    expect([other.statusCode, other.body.includes('Claim Funds')]).toEqual([422, true]);
    expect(other.body).not.toContain('Confirm Transfer');
    // What was typed is there, and the name that the bank says.
    expect(valueIn(other.body, 'accountNumber')).toBe(GOOD_ACCOUNT.accountNumber);
    expect(await withdrawalsOf(claimed)).toEqual([]);
  });

  it('is sent for nobody but the browser that opened the gift, and for no other site', async () => {
    const claimed = await world.claimed();
    const fields = await check(claimed);
    const stranger = await world.claimed();
    for (const cookies of [{}, cookiesOf(stranger)]) {
      const { statusCode, body } = await press(withdrawOf(claimed), fields, cookies);
      expect([statusCode, body.includes('We need your access key')]).toEqual([401, true]);
      expect(body).not.toContain(claimed.claim.accessKey);
    }
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await send(claimed, fields, { [name]: value });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
    }
    expect(await withdrawalsOf(claimed)).toEqual([]);

    const { headers } = await send(claimed, fields);
    for (const cookies of [{}, cookiesOf(stranger)]) {
      const { statusCode, body } = await get(String(headers.location), cookies);
      expect([statusCode, body.includes('Follow your money')]).toEqual([401, true]);
      expect(body).not.toContain(GOOD_ACCOUNT.accountNumber);
    }
  });

  it('has its key in no address and in no line of the log', async () => {
    const claimed = await world.claimed();
    const { headers } = await send(claimed, await check(claimed));
    expect(headers.location).not.toContain(claimed.claim.accessKey);
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [claimed.claim.accessKey, GOOD_ACCOUNT.accountNumber])
      expect(lines.join('\n')).not.toContain(secret);
  });

  it('thanks the sender once, and mails the link that was asked for', async () => {
    const claimed = await world.claimed();
    const at = `/claim/${claimed.quid}`;
    const nothing = await press(at, { thank: 'x', thanks: '  ' }, cookiesOf(claimed));
    expect([nothing.statusCode, nothing.body.includes('Write a word or two')]).toEqual([422, true]);
    const thanked = await press(at, { ready: 'Thank you! God bless you.' }, cookiesOf(claimed));
    expect([thanked.statusCode, thanked.headers.location]).toEqual([303, at]);
    expect((await get(at, cookiesOf(claimed))).body).toContain('You said thank you');

    const wrong = await press(at, { mail: 'x', email: 'ada@' }, cookiesOf(claimed));
    expect([wrong.statusCode, valueIn(wrong.body, 'email')]).toEqual([422, 'ada@']);
    const key = { mail: 'one key', email: 'ada@example.com' };
    for (const mailed of [await press(at, key, cookiesOf(claimed)), await press(at, key, cookiesOf(claimed))])
      expect([mailed.statusCode, mailed.body.includes('The link is on its way.')]).toEqual([200, true]);
    const mails = await world.deps.db.selectFrom('mails').select('kind').where('kind', '=', 'claim_link').execute();
    expect(mails).toHaveLength(1);
  });
});

describe('a card that says what might stand where the key of a press goes', () => {
  it('is shown as it was written, to the eye and to the scripts', async () => {
    const world = await createWorld();
    const folder = await makeSite();
    const app = await createApp(world.deps, { siteFolder: folder, servePage: await loadDrawer() });
    const { quid } = await world.paidGift({ message: '__PRESS_KEY__' });
    const { body } = await app.inject({ method: 'GET', url: `/claim/${quid}` });
    expect(body).toContain('"message":"__PRESS_KEY__"');
    expect(body).toMatch(/name="open"[^>]* value="[0-9a-f-]{36}"/);
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });
});

describe('a gift that a newcomer has just been shown', () => {
  it('is told to no preview, though the page is kept for the next newcomer', async () => {
    const world = await createWorld();
    const folder = await makeSite();
    const app = await createApp(world.deps, { siteFolder: folder, servePage: await loadDrawer() });
    const { quid } = await world.paidGift({ message: 'Only for you' });
    const look = async (userAgent: string) =>
      (await app.inject({ method: 'GET', url: `/claim/${quid}`, headers: { 'user-agent': userAgent } })).body;
    const phone = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile';
    expect(await look(phone)).toContain('Only for you');
    expect(await look('WhatsApp/2.23.20.0')).not.toContain('Only for you');
    expect(await look(phone)).toContain('Only for you');
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });
});
