import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { sendMails } from '../mail/send-mails.ts';
import { giftOf, setDaysAhead } from '../money-back/testing.ts';

describe('the words and the cloth of a gift that is paid', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const BEFORE = { message: 'Happy birthday', theme: 'adire', clothSeed: 7 };
  const AFTER = { message: 'Happy 30th\nEat something nice', theme: 'owambe', clothSeed: 4_294_967_295 };
  const change = (sender: Browser, id: string, body: unknown, headers: Record<string, string> = {}) =>
    sender.request({
      method: 'PATCH',
      url: `/api/sent/${id}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const verify = async (quid: string, browser = world.browser()) =>
    (await browser.get(`/api/transactions/quid/${quid}/verify`)).body;
  const card = (quid: string, headers: Record<string, string> = {}) =>
    world.browser().get(`/claim/${quid}/card.png`, headers);

  it('changes them everywhere at once, also where they had been looked at before', async () => {
    const { payment, sender, quid } = await world.paidGift(BEFORE);
    expect((await verify(quid)).quid).toMatchObject(BEFORE);
    const { headers } = await card(quid);
    expect(headers['cache-control']).toBe('public, no-cache');
    const { status, body } = await change(sender, payment.id, AFTER);
    expect([status, body]).toMatchObject([200, { ...AFTER, may: expect.arrayContaining(['change']) }]);
    expect((await verify(quid)).quid).toMatchObject(AFTER);
    expect((await world.browser().get(`/api/quid/${quid}`)).body).toMatchObject(AFTER);
    // Whoever kept the picture asks with its tag, and is given another one.
    const again = await card(quid, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.headers.etag === headers.etag]).toEqual([200, false]);
    expect((await sender.get('/api/transactions')).body.data[0]).toMatchObject(AFTER);
    expect((await claim(quid)).body.quid).toMatchObject(AFTER);
  });

  it('mails the words that stand when the mail leaves', async () => {
    const { payment, sender, quid } = await world.paidGift(BEFORE);
    await change(sender, payment.id, AFTER);
    await sendMails(world.deps)();
    const { id } = await giftOf(world, quid);
    const { id: mailId } = await world.deps.db
      .selectFrom('mails')
      .select('id')
      .where('identity', '=', `gift:${id}`)
      .executeTakeFirstOrThrow();
    const { body } = await world.browser().get(`/dev/inbox/${mailId}/html`);
    expect(body).toContain('Happy 30th');
    expect(body).not.toContain('Happy birthday');
  });

  it('changes one and leaves the others; an empty message is none', async () => {
    const { payment, sender } = await world.paidGift(BEFORE);
    expect((await change(sender, payment.id, { message: ' ' })).body).toMatchObject({ ...BEFORE, message: null });
    expect((await change(sender, payment.id, { clothSeed: 0 })).body).toMatchObject({ theme: 'adire', clothSeed: 0 });
    expect((await change(sender, payment.id, { theme: 'ivory' })).body).toMatchObject({ theme: 'ivory', clothSeed: 0 });
  });

  it('takes what an order takes, and nothing else', async () => {
    const { payment, sender } = await world.paidGift(BEFORE);
    for (const body of [
      {},
      { message: 'x'.repeat(281) },
      { message: 'a\u0007b' },
      { message: null },
      { theme: 'velvet' },
      { clothSeed: -1 },
      { clothSeed: 4_294_967_296 },
      { thanksMuted: 'yes' },
      { senderName: 'Somebody else' },
      { message: 'fine', amount: 1 },
    ])
      expect([body, (await change(sender, payment.id, body)).status]).toEqual([body, 422]);
    expect((await sender.get(`/api/sent/${payment.id}`)).body).toMatchObject(BEFORE);
  });

  it('is its sender’s alone', async () => {
    const { payment } = await world.paidGift(BEFORE);
    const stranger = world.browser();
    expect((await change(stranger, payment.id, AFTER)).status).toBe(404);
    const key = { 'x-manage-key': payment.manageKey ?? '' };
    expect((await change(stranger, payment.id, AFTER, key)).body).toMatchObject(AFTER);
  });

  it('changes a sealed and a paused gift, and one that somebody tried in vain', async () => {
    const sealed = await world.paidGift({ ...BEFORE, opensAt: new Date(Date.now() + DAY_MS).toISOString() });
    expect((await change(sealed.sender, sealed.payment.id, AFTER)).body).toMatchObject(AFTER);
    const paused = await world.paidGift(BEFORE);
    await paused.sender.post(`/api/sent/${paused.payment.id}/pause`, {});
    expect((await change(paused.sender, paused.payment.id, AFTER)).body).toMatchObject(AFTER);
    const nth = await world.paidGift({ ...BEFORE, rule: { nthPerson: 3 } });
    const unlucky = world.browser();
    expect((await claim(nth.quid, unlucky)).body.quid).toMatchObject(BEFORE);
    expect((await change(nth.sender, nth.payment.id, AFTER)).body).toMatchObject(AFTER);
    expect((await claim(nth.quid, unlucky)).body).toMatchObject({ state: 'NOT_THIS_TIME', quid: AFTER });
    expect((await claim(nth.quid)).body).toMatchObject({ state: 'NOT_THIS_TIME', quid: AFTER });
  });

  it('leaves them as they are once somebody has seen it opened, and after its end', async () => {
    const split = await world.paidGift({ ...BEFORE, rule: { totalSplits: 2 } });
    await claim(split.quid);
    const opened = await change(split.sender, split.payment.id, AFTER);
    expect([opened.status, opened.body.message]).toEqual([
      409,
      'Somebody has opened it, so its message and cloth stay as they saw them',
    ]);
    const { payment, sender } = await world.paidGift(BEFORE);
    await sender.post(`/api/sent/${payment.id}/cancel`, {});
    expect((await change(sender, payment.id, AFTER)).status).toBe(409);
    expect((await sender.get(`/api/sent/${payment.id}`)).body).toMatchObject({ ...BEFORE, may: [] });
  });

  it('never shows a claimant other words than the ones the gift keeps, whoever is first', async () => {
    for (let round = 0; round < 10; round++) {
      const { payment, sender, quid } = await world.paidGift(BEFORE);
      await verify(quid);
      const [changed, opened] = await Promise.all([change(sender, payment.id, AFTER), claim(quid)]);
      const { body: kept } = await sender.get(`/api/sent/${payment.id}`);
      expect(opened.body).toMatchObject({ state: 'YOURS', quid: { message: kept.message, theme: kept.theme } });
      expect(kept.message).toBe(changed.status === 200 ? AFTER.message : BEFORE.message);
    }
  });

  it('mutes thanks at any time, and says so', async () => {
    const { payment, sender, quid } = await world.paidGift(BEFORE);
    expect((await sender.get(`/api/sent/${payment.id}`)).body.thanksMuted).toBe(false);
    await claim(quid);
    expect((await change(sender, payment.id, { thanksMuted: true })).body.thanksMuted).toBe(true);
    expect((await sender.get(`/api/sent/${payment.id}`)).body.thanksMuted).toBe(true);
    expect((await change(sender, payment.id, { thanksMuted: false })).body.thanksMuted).toBe(false);
    // With words that can no longer change, neither changes.
    expect((await change(sender, payment.id, { thanksMuted: true, message: 'late' })).status).toBe(409);
    expect((await sender.get(`/api/sent/${payment.id}`)).body).toMatchObject({ thanksMuted: false, ...BEFORE });
  });

  it('needs a gift that is paid', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: 1_000_000,
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    expect((await sender.get(`/api/sent/${body.transaction.id}`)).body.thanksMuted).toBe(false);
    const refused = await change(sender, body.transaction.id, { thanksMuted: true });
    expect([refused.status, refused.body.message]).toEqual([409, 'This gift is not paid yet']);
  });
});
