import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopTokenOf } from '../outbox/refused-reminders.ts';
import { sendMails } from './send-mails.ts';
import { startMailServer, type Verdict } from './testing/mail-server.ts';
import { createMailWorld } from './testing/mail-world.ts';

type World = Awaited<ReturnType<typeof createMailWorld>>;
let world: World;
afterEach(() => world.end());

const minutesFromNow = (instant: Date | null) => instant && Math.round((instant.getTime() - Date.now()) / 60_000);

describe('without a mail server', () => {
  beforeEach(async () => {
    world = await createMailWorld();
  });

  it('a mail is delivered by being in the local inbox', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(await world.read(id)).toMatchObject({ sentAt: expect.any(Date), nextTryAt: null, failure: null, tries: 1 });
  });

  it('a mail that is no longer true is held back and says why', async () => {
    const gift = await world.gift({ gift: { status: 'EXPIRED' } });
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(await world.read(id)).toMatchObject({
      sentAt: null,
      nextTryAt: null,
      failure: 'Held back: The gift is expired',
    });
  });

  it('a mail about nothing is held back', async () => {
    const { id } = await world.addMail('receipt', { paymentId: randomUUID() });
    await sendMails(world.deps)();
    expect(await world.read(id)).toMatchObject({
      sentAt: null,
      nextTryAt: null,
      failure: 'Held back: What it tells of is not there',
    });
  });

  it('a broken mail does not stop the ones behind it', async () => {
    const gift = await world.gift();
    const broken = await world.addMail('gift_for_you', { giftId: 'not an id' });
    const good = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(await world.read(good.id)).toMatchObject({ sentAt: expect.any(Date) });
    const left = await world.read(broken.id);
    expect(left).toMatchObject({ sentAt: null, failure: expect.any(String) });
    expect(minutesFromNow(left.nextTryAt)).toBe(1);
    expect(world.logged()).toContain('mail.broken');
  });

  it('a mail that is not due yet waits', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await world.deps.db
      .updateTable('mails')
      .set({ nextTryAt: new Date(Date.now() + 60_000) })
      .execute();
    await sendMails(world.deps)();
    expect(await world.read(id)).toMatchObject({ sentAt: null, tries: 0 });
  });
});

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let judge: (recipient: string) => Verdict | Promise<Verdict>;
  beforeEach(async () => {
    judge = () => undefined;
    server = await startMailServer((recipient) => judge(recipient));
    world = await createMailWorld({ SMTP_URL: server.url });
  });
  afterEach(() => server.close());

  it('a gift reaches its recipient with both parts, its cloth and its own Message-ID', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();

    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.from).toBe('gifts@jara.test');
    expect(mail?.headers).toContain('Subject: Tunde Bello sent you a cash gift');
    expect(mail?.headers).toContain(`Message-ID: <${id}@jara.test>`);
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated');
    expect(mail?.headers).toContain('Content-Language: en');
    expect(mail?.headers).toContain('Reply-To: help@jara.test');
    expect(mail?.raw).toContain('multipart/alternative');
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toMatch(/Content-Id: <cloth@jara>/i);
    const written = mail?.raw.replace(/=\r\n/g, '');
    expect(written).toContain(`https://jara.example/claim/${gift.quid}`);
    expect(mail?.raw.length).toBeLessThan(100_000);
    expect(await world.read(id)).toMatchObject({ sentAt: expect.any(Date), nextTryAt: null, failure: null });
  });

  it('a reminder lets the mail program stop the next ones, in headers and in words', async () => {
    const gift = await world.gift();
    await world.addMail('gift_reminder', {
      giftId: gift.id,
      what: 'WAITING',
      endsAt: gift.expiresAt.toISOString(),
    });
    await world.addMail('receipt', { paymentId: gift.paymentId }, 'tunde@example.com');
    await sendMails(world.deps)();
    const [reminder, receipt] = server.received.toSorted((a, b) => a.to.join().localeCompare(b.to.join()));
    const stopUrl = `https://jara.example/reminders/${stopTokenOf(world.deps.keys, 'ada@example.com')}`;
    expect(reminder?.headers).toContain(`List-Unsubscribe: <${stopUrl}>`);
    expect(reminder?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const written = reminder?.raw.replace(/=\r\n/g, '');
    expect(written).toContain(`Stop these reminders: ${stopUrl}`);
    expect(written).toContain(`href=3D"${stopUrl}"`);
    expect(receipt?.headers.filter((line) => /^list-/i.test(line))).toEqual([]);
  });

  it('names with line breaks add no header and no reader', async () => {
    const name = 'Tunde\r\nBcc: all@evil.example\r\nX-Evil: yes';
    const gift = await world.gift({ payment: { senderName: name } });
    await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
    expect(server.received[0]?.headers.filter((line) => /^(bcc|x-evil|cc):/i.test(line))).toEqual([]);
  });

  it.each(['ada@example.com\r\nBcc: all@evil.example', 'ada@example.com, all@evil.example', 'Ada <all@evil.example>'])(
    'an address that is more than an address is never written to (%j)',
    async (to) => {
      const gift = await world.gift();
      const { id } = await world.addMail('gift_for_you', { giftId: gift.id }, to);
      await sendMails(world.deps)();
      expect(server.received).toEqual([]);
      expect(await world.read(id)).toMatchObject({ sentAt: null, nextTryAt: null, failure: 'Not an address' });
    },
  );

  it('a secret sender is named in no part of the mail', async () => {
    const gift = await world.gift({ payment: { anonymous: true } });
    await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(server.received[0]?.raw).not.toMatch(/tunde|bello/i);
  });

  it('two workers at once send every mail once', async () => {
    const gift = await world.gift();
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        world.addMail('gift_for_you', { giftId: gift.id }, `reader${i}@example.com`),
      ),
    );
    // A run ends after a few seconds even with mail left, which a busy machine can need more than one of.
    for (let run = 0; run < 5; run += 1)
      await Promise.all([sendMails(world.deps)(), sendMails(world.deps)(), sendMails(world.deps)()]);
    const readers = server.received.flatMap(({ to }) => to).sort();
    expect(readers).toEqual(mails.map(({ recipient }) => recipient).sort());
  });

  it('a mail that one worker is sending is not due for another', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    let letGo = () => {};
    let hasArrived = () => {};
    const arrived = new Promise<void>((resolve) => {
      hasArrived = resolve;
    });
    judge = () => {
      hasArrived();
      return new Promise((resolve) => {
        letGo = () => resolve(undefined);
      });
    };
    const slow = sendMails(world.deps)();
    await arrived;
    await sendMails(world.deps)();
    expect(minutesFromNow((await world.read(id)).nextTryAt)).toBe(5);
    letGo();
    await slow;
    expect(server.received).toHaveLength(1);
  });

  it('a worker that comes back late does not undo what another did meanwhile', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    let isFirst = true;
    judge = async () => {
      if (!isFirst) return undefined;
      isFirst = false;
      await world.makeDue(id);
      await sendMails(world.deps)();
      return { code: 451, message: 'Too slow' };
    };
    await sendMails(world.deps)();
    expect(server.received).toHaveLength(1);
    expect(await world.read(id)).toMatchObject({ sentAt: expect.any(Date), nextTryAt: null, failure: null });
  });

  it('a mail whose worker died is sent again under the same Message-ID', async () => {
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    await world.deps.db.updateTable('mails').set({ sentAt: null }).where('id', '=', id).execute();
    await world.makeDue(id);
    await sendMails(world.deps)();
    const ids = server.received.flatMap(({ headers }) => headers.filter((line) => line.startsWith('Message-ID:')));
    expect(ids).toEqual([`Message-ID: <${id}@jara.test>`, `Message-ID: <${id}@jara.test>`]);
  });

  it('a refused mail is tried again after 1, 5, 30, 120 and 720 minutes, and then given up', async () => {
    judge = () => ({ code: 451, message: 'Try again later' });
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    const waits: (number | null)[] = [];
    for (let i = 0; i < 6; i += 1) {
      await sendMails(world.deps)();
      const row = await world.read(id);
      waits.push(minutesFromNow(row.nextTryAt));
      expect(row).toMatchObject({ sentAt: null, tries: i + 1, failure: expect.stringContaining('rejected') });
      if (row.nextTryAt) await world.makeDue(id);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720, null]);
  });

  it('a mail that failed once and then goes through is sent and forgets the failure', async () => {
    judge = () => ({ code: 451, message: 'Try again later' });
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    judge = () => undefined;
    await world.makeDue(id);
    await sendMails(world.deps)();
    expect(server.received).toHaveLength(1);
    expect(await world.read(id)).toMatchObject({ sentAt: expect.any(Date), nextTryAt: null, failure: null, tries: 2 });
  });

  it('a reader the server does not know is not tried again, and the log does not name them', async () => {
    judge = () => ({ code: 550, message: 'No such user ada@example.com' });
    const gift = await world.gift();
    const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
    await sendMails(world.deps)();
    expect(await world.read(id)).toMatchObject({ sentAt: null, nextTryAt: null, tries: 1 });
    expect(world.logged()).toContain('mail.given_up');
    expect(world.logged()).not.toContain('ada@example.com');
    expect(world.logged()).not.toContain(gift.quid);
  });

  const invitation = { role: 'Support', invitedBy: 'Ngozi Eze', expiresAt: '2026-11-23T08:00:00.000Z' };
  const list = { gifts: 2, expiresAt: '2026-11-20T08:30:00.000Z' };
  it.each([
    ['staff_invitation', 'https://jara.example/admin/accept-invitation#secret', invitation],
    ['list_link', 'https://jara.example/transactions#secret', list],
  ] as const)('the link of a %s is forgotten once it has been sent', async (kind, url, data) => {
    const { id } = await world.addMail(kind, { ...data, url }, 'new@example.com');
    await sendMails(world.deps)();
    expect(server.received[0]?.raw.replace(/=\r\n/g, '')).toContain(url);
    expect((await world.read(id)).data).toEqual(data);
  });

  it('the link with an access key is forgotten too, sent or given up', async () => {
    const claim = await world.claim((await world.gift()).id);
    const data = { claimId: claim.id, url: 'https://jara.example/claim/X#key=secret' };
    const { id } = await world.addMail('claim_link', data, 'ada@example.com');
    judge = (to) => (to === 'gone@example.com' ? { code: 550, message: 'No such user' } : undefined);
    const { id: lost } = await world.addMail('claim_link', data, 'gone@example.com');
    await sendMails(world.deps)();
    for (const each of [id, lost]) expect((await world.read(each)).data).toEqual({ claimId: claim.id });
  });
});

it('mail that cannot reach its server waits and is not lost', async () => {
  world = await createMailWorld({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const gift = await world.gift();
  const { id } = await world.addMail('gift_for_you', { giftId: gift.id });
  await sendMails(world.deps)();
  const row = await world.read(id);
  expect(row).toMatchObject({ sentAt: null, failure: expect.stringContaining('ECONNREFUSED') });
  expect(minutesFromNow(row.nextTryAt)).toBe(1);
});
