import type { Quid } from '@jara/domain/gift/quid';
import type { Role } from '@jara/domain/staff/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { claimShare, endPayout, giftOf, setDaysAhead } from '../money-back/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { erasePeople } from './erase-people.ts';
import { askToBeErased, untilErased, untilNothingIsOpen } from './testing.ts';

let world: World;
let staff: Record<Role, Browser>;
const [OWN, SHARED, OTHER] = accountsOfDifferentPeople(3) as [TestAccount, TestAccount, TestAccount];

beforeAll(async () => {
  world = await createWorld();
  staff = await signInEverybody(world);
});
afterAll(() => world.close());

const personOf = async (text: string): Promise<string> =>
  (await staff.ADMIN.post('/api/admin/people/find', { text })).body.people[0].id;
const note = async (kind: string, id: string, text: string) =>
  expect((await staff.ADMIN.post(`/api/admin/subjects/${kind}/${id}/notes`, { text })).status).toBe(201);
const notesOn = async (kind: string, id: string): Promise<string[]> =>
  (await staff.ADMIN.get(`/api/admin/subjects/${kind}/${id}/notes`)).body.data.map(
    ({ text }: { text: string }) => text,
  );
const isKnown = async (id: string) =>
  (
    await world.deps.db
      .selectFrom('persons')
      .select('value')
      .where('id', '=', id as never)
      .executeTakeFirstOrThrow()
  ).value !== null;
const block = async (quid: string, reason: string) =>
  expect((await staff.ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason })).status).toBe(200);
const reasonsFor = async (giftId: string): Promise<(string | undefined)[]> => {
  const { rows } = await sql<{ reason: string | undefined }>`
    select details ->> 'reason' as reason from audit where action = 'gift.change_status' and subject_id = ${giftId}::text
  `.execute(world.deps.db);
  return rows.map(({ reason }) => reason);
};

/** Somebody sends themselves a small gift, opens it, may leave an address that is not theirs with it, has it paid out and is erased. */
async function eraseWhoever(address: string, { left, account = OWN }: { left?: string; account?: TestAccount } = {}) {
  const browser = world.browser();
  const gift = await world.paidGift({ email: address, amount: naira(1_000) });
  const share = await claimShare(world, gift.quid, browser);
  if (left) {
    const mailed = await browser.post('/api/claims/mail', { email: left }, { 'x-access-key': share.claim.accessKey });
    expect(mailed.status).toBe(202);
  }
  await endPayout(world, (await world.withdraw(share, account)).id);
  await untilNothingIsOpen(world, gift.payment.id);
  await askToBeErased(world, address, browser);
  await untilErased(world);
}

describe('what staff know of somebody', () => {
  it('is not erased with whoever left their address with a share', async () => {
    const address = 'ada.eze@example.com';
    await world.paidGift({ senderEmail: address, email: 'friend@example.com' });
    const person = await personOf(address);
    await note('person', person, 'Is a witness, call on Monday');
    const other = await world.paidGift({ email: 'other@example.com' });
    const { id } = await giftOf(world, other.quid);
    const [said, reason] = [`The same ring as ${address} told us of`, `Paid with the card that ${address} lost`];
    await note('gift', id, said);
    await block(other.quid, reason);
    await eraseWhoever('mallory@example.com', { left: address });
    expect(await notesOn('person', person)).toEqual(['Is a witness, call on Monday']);
    expect(await isKnown(person)).toBe(true);
    expect(await notesOn('gift', id)).toEqual([said]);
    expect(await reasonsFor(id)).toEqual([reason]);
  });

  it('is not erased with whoever has an address that theirs ends like', async () => {
    const { quid } = await world.paidGift({ email: 'jada@mail.example.com' });
    const { id } = await giftOf(world, quid);
    const said = 'jada@mail.example.com rang: wants the gift to wait';
    await note('gift', id, said);
    await block(quid, said);
    await eraseWhoever('ada@mail.example.com', { left: 'a@mail.example.com' });
    expect([await notesOn('gift', id), await reasonsFor(id)]).toEqual([[said], [said]]);
  });

  it('is not erased with whoever was paid to their account', async () => {
    const holder = await claimShare(world, (await world.paidGift({ email: 'holder@example.com' })).quid);
    await endPayout(world, (await world.withdraw(holder, SHARED)).id);
    const person = await personOf(SHARED.accountNumber);
    await note('person', person, 'Twelve cards were paid out here');
    await eraseWhoever('mule@example.com', { account: SHARED });
    expect([await notesOn('person', person), await isKnown(person)]).toEqual([
      ['Twelve cards were paid out here'],
      true,
    ]);
  });

  it('is erased where it names the address that was proved, or an account that is only theirs', async () => {
    const { quid } = await world.paidGift({ email: 'somebody.else@example.com' });
    const { id } = await giftOf(world, quid);
    await note('gift', id, 'Asked for by <Bola@mail.example.com>.');
    await note('gift', id, `Paid out to ${OTHER.accountNumber}, we think`);
    await eraseWhoever('bola@mail.example.com', { account: OTHER });
    expect(await notesOn('gift', id)).toEqual(['[erased]', '[erased]']);
  });
});

describe('an erasure', () => {
  it('does not wait longer than a month for a share with which anybody may have left the address', async () => {
    const address = 'waits@example.com';
    const { quid, payment } = await world.paidGift({ email: address, message: 'Happy birthday' });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid), SHARED)).id);
    await untilNothingIsOpen(world, payment.id);
    const share = await world.claimed({ delivery: 'SELF', email: undefined, amount: naira(50) });
    const key = { 'x-access-key': share.claim.accessKey };
    expect((await share.recipient.post('/api/claims/mail', { email: address }, key)).status).toBe(202);
    await askToBeErased(world, address);
    const after = async (days: number) => {
      await setDaysAhead(world, days);
      for (let steps = 0; steps < 3; steps += 1) {
        await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(world.deps.db);
        await erasePeople(world.deps)();
      }
      const { message } = await world.deps.db
        .selectFrom('payments')
        .select('message')
        .where('id', '=', payment.id)
        .executeTakeFirstOrThrow();
      const { contactEmail } = await world.deps.db
        .selectFrom('claims')
        .innerJoin('gifts', 'gifts.id', 'claims.giftId')
        .select('contactEmail')
        .where('gifts.quid', '=', share.quid as Quid)
        .executeTakeFirstOrThrow();
      return [message, contactEmail];
    };
    expect(await after(29)).toEqual(['Happy birthday', address]);
    expect(await after(31)).toEqual([null, null]);
    await setDaysAhead(world, 0);
    // The share is still whose key it is.
    expect((await share.recipient.get('/api/claims/thanks', key)).status).toBe(200);
    await world.expectCleanBooks();
  });
});
