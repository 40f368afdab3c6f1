import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { sendMails } from '../mail/send-mails.ts';
import { giftOf, setDaysAhead } from '../money-back/testing.ts';
import { stopTokenOf } from '../outbox/refused-reminders.ts';
import { connect } from '../platform/database/db.ts';
import { signInEverybody } from '../staff/testing.ts';
import { remindOfGifts } from './remind-of-gifts.ts';
import { deliverGifts } from './tell-of-gift.ts';

describe('reminders of a gift', () => {
  let world: World;
  let admin: Browser;
  beforeAll(async () => {
    world = await createWorld();
    admin = (await signInEverybody(world)).ADMIN;
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.deps.db.deleteFrom('refusedReminders').execute();
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  let people = 0;
  /** A gift whose people have addresses of their own, so that its mails are told apart. */
  const gift = async (order: Record<string, unknown> = {}) => {
    people += 1;
    const to = `ada${people}@example.com`;
    const from = `chidi${people}@example.com`;
    return { to, from, ...(await world.paidGift({ email: to, senderEmail: from, lifetimeDays: 30, ...order })) };
  };
  const REMINDERS = ['gift_reminder', 'ending_reminder'];
  const sentTo = async (address: string) => {
    const mails = world.deps.db.selectFrom('mails').select(['kind', 'data', 'sentAt', 'failure']);
    return mails.where('recipient', '=', address).where('kind', 'in', REMINDERS).orderBy('createdAt').execute();
  };
  const whatTo = async (address: string) => (await sentTo(address)).map(({ data }) => data.what ?? 'SENDER');
  const day = async (days: number) => {
    await setDaysAhead(world, days);
    await deliverGifts(world.deps)();
    await remindOfGifts(world.deps)();
    await sendMails(world.deps)();
  };
  /** A day a little past the full ones: what is due then is due. */
  const SOON = 0.01;

  it('come once after three days, once three days before the end, and to the sender then', async () => {
    const { to, from } = await gift();
    await day(2.9);
    expect(await whatTo(to)).toEqual([]);
    for (const at of [3 + SOON, 3.5, 10, 26.9]) {
      await day(at);
      expect(await whatTo(to)).toEqual(['WAITING']);
      expect(await whatTo(from)).toEqual([]);
    }
    for (const at of [27 + SOON, 28, 29.9]) {
      await day(at);
      expect(await whatTo(to)).toEqual(['WAITING', 'ENDING']);
      expect(await whatTo(from)).toEqual(['SENDER']);
    }
    expect((await sentTo(to)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('come once for a gift of seven days', async () => {
    const { to, from } = await gift({ lifetimeDays: 7 });
    for (const at of [3 + SOON, 4 + SOON, 5, 6.9]) await day(at);
    expect(await whatTo(to)).toEqual(['ENDING']);
    expect(await whatTo(from)).toEqual(['SENDER']);
  });

  it('that fell due while nothing ran come once, and of two only the one that still says something', async () => {
    const late = await gift();
    const later = await gift({ lifetimeDays: 7 });
    await day(28);
    await day(28 + SOON);
    expect(await whatTo(late.to)).toEqual(['ENDING']);
    expect(await whatTo(later.to)).toEqual([]);
  });

  it('are written once by many workers at once', async () => {
    const gifts = await Promise.all(Array.from({ length: 8 }, () => gift()));
    await setDaysAhead(world, 3 + SOON);
    const workers = Array.from({ length: 4 }, () => connect(world.databaseUrl, { max: 2, onError: () => undefined }));
    // Nothing can be written until all of them have looked.
    const work = await world.deps.db.transaction().execute(async (trx) => {
      await sql`lock table mails in share mode`.execute(trx);
      const started = workers.map((worker) => remindOfGifts({ ...world.deps, db: worker.db })());
      await new Promise((resolve) => setTimeout(resolve, 700));
      return started;
    });
    await Promise.all(work);
    await Promise.all(workers.map(({ close }) => close()));
    for (const { to } of gifts) expect(await whatTo(to)).toEqual(['WAITING']);
  });

  it('never come about a gift that was opened, shared out in part, cancelled or that has ended', async () => {
    const opened = await gift();
    await world.browser().post(`/api/rules/claim?quid=${opened.quid}`, {});
    const shared = await gift({ rule: { totalSplits: 2 } });
    await world.browser().post(`/api/rules/claim?quid=${shared.quid}`, {});
    const cancelled = await gift();
    await cancelled.sender.post(`/api/sent/${cancelled.payment.id}/cancel`, {});
    await day(3 + SOON);
    await day(27 + SOON);
    for (const { to } of [opened, shared, cancelled]) expect(await whatTo(to)).toEqual([]);
    for (const { from } of [opened, cancelled]) expect(await whatTo(from)).toEqual([]);
    // What is left of a shared gift still goes back to its sender, who can do something about it.
    expect(await whatTo(shared.from)).toEqual(['SENDER']);
    const ended = await gift({ lifetimeDays: 7 });
    await setDaysAhead(world, 8);
    await expireGifts(world.deps)();
    await day(8);
    expect(await whatTo(ended.to)).toEqual([]);
  });

  it('come about a shared gift of which nobody has opened anything', async () => {
    const { to } = await gift({ rule: { totalSplits: 2 } });
    await day(3 + SOON);
    expect(await whatTo(to)).toEqual(['WAITING']);
  });

  it('go to nobody whose code the sender shares themselves, but to that sender', async () => {
    const { to, from } = await gift({ delivery: 'SELF' });
    await day(3 + SOON);
    await day(27 + SOON);
    expect([await whatTo(to), await whatTo(from)]).toEqual([[], ['SENDER']]);
  });

  it('go once to whoever sent a gift to themselves', async () => {
    const { to } = await gift({ lifetimeDays: 7, senderEmail: `ADA${people + 1}@example.com` });
    await day(4 + SOON);
    expect(await whatTo(to)).toEqual(['ENDING']);
    expect(await whatTo(to.replace('ada', 'ADA'))).toEqual([]);
  });

  it('count from when the mail has left and the gift is open', async () => {
    const at = (days: number) => new Date(world.deps.clock.now().getTime() + days * DAY_MS).toISOString();
    const { to } = await gift({ deliverAt: at(5) });
    const sealed = await gift({ opensAt: at(6) });
    await day(5 + SOON);
    await day(7.9);
    expect(await whatTo(to)).toEqual([]);
    await day(8 + 2 * SOON);
    expect([await whatTo(to), await whatTo(sealed.to)]).toEqual([['WAITING'], []]);
    await day(9 + 2 * SOON);
    expect(await whatTo(sealed.to)).toEqual(['WAITING']);
  });

  it('wait for a mail that was late: nobody is reminded of what they have just been told', async () => {
    const deliverAt = new Date(world.deps.clock.now().getTime() + DAY_MS).toISOString();
    const { to, quid } = await gift({ deliverAt });
    await setDaysAhead(world, 5);
    await remindOfGifts(world.deps)();
    expect((await giftOf(world, quid)).mailDueAt).not.toBeNull();
    await day(5);
    expect(await whatTo(to)).toEqual([]);
    await day(8 + SOON);
    expect(await whatTo(to)).toEqual(['WAITING']);
  });

  it('leave a day after the code was sent again', async () => {
    const { to, sender, payment } = await gift({ lifetimeDays: 7 });
    await setDaysAhead(world, 3.9);
    await sender.post(`/api/sent/${payment.id}/resend`, {});
    await day(4 + SOON);
    expect(await whatTo(to)).toEqual([]);
    await day(4.9 + SOON);
    expect(await whatTo(to)).toEqual(['ENDING']);
  });

  it('wait while the gift is paused, and come when it is not', async () => {
    const { to, sender, payment } = await gift();
    await sender.post(`/api/sent/${payment.id}/pause`, {});
    await day(3 + SOON);
    await day(10);
    expect(await whatTo(to)).toEqual([]);
    await sender.post(`/api/sent/${payment.id}/resume`, {});
    await day(10 + SOON);
    expect(await whatTo(to)).toEqual(['WAITING']);
  });

  it('wait while the gift is on hold, and come three days after it is free', async () => {
    const { to, quid } = await gift();
    const setStatus = (status: string) => admin.put(`/api/quid/${quid}/status`, { status, reason: 'Looking into it' });
    expect((await setStatus('BLOCKED')).status).toBe(200);
    await day(5);
    // Signing in lasts for hours, so what staff do is done in their own time.
    await setDaysAhead(world, 0);
    expect((await setStatus('ACTIVE')).status).toBe(200);
    await sql`update holds set lifted_at = lifted_at + interval '5 days' where gift_id = (select id from gifts where quid = ${quid})`.execute(
      world.deps.db,
    );
    await day(7);
    expect(await whatTo(to)).toEqual([]);
    await day(8 + SOON);
    expect(await whatTo(to)).toEqual(['WAITING']);
  });

  it('tell of another end when the gift waits longer, and not of the old one', async () => {
    const { to, from, sender, payment } = await gift({ lifetimeDays: 7 });
    await setDaysAhead(world, 3);
    await sender.post(`/api/sent/${payment.id}/prolong`, { lifetimeDays: 30 });
    await day(4 + SOON);
    expect([await whatTo(to), await whatTo(from)]).toEqual([['WAITING'], []]);
    await day(30 + SOON);
    expect([await whatTo(to), await whatTo(from)]).toEqual([['WAITING', 'ENDING'], ['SENDER']]);
  });

  it('come before the entries of a draw close, and none when the gift would have ended', async () => {
    const closesAt = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const { to, from } = await gift({ rule: { draw: { winners: 2, closesAt } } });
    for (const at of [3 + SOON, 6.9]) await day(at);
    expect(await whatTo(to)).toEqual(['WAITING']);
    for (const at of [7 + SOON, 9, 10 + SOON, 27 + SOON]) await day(at);
    expect(await whatTo(to)).toEqual(['WAITING', 'ENDING']);
    expect(await whatTo(from)).toEqual(['SENDER']);
    expect((await sentTo(to)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('follow a window that the sender sets later', async () => {
    const { to, sender, quid } = await gift();
    const at = (days: number) => new Date(world.deps.clock.now().getTime() + days * DAY_MS).toISOString();
    const saved = await sender.post('/api/rules', { quid, startTime: at(1), endTime: at(6) });
    expect([200, 201]).toContain(saved.status);
    await day(0.5);
    await day(3 + SOON);
    expect(await whatTo(to)).toEqual(['ENDING']);
  });

  describe('that were written and have not left', () => {
    /** Written, while the mails stand still. */
    const written = async (order: Record<string, unknown> = {}) => {
      const made = await gift(order);
      await setDaysAhead(world, 3 + SOON);
      await remindOfGifts(world.deps)();
      expect(await whatTo(made.to)).toEqual(['WAITING']);
      return made;
    };
    const unsent = async (address: string) => {
      await sendMails(world.deps)();
      const [mail] = await sentTo(address);
      return mail?.sentAt ? 'sent' : mail?.failure;
    };

    it('are not sent about a gift that was cancelled meanwhile', async () => {
      const { to, sender, payment } = await written();
      await sender.post(`/api/sent/${payment.id}/cancel`, {});
      expect(await unsent(to)).toBe('Held back: The gift is expired');
    });

    it('are not sent to whom the gift is no longer addressed, and the new one is reminded in their own time', async () => {
      const { to, sender, payment } = await written();
      const other = `new.${to}`;
      expect((await sender.post(`/api/sent/${payment.id}/address`, { email: other })).status).toBe(200);
      expect(await unsent(to)).toBe('Held back: its sender has corrected the address');
      await day(5.9);
      expect(await whatTo(other)).toEqual([]);
      await day(6 + 2 * SOON);
      expect(await whatTo(other)).toEqual(['WAITING']);
      expect(await whatTo(to)).toEqual(['WAITING']);
    });

    it('tell nobody the code who is not the one it is for by then', async () => {
      const { to, payment } = await written();
      const { db } = world.deps;
      await db.updateTable('payments').set({ recipientEmail: 'x@example.com' }).where('id', '=', payment.id).execute();
      expect(await unsent(to)).toBe('Held back: What it tells of is not there');
    });

    it('wait while the gift is paused', async () => {
      const { to, sender, payment } = await written();
      await sender.post(`/api/sent/${payment.id}/pause`, {});
      expect(await unsent(to)).toBe('Held back: The gift is paused');
      await sender.post(`/api/sent/${payment.id}/resume`, {});
      await sql`update mails set next_try_at = now() where next_try_at is not null`.execute(world.deps.db);
      expect(await unsent(to)).toBe('sent');
    });

    it('are not sent to an address that wants none, in whatever case it is written', async () => {
      const { to } = await written();
      const token = stopTokenOf(world.deps.keys, to.toUpperCase());
      await world.browser().request({
        method: 'POST',
        url: `/reminders/${token}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(await unsent(to)).toBe('Held back: Its reader wants no reminders');
      await gift({ email: to });
      await day(6 + 2 * SOON);
      expect(await whatTo(to)).toEqual(['WAITING']);
    });
  });

  it('are found by an index, however many gifts wait', async () => {
    const { rows } = await world.deps.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`
        explain select id from gifts where status in ('ACTIVE', 'SPLIT') and paused_at is null and remind_at <= now()
        order by remind_at limit 100 for update skip locked`.execute(trx);
    });
    expect(JSON.stringify(rows)).toContain('gifts_to_remind');
  });
});
