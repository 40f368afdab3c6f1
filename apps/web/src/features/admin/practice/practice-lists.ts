import { shownRecipient } from '@jara/domain/gift/delivery';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import { type Currency, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import type { StaffApi } from '../api/staff-api.ts';
import { findGift } from './decisions.ts';
import { among, counted, inPeriod, type ListQuery, paged, searched, sorted } from './listing.ts';
import { PAYMENT_NEEDS, WITHDRAWAL_NEEDS } from './needs.ts';
import { showGift, showPayment, showRule, showUser, showWithdrawal, wayOf } from './present.ts';
import { showGiveaway } from './present-giveaway.ts';
import { assigneeIdOf, giftOf, iso, nairaOf, paymentOf, type World } from './world.ts';

type Answer<Name extends keyof StaffApi> = StaffApi[Name] extends (...input: never[]) => Promise<infer T> ? T : never;
type Query<
  Name extends
    | 'listGifts'
    | 'listGiveaways'
    | 'listPayments'
    | 'listStaffWithdrawals'
    | 'listStaffRules'
    | 'listUsers'
    | 'listAudit',
> = Parameters<StaffApi[Name]>[0]['query'];

/** Sums are in the one currency that a list is narrowed to, or else in naira. */
function summed(
  rows: readonly { currency: Currency; amount: number }[],
  chosen: string | readonly string[] | undefined,
) {
  const [currency = DEFAULT_CURRENCY, ...others] = [chosen ?? []]
    .flat()
    .flatMap((text) => text.split(',')) as Currency[];
  const one = others.length > 0 ? DEFAULT_CURRENCY : currency;
  return {
    currency: one,
    amount: rows.reduce((sum, row) => (row.currency === one ? sum + row.amount : sum), 0),
  };
}

/** The filter by what needs a person; nothing chosen lets everything through. */
const needs = <Row>(
  chosen: string | readonly string[] | undefined,
  kinds: Record<string, (row: Row, now: number) => boolean>,
  now: number,
) => {
  const isChosen = among(chosen);
  const wanted = chosen?.length ? Object.entries(kinds).filter(([kind]) => isChosen(kind)) : undefined;
  return (row: Row) => wanted?.some(([, fits]) => fits(row, now)) ?? true;
};

export function giftList(world: World, query: Query<'listGifts'>, now: number): Answer<'listGifts'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isStatus = among(query.status);
  const isCurrency = among(query.currency);
  const fits = world.gifts.filter((gift) => {
    const { senderEmail, recipientEmail } = paymentOf(world, gift);
    return inTime(gift.createdAt) && finds(gift.quid, gift.id, senderEmail, recipientEmail);
  });
  const rows = fits.filter(({ status, currency }) => isStatus(status) && isCurrency(currency));
  const inCards = world.gifts.filter(({ createdAt, currency }) => inTime(createdAt) && isCurrency(currency));
  const { amount: totalValue, currency } = summed(inCards, query.currency);
  return {
    ...paged(sorted(rows, query.sort), query, now, (gift) => showGift(world, gift)),
    stats: {
      total: inCards.length,
      totalValue,
      currency,
      active: inCards.filter(({ status }) => isOpenForClaims(status)).length,
      blocked: inCards.filter(({ status }) => status === 'BLOCKED').length,
      byStatus: counted(inCards.map(({ status }) => status)),
      byCurrency: counted(inCards.map((gift) => gift.currency)),
    },
  };
}

export function giveawayList(world: World, query: Query<'listGiveaways'>, now: number): Answer<'listGiveaways'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isState = among(query.state);
  const rows = world.giveaways
    .filter(
      ({ giftId, title, host, publishedAt }) => inTime(publishedAt) && finds(giftOf(world, giftId).quid, title, host),
    )
    .sort((a, b) => (query.sort === 'createdAt' ? a.publishedAt - b.publishedAt : b.publishedAt - a.publishedAt))
    .map((giveaway) => showGiveaway(world, giveaway, now))
    .filter(
      ({ state, reports }) =>
        isState(state) && (!query.reports || (query.reports === 'OPEN' ? reports.open : reports.all) > 0),
    );
  return paged(rows, query, now, (row) => row);
}

export function paymentList(world: World, query: Query<'listPayments'>, now: number): Answer<'listPayments'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isStatus = among(query.status);
  const isCurrency = among(query.currency);
  const isChannel = among(query.channel);
  const fits = world.payments.filter((payment) => {
    const quid = payment.giftId === null ? null : giftOf(world, payment.giftId).quid;
    const { reference, id, recipientEmail, senderEmail, createdAt } = payment;
    return inTime(createdAt) && finds(reference, id, quid, recipientEmail, senderEmail);
  });
  const isNeeding = needs(query.attention, PAYMENT_NEEDS, now);
  const rows = fits.filter(
    (payment) =>
      isStatus(payment.status) &&
      isCurrency(payment.currency) &&
      isChannel(wayOf(payment).channel ?? '') &&
      isNeeding(payment),
  );
  const inCards = world.payments.filter(({ createdAt, currency }) => inTime(createdAt) && isCurrency(currency));
  const { amount: totalAmount, currency } = summed(inCards, query.currency);
  return {
    ...paged(sorted(rows, query.sort), query, now, (payment) => showPayment(world, payment)),
    stats: {
      total: inCards.length,
      totalAmount,
      currency,
      byStatus: counted(inCards.map(({ status }) => status)),
    },
  };
}

export function withdrawalList(
  world: World,
  query: Query<'listStaffWithdrawals'>,
  now: number,
): Answer<'listStaffWithdrawals'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isStatus = among(query.status);
  const isStage = among(query.stage);
  const isCurrency = among(query.currency);
  const isNeeding = needs(query.attention, WITHDRAWAL_NEEDS, now);
  const wanted = query.assignee === 'me' ? world.me : query.assignee === 'none' ? null : query.assignee;
  const rows = world.withdrawals.filter((row) => {
    const shown = showWithdrawal(world, row, now);
    return (
      inTime(row.createdAt) &&
      finds(giftOf(world, row.giftId).quid, shown.accountName, shown.email, row.reference) &&
      isStatus(shown.status) &&
      isStage(row.stage) &&
      isCurrency(shown.currency) &&
      isNeeding(row) &&
      (wanted === undefined || assigneeIdOf(world, row.id) === wanted)
    );
  });
  const today = iso(now).slice(0, 10);
  const pending = world.withdrawals.filter(({ stage }) => stage === 'REQUESTED');
  const done = world.withdrawals.filter(
    ({ stage, finishedAt }) => stage === 'COMPLETED' && finishedAt !== null && iso(finishedAt).slice(0, 10) === today,
  );
  const count = counted(world.withdrawals.map((row) => showWithdrawal(world, row, now).status));
  return {
    ...paged(sorted(rows, query.sort), query, now, (row) => showWithdrawal(world, row, now)),
    stats: {
      pendingRequests: pending.length,
      pendingAmount: nairaOf(world, pending),
      processedToday: done.length,
      processedTodayAmount: nairaOf(world, done),
      byStatus: {
        PENDING: count.PENDING ?? 0,
        ON_ITS_WAY: count.ON_ITS_WAY ?? 0,
        COMPLETED: count.COMPLETED ?? 0,
        FAILED: count.FAILED ?? 0,
      },
    },
  };
}

export function ruleList(world: World, query: Query<'listStaffRules'>, now: number): Answer<'listStaffRules'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isType = among(query.type);
  const isStatus = among(query.status);
  const isCurrency = among(query.currency);
  const fits = world.gifts.filter(
    (gift) => gift.rule !== null && inTime(gift.createdAt) && finds(gift.quid, paymentOf(world, gift).recipientEmail),
  );
  const rows = fits.filter(
    ({ rule, status, currency }) => isType(rule?.rule.type ?? '') && isStatus(status) && isCurrency(currency),
  );
  return {
    ...paged(sorted(rows), query as ListQuery, now, (gift) => showRule(gift, now)),
    byType: counted(fits.map(({ rule }) => rule?.rule.type ?? '')),
  };
}

export function userList(world: World, query: Query<'listUsers'>, now: number): Answer<'listUsers'> {
  const finds = searched(query.search);
  const rows = world.users.filter(
    ({ email, firstName, lastName, role, state }) =>
      finds(email, `${firstName} ${lastName}`) &&
      (query.role === undefined || role === query.role) &&
      (query.state === undefined || state === query.state),
  );
  return paged(rows, query, now, (user) => showUser(world, user));
}

export function auditList(world: World, query: Query<'listAudit'>, now: number): Answer<'listAudit'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const rows = world.audit.filter(
    ({ at, staff, action, subjectKind, subjectId, details }) =>
      inTime(Date.parse(at)) &&
      finds(staff.name, staff.email, action, subjectId, JSON.stringify(details)) &&
      (query.action === undefined || action === query.action) &&
      (query.staffId === undefined || staff.id === query.staffId) &&
      (query.subjectKind === undefined || subjectKind === query.subjectKind) &&
      (query.subjectId === undefined || subjectId === query.subjectId),
  );
  return {
    ...paged(rows, query, now, (row) => row),
    actions: [...new Set(world.audit.map(({ action }) => action))].sort(),
  };
}

/** Any record by its code, reference, id or address. */
export function search(world: World, q: string, now: number): Answer<'searchEverything'> {
  const sought = q.trim();
  const exact = (...texts: (string | null)[]) => texts.some((text) => text?.toLowerCase() === sought.toLowerCase());
  const { data: gifts } = giftList(world, { search: sought, limit: 5 }, now);
  const { data: payments } = paymentList(world, { search: sought, limit: 5 }, now);
  const { data: withdrawals } = withdrawalList(world, { search: sought, limit: 5 }, now);
  const { data: users } = userList(world, { search: sought, limit: 3 }, now);
  return {
    results: [
      ...gifts.map(({ id, quid, recipientEmail, status, createdAt }) => ({
        kind: 'gift' as const,
        id,
        title: quid,
        subtitle: `For ${recipientEmail ?? shownRecipient(null)}`,
        status,
        at: createdAt,
        link: `/admin/quids/${id}`,
        isExact: findGift(world, sought)?.id === id,
      })),
      ...payments.map(({ id, reference, email, status, createdAt }) => ({
        kind: 'payment' as const,
        id,
        title: reference,
        subtitle: `For ${email}`,
        status,
        at: createdAt,
        link: `/admin/transactions?id=${id}`,
        isExact: exact(reference, id),
      })),
      ...withdrawals.map(({ id, accountName, bank, status, createdAt, reference }) => ({
        kind: 'withdrawal' as const,
        id,
        title: accountName,
        subtitle: bank,
        status,
        at: createdAt,
        link: `/admin/withdrawals?id=${id}`,
        isExact: exact(reference, id),
      })),
      ...users.map(({ id, firstName, lastName, email, state, createdAt }) => ({
        kind: 'staff' as const,
        id,
        title: `${firstName} ${lastName}`.trim() || email,
        subtitle: email,
        status: state,
        at: createdAt,
        link: `/admin/users?search=${encodeURIComponent(email)}`,
        isExact: exact(email, id),
      })),
    ],
  };
}
