import path from 'node:path';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { anchorAudit, readAnchors } from '../audit/audit-anchor.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { lockGiftOfPayment } from '../money-back/money-back.store.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import {
  claimShare,
  endPayout,
  endRefunds,
  giftOf,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  setDaysAhead,
} from '../money-back/testing.ts';
import { markRestored } from '../operations/backup/mark-restored.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { takeBackup } from '../operations/backup/take-backup.ts';
import { seal } from '../operations/books/testing.ts';
import { lockPayment } from '../payments/payments.store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { deliverGifts } from '../payments/tell-of-gift.ts';
import { connect } from '../platform/database/db.ts';
import { openPerson } from '../portal/people/find-people.ts';
import { signInEverybody } from '../staff/testing.ts';
import { erasePeople } from './erase-people.ts';
import { readErased } from './erased-people.ts';
import { askToBeErased, dataTokenFor, findTraces, untilErased, untilNothingIsOpen } from './testing.ts';

const ADDRESS = 'Ngozi.Okafor@Example.com';
const NAME = 'Ngozi Chidinma Okafor';
const PHONE = '08031234567';
const MESSAGE = `Happy birthday my dear, ring me on ${PHONE}`;
const THANKS = 'Thank you o, you made my whole week';
const FAILING = { accountNumber: '0123456722', bankCode: '057' };
const [OWN, FRIENDS] = accountsOfDifferentPeople(2) as [typeof FAILING, typeof FAILING];

let world: World;
let staff: Record<Role, Browser>;
beforeAll(async () => {
  world = await createWorld();
  staff = await signInEverybody(world);
});
afterAll(() => world.close());

const isTrailWhole = async () => {
  const { db, keys, config } = world.deps;
  return verifyAudit(db, { keys, anchors: await readAnchors(config.dataDir) });
};
const note = (kind: string, id: string, text: string) =>
  staff.ADMIN.post(`/api/admin/subjects/${kind}/${id}/notes`, { text }).then(({ status }) => expect(status).toBe(201));

/** Somebody about whom we know something in every corner of the product, all of it through the product. */
async function liveAWholeLife() {
  const ngozi = world.browser();
  // She sends: paid, opened by a friend and paid out; disputed by her bank, which lost.
  const sent = await world.paidGift({
    email: 'friend@example.com',
    senderEmail: ADDRESS,
    senderName: NAME,
    message: MESSAGE,
    password: 'open sesame please',
  });
  const dispute = await openDisputeAtBank(world, sent.payment.reference);
  await recordDispute(world.deps)({ id: dispute });
  await resolveDisputeAtBank(world, dispute, 'won');
  await recordDispute(world.deps)({ id: dispute });
  const friend = world.browser();
  const { body: opened } = await friend.post(`/api/rules/claim?quid=${sent.quid}`, { password: 'open sesame please' });
  await endPayout(world, (await world.withdraw({ quid: sent.quid, recipient: friend, claim: opened }, FRIENDS)).id);
  await sent.sender.get(`/api/transactions/${sent.payment.id}/receipt.pdf`);

  // She receives: opened by her, sent to an account that failed and to one that did not, with a word of thanks.
  const received = await world.paidGift({
    email: ADDRESS,
    senderName: 'Bola',
    senderEmail: 'bola@example.com',
    message: MESSAGE,
  });
  for (const status of ['BLOCKED', 'ACTIVE']) {
    const decided = { status, reason: `${NAME} asked for it on ${PHONE}` };
    expect((await staff.ADMIN.put(`/api/quid/${received.quid}/status`, decided)).status).toBe(200);
  }
  const share = await claimShare(world, received.quid, ngozi);
  await ngozi.post('/api/claims/mail', { email: ADDRESS.toLowerCase() }, { 'x-access-key': share.claim.accessKey });
  await endPayout(world, (await world.withdraw(share, FAILING)).id);
  const paid = await world.withdraw(share, OWN);
  await endPayout(world, paid.id);
  expect(
    (await ngozi.post('/api/claims/thanks', { text: THANKS }, { 'x-access-key': share.claim.accessKey })).status,
  ).toBe(200);
  await ngozi.get(`/api/withdrawal-request/${paid.id}/receipt.pdf`);
  await ngozi.post('/api/transactions/list-link', { email: ADDRESS });

  // Staff look at her, and write about her: where it is hers, and where it is somebody else's.
  const gift = await giftOf(world, sent.quid);
  const other = await world.paidGift({ email: 'other@example.com' });
  await note('gift', gift.id, `She rang from ${PHONE}, all is well`);
  await note('gift', (await giftOf(world, other.quid)).id, `Same person as ${ADDRESS}, pays to ${OWN.accountNumber}`);
  const reveal = { field: 'payment.senderEmail', id: sent.payment.id };
  expect((await staff.SUPPORT.post('/api/admin/reveal', reveal)).status).toBe(200);
  expect((await staff.ADMIN.get(`/api/admin/exports/quids?search=${encodeURIComponent(ADDRESS)}`)).status).toBe(200);
  for (const text of [ADDRESS, OWN.accountNumber]) {
    const { body } = await staff.ADMIN.post('/api/admin/people/find', { text });
    expect((await staff.ADMIN.get(`/api/admin/people/${body.people[0].id}`)).status).toBe(200);
    await note('person', body.people[0].id, `Rang again from ${PHONE}`);
  }
  expect(
    (await staff.ADMIN.post('/api/admin/lists/quids/views', { name: 'Hers', words: { status: 'ACTIVE' } })).status,
  ).toBe(200);
  // No view can be called by an address any more.
  await sql`update saved_views set name = ${ADDRESS} where name = 'Hers'`.execute(world.deps.db);
  await anchorAudit(world.deps)();

  const { accountName } = await world.deps.db
    .selectFrom('withdrawals')
    .select('accountName')
    .where('id', '=', paid.id)
    .executeTakeFirstOrThrow();
  return { ngozi, sent, received, values: [ADDRESS, NAME, PHONE, MESSAGE, THANKS, OWN.accountNumber, accountName] };
}

describe('erasing a person', () => {
  it('leaves nothing of theirs in any table or file, the books clean and the trail whole', async () => {
    const { ngozi, values, sent, received } = await liveAWholeLife();
    const before = await findTraces(world, values);
    // The test itself must be able to fail: everything it looks for is there.
    for (const value of values) expect(before.some((trace) => trace.includes(value.toLowerCase()))).toBe(true);
    const sums = await world.control<ProviderSums>('GET', '/sums');
    const { rows: ledger } = await sql`select * from movements order by journal_id, line`.execute(world.deps.db);

    const { keys, config } = world.deps;
    const file = path.join(config.dataDir, 'before.jara-backup');
    await takeBackup({ databaseUrl: world.databaseUrl, file, keys, publicKeys: [] });

    await seal(world);
    await askToBeErased(world, ADDRESS, ngozi);
    await untilErased(world);

    expect(await findTraces(world, values)).toEqual([]);
    // The checkpoint from before covers nothing that an erasure takes away, and the next one rests on it.
    await world.expectCleanBooks();
    await seal(world);
    expect(await isTrailWhole()).toMatchObject({ isWhole: true });
    const { rows: after } = await sql`select * from movements order by journal_id, line`.execute(world.deps.db);
    expect(after).toEqual(ledger);
    expect(await world.control<ProviderSums>('GET', '/sums')).toEqual(sums);
    // Staff still see the money, and what others gave us is still theirs.
    const { body: giftFile } = await staff.ADMIN.get(`/api/admin/quids/${(await giftOf(world, sent.quid)).id}`);
    expect(JSON.stringify(giftFile)).toContain('friend@example.com');
    expect((await staff.ADMIN.get(`/api/admin/quids/${(await giftOf(world, received.quid)).id}`)).status).toBe(200);
    // A backup from before knows her, and whoever restores it is made to forget her again.
    const restored = await createTestDatabase();
    const erased = await readErased(config.dataDir);
    const ask = { file, keys, privateKeys: [], replace: false, acceptOtherKey: false };
    await restoreBackup({ ...ask, databaseUrl: restored.url, erased });
    const again = connect(restored.url, { max: 2, onError: () => undefined });
    const requests = await again.db.selectFrom('dataRequests').select(['kind', 'status', 'address']).execute();
    await again.close();
    await restored.drop();
    expect(requests).toContainEqual({ kind: 'ERASURE', status: 'WAITING', address: ADDRESS.toLowerCase() });
    // And it can be done once more without harm.
    await erasePeople(world.deps)();
    expect((await world.browser().post('/api/your-data/link', { email: ADDRESS })).status).toBe(202);
  });

  it('waits while money is open, says for what, and can be withdrawn until it begins', async () => {
    const address = 'waiting@example.com';
    const { quid } = await world.paidGift({ email: address, senderEmail: 'from@example.com' });
    await askToBeErased(world, address);
    await erasePeople(world.deps)();
    const token = await dataTokenFor(world, address);
    const browser = world.browser();
    const { body } = await browser.post('/api/your-data', { token });
    expect(body.erasure).toMatchObject({ status: 'WAITING' });
    expect(body.open).toMatchObject([{ what: 'GIFT', amount: 1_000_000 }]);
    expect(body.received).toHaveLength(1);
    expect((await browser.post('/api/your-data/keep', { token })).body.erasure).toBeNull();
    // Asked once more, it happens by itself once the gift is paid out.
    expect((await browser.post('/api/your-data/erase', { token })).body.erasure).toMatchObject({ status: 'WAITING' });
    const share = await claimShare(world, quid);
    await endPayout(world, (await world.withdraw(share)).id);
    await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(world.deps.db);
    await untilErased(world);
    expect(await findTraces(world, [address])).toEqual([]);
    await world.expectCleanBooks();
  });

  it('spares a gift that arrives while it goes on, and whoever it is for can open it', async () => {
    const address = 'race@example.com';
    for (let nth = 0; nth < 3; nth += 1) {
      const { quid } = await world.paidGift({ email: address, message: `old words ${nth}` });
      await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    }
    await askToBeErased(world, address);
    // Several workers erase while new gifts are ordered and paid.
    const [, ...fresh] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => erasePeople(world.deps)())),
      ...Array.from({ length: 4 }, (_, nth) => world.paidGift({ email: address, message: `new words ${nth}` })),
    ]);
    await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(world.deps.db);
    await erasePeople(world.deps)();
    const payments = await world.deps.db
      .selectFrom('payments')
      .select(['message', 'erasedAt', 'recipientEmail'])
      .where(
        'id',
        'in',
        fresh.map(({ payment }) => payment.id),
      )
      .execute();
    expect(payments.every(({ recipientEmail, erasedAt }) => recipientEmail === address && erasedAt === null)).toBe(
      true,
    );
    for (const { quid } of fresh) await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(world.deps.db);
    await untilErased(world);
    expect((await findTraces(world, ['old words'])).length).toBe(0);
    await world.expectCleanBooks();
    expect(await isTrailWhole()).toMatchObject({ isWhole: true });
  });

  it('waits for whoever has the payment in hand, and has nothing in hand that they want next', async () => {
    const address = 'patient@example.com';
    const { quid, payment } = await world.paidGift({ email: address, message: 'words for the patient' });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await untilNothingIsOpen(world, payment.id);
    await askToBeErased(world, address);
    const { db } = world.deps;
    let erased: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockPayment(trx, payment.id);
      erased = erasePeople(world.deps)();
      await eventually('the erasure waits', async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(db);
        return rows.length > 0;
      });
      await lockGiftOfPayment(trx, payment.id);
    });
    await erased;
    await untilErased(world);
    expect(await findTraces(world, [address, 'words for the patient'])).toEqual([]);
    await world.expectCleanBooks();
  });

  it('reaches what was said about a share of somebody else’s gift', async () => {
    const address = 'sharer@example.com';
    const { quid, sender } = await world.paidGift({ email: 'family@example.com' });
    const split = { quid, splits: [{ percentage: 50 }, { percentage: 50 }] };
    expect((await sender.post('/api/rules', split)).status).toBe(200);
    const [share, other] = [await claimShare(world, quid), await claimShare(world, quid)];
    await share.recipient.post('/api/claims/mail', { email: address }, { 'x-access-key': share.claim.accessKey });
    const { id } = await world.withdraw(share, OWN);
    await endPayout(world, id);
    await endPayout(world, (await world.withdraw(other, FRIENDS)).id);
    const gift = await giftOf(world, quid);
    await sql`
      insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at, lifted_at)
      values (gen_random_uuid(), ${gift.id}, 'withdrawal', ${id}, 'STAFF', 'x', 'sharer sounds odd', now(), now()),
        (gen_random_uuid(), ${gift.id}, 'claim', (select claim_id from withdrawals where id = ${id}), 'STAFF', 'x',
          'sharer was rude', now(), now())
    `.execute(db());
    await sql`
      with item as (
        insert into reconciliation_items (id, kind, reference, provider_id, ours, theirs, withdrawal_id, first_seen_at,
          last_seen_at, closed_at, closed_by, closing_note)
        select gen_random_uuid(), 'TRANSFER_DIFFERS', reference, '', 'sharer ours', 'sharer theirs', id, now(), now(), now(),
          (select id from staff limit 1), 'sharer settled' from withdrawals where id = ${id}
        returning id
      )
      insert into remedy_votes (item_id, staff_id, remedy, note, at)
      select item.id, (select id from staff limit 1), 'RECORD', 'sharer voted', now() from item
    `.execute(db());
    await askToBeErased(world, address);
    await untilErased(world);
    expect(await findTraces(world, [address, 'sharer '])).toEqual([]);
    // Nobody is known by an account that is gone.
    await expect(openPerson(world.deps)('withdrawal.account', id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('forgets that staff looked at the account a refund went to', async () => {
    const address = 'refunded@example.com';
    const { quid, payment, sender } = await world.paidGift({ email: 'x@example.com', senderEmail: address });
    await sender.post(`/api/sent/${payment.id}/cancel`, {});
    await endRefunds(world, (await giftOf(world, quid)).id, payment.id);
    await sql`
      update refunds r set account_number = '0987654321', bank_code = '057', bank_name = 'Zenith', account_name = 'R. Funded'
      from charges h where h.id = r.charge_id and h.payment_id = ${payment.id}
    `.execute(db());
    await sql`insert into persons values (gen_random_uuid(), 'account', '057/0987654321', now())`.execute(db());
    await askToBeErased(world, address);
    await untilErased(world);
    expect(await findTraces(world, ['0987654321'])).toEqual([]);
  });

  it('is not done again by a restore to whoever has come back since', async () => {
    const address = 'back.again@example.com';
    const { quid } = await world.paidGift({ email: address });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await askToBeErased(world, address);
    await untilErased(world);
    await world.paidGift({ email: address });
    const { keys, config } = world.deps;
    const file = path.join(config.dataDir, 'came-back.jara-backup');
    await takeBackup({ databaseUrl: world.databaseUrl, file, keys, publicKeys: [] });
    const erased = await readErased(config.dataDir);
    const restored = await createTestDatabase();
    const ask = { file, keys, privateKeys: [], replace: true, acceptOtherKey: false };
    const openRequests = async () => {
      const { db, close } = connect(restored.url, { max: 2, onError: () => undefined });
      const open = await db.selectFrom('dataRequests').select('address').where('endedAt', 'is', null).execute();
      await close();
      return open;
    };
    await restoreBackup({ ...ask, databaseUrl: restored.url, erased });
    expect(await openRequests()).toEqual([]);
    await markRestored({ databaseUrl: restored.url, asOf: new Date(), keys, erased });
    expect(await openRequests()).toEqual([]);
    await restored.drop();
  });

  it('waits for an order that can still be paid; one that is paid after all is held for staff', async () => {
    const address = 'second.try@example.com';
    const { body } = await world.browser().post('/api/transactions', {
      amount: 1_000_000,
      email: address,
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    const reference: string = body.reference;
    await sql`update payments set status = 'FAILED' where reference = ${reference}`.execute(world.deps.db);
    await askToBeErased(world, address);
    await erasePeople(world.deps)();
    const token = await dataTokenFor(world, address);
    expect((await world.browser().post('/api/your-data', { token })).body.open).toMatchObject([{ what: 'PAYMENT' }]);
    await sql`update payments set next_check_at = null where reference = ${reference}`.execute(world.deps.db);
    await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(world.deps.db);
    await untilErased(world);

    await world.control('POST', '/pay', { reference, card: 'success' });
    await settlePayment(world.deps)(reference);
    const charges = world.deps.db.selectFrom('charges').select(['became', 'reason']).where('reference', '=', reference);
    expect(await charges.execute()).toEqual([{ became: 'SUSPENSE', reason: 'Paid after its order was erased' }]);
    await world.expectCleanBooks();
  });

  it('keeps nobody from being told of a gift because whom another one was for is gone', async () => {
    const deliverAt = new Date(Date.now() + DAY_MS).toISOString();
    const gone = await world.paidGift({ email: 'gone@example.com', deliverAt });
    const told = await world.paidGift({ email: 'told@example.com', deliverAt });
    await sql`update payments set recipient_email = null, erased_at = now() where id = ${gone.payment.id}`.execute(
      world.deps.db,
    );
    await setDaysAhead(world, 2);
    await deliverGifts(world.deps)();
    await setDaysAhead(world, 0);
    const mails = await world.deps.db
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'gift_for_you')
      .execute();
    expect(mails).toContainEqual({ recipient: 'told@example.com' });
    expect((await giftOf(world, told.quid)).mailDueAt).toBeNull();
    await world.expectCleanBooks();
  });

  it('leaves the words about others alone, whatever somebody called themselves', async () => {
    const address = 'odd.name@example.com';
    const { quid } = await world.paidGift({
      email: 'odd.friend@example.com',
      senderEmail: address,
      senderName: '"reason":',
    });
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    const other = await giftOf(world, (await world.paidGift({ email: 'bystander@example.com' })).quid);
    await note('gift', other.id, 'They wrote "reason": unknown');
    const decided = { status: 'BLOCKED', reason: 'Looks like a trick' };
    expect((await staff.ADMIN.put(`/api/quid/${other.quid}/status`, decided)).status).toBe(200);
    const view = { name: 'All with "reason": given', words: { status: 'BLOCKED' } };
    expect((await staff.ADMIN.post('/api/admin/lists/quids/views', view)).status).toBe(200);
    const said = ['They wrote "reason": unknown', 'Looks like a trick', view.name];
    const before = await findTraces(world, said);

    await askToBeErased(world, address);
    await untilErased(world);
    expect(await findTraces(world, said)).toEqual(before);
    expect(await findTraces(world, [address])).toEqual([]);
  });

  it('is not kept waiting by what a stranger sends after it was asked for', async () => {
    const address = 'besieged@example.com';
    const first = await world.paidGift({ email: address, message: 'the first words' });
    await askToBeErased(world, address);
    const later = await world.paidGift({ email: address, message: 'the later words' });
    const token = await dataTokenFor(world, address);
    const { body } = await world.browser().post('/api/your-data', { token });
    expect(body.open).toHaveLength(1);
    await endPayout(world, (await world.withdraw(await claimShare(world, first.quid))).id);
    await sql`update data_requests set next_step_at = now() where ended_at is null`.execute(db());
    await untilErased(world);
    expect(await findTraces(world, ['the first words'])).toEqual([]);
    expect((await paymentOf(world, later.payment.id)).recipientEmail).toBe(address);
    await endPayout(world, (await world.withdraw(await claimShare(world, later.quid))).id);
    await world.expectCleanBooks();
  });

  it('is not kept waiting by a stranger who names the address with money of their own', async () => {
    const address = 'named.by.others@example.com';
    const ofStranger = await claimShare(world, (await world.paidGift({ amount: naira(1_000) })).quid);
    const share = await claimShare(world, (await world.paidGift({ email: address, message: 'her own words' })).quid);
    await endPayout(world, (await world.withdraw(share)).id);
    await askToBeErased(world, address);
    const key = { 'x-access-key': ofStranger.claim.accessKey };
    expect((await world.browser().post('/api/claims/mail', { email: address }, key)).status).toBeLessThan(300);
    await untilErased(world);
    expect(await findTraces(world, ['her own words'])).toEqual([]);
    await endPayout(world, (await world.withdraw(ofStranger, accountsOfDifferentPeople(3)[2])).id);
    await world.expectCleanBooks();
  });

  it('shows a person nothing of whoever else opened a gift for their address', async () => {
    const address = 'curious@example.com';
    const { quid } = await world.paidGift({ email: address, anonymous: true, senderName: 'Secret Admirer' });
    const stranger = await claimShare(world, quid);
    await endPayout(world, (await world.withdraw(stranger, FRIENDS)).id);
    const token = await dataTokenFor(world, address);
    const { body } = await world.browser().post('/api/your-data', { token });
    expect(body.payouts).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${FRIENDS.accountNumber}|Secret Admirer`));
    expect((await stranger.recipient.post('/api/your-data', { token })).body.payouts).toHaveLength(1);
    expect((await world.browser().post('/api/your-data', { token: 'x.y' })).body.code).toBe('list_link_invalid');
  });

  it('shows nothing of a gift before its day, or of one whose password nobody has given', async () => {
    const address = 'surprised@example.com';
    const deliverAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    await world.paidGift({ email: address, deliverAt, message: 'not before Friday' });
    const locked = await world.paidGift({ email: address, password: 'guess who', message: 'behind a word' });
    const token = await dataTokenFor(world, address);
    const read = async () => (await world.browser().post('/api/your-data', { token })).body;
    expect(await read()).toMatchObject({ received: [], open: [] });
    await world.browser().post(`/api/rules/claim?quid=${locked.quid}`, { password: 'not this' });
    expect(await read()).toMatchObject({ received: [], open: [] });
    const opener = await world.browser().post(`/api/rules/claim?quid=${locked.quid}`, { password: 'guess who' });
    expect(opener.status).toBe(200);
    expect(await read()).toMatchObject({ received: [{ message: 'behind a word' }], open: [{ what: 'SHARE' }] });
  });

  it('tells a known and an unknown address the same, and writes to the known one alone', async () => {
    await world.paidGift({ email: 'known@example.com' });
    const known = await world.browser().post('/api/your-data/link', { email: 'known@example.com' });
    const unknown = await world.browser().post('/api/your-data/link', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const mails = world.deps.db.selectFrom('mails').select('recipient').where('kind', '=', 'data_link');
    expect(await mails.where('recipient', '=', 'nobody@example.com').execute()).toEqual([]);
    expect(await mails.where('recipient', '=', 'known@example.com').execute()).toHaveLength(1);
  });

  it('is one request when it is asked for twice at the same moment, by an address in any case', async () => {
    const address = 'Twice@Example.com';
    await world.paidGift({ email: address });
    const tokens = [await dataTokenFor(world, address), await dataTokenFor(world, address)];
    const answers = await Promise.all(tokens.map((token) => world.browser().post('/api/your-data/erase', { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const requests = db().selectFrom('dataRequests').select('id').where('address', '=', address.toLowerCase());
    expect(await requests.execute()).toHaveLength(1);
    expect(
      await db()
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', address)
        .where('kind', '=', 'data_link')
        .execute(),
    ).toEqual([]);
    await world.browser().post('/api/your-data/keep', { token: tokens[0] });
  });

  it('leaves no server that still names a sender to whoever holds the code', async () => {
    const { quid } = await world.paidGift({ senderEmail: 'named@example.com', senderName: 'Nkechi' });
    const named = async () => (await world.browser().get(`/api/transactions/quid/${quid}/verify`)).body.quid.senderName;
    expect(await named()).toBe('Nkechi');
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    await askToBeErased(world, 'named@example.com');
    await untilErased(world);
    expect(await named()).toBeNull();
  });

  it('corrects the name on what somebody sent', async () => {
    const { payment, sender, quid } = await world.paidGift({ senderEmail: 'typo@example.com', senderName: 'Amak' });
    await world.browser().get(`/api/transactions/quid/${quid}/verify`);
    const token = await dataTokenFor(world, 'typo@example.com');
    await world.browser().post('/api/your-data', { token });
    const { body } = await world.browser().post('/api/your-data/name', { token, name: 'Amaka' });
    expect(body.sent).toMatchObject([{ name: 'Amaka' }]);
    expect((await sender.get(`/api/transactions/${payment.id}`)).body.senderName).toBe('Amaka');
    const { body: looked } = await world.browser().get(`/api/transactions/quid/${quid}/verify`);
    expect(looked.quid.senderName).toBe('Amaka');
    expect(body.requests.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['COPY', 'CORRECTION']);
  });

  it('does not let the database erase anything else from what is append-only', async () => {
    const { db } = world.deps;
    await expect(sql`update thanks set text = 'I never wrote that'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`update notes set text = 'other words'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`update audit set details = '{}' where id = 1`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`update audit set action = 'x' where id = 1`.execute(db)).rejects.toThrow(/permission denied/);
  });

  it('shows that somebody took words out of the trail without an entry that says so', async () => {
    await db().updateTable('audit').set({ details: '{"erased": true}' }).where('id', '=', 1).execute();
    expect(await isTrailWhole()).toMatchObject({
      isWhole: false,
      problem: expect.stringContaining('Row 1 was changed'),
    });
  });
});

const db = () => world.deps.db;
