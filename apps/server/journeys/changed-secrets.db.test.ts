import { createHmac, randomUUID } from 'node:crypto';
import type { BrowserId, ListLinkId, StaffId } from '@jara/domain/ids';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { madePublic } from '../src/claims/testing.ts';
import { sweepDraws } from '../src/draws/sweep-draws.ts';
import { drawGift, entrants, setHoursAhead } from '../src/draws/testing.ts';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/ids.ts';
import { createKeys } from '../src/platform/keys/keys.ts';
import { createLog } from '../src/platform/log.ts';
import { openSecret, sealSecret } from '../src/staff/totp.ts';
import { wireUp } from '../src/wire-up.ts';
import { Browser } from '../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../testing/world.ts';

const NEW_SECRET = 'another master secret, for after the change';
const NEW_PROVIDER_KEY = `sk_test_${'1'.repeat(40)}`;

describe('after both secrets were changed', () => {
  let world: World;
  let app: FastifyInstance;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    world = await createWorld();
    const before = world.env;
    const env = {
      ...before,
      SECRET_KEY: NEW_SECRET,
      PAYSTACK_SECRET_KEY: NEW_PROVIDER_KEY,
      PAYSTACK_SECRET_KEY_PREVIOUS: before.PAYSTACK_SECRET_KEY ?? '',
    };
    const { deps, close } = await wireUp(
      // The secret of the test world has spaces in it, which the environment could not say.
      { ...readConfig(env), previousSecretKeys: [before.SECRET_KEY ?? ''] },
      { databaseUrl: world.databaseUrl, secretKey: NEW_SECRET, paystackSecretKey: NEW_PROVIDER_KEY },
      createLog('silent', 'test'),
    );
    app = await createApp(deps);
    stop = async () => {
      await app.close();
      await close();
    };
  });
  afterAll(async () => {
    await stop();
    await world.close();
  });

  /** The same browser, at a server that has the new secrets. */
  const afterwards = (browser: Browser) => {
    const same = new Browser(app);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    return same;
  };

  it('a recipient is known, is given the same access key again, and it opens the share', async () => {
    const { quid } = await world.paidGift({ password: 'ekaabo 1', amount: naira(500) });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, { password: 'ekaabo 1' });
    const later = afterwards(recipient);
    const [cookie] = later.cookies.values();
    expect((await later.get(`/api/transactions/quid/${quid}/verify`)).body.accessKey).toBe(claim.accessKey);
    expect([...later.cookies.values()], 'its cookie is signed again').not.toContain(cookie);
    const again = await later.post(`/api/rules/claim?quid=${quid}`, { password: 'ekaabo 1' });
    expect(again.body.accessKey).toBe(claim.accessKey);
    const asked = await later.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey });
    expect([asked.status, asked.body.amount]).toEqual([200, naira(500)]);
  });

  it('a gift claimed now is given a key of the new secret, which works', async () => {
    const { quid } = await world.paidGift({ amount: naira(500) });
    const recipient = new Browser(app);
    const { body } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect((await recipient.get(`/api/transactions/quid/${quid}/verify`)).body.accessKey).toBe(body.accessKey);
    const { body: name } = await world.browser().post('/api/transactions/banks/resolve-name', GOOD_ACCOUNT);
    const { accessKey, amount } = body;
    const sent = await world
      .browser()
      .post('/api/withdrawal-request', { quid, accessKey, amount, ...GOOD_ACCOUNT, ...name });
    expect(sent.status).toBe(201);
    await world.expectCleanBooks();
  });

  it('a sender still sees the payments of this browser, and the manage key from before still opens the rule', async () => {
    const { quid, sender, payment } = await world.paidGift();
    expect((await afterwards(sender).get('/api/transactions')).body.total).toBe(1);
    const { manageKey } = payment;
    expect((await new Browser(app).post('/api/rules', { quid, manageKey, totalSplits: 2 })).status).toBe(200);
    const shown = (await afterwards(sender).get(`/api/transactions/${payment.id}`)).body.manageKey;
    expect((await new Browser(app).post('/api/rules', { quid, manageKey: shown, totalSplits: 3 })).status).toBe(200);
  });

  it('an answer that is kept for everybody carries nobody’s new cookie', async () => {
    const { quid, sender } = await madePublic(world, { equalShares: 2 });
    const { status, headers } = await afterwards(sender).get(`/api/giveaways/${quid}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('the proof of a draw, which others may keep too, carries nobody’s new cookie', async () => {
    const { quid } = await drawGift(world);
    const [first = world.browser()] = await entrants(world, quid, 3);
    await setHoursAhead(world, 1.1);
    await sweepDraws(world.deps)();
    const later = afterwards(first);
    const { status, headers } = await later.get(`/api/giveaways/${quid}/proof`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await later.get('/api/transactions')).headers['set-cookie']).toBeDefined();
    await setHoursAhead(world, 0);
  });

  it('an answer that was given once is given again', async () => {
    const { quid, sender } = await world.paidGift();
    const key = { 'idempotency-key': randomUUID() };
    const first = await sender.post('/api/rules', { quid, totalSplits: 2 }, key);
    const again = await afterwards(sender).post('/api/rules', { quid, totalSplits: 2 }, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  it('an authenticator secret, a list link and a cookie from before are opened, and new ones only by the new secret', () => {
    const old = createKeys('the secret before the change, long enough');
    const now = createKeys(NEW_SECRET, { previous: ['the secret before the change, long enough'] });
    const id = newId<ListLinkId>();
    const staffId = newId<StaffId>();
    expect(openSecret(now, staffId, sealSecret(old, staffId, 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
    expect(openSecret(old, staffId, sealSecret(now, staffId, 'JBSWY3DPEHPK3PXP'))).toBeUndefined();
    expect(now.readListLink(old.signListLink(id))).toBe(id);
    expect(old.readListLink(now.signListLink(id))).toBeUndefined();
    const cookies = [old, now].map((keys) => keys.signBrowser(newId<BrowserId>()));
    expect(cookies.map(now.isFromBefore)).toEqual([true, false]);
  });

  it('an event of the provider signed with either key is believed, and with no other', async () => {
    const send = (key: string, reference: string) => {
      const body = JSON.stringify({
        event: 'charge.success',
        data: { id: 1, reference, status: 'success', amount: 1 },
      });
      const signature = createHmac('sha512', key).update(body).digest('hex');
      return app.inject({
        method: 'POST',
        url: '/api/paystack/webhook',
        payload: body,
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      });
    };
    expect((await send(NEW_PROVIDER_KEY, 'jara-unknown-reference-1')).statusCode).not.toBe(401);
    expect((await send(world.env.PAYSTACK_SECRET_KEY ?? '', 'jara-unknown-reference-2')).statusCode).not.toBe(401);
    expect((await send('sk_test_nobodys', 'jara-unknown-reference-3')).statusCode).toBe(401);
  });
});
