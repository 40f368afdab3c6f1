import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('an answer that is kept for an Idempotency-Key', () => {
  it('is given again to the manage key it was given to, and to nobody without it', async () => {
    const { payment } = await world.paidGift();
    const pause = (headers: Record<string, string>) =>
      world.browser().post(`/api/sent/${payment.id}/pause`, {}, { 'idempotency-key': 'order-2026-0017', ...headers });
    const manageKey = payment.manageKey ?? '';
    const first = await pause({ 'x-manage-key': manageKey });
    expect([first.status, first.body.quid]).toEqual([200, payment.quid]);
    expect((await pause({ 'x-manage-key': manageKey })).body).toEqual(first.body);
    const others: Record<string, string>[] = [{}, { 'x-manage-key': 'A'.repeat(43) }, { 'x-access-key': manageKey }];
    for (const headers of others) {
      const { status, body } = await pause(headers);
      expect([status, body.quid]).toEqual([404, undefined]);
      expect(JSON.stringify(body)).not.toContain(manageKey);
    }
  });

  it('does not tell one claimant that the thanks of another were theirs', async () => {
    const [one, other] = [await world.claimed(), await world.claimed()];
    const thank = (accessKey: string) =>
      world
        .browser()
        .post(
          '/api/claims/thanks',
          { text: 'Thank you!' },
          { 'idempotency-key': 'thanks-1', 'x-access-key': accessKey },
        );
    for (const { accessKey } of [one.claim, other.claim]) {
      expect((await thank(accessKey)).status).toBe(200);
      const { body } = await world.browser().get('/api/claims/thanks', { 'x-access-key': accessKey });
      expect(body.thanks).not.toBeNull();
    }
  });

  it('is given again to whoever had no key before it, with the cookie and the key that it handed out', async () => {
    const order = {
      amount: 1_000_000,
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    };
    const place = async () => {
      const browser = world.browser();
      const { body } = await browser.post('/api/transactions', order, { 'idempotency-key': 'order-2026-0018' });
      return { body, cookies: [...browser.cookies] };
    };
    const first = await place();
    expect(first.cookies).toHaveLength(1);
    expect(await place()).toEqual(first);
  });
});

describe('what is kept of a request for its Idempotency-Key', () => {
  const PATH = '/api/your-data/link';
  /** What whoever has a copy of the database, and no secret of ours, can make of a guess. */
  const guessOf = (path: string, body: unknown) =>
    createHash('sha256')
      .update(JSON.stringify(['POST', path, body]))
      .digest();
  const isKept = async (guess: Buffer) => {
    const kept = await world.deps.db.selectFrom('idempotentRequests').select('requestHash').execute();
    expect(kept.length).toBeGreaterThan(0);
    return kept.some(({ requestHash }) => requestHash.equals(guess));
  };

  it('tells no copy of the database the password of a gift', async () => {
    const { quid } = await world.paidGift({ amount: naira(9_000), password: '4821' });
    const path = `/api/rules/claim?quid=${quid}`;
    const opened = await world.browser().post(path, { password: '4821' }, { 'idempotency-key': 'opened-with-4821' });
    expect(opened.body.state).toBe('YOURS');
    expect(await isKept(guessOf(path, { password: '4821' }))).toBe(false);
  });

  it('tells it nobody who asked for the link to their data', async () => {
    const email = 'somebody@example.com';
    await world.browser().post(PATH, { email }, { 'idempotency-key': 'asked-for-a-link' });
    expect(await isKept(guessOf(PATH, { email }))).toBe(false);
  });

  it('is compared with that of a version before, of which rows are left for two days', async () => {
    const [browser, email] = [world.browser(), 'early@example.com'];
    await browser.get('/api/limits');
    const ask = (typed: string) => browser.post(PATH, { email: typed }, { 'idempotency-key': 'asked-before' });
    const first = await ask(email);
    const { numUpdatedRows } = await world.deps.db
      .updateTable('idempotentRequests')
      .set({ requestHash: guessOf(PATH, { email }) })
      .where('createdAt', '=', (eb) => eb.selectFrom('idempotentRequests').select(eb.fn.max('createdAt').as('at')))
      .executeTakeFirstOrThrow();
    expect(Number(numUpdatedRows)).toBeGreaterThan(0);
    expect(await ask(email)).toMatchObject({ status: first.status, body: first.body });
    expect((await ask('other@example.com')).status).toBe(422);
  });
});
