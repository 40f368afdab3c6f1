import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';

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
