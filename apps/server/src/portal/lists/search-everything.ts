import type { Reply } from '@jara/contract/endpoint';
import type { searchEverything as searchEndpoint } from '@jara/contract/staff/search';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { parseQuid } from '@jara/domain/gift/quid';
import { type GiftId, isId, type PaymentId, type WithdrawalId } from '@jara/domain/ids';
import { formatMoney } from '@jara/domain/money/format';
import { type Sight, sightOf } from '@jara/domain/staff/mask';
import { may } from '@jara/domain/staff/permissions';
import { type Kysely, sql } from 'kysely';
import { likeAnywhere } from '../../platform/database/like.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { findReplaced } from '../../senders/replaced-codes.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { nameOf } from '../../staff/staff.store.ts';
import { giftList, type StaffGiftRow } from './gift-list.ts';
import { accountNameFits } from './list-query.ts';
import { paymentList, type StaffPaymentRow } from './payment-list.ts';
import { withdrawalList } from './withdrawal-list.ts';

type Found = Reply<typeof searchEndpoint>['results'][number];

const EACH = 5;

/** Finds records by whatever somebody pasted: a code, a reference, an id, an address, a name. */
export const searchEverything =
  ({ db }: Pick<Deps, 'db'>) =>
  async (text: string, { role }: Pick<StaffOfRequest, 'role'>): Promise<Found[]> => {
    const sight = sightOf(role);
    const found = await Promise.all([
      findGifts(db, text, sight),
      findPayments(db, text, sight),
      findWithdrawals(db, text, sight),
      may(role, 'users.view') ? findPeople(db, text) : [],
    ]);
    return found.flat().sort((a, b) => Number(b.isExact) - Number(a.isExact));
  };

const isSame = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();

async function findGifts(db: Kysely<Schema>, text: string, sight: Sight): Promise<Found[]> {
  if (isId<GiftId>(text)) return (await giftList.rows(db, [text])).map((row) => giftHit(row, true, sight));
  const rows = await giftList.newest(db, giftList.searches(text, sight), EACH);
  const code = parseQuid(text);
  const replaced = code && (await findReplaced(db, code));
  return rows.map((row) => {
    const isByOldCode = row.id === replaced?.giftId;
    const isExact =
      row.quid === code || isByOldCode || isSame(row.recipientEmail, text) || isSame(row.senderEmail, text);
    const hit = giftHit(row, isExact, sight);
    return isByOldCode ? { ...hit, subtitle: `${hit.subtitle}. Its sender replaced the code you gave.` } : hit;
  });
}

const giftHit = (row: StaffGiftRow, isExact: boolean, sight: Sight): Found => ({
  kind: 'gift',
  id: row.id,
  title: sight.quid(row.quid, row.status),
  subtitle: `${formatMoney(row.amount, row.currency)} to ${row.recipientEmail ? sight.email(row.recipientEmail) : shownRecipient(null)}`,
  status: row.status,
  at: row.createdAt.toISOString(),
  link: `/admin/quids/${row.id}`,
  isExact,
});

/** A payment that became a gift is found as the gift, unless somebody asks for the payment itself. */
async function findPayments(db: Kysely<Schema>, text: string, sight: Sight): Promise<Found[]> {
  if (isId<PaymentId>(text)) return (await paymentList.rows(db, [text])).map((row) => paymentHit(row, true, sight));
  const rows = await paymentList.newest(db, paymentList.searches(text, sight), EACH);
  return rows
    .filter(({ giftId, reference }) => giftId === null || reference.startsWith(text.toLowerCase()))
    .map((row) => paymentHit(row, isSame(row.reference, text), sight));
}

const paymentHit = (row: StaffPaymentRow, isExact: boolean, sight: Sight): Found => ({
  kind: 'payment',
  id: row.id,
  title: row.reference,
  subtitle: `${formatMoney(row.amount, row.currency)} to ${row.recipientEmail ? sight.email(row.recipientEmail) : shownRecipient(null)}`,
  status: row.status,
  at: row.createdAt.toISOString(),
  link: row.giftId ? `/admin/quids/${row.giftId}` : `/admin/transactions?id=${row.id}`,
  isExact,
});

async function findWithdrawals(db: Kysely<Schema>, text: string, sight: Sight): Promise<Found[]> {
  const ways = isId<WithdrawalId>(text)
    ? [sql`w.id = ${text}`]
    : /^[a-z0-9-]{16,50}$/i.test(text)
      ? [sql`w.reference = ${text.toLowerCase()}`]
      : accountNameFits(text);
  const searches = ways.map((fits) => ({ fits }));
  const rows = await withdrawalList.newest(db, searches, EACH);
  return rows.map((row) => ({
    kind: 'withdrawal',
    id: row.id,
    title: sight.text(row.accountName),
    subtitle: `${formatMoney(row.gross, row.currency)} to ${row.bankName}`,
    status: row.status,
    at: row.requestedAt.toISOString(),
    link: `/admin/withdrawals?id=${row.id}`,
    isExact: row.id === text.toLowerCase() || isSame(row.reference, text),
  }));
}

async function findPeople(db: Kysely<Schema>, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where(sql<string>`lower(email || ' ' || first_name || ' ' || last_name)`, 'like', likeAnywhere(text))
    .orderBy('email')
    .limit(EACH)
    .execute();
  return rows.map((row) => ({
    kind: 'staff',
    id: row.id,
    title: nameOf(row),
    subtitle: row.email,
    status: row.role,
    at: row.createdAt.toISOString(),
    link: `/admin/users?search=${encodeURIComponent(row.email)}`,
    isExact: isSame(row.email, text),
  }));
}
