import type { ClaimId, DataRequestId, GiftId, PaymentId, WithdrawalId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { auditWords } from '../audit/audit-words.ts';
import { eraseDetails } from '../audit/erase-details.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { erasedSubjects } from '../withdrawals/watch-sums.ts';

/** Where something has to stand. */
const ERASED = 'Erased';
/** What an entry of the audit trail can say about people, in the words of whoever wrote it. */
const FREE_WORDS = ['reason', 'publicReason', 'note', 'ours', 'theirs', 'message'];

export interface Whose {
  isSender: boolean;
  isRecipient: boolean;
  claims: readonly ClaimId[];
}

interface Erasing extends Whose {
  id: PaymentId;
  /** Whose data it is, as they have proved it; undefined where it ends with its time. */
  address?: string | undefined;
  dataRequestId: DataRequestId | undefined;
  now: Date;
  keys: Keys;
}

/**
 * Destroys what a payment, its gift and these shares hold about a person; amounts, days, statuses and references stay. The caller
 * holds the locks and has seen that nothing of it is open. Run again, it finds nothing. The columns are those of `inventory.ts`,
 * which is why this one file writes into the tables of everybody.
 */
export async function erasePayment(trx: Trx, erasing: Erasing): Promise<void> {
  const { id, isSender, isRecipient, claims, now } = erasing;
  const isParty = isSender || isRecipient;
  const found = await readPersonal(trx, erasing);
  await sql`
    update payments set erased_at = coalesce(erased_at, ${now}),
      message = case when ${isParty} then null else message end,
      password_hash = case when ${isSender} then null else password_hash end,
      recipient_email = case when ${isRecipient} then null else recipient_email end,
      sender_email = case when ${isSender} then null else sender_email end,
      failure_reason = case when ${isSender} then null else failure_reason end,
      sender_name = case when ${isSender} then null else sender_name end,
      browser_id = case when ${isSender} then gen_random_uuid() else browser_id end
    where id = ${id}
  `.execute(trx);
  if (isSender) await eraseSender(trx, id, found.giftId);
  if (isParty && found.giftId) await eraseWordsOfGift(trx, found.giftId);
  if (claims.length > 0) await eraseClaims(trx, erasing, found);
  await eraseSums(trx, erasing);
  await eraseWords(trx, erasing, found);
  // What ends with its time is one payment; whoever made it may be the subject of words that are still needed.
  if (erasing.dataRequestId) await eraseWordsElsewhere(trx, erasing, found.values);
}

interface Found {
  giftId: GiftId | null;
  withdrawals: WithdrawalId[];
  /** Everything that staff may have written notes or entries about, by its id. */
  subjects: string[];
  /** Under which the provider told us of it. */
  references: string[];
  /** The addresses and account numbers that would be recognised in the words of others, in lower case. */
  values: string[];
}

/** Read before it is gone: what else has to be looked for, and where. */
async function readPersonal(
  trx: Trx,
  { id, address, isSender, isRecipient, claims, dataRequestId }: Erasing,
): Promise<Found> {
  // Anybody may leave any address with a share, and have it sent to any account: what is known of those is not theirs to destroy.
  const isTheirs = (email: string | null): boolean => email?.trim().toLowerCase() === address;
  // Whoever has a share of somebody else's gift has nothing to do with the others.
  const isParty = isSender || isRecipient;
  const payment = await trx
    .selectFrom('payments')
    .leftJoin('gifts', 'gifts.paymentId', 'payments.id')
    .select(['gifts.id as giftId', 'senderEmail', 'recipientEmail', 'browserId'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();
  const withdrawals =
    claims.length === 0
      ? []
      : await trx
          .selectFrom('withdrawals')
          .select(['id', 'reference', 'bankCode', 'accountNumber'])
          .select(
            sql<boolean>`not exists (select from withdrawals o where (o.bank_code, o.account_number)
              = (withdrawals.bank_code, withdrawals.account_number) and o.claim_id <> all(${claims}::uuid[]))`.as(
              'isTheirs',
            ),
          )
          .where('claimId', 'in', claims)
          .execute();
  const accounts = withdrawals.filter((each) => each.isTheirs);
  const contacts =
    claims.length === 0
      ? []
      : await trx.selectFrom('claims').select(['contactEmail', 'browserId']).where('id', 'in', claims).execute();
  const refunds = await trx
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .select(['bankCode', 'accountNumber'])
    .where('charges.paymentId', '=', id)
    .execute();
  const { rows: others } = await sql<{ id: string }>`
    select id::text from payments where id = ${id} union select id::text from gifts where payment_id = ${id}
    union select id::text from charges where payment_id = ${id} union select id::text from disputes where payment_id = ${id}
    union select id::text from reconciliation_items where payment_id = ${id} or gift_id = ${payment.giftId}
    union select w.id::text from withdrawals w join claims c on c.id = w.claim_id where c.gift_id = ${payment.giftId}
  `.execute(trx);
  const { rows: differences } = await sql<{ id: string }>`
    select id::text from reconciliation_items where withdrawal_id = any(${withdrawals.map((each) => each.id)}::uuid[])
  `.execute(trx);
  const { rows: references } = await sql<{ reference: string }>`
    select reference from payment_references where payment_id = ${id}
    union select w.reference from withdrawals w join claims c on c.id = w.claim_id where c.gift_id = ${payment.giftId}
  `.execute(trx);
  const values = [
    ...(isSender ? [payment.senderEmail] : []),
    ...(isRecipient ? [payment.recipientEmail] : []),
    ...contacts.map(({ contactEmail }) => contactEmail).filter(isTheirs),
    ...accounts.map(({ accountNumber }) => accountNumber),
    ...(isSender ? refunds.map(({ accountNumber }) => accountNumber) : []),
  ];
  // What ends with its time is one payment; whoever made it may still be somebody to staff.
  const persons = dataRequestId
    ? await listPersons(trx, [
        ...(isSender ? [payment.senderEmail, payment.browserId] : []),
        ...(isRecipient ? [payment.recipientEmail] : []),
        ...contacts.map(({ contactEmail }) => contactEmail).filter(isTheirs),
        ...contacts.map(({ browserId }) => browserId),
        ...[...accounts, ...(isSender ? refunds : [])].map(accountOf),
      ])
    : [];
  return {
    giftId: payment.giftId,
    withdrawals: withdrawals.map((each) => each.id),
    subjects: [...(isParty ? others : withdrawals), ...differences, ...persons].map((each) => each.id),
    references: (isParty ? references : withdrawals).map(({ reference }) => reference),
    values: [...new Set(values.map((value) => value?.trim().toLowerCase() ?? '').filter(isTelling))],
  };
}

const accountOf = ({ bankCode, accountNumber }: { bankCode: string | null; accountNumber: string | null }) =>
  `${bankCode}/${accountNumber}`;

/** Those whom staff looked at by any of these. */
async function listPersons(trx: Trx, values: readonly (string | null)[]): Promise<{ id: string }[]> {
  const known = values.flatMap((value) => (value ? [value.toLowerCase()] : []));
  const { rows } = await sql<{ id: string }>`
    select id from persons where kind in ('address', 'browser', 'account') and value = any(${known}::text[])`.execute(
    trx,
  );
  return rows;
}

/** A name is any text that somebody typed, such as "A friend", and stands in too much that is about others. */
const isTelling = (value: string): boolean => value.includes('@') || /^\d{10,20}$/.test(value);

async function eraseSender(trx: Trx, id: PaymentId, giftId: GiftId | null): Promise<void> {
  await trx
    .updateTable('paymentReferences')
    .set({ accessCode: null, authorizationUrl: null })
    .where('paymentId', '=', id)
    .execute();
  await trx.deleteFrom('paymentViewers').where('paymentId', '=', id).execute();
  await trx.updateTable('charges').set({ card: null }).where('paymentId', '=', id).execute();
  await sql`
    update refunds r set account_number = null, bank_code = null, bank_name = null, account_name = null
    from charges h where h.id = r.charge_id and h.payment_id = ${id} and r.account_number is not null
  `.execute(trx);
  if (giftId)
    await trx.updateTable('giveaways').set({ title: ERASED, host: ERASED }).where('giftId', '=', giftId).execute();
}

async function eraseClaims(trx: Trx, { claims }: Erasing, { giftId, withdrawals }: Found): Promise<void> {
  // The mark of a browser is replaced by one that nobody has, in the claim and in the attempt that led to it. Of a draw it is
  // part of the proof, and stays: it is random, and what led from it to the person is gone.
  await sql`
    with marked as (
      select c.id, c.gift_id, c.browser_id, gen_random_uuid() as mark from claims c
      where c.id = any(${claims}::uuid[])
        and not exists (select from draw_entries e where e.gift_id = c.gift_id and e.browser_id = c.browser_id)
    ), attempts as (
      update claim_attempts a set browser_id = m.mark from marked m where a.gift_id = m.gift_id and a.browser_id = m.browser_id
    )
    update claims c set browser_id = m.mark from marked m where c.id = m.id
  `.execute(trx);
  await trx.updateTable('claims').set({ contactEmail: null }).where('id', 'in', claims).execute();
  await trx.updateTable('thanks').set({ text: '' }).where('claimId', 'in', claims).execute();
  await sql`
    update holds set reason = ${ERASED} where gift_id = ${giftId} and subject_id = any(${[...claims, ...withdrawals]}::uuid[])
  `.execute(trx);
  if (withdrawals.length === 0) return;
  await sql`
    update transfers t set account_number = null from withdrawals w where w.id = any(${withdrawals}::uuid[]) and t.reference = w.reference
  `.execute(trx);
  await trx
    .updateTable('withdrawals')
    .set({ accountNumber: '', accountName: '', recipientCode: null, reason: null, waitReason: null, shareOf: null })
    .where('id', 'in', withdrawals)
    .execute();
}

/** What goes to their account, and what was paid by them whoever received it, is counted on without telling whose it is. */
async function eraseSums(trx: Trx, { id, isSender, claims, keys }: Erasing): Promise<void> {
  const { rows } = await sql<{ subject: string; withdrawalId: WithdrawalId }>`
    select s.subject, s.withdrawal_id from withdrawal_sums s join withdrawals w on w.id = s.withdrawal_id
    join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
    where g.payment_id = ${id} and s.subject not like 'erased %'
      and (c.id = any(${claims}::uuid[]) or (${isSender} and s.subject not like 'account %'))
  `.execute(trx);
  for (const { subject, withdrawalId } of rows)
    await trx
      .updateTable('withdrawalSums')
      .set({ subject: erasedSubjects(keys, subject)[0] ?? ERASED })
      .where('subject', '=', subject)
      .where('withdrawalId', '=', withdrawalId)
      .execute();
}

/** What was said about a gift and to its people, by whoever said it. */
async function eraseWordsOfGift(trx: Trx, giftId: GiftId): Promise<void> {
  await trx.updateTable('gifts').set({ statusReason: null }).where('id', '=', giftId).execute();
  await trx.updateTable('giveaways').set({ stopReason: null }).where('giftId', '=', giftId).execute();
  await trx.updateTable('giveawayReports').set({ words: null }).where('giftId', '=', giftId).execute();
  await trx.updateTable('holds').set({ reason: ERASED }).where('giftId', '=', giftId).execute();
  await trx.updateTable('thanks').set({ text: '' }).where('giftId', '=', giftId).execute();
  await trx
    .updateTable('senderDeeds')
    .set({ details: JSON.stringify({ from: '•••', to: '•••' }) })
    .where('giftId', '=', giftId)
    .where('deed', '=', 'address')
    .execute();
  await sql`
    update refunds r set reason = ${ERASED}, failure = case when failure is null then null else ${ERASED} end
    from charges h join gifts g on g.payment_id = h.payment_id where h.id = r.charge_id and g.id = ${giftId}
  `.execute(trx);
}

/** What the provider and staff said about it. */
async function eraseWords(trx: Trx, erasing: Erasing, { subjects, references }: Found): Promise<void> {
  const { dataRequestId, now, keys } = erasing;
  await sql`update webhook_events set body = '', failure = null where reference = any(${references}::text[]) and body <> '' and worked_at is not null`.execute(
    trx,
  );
  await sql`
    update reconciliation_items set ours = ${ERASED}, theirs = ${ERASED}, closing_note = ${ERASED}
    where id::text = any(${subjects}::text[]) and closed_at is not null
  `.execute(trx);
  await sql`update disputes set note = null, messages = '[]' where id::text = any(${subjects}::text[])`.execute(trx);
  await sql`update dispute_answers set reason = ${ERASED} where dispute_id::text = any(${subjects}::text[])`.execute(
    trx,
  );
  await sql`update persons set value = null where id::text = any(${subjects}::text[])`.execute(trx);
  await sql`update remedy_votes set note = ${ERASED} where item_id::text = any(${subjects}::text[])`.execute(trx);
  await sql`update notes set text = '' where subject_id = any(${subjects}::uuid[]) and text <> ''`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from audit
    where subject_kind in ('gift', 'payment', 'charge', 'withdrawal', 'dispute', 'reconciliation_item', 'person')
      and subject_id = any(${subjects}::text[]) and details ?| ${FREE_WORDS}::text[]
  `.execute(trx);
  await eraseDetails(trx, ids(rows), { why: subjectOf(dataRequestId), now, keys });
}

/** Notes about something else, and entries such as a search that became a file, may name a person too. Found by their words. */
async function eraseWordsElsewhere(
  trx: Trx,
  { dataRequestId, now, keys }: Erasing,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const patterns = values.map((value) => `%${value.replace(/[\\%_]/g, '\\$&')}%`);
  const words = values.map(asWord);
  await sql`update saved_views set name = ${ERASED} || ' ' || left(id::text, 8) where lower(name) like any(${patterns}::text[])
    and lower(name) ~ any(${words}::text[])`.execute(trx);
  await sql`update notes set text = '' where text <> '' and lower(text) like any(${patterns}::text[])
    and lower(text) ~ any(${words}::text[])`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from audit a where ${auditWords()} like any(${patterns}::text[])
      and lower(a.details::text) like any(${patterns}::text[]) and lower(a.details::text) ~ any(${words}::text[])
      and a.subject_kind <> 'staff'
  `.execute(trx);
  await eraseDetails(trx, ids(rows), { why: subjectOf(dataRequestId), now, keys });
}

/** For PostgreSQL: a word of its own, not the end of a longer address or a part of a longer number. */
const asWord = (value: string): string =>
  `(?<![a-z0-9.!#$%&*+/=?^_\`{|}~-])${value.replace(/[^a-z0-9]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`;

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** What ends with its time was asked for by nobody. */
const subjectOf = (dataRequestId: DataRequestId | undefined) =>
  dataRequestId === undefined
    ? ({ subjectKind: 'database', subjectId: 'retention' } as const)
    : ({ subjectKind: 'data_request', subjectId: dataRequestId } as const);
