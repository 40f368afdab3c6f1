import type { GiftId, NoteId, StaffId } from '@jara/domain/ids';
import { maskQuid } from '@jara/domain/staff/mask';
import { PERMISSIONS } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { openDisputeAtBank, resolveDisputeAtBank } from '../money-back/testing.ts';
import { openItem } from '../operations/reconciliation/items.store.ts';
import { newId } from '../platform/ids.ts';
import { addStaff, auditOf, signIn, signInEverybody, staffIdOf } from '../staff/testing.ts';

interface Shown {
  id: NoteId;
  text: string;
  author: { id: string; name: string };
  mentions: { id: string; name: string }[];
  isNewToMe: boolean;
  writtenAt: string;
}

describe('what staff write and look after', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let admin: { id: StaffId; name: string };
  let support: { id: StaffId; name: string };

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    const { body } = await staff.SUPPORT.get('/api/admin/colleagues');
    const people: { id: StaffId; name: string; role: Role }[] = body.people;
    const one = (role: Role) => {
      const found = people.find((person) => person.role === role);
      if (!found) throw new Error(`nobody is ${role}`);
      return { id: found.id, name: found.name };
    };
    admin = one('ADMIN');
    support = one('SUPPORT');
  });
  afterAll(() => world.close());

  const gift = async () => {
    const { quid } = await world.paidGift({ amount: naira(20_000) });
    const row = await world.deps.db
      .selectFrom('gifts')
      .select(['id', 'paymentId'])
      .where('quid', '=', quid)
      .executeTakeFirstOrThrow();
    return { ...row, quid };
  };
  const difference = async () => {
    const reference = `difference-${newId()}`;
    const said = { reference, providerId: '', ours: 'nothing', theirs: 'success', amount: 100, currency: 'NGN' };
    await openItem(world.deps.db, { ...said, kind: 'TRANSFER_NOT_OURS' }, world.deps.clock.now());
    const { db } = world.deps;
    const item = db.selectFrom('reconciliationItems').select('id').where('reference', '=', reference);
    return { ...(await item.executeTakeFirstOrThrow()), reference };
  };
  const notesOf = (kind: string, id: string) => `/api/admin/subjects/${kind}/${id}/notes`;
  const write = (browser: Browser, id: GiftId, text: string, headers?: Record<string, string>) =>
    browser.post(notesOf('gift', id), { text }, headers);
  const read = async (browser: Browser, id: GiftId): Promise<Shown[]> =>
    (await browser.get(notesOf('gift', id))).body.data;
  const assign = (browser: Browser, kind: string, id: string, staffId: StaffId | null) =>
    browser.put(`/api/admin/subjects/${kind}/${id}/assignee`, { staffId });
  const mine = async (browser: Browser) => (await browser.get('/api/admin/mine?limit=100')).body;
  const mineIds = async (browser: Browser): Promise<string[]> =>
    (await mine(browser)).data.map(({ subjectId }: { subjectId: string }) => subjectId);

  describe('a note', () => {
    it('is read by everybody, the newest first, and is in the trail without its text', async () => {
      const { id } = await gift();
      expect((await write(staff.SUPPORT, id, ' They called.\nNo answer. ')).status).toBe(201);
      await write(staff.ADMIN, id, 'I called back');
      expect(await read(staff.SUPPORT, id)).toMatchObject([
        { text: 'I called back', author: admin, mentions: [], isNewToMe: false },
        { text: 'They called.\nNo answer.', author: support },
      ]);
      const trail = (await auditOf(world, 'note.write')).filter(({ subjectId }) => subjectId === id);
      expect(trail).toMatchObject([
        { subjectKind: 'gift', staffId: support.id, details: { noteId: expect.any(String) } },
        { subjectKind: 'gift', staffId: admin.id },
      ]);
      expect(JSON.stringify(trail)).not.toContain('called');
      const { body } = await staff.ADMIN.get(`/api/admin/quids/${id}`);
      expect(body.timeline.filter(({ title }: { title: string }) => title === 'Wrote a note')).toHaveLength(2);
    });

    it('may be about each kind of thing, and about nothing that is not there', async () => {
      const { id, paymentId } = await gift();
      const item = await difference();
      const claimed = await world.claimed({ amount: naira(50_000) });
      const withdrawal = await world.withdraw(claimed);
      for (const [kind, subject] of [
        ['gift', id],
        ['payment', paymentId],
        ['withdrawal', withdrawal.id],
        ['reconciliation_item', item.id],
      ] as const) {
        expect([kind, (await staff.SUPPORT.post(notesOf(kind, subject), { text: kind })).status]).toEqual([kind, 201]);
        const { body } = await staff.SUPPORT.get(notesOf(kind, subject));
        expect(body.data.map(({ text }: Shown) => text)).toEqual([kind]);
      }
      expect((await staff.SUPPORT.get(notesOf('gift', paymentId))).body.code).toBe('not_found');
      expect((await staff.SUPPORT.post(notesOf('dispute', id), { text: 'x' })).body.code).toBe('not_found');
      expect((await staff.SUPPORT.get(notesOf('person', id))).body.code).toBe('not_found');
      expect((await staff.SUPPORT.get(notesOf('staff', id))).status).toBe(422);
    });

    it('is written once, however often its writer presses', async () => {
      const { id } = await gift();
      const headers = { 'idempotency-key': newId() };
      const answers = await Promise.all([1, 2, 3].map(() => write(staff.SUPPORT, id, 'Once', headers)));
      const again = await write(staff.SUPPORT, id, 'Once', headers);
      expect(again.status).toBe(201);
      for (const { status, body } of answers) expect([201, 409]).toContain(status === 201 ? 201 : body.code && status);
      expect(await read(staff.SUPPORT, id)).toHaveLength(1);
      expect((await auditOf(world, 'note.write')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    });

    it('loses nobody’s words when many write at once, and the trail stays whole', async () => {
      const { id } = await gift();
      const texts = Array.from({ length: 45 }, (_, i) => `Note ${i}`);
      const answers = await Promise.all(texts.map((text, i) => write(i % 2 ? staff.ADMIN : staff.SUPPORT, id, text)));
      expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201));
      expect(await verifyAudit(world.deps.db)).toMatchObject({ isWhole: true });

      const pages: Shown[][] = [];
      for (let before = ''; ; ) {
        const { body } = await staff.SUPPORT.get(`${notesOf('gift', id)}${before && `?before=${before}`}`);
        pages.push(body.data);
        // What is written between two pages moves nothing from one to the other.
        await write(staff.ADMIN, id, 'Meanwhile');
        if (body.next === null) break;
        before = body.next;
      }
      expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
      const all = pages.flat();
      expect(all.map(({ text }) => text).sort()).toEqual([...texts].sort());
      const order = all.map(({ writtenAt, id: noteId }) => `${writtenAt} ${noteId}`);
      expect(order).toEqual([...order].sort().reverse());
    });

    it.each([
      ['nothing', ' \n '],
      ['too much', 'x'.repeat(2_001)],
      ['a control character', 'a\u0007'],
      ['a sign that turns what is read', 'a\u202Egpj.exe'],
    ])('is not %s', async (_what, text) => {
      const { id } = await gift();
      const { status, body } = await write(staff.SUPPORT, id, text);
      expect([status, body.fields.text]).toEqual([422, expect.any(String)]);
      expect(await read(staff.SUPPORT, id)).toEqual([]);
    });

    it('is covered where it repeats a code that opens money, and for Support an address', async () => {
      const { id, quid } = await gift();
      await write(staff.ADMIN, id, `ada.okafor@example.com asks about ${quid}`);
      expect(JSON.stringify(await read(staff.SUPPORT, id))).not.toMatch(new RegExp(`ada\\.okafor|${quid}`));
      const whole = JSON.stringify(await read(staff.ADMIN, id));
      expect([whole.includes('ada.okafor@example.com'), whole.includes(quid)]).toEqual([true, false]);
    });

    it('cannot be changed or removed, by the product or by the owner of the database', async () => {
      const { id } = await gift();
      await write(staff.ADMIN, id, 'As it was');
      const { db } = world.deps;
      await expect(db.updateTable('notes').set({ text: 'x' }).execute()).rejects.toThrow(/append-only/);
      await expect(db.deleteFrom('notes').execute()).rejects.toThrow(/permission denied/);
      await expect(db.deleteFrom('noteMentions').execute()).rejects.toThrow(/permission denied/);
      const client = new pg.Client({ connectionString: world.databaseUrl });
      await client.connect();
      for (const statement of [`update notes set text = 'x'`, 'delete from notes', 'truncate notes cascade'])
        await expect(client.query(statement)).rejects.toThrow(/append-only/);
      await client.end();
    });

    it('is nobody’s who may not see what it is about', async () => {
      const item = await difference();
      await staff.ADMIN.post(notesOf('reconciliation_item', item.id), { text: 'For those who see it' });
      expect((await world.browser().get(notesOf('reconciliation_item', item.id))).status).toBe(401);
      // Every role of today sees everything that has notes; one that does not is made for the moment.
      const before = PERMISSIONS['operations.view'];
      Object.assign(PERMISSIONS, { 'operations.view': ['SUPER_ADMIN', 'ADMIN'] });
      try {
        expect((await staff.SUPPORT.get(notesOf('reconciliation_item', item.id))).status).toBe(403);
        expect((await staff.SUPPORT.post(notesOf('reconciliation_item', item.id), { text: 'x' })).status).toBe(403);
        await staff.ADMIN.post(notesOf('reconciliation_item', item.id), { text: `@${support.name} look` });
        expect(await mineIds(staff.SUPPORT)).not.toContain(item.id);
        expect((await staff.ADMIN.get(notesOf('reconciliation_item', item.id))).body.data).toHaveLength(2);
      } finally {
        Object.assign(PERMISSIONS, { 'operations.view': before });
      }
    });
  });

  describe('a mention', () => {
    it('waits for the one it names until they have seen it, once', async () => {
      const { id } = await gift();
      const { body: note } = await write(staff.ADMIN, id, `@${support.name}, can you call them? @Nobody Here`);
      expect(note).toMatchObject({ mentions: [support], isNewToMe: false });
      expect(await read(staff.SUPPORT, id)).toMatchObject([{ isNewToMe: true }]);
      expect(await read(staff.ADMIN, id)).toMatchObject([{ isNewToMe: false }]);
      expect(await mineIds(staff.SUPPORT)).toContain(id);
      expect(await mineIds(staff.ADMIN)).not.toContain(id);

      // Somebody else's look is not theirs.
      expect((await staff.ADMIN.post('/api/admin/notes/seen', { noteIds: [note.id] })).body).toEqual({ seen: 0 });
      expect(await mineIds(staff.SUPPORT)).toContain(id);
      const looks = await Promise.all(
        [1, 2, 3].map(() => staff.SUPPORT.post('/api/admin/notes/seen', { noteIds: [note.id] })),
      );
      expect(looks.map(({ body }) => body.seen).sort()).toEqual([0, 0, 1]);
      expect(await mineIds(staff.SUPPORT)).not.toContain(id);
      expect(await read(staff.SUPPORT, id)).toMatchObject([{ isNewToMe: false, mentions: [support] }]);
    });

    it('of oneself is seen already, and one of somebody who has left is none', async () => {
      const { id } = await gift();
      await write(staff.SUPPORT, id, `@${support.name} (me) will call`);
      expect(await mineIds(staff.SUPPORT)).not.toContain(id);
      const { db } = world.deps;
      const gone = await addStaff(world, 'SUPPORT');
      await db.updateTable('staff').set({ lastName: 'Gone', isActive: false }).where('id', '=', gone.id).execute();
      expect((await write(staff.ADMIN, id, '@Test Gone')).body.mentions).toEqual([]);
    });
  });

  describe('what is in somebody’s hands', () => {
    it('is shown on each kind of thing, and Support may not say whose it is', async () => {
      const { id, paymentId } = await gift();
      const item = await difference();
      const pages = [
        ['gift', id, `/api/admin/quids/${id}`],
        ['payment', paymentId, `/api/admin/transactions/${paymentId}`],
        ['reconciliation_item', item.id, `/api/admin/reconciliation/items/${item.id}`],
      ] as const;
      for (const [kind, subject, page] of pages) {
        expect([kind, (await assign(staff.SUPPORT, kind, subject, null)).status]).toEqual([kind, 403]);
        expect((await assign(staff.ADMIN, kind, subject, admin.id)).body).toEqual({ assignee: admin });
        expect((await staff.SUPPORT.get(page)).body.assignee).toEqual(admin);
        expect((await assign(staff.ADMIN, kind, subject, null)).body).toEqual({ assignee: null });
        expect((await staff.SUPPORT.get(page)).body.assignee).toBeNull();
      }
      // What waits for a decision is for those who decide; the rest is for anybody.
      expect((await assign(staff.ADMIN, 'reconciliation_item', item.id, support.id)).status).toBe(422);
      expect((await assign(staff.ADMIN, 'gift', id, support.id)).body.assignee).toEqual(support);
      expect((await assign(staff.ADMIN, 'gift', id, newId<StaffId>())).body.code).toBe('staff_not_found');
      expect((await assign(staff.ADMIN, 'gift', newId(), admin.id)).body.code).toBe('not_found');
    });

    it('is a dispute too, which has a file of its own and waits until the bank has decided', async () => {
      const { quid } = await gift();
      const { body: file } = await staff.ADMIN.get(`/api/admin/quids/${quid}`);
      const atBank = await openDisputeAtBank(world, file.payment.reference);
      await recordDispute(world.deps)({ id: atBank });
      const disputes = async () => (await staff.SUPPORT.get(`/api/admin/quids/${quid}`)).body.disputes;
      const [{ id: dispute }] = await disputes();
      expect((await assign(staff.ADMIN, 'dispute', dispute, support.id)).body).toEqual({ assignee: support });
      expect(await disputes()).toMatchObject([{ id: dispute, assignee: support }]);
      expect((await staff.SUPPORT.post(notesOf('dispute', dispute), { text: 'Sent the receipt' })).status).toBe(201);
      const { data } = await mine(staff.SUPPORT);
      const waiting = data.find(({ subjectId }: { subjectId: string }) => subjectId === dispute);
      expect(waiting).toMatchObject({ subjectKind: 'dispute', link: `/admin/disputes/${dispute}`, mentionedAt: null });
      await resolveDisputeAtBank(world, atBank, 'won');
      await recordDispute(world.deps)({ id: atBank });
      expect(await disputes()).toMatchObject([{ closedAt: expect.any(String) }]);
      expect(await mineIds(staff.SUPPORT)).not.toContain(dispute);
    });

    it('is one person’s when many are named at once, and the trail tells from whom to whom', async () => {
      const { id } = await gift();
      const people = [admin.id, support.id, await staffIdOf(world, 'SUPER_ADMIN')];
      await Promise.all([...people, ...people].map((person) => assign(staff.ADMIN, 'gift', id, person)));
      const { body } = await staff.ADMIN.get(`/api/admin/quids/${id}`);
      const moves = (await auditOf(world, 'gift.assign')).filter(({ subjectId }) => subjectId === id);
      expect(moves[0]?.details.before).toBeNull();
      for (const [i, { details }] of moves.entries()) {
        expect(details.before).not.toBe(details.after);
        if (i > 0) expect(details.before).toBe(moves[i - 1]?.details.after);
      }
      expect(moves.at(-1)?.details.after).toBe(body.assignee.id);
      expect(await verifyAudit(world.deps.db)).toMatchObject({ isWhole: true });
      const { body: trail } = await staff.ADMIN.get(`/api/admin/audit?subjectId=${id}&action=gift.assign`);
      expect(trail.data[0].details.after).toBe(body.assignee.name);
    });

    it('is in nobody’s once they have left, whatever it is', async () => {
      const { id } = await gift();
      const item = await difference();
      const leaver = await addStaff(world, 'ADMIN');
      await assign(staff.ADMIN, 'gift', id, leaver.id);
      await assign(staff.ADMIN, 'reconciliation_item', item.id, leaver.id);
      const theirs = await signIn(world, leaver.email);
      expect(await mineIds(theirs)).toEqual([id, item.id]);
      const { status } = await staff.SUPER_ADMIN.request({
        method: 'PATCH',
        url: `/api/admin/users/${leaver.id}`,
        payload: { isActive: false },
      });
      expect(status).toBe(200);
      expect((await staff.ADMIN.get(`/api/admin/quids/${id}`)).body.assignee).toBeNull();
      expect((await staff.ADMIN.get(`/api/admin/reconciliation/items/${item.id}`)).body.assignee).toBeNull();
    });
  });

  describe('mine', () => {
    it('has what waits for me once, the longest waiting first, until it is finished', async () => {
      const me = await addStaff(world, 'ADMIN');
      await world.deps.db.updateTable('staff').set({ lastName: 'Mine' }).where('id', '=', me.id).execute();
      const browser = await signIn(world, me.email);
      expect(await mine(browser)).toMatchObject({ data: [], total: 0, assigned: 0, mentioned: 0 });

      const item = await difference();
      const asked = await gift();
      const withdrawal = await world.withdraw(await world.claimed({ amount: naira(50_000) }));
      await assign(staff.ADMIN, 'reconciliation_item', item.id, me.id);
      await write(staff.SUPPORT, asked.id, '@Test Mine, what do I say?');
      await assign(staff.ADMIN, 'withdrawal', withdrawal.id, me.id);
      await write(staff.SUPPORT, asked.id, '@Test Mine, please');
      await assign(staff.ADMIN, 'gift', asked.id, me.id);
      expect(await mine(browser)).toMatchObject({
        data: [
          {
            subjectKind: 'reconciliation_item',
            name: item.reference,
            link: `/admin/operations?id=${item.id}`,
            mentionedAt: null,
          },
          { subjectKind: 'gift', subjectId: asked.id, name: maskQuid(asked.quid), link: `/admin/quids/${asked.id}` },
          { subjectKind: 'withdrawal', link: `/admin/withdrawals?id=${withdrawal.id}` },
        ],
        total: 3,
        assigned: 3,
        mentioned: 1,
      });
      const { body: second } = await browser.get('/api/admin/mine?limit=1&page=2');
      expect(second).toMatchObject({ data: [{ subjectId: asked.id }], total: 3, totalPages: 3 });

      await staff.ADMIN.put('/api/withdrawal-request', {
        id: withdrawal.id,
        action: 'REJECT',
        revision: withdrawal.revision,
        reason: 'The name does not match',
      });
      const change = (changes: { closedAt: Date | null; closingNote: string | null }) =>
        world.deps.db.updateTable('reconciliationItems').set(changes).where('id', '=', item.id).execute();
      const closed = { closedAt: world.deps.clock.now(), closingNote: 'Both sides agree now' };
      await change(closed);
      expect(await mineIds(browser)).toEqual([asked.id]);
      // What is found again is open again, and still in the hands it was in.
      await change({ closedAt: null, closingNote: null });
      expect(await mineIds(browser)).toEqual([item.id, asked.id]);
      await change(closed);
      expect((await assign(staff.ADMIN, 'reconciliation_item', item.id, me.id)).body.code).toBe('item_closed');
      await assign(staff.ADMIN, 'gift', asked.id, null);
      expect(await mine(browser)).toMatchObject({ data: [{ assignedAt: null }], assigned: 0, mentioned: 1 });
    });

    it('names a gift to Support as they may see it', async () => {
      const { id, quid } = await gift();
      await assign(staff.ADMIN, 'gift', id, support.id);
      const { data } = await mine(staff.SUPPORT);
      expect(data.map(({ subjectId }: { subjectId: string }) => subjectId)).toContain(id);
      expect(JSON.stringify(data)).not.toContain(quid);
    });
  });
});
