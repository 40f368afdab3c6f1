import type { PaymentId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { sendMails } from '../mail/send-mails.ts';
import { giftOf } from '../money-back/testing.ts';
import { signInEverybody } from '../staff/testing.ts';

describe('thanking the sender', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  let senders = 0;
  const opened = async (order: Record<string, unknown> = {}) => {
    senders += 1;
    const senderEmail = `chidi${senders}@example.com`;
    const { payment, quid, sender } = await world.paidGift({ senderEmail, ...order });
    const recipient = world.browser();
    const { body } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    return { payment, quid, sender, senderEmail, recipient, accessKey: body.accessKey as string };
  };
  const thank = (accessKey: string, text: unknown, browser = world.browser()) =>
    browser.post('/api/claims/thanks', { text }, { 'x-access-key': accessKey });
  const inRoom = async (sender: Browser, id: PaymentId) =>
    (await sender.get(`/api/sent/${id}`)).body.shares.map(({ thanks }: { thanks: string | null }) => thanks);
  const mailed = async (senderEmail: string) => {
    await sendMails(world.deps)();
    const mails = world.deps.db.selectFrom('mails').select(['sentAt', 'failure']).where('kind', '=', 'thanks');
    const rows = await mails.where('recipient', '=', senderEmail).execute();
    return rows.map(({ sentAt, failure }) => (sentAt ? 'sent' : failure));
  };

  it('reaches the sender by mail and in the room of the gift, and is remembered for whoever wrote it', async () => {
    const { accessKey, sender, senderEmail, payment, quid, recipient } = await opened();
    expect(await inRoom(sender, payment.id)).toEqual([null]);
    const { status, body } = await thank(accessKey, '  Thank you! God bless you.  ');
    expect([status, body]).toEqual([200, { text: 'Thank you! God bless you.', at: expect.any(String) }]);
    expect(await inRoom(sender, payment.id)).toEqual(['Thank you! God bless you.']);
    expect(await mailed(senderEmail)).toEqual(['sent']);
    const { body: inbox } = await world.browser().get(`/dev/inbox.json?to=${senderEmail}`);
    const [mail] = inbox.data.filter(({ kind }: { kind: string }) => kind === 'thanks');
    expect(mail.text).toContain('> Thank you! God bless you.');
    expect(mail.text).toContain(`http://localhost:3000/gift/${payment.id}`);
    // To whoever comes back, with their browser or with their key alone.
    expect((await recipient.get(`/api/transactions/quid/${quid}/verify`)).body.thanks).toBe(body.text);
    expect((await recipient.post(`/api/rules/claim?quid=${quid}`, {})).body.thanks).toBe(body.text);
    expect((await world.browser().get(`/api/transactions/quid/${quid}/verify`)).body.thanks).toBeNull();
    const byKey = await world.browser().get('/api/claims/thanks', { 'x-access-key': accessKey });
    expect(byKey.body).toEqual({ thanks: body });
  });

  it('happens once: the same words get the same answer, others are refused, also when all come at once', async () => {
    const { accessKey, sender, senderEmail, payment } = await opened();
    const words = ['Thank you!', 'E se o!', 'Thank you!', 'Nagode!', 'Thank you!', 'Daalu!'];
    const answers = await Promise.all(words.map((text) => thank(accessKey, text)));
    const [kept] = await inRoom(sender, payment.id);
    expect(answers.map(({ status, body }) => [status, body.code ?? body.text])).toEqual(
      words.map((text) => (text === kept ? [200, kept] : [409, 'already_thanked'])),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await thank(accessKey, kept)).body).toEqual(good[0]?.body);
    expect(await mailed(senderEmail)).toEqual(['sent']);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['signs that nobody sees', '\u200B\u202E\u2066'],
    ['too much', 'x'.repeat(281)],
    ['control characters', 'Thank\u0007you'],
    ['no text', 7],
  ])('takes no %s', async (_what, text) => {
    const { accessKey, sender, payment } = await opened();
    expect((await thank(accessKey, text)).status).toBe(422);
    expect(await inRoom(sender, payment.id)).toEqual([null]);
  });

  it('takes as much as a card does, with line breaks', async () => {
    const { accessKey, sender, payment } = await opened();
    const text = `${'x'.repeat(278)}\n!`;
    expect((await thank(accessKey, text)).status).toBe(200);
    expect(await inRoom(sender, payment.id)).toEqual([text]);
  });

  it('is for whoever holds the share', async () => {
    const { payment, sender } = await opened();
    expect((await world.browser().post('/api/claims/thanks', { text: 'Hello' })).status).toBe(401);
    expect((await thank('x'.repeat(43), 'Hello')).body.code).toBe('access_key_rejected');
    const get = await world.browser().get('/api/claims/thanks', { 'x-access-key': 'x'.repeat(43) });
    expect(get.status).toBe(403);
    expect(await inRoom(sender, payment.id)).toEqual([null]);
  });

  it('waits while the gift is on hold', async () => {
    const { accessKey, quid } = await opened({ rule: { totalSplits: 2 } });
    const setStatus = (status: string) => staff.ADMIN.put(`/api/quid/${quid}/status`, { status, reason: 'A look' });
    await setStatus('BLOCKED');
    expect((await thank(accessKey, 'Thank you')).body.code).toBe('gift_blocked');
    await setStatus('ACTIVE');
    const { id } = await giftOf(world, quid);
    const freeze = (status: 'FROZEN' | 'GRANTED') =>
      world.deps.db.updateTable('claims').set({ status }).where('giftId', '=', id).execute();
    await freeze('FROZEN');
    expect((await thank(accessKey, 'Thank you')).body.code).toBe('claim_frozen');
    await freeze('GRANTED');
    expect((await thank(accessKey, 'Thank you')).status).toBe(200);
  });

  it('is kept from a sender who muted it, neither mailed nor shown, until they want to hear it', async () => {
    const { accessKey, sender, senderEmail, payment } = await opened();
    const mute = (thanksMuted: boolean) =>
      sender.request({
        method: 'PATCH',
        url: `/api/sent/${payment.id}`,
        payload: JSON.stringify({ thanksMuted }),
        headers: { 'content-type': 'application/json' },
      });
    expect((await mute(true)).status).toBe(200);
    expect((await thank(accessKey, 'Thank you')).status).toBe(200);
    expect(await inRoom(sender, payment.id)).toEqual([null]);
    expect(await mailed(senderEmail)).toEqual(['Held back: Its sender wants to hear no thanks']);
    expect((await mute(false)).body.shares).toMatchObject([{ thanks: 'Thank you' }]);
    expect(await mailed(senderEmail)).toEqual(['sent']);
    await mute(true);
    await mute(false);
    expect(await mailed(senderEmail)).toEqual(['sent']);
  });

  it('stands beside each share of a gift for many', async () => {
    const { accessKey, sender, payment, quid } = await opened({ rule: { totalSplits: 2 } });
    const { body: second } = await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
    await thank(second.accessKey, 'From the second');
    expect(await inRoom(sender, payment.id)).toEqual([null, 'From the second']);
    await thank(accessKey, 'From the first');
    expect(await inRoom(sender, payment.id)).toEqual(['From the first', 'From the second']);
  });

  it('is in the file of the gift, with what is sensitive masked for Support, and in no export', async () => {
    const { accessKey, quid } = await opened();
    await thank(accessKey, 'Thanks! Call me: ada@example.com or 08012345678');
    const { id } = await giftOf(world, quid);
    const seenBy = async (role: Role) => {
      const { body } = await staff[role].get(`/api/admin/quids/${id}`);
      return body.timeline.find(({ kind }: { kind: string }) => kind === 'THANKED').detail;
    };
    expect(await seenBy('ADMIN')).toBe('Thanks! Call me: ada@example.com or 08012345678');
    const masked = await seenBy('SUPPORT');
    expect(masked).toContain('Thanks! Call me:');
    expect(masked).not.toMatch(/ada@example\.com|08012345678/);
    const { body, status } = await staff.SUPER_ADMIN.get('/api/admin/exports/quids');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Call me');
  });

  it('writes no mail where the sender gave no address', async () => {
    const { accessKey } = await opened({ senderEmail: undefined });
    const count = () => world.deps.db.selectFrom('mails').select('id').where('kind', '=', 'thanks').execute();
    const before = (await count()).length;
    expect((await thank(accessKey, 'Thank you')).status).toBe(200);
    expect((await count()).length).toBe(before);
  });

  it('wakes whoever watches the gift', async () => {
    const { accessKey, payment } = await opened();
    const woken = new Promise<string>((resolve) => {
      world.deps.live.watchPayment(payment.id, () => resolve('woken'));
    });
    await thank(accessKey, 'Thank you');
    // Everybody is woken every few seconds anyway; this is sooner.
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 2_000));
    expect(await Promise.race([woken, late])).toBe('woken');
  });
});
