import type { PersonFile, PersonRecord } from '@jara/contract/staff/people';
import type { GiftId, StaffId } from '@jara/domain/ids';
import type { PersonPart } from '@jara/domain/staff/people';
import type { Role } from '@jara/domain/staff/roles';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../../testing/accounts.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { claimShare, giftOf, loseDispute, sendShare } from '../../money-back/testing.ts';
import { newId } from '../../platform/ids.ts';
import { auditOf, passTime, signInEverybody, staffIdOf } from '../../staff/testing.ts';

const REFUSING = { accountNumber: '0123456722', bankCode: '057' };

describe('everything about a person', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let nth = 0;

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const someAddress = (name: string) => {
    nth += 1;
    return `${name}${nth}@example.com`;
  };
  const find = (text: string, browser = staff.ADMIN) => browser.post('/api/admin/people/find', { text });
  const idOf = async (text: string): Promise<string> => (await find(text)).body.people[0].id;
  const open = async (place: string, id: string, browser = staff.ADMIN): Promise<string> =>
    (await browser.post('/api/admin/people/open', { place, id })).body.id;
  const read = async (id: string, browser = staff.ADMIN): Promise<PersonFile> =>
    (await browser.get(`/api/admin/people/${id}`)).body;
  const records = async (id: string, part: PersonPart, browser = staff.ADMIN): Promise<PersonRecord[]> =>
    (await browser.get(`/api/admin/people/${id}/records?part=${part}&limit=100`)).body.data;
  const looks = async (id: string) => (await auditOf(world, 'person.look')).filter(({ subjectId }) => subjectId === id);
  const flagsOf = ({ flags }: PersonFile) => flags.map(({ flag }) => flag);

  /** Every total is what its list comes to. */
  async function expectSumsOfLists(id: string) {
    const { totals } = await read(id);
    for (const { part, kind, status, currency, count, amount } of totals) {
      const listed = (await records(id, part)).filter(
        (each) => each.kind === kind && each.status === status && each.currency === currency,
      );
      const sum = listed.reduce((so, each) => so + (each.amount ?? 0), 0);
      expect([part, kind, status, listed.length, sum]).toEqual([part, kind, status, count, amount]);
    }
    return (part: PersonPart, status: string) =>
      totals.filter((each) => each.part === part && each.status === status).reduce((so, each) => so + each.amount, 0);
  }

  /** What the books say went through accounts of these subjects in these events. */
  const booked = async (event: string, account: string, subjects: readonly string[]): Promise<number> => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(abs(m.amount)), 0)::bigint as sum from movements m join journals j on j.id = m.journal_id
      where j.event = ${event} and m.account = ${account} and m.subject = any(${subjects}::uuid[])`.execute(
      world.deps.db,
    );
    return rows[0]?.sum ?? 0;
  };

  describe('by an address', () => {
    it('is what it sent, received, claimed, withdrew and was refused, and its sums are those of the lists and the books', async () => {
      const [ada, bola] = [someAddress('ada'), someAddress('bola')];
      const [first] = accountsOfDifferentPeople(1);
      const gift = await world.paidGift({ amount: naira(3_000), email: bola, senderEmail: ada });
      const share = await claimShare(world, gift.quid);
      await sendShare(world, share, REFUSING);
      await sendShare(world, share, first);
      await world.paidGift({ amount: naira(5_000), email: bola.toUpperCase(), senderEmail: ada.toUpperCase() });
      const unlucky = world.browser();
      const declined = await unlucky.post('/api/transactions', {
        amount: naira(700),
        email: bola,
        senderEmail: ada,
        authorizationUrl: 'http://localhost:3000/payment/callback',
      });
      const { reference } = declined.body;
      await world.control('POST', '/pay', { reference, card: 'declined' });
      await unlucky.get(`/api/transactions/reference/${reference}`);

      const sender = await idOf(` ${ada.toUpperCase()} `);
      const sent = await expectSumsOfLists(sender);
      const gifts = (await records(sender, 'SENT')).flatMap(({ giftId }) => giftId ?? []);
      expect(sent('SENT', 'SUCCESS')).toBe(naira(8_000));
      expect(await booked('charge_verified', 'gift', gifts)).toBe(naira(8_000));
      expect(await records(sender, 'REFUSED')).toMatchObject([
        { kind: 'payment', status: 'FAILED', amount: naira(700) },
      ]);

      const recipient = await idOf(bola);
      const got = await expectSumsOfLists(recipient);
      expect(got('RECEIVED', 'SUCCESS')).toBe(naira(8_000));
      const claims = await records(recipient, 'CLAIMED');
      expect(claims).toMatchObject([{ kind: 'claim', status: 'PAID', amount: naira(3_000), sender: ada }]);
      expect(
        await booked(
          'share_claimed',
          'claim',
          claims.map(({ id }) => id),
        ),
      ).toBe(naira(3_000));
      const withdrawn = await records(recipient, 'WITHDRAWN');
      expect(withdrawn.map(({ status }) => status)).toEqual(['COMPLETED', 'FAILED']);
      const ids = withdrawn.map(({ id }) => id);
      const paid = await booked('payout_succeeded', 'payout_hold', ids);
      const fees = await booked('payout_succeeded', 'fee_hold', ids);
      expect(paid + fees).toBe(got('WITHDRAWN', 'COMPLETED'));
      expect(await records(recipient, 'REFUSED')).toMatchObject([{ kind: 'withdrawal', status: 'FAILED' }]);
      await world.expectCleanBooks();
    });

    it('has a share for which it was left, and not the one whose owner left another', async () => {
      const [mailed, left] = [someAddress('mailed'), someAddress('left')];
      const { quid } = await world.paidGift({ email: mailed });
      const { claim } = await claimShare(world, quid);
      await world.browser().post('/api/claims/mail', { email: left }, { 'x-access-key': claim.accessKey });
      expect(await records(await idOf(left), 'CLAIMED')).toHaveLength(1);
      expect(await records(await idOf(mailed), 'CLAIMED')).toEqual([]);
    });

    it('has no part in what others claimed of a gift that many share', async () => {
      const mailed = someAddress('party');
      const { quid, sender } = await world.paidGift({ email: mailed });
      await sender.post('/api/rules', { quid, totalSplits: 2 });
      await claimShare(world, quid);
      expect(await records(await idOf(mailed), 'CLAIMED')).toEqual([]);
      expect(await records(await idOf(mailed), 'RECEIVED')).toHaveLength(1);
    });

    it('shows disputes, and whoever claimed what they had paid for', async () => {
      const ada = someAddress('ada');
      const { payment } = await world.paidGift({ senderEmail: ada });
      expect(flagsOf(await read(await idOf(ada)))).toEqual([]);
      await loseDispute(world, payment.reference);
      const file = await read(await idOf(ada));
      expect(file.flags).toContainEqual({
        flag: 'DISPUTES',
        words: '1 dispute against what they paid',
        from: 'from 1',
      });
      expect(await records(file.id, 'MONEY_BACK')).toMatchObject([{ kind: 'dispute', status: 'LOST' }]);

      const self = someAddress('self');
      const own = await world.paidGift({ email: self });
      await claimShare(world, own.quid, own.sender);
      expect(flagsOf(await read(await idOf(self)))).toEqual(['SENT_TO_SELF']);
    });
  });

  describe('by a browser', () => {
    it('is what it tried, won and lost', async () => {
      const { quid, sender } = await world.paidGift();
      await sender.post('/api/rules', { quid, nthPerson: 2 });
      const unlucky = world.browser();
      await unlucky.post(`/api/rules/claim?quid=${quid}`, {});
      const { id: giftId } = await giftOf(world, quid);
      const won = await claimShare(world, quid);
      const claim = await world.deps.db
        .selectFrom('claims')
        .selectAll()
        .where('giftId', '=', giftId)
        .executeTakeFirstOrThrow();
      const winner = await open('claim.browser', claim.id);
      expect(await records(winner, 'CLAIMED')).toMatchObject([{ id: claim.id, amount: won.claim.amount }]);
      expect(await records(winner, 'TRIED')).toMatchObject([
        { kind: 'attempt', status: 'granted', giftId, amount: null },
      ]);
      expect(await records(winner, 'REFUSED')).toEqual([]);

      const { quid: own } = await claimShare(world, (await world.paidGift()).quid, unlucky);
      const { id: ownClaim } = await world.deps.db
        .selectFrom('claims')
        .select('id')
        .where('giftId', '=', (await giftOf(world, own)).id)
        .executeTakeFirstOrThrow();
      const loser = await open('claim.browser', ownClaim);
      expect(await records(loser, 'REFUSED')).toMatchObject([{ kind: 'attempt', status: 'not_this_time', giftId }]);
      expect((await records(loser, 'TRIED')).map(({ status }) => status)).toEqual(['granted', 'not_this_time']);
      await expectSumsOfLists(loser);
      expect((await read(loser)).name).toMatch(/^…[0-9a-f]{8}$/);
    });

    it('is not taken for many people because it has a share of gifts that were mailed to others', async () => {
      const comer = world.browser();
      for (const email of [someAddress('party'), someAddress('party'), someAddress('party')]) {
        const { quid, sender } = await world.paidGift({ email });
        await sender.post('/api/rules', { quid, totalSplits: 2 });
        await claimShare(world, quid, comer);
      }
      const { payment } = await world.paidGift();
      const { browserId } = await world.deps.db
        .selectFrom('claims')
        .select('browserId')
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const id = await open('payment.browser', payment.id);
      await world.deps.db
        .updateTable('persons')
        .set({ value: browserId })
        .where('id', '=', id as never)
        .execute();
      expect((await records(id, 'CLAIMED')).length).toBe(3);
      expect(flagsOf(await read(id))).toEqual([]);
    });

    it('pages through the attempts of a script, and says how many there are', async () => {
      const browserId = newId();
      await sql`
        insert into claim_attempts (gift_id, browser_id, number, outcome, at)
        select gen_random_uuid(), ${browserId}::uuid, 1, 'not_this_time', now() - n * interval '1 second' from generate_series(1, 250) n
      `.execute(world.deps.db);
      const { payment } = await world.paidGift();
      const id = await open('payment.browser', payment.id);
      await world.deps.db
        .updateTable('persons')
        .set({ value: browserId })
        .where('id', '=', id as never)
        .execute();
      const seen = new Set<string | null>();
      for (const page of [1, 2, 3]) {
        const { body } = await staff.ADMIN.get(`/api/admin/people/${id}/records?part=REFUSED&limit=100&page=${page}`);
        expect(body).toMatchObject({ total: 250, totalPages: 3 });
        for (const each of body.data) seen.add(each.id);
      }
      expect(seen.size).toBe(250);
      expect(flagsOf(await read(id))).toContain('TRIES_IN_A_DAY');
    });
  });

  describe('by a bank account', () => {
    it('is what went there, for how many people, and what did not arrive', async () => {
      const [, , , account] = accountsOfDifferentPeople(4);
      if (!account) throw new Error('no account');
      for (const amount of [1_000, 2_000, 3_000])
        await sendShare(world, await world.claimed({ amount: naira(amount), email: someAddress('kin') }), account);
      const { body } = await find(account.accountNumber);
      expect(body.people).toMatchObject([{ kind: 'account', name: account.accountNumber }]);
      const id = body.people[0].id;
      const sums = await expectSumsOfLists(id);
      expect(sums('WITHDRAWN', 'COMPLETED')).toBe(naira(6_000));
      expect(flagsOf(await read(id))).toEqual(expect.arrayContaining(['CLAIMANTS', 'ADDRESSES']));
      const [one] = await records(id, 'WITHDRAWN');
      expect(await open('withdrawal.account', one?.id ?? '')).toBe(id);
      expect((await read(id)).about).toMatch(/^Bank 057, \w+/);
      expect(await records(id, 'SENT')).toEqual([]);
    });

    it('says that a sum is above what goes by itself', async () => {
      const strict = await createWorld({ env: { ACCOUNT_LIMIT_DAY: String(naira(1_500)) } });
      try {
        const { ADMIN } = await signInEverybody(strict);
        await sendShare(strict, await strict.claimed({ amount: naira(1_000) }));
        const waits = await strict.withdraw(await strict.claimed({ amount: naira(1_000) }));
        const { body } = await ADMIN.post('/api/admin/people/open', { place: 'withdrawal.account', id: waits.id });
        const { body: file } = await ADMIN.get(`/api/admin/people/${body.id}`);
        expect(file.flags).toMatchObject([
          { flag: 'SUM', words: '₦2,000 goes to this account in 24 hours', from: 'above ₦1,500' },
          { flag: 'WAITING' },
        ]);
      } finally {
        await strict.close();
      }
    });
  });

  describe('is looked for', () => {
    it('by a whole address or account number, and by nothing else', async () => {
      const ada = someAddress('adaeze');
      await world.paidGift({ senderEmail: ada });
      for (const role of ['ADMIN', 'SUPPORT'] as const) {
        expect((await find(ada, staff[role])).body.people).toHaveLength(1);
        expect((await find(ada.slice(0, -1), staff[role])).body.code).toBe('not_found');
        expect((await find(`nobody-${ada}`, staff[role])).body.code).toBe('not_found');
        expect((await find('adaeze', staff[role])).status).toBe(422);
        expect((await find('123456789', staff[role])).status).toBe(422);
      }
      const { rows } = await sql`select from persons where value like 'nobody-%'`.execute(world.deps.db);
      expect(rows).toEqual([]);
    });

    it('and is one person, however many look at once', async () => {
      const ada = someAddress('ada');
      await world.paidGift({ senderEmail: ada });
      const found = await Promise.all([1, 2, 3, 4, 5, 6].map(() => idOf(ada)));
      expect(new Set(found).size).toBe(1);
    });

    it('behind a record, where it names somebody', async () => {
      const { payment } = await world.paidGift({ email: undefined, delivery: 'SELF' });
      const ask = (place: string, id: string) => staff.SUPPORT.post('/api/admin/people/open', { place, id });
      expect((await ask('payment.sender', payment.id)).body.code).toBe('not_found');
      expect((await ask('payment.recipient', payment.id)).body.code).toBe('not_found');
      expect((await ask('payment.browser', newId())).body.code).toBe('not_found');
      expect((await ask('payment.browser', payment.id)).status).toBe(200);
    });
  });

  describe('and Support', () => {
    it('sees nobody whole on it until they ask, which is written down', async () => {
      const [ada, bola] = [someAddress('ada'), someAddress('bola')];
      const [account] = accountsOfDifferentPeople(9).slice(-1);
      if (!account) throw new Error('no account');
      const gift = await world.paidGift({ email: bola, senderEmail: ada });
      const withdrawal = await world.withdraw(await claimShare(world, gift.quid), account);
      const seen = [];
      const person = await open('payment.sender', gift.payment.id, staff.SUPPORT);
      const bank = await open('withdrawal.account', withdrawal.id, staff.SUPPORT);
      for (const id of [person, bank, await open('payment.recipient', gift.payment.id, staff.SUPPORT)]) {
        seen.push(await read(id, staff.SUPPORT));
        for (const part of ['SENT', 'RECEIVED', 'CLAIMED', 'WITHDRAWN'] as const)
          seen.push(await records(id, part, staff.SUPPORT));
      }
      const text = JSON.stringify(seen);
      for (const secret of [ada, bola, account.accountNumber, gift.quid]) expect(text).not.toContain(secret);
      expect(text).toContain('a•••@example.com');

      const ask = (id: string) => staff.SUPPORT.post('/api/admin/reveal', { field: 'person.value', id });
      expect((await ask(person)).body).toEqual({ value: ada });
      expect((await ask(bank)).body).toEqual({ value: account.accountNumber });
      const trail = (await auditOf(world, 'data.reveal')).filter(({ subjectKind }) => subjectKind === 'person');
      expect(trail.map(({ subjectId }) => subjectId)).toEqual([person, bank]);
      expect(JSON.stringify(trail)).not.toContain(ada);
    });
  });

  describe('a look', () => {
    it('is in the trail once, whatever is read in it, for each who looks', async () => {
      const ada = someAddress('ada');
      await world.paidGift({ senderEmail: ada });
      const id = await idOf(ada);
      expect(await looks(id)).toEqual([]);
      await Promise.all([read(id), records(id, 'SENT'), records(id, 'CLAIMED'), read(id)]);
      expect(await looks(id)).toHaveLength(1);
      // A list alone is a look too.
      await records(id, 'SENT', staff.SUPPORT);
      expect((await looks(id)).map(({ staffId }) => staffId)).toEqual([
        await staffIdOf(world, 'ADMIN'),
        await staffIdOf(world, 'SUPPORT'),
      ]);
      expect(JSON.stringify(await looks(id))).not.toContain(ada);
      await passTime(world, (16 * MINUTE_MS) / 1000);
      await read(id);
      await passTime(world, 0);
      expect(await looks(id)).toHaveLength(3);
      expect(await verifyAudit(world.deps.db)).toMatchObject({ isWhole: true });
    });

    it('at nobody is refused, and not in the trail', async () => {
      const before = (await auditOf(world, 'person.look')).length;
      expect((await staff.ADMIN.get(`/api/admin/people/${newId()}`)).body.code).toBe('not_found');
      expect((await staff.ADMIN.get(`/api/admin/people/${newId()}/records?part=SENT`)).body.code).toBe('not_found');
      expect(await auditOf(world, 'person.look')).toHaveLength(before);
    });
  });

  describe('in casework', () => {
    it('has notes, is given to somebody, and stands among what is theirs', async () => {
      const ada = someAddress('ada');
      await world.paidGift({ senderEmail: ada });
      const id = await idOf(ada);
      const support: StaffId = await staffIdOf(world, 'SUPPORT');
      const notes = `/api/admin/subjects/person/${id}/notes`;
      expect((await staff.ADMIN.post(notes, { text: 'Called twice' })).status).toBe(201);
      expect((await staff.SUPPORT.get(notes)).body.data).toMatchObject([{ text: 'Called twice' }]);
      const assignee = `/api/admin/subjects/person/${id}/assignee`;
      expect((await staff.SUPPORT.put(assignee, { staffId: support })).status).toBe(403);
      expect((await staff.ADMIN.put(assignee, { staffId: support })).status).toBe(200);
      expect((await read(id)).assignee).toMatchObject({ id: support });
      const { body } = await staff.SUPPORT.get('/api/admin/mine');
      expect(body.data).toContainEqual(
        expect.objectContaining({ subjectKind: 'person', name: 'a•••@example.com', link: `/admin/people/${id}` }),
      );
      expect((await auditOf(world, 'person.assign')).map(({ subjectId }) => subjectId)).toEqual([id]);
      expect((await staff.ADMIN.get(`/api/admin/subjects/person/${newId<GiftId>()}/notes`)).body.code).toBe(
        'not_found',
      );
    });

    it('stays when they are erased, and then names nobody', async () => {
      const ada = someAddress('ada');
      await world.paidGift({ senderEmail: ada });
      const id = await idOf(ada);
      await staff.ADMIN.post(`/api/admin/subjects/person/${id}/notes`, { text: 'Before' });
      await world.deps.db
        .updateTable('persons')
        .set({ value: null })
        .where('id', '=', id as never)
        .execute();
      expect(await read(id)).toMatchObject({ name: null, totals: [], flags: [] });
      expect(await records(id, 'SENT')).toEqual([]);
      expect((await staff.ADMIN.get(`/api/admin/subjects/person/${id}/notes`)).body.data).toHaveLength(1);
      const { body } = await staff.ADMIN.get(`/api/admin/audit?subjectId=${id}`);
      expect(body.data[0].subjectName).toBe('Somebody who was erased');
    });
  });
});
