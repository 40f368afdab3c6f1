import type { StaffApi } from '../api/staff-api.ts';
import { findGift } from './decisions.ts';
import { among, counted, inPeriod, type ListQuery, paged, searched, sorted } from './listing.ts';
import { isOpen, showGift, showPayment, showRule, showUser, showWithdrawal } from './present.ts';
import { giftOf, iso, paymentOf, type World } from './world.ts';

type Answer<Name extends keyof StaffApi> = StaffApi[Name] extends (...input: never[]) => Promise<infer T> ? T : never;
type Query<
  Name extends 'listGifts' | 'listPayments' | 'listStaffWithdrawals' | 'listStaffRules' | 'listUsers' | 'listAudit',
> = Parameters<StaffApi[Name]>[0]['query'];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

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
  return {
    ...paged(sorted(rows, query.sort), query, (gift) => showGift(world, gift)),
    stats: {
      total: rows.length,
      totalValue: sum(rows.filter(({ currency }) => currency === 'NGN').map(({ amount }) => amount)),
      active: rows.filter(({ status }) => status === 'ACTIVE').length,
      blocked: rows.filter(({ status }) => status === 'BLOCKED').length,
      byStatus: counted(fits.map(({ status }) => status)),
      byCurrency: counted(fits.map(({ currency }) => currency)),
    },
  };
}

export function paymentList(world: World, query: Query<'listPayments'>, now: number): Answer<'listPayments'> {
  const inTime = inPeriod(query, now);
  const finds = searched(query.search);
  const isStatus = among(query.status);
  const isCurrency = among(query.currency);
  const fits = world.payments.filter((payment) => {
    const quid = payment.giftId === null ? null : giftOf(world, payment.giftId).quid;
    const { reference, id, recipientEmail, senderEmail, createdAt } = payment;
    return inTime(createdAt) && finds(reference, id, quid, recipientEmail, senderEmail);
  });
  const rows = fits.filter(({ status, currency }) => isStatus(status) && isCurrency(currency));
  return {
    ...paged(sorted(rows, query.sort), query, (payment) => showPayment(world, payment)),
    stats: {
      total: rows.length,
      totalAmount: sum(rows.filter(({ currency }) => currency === 'NGN').map(({ amount }) => amount)),
      byStatus: counted(fits.map(({ status }) => status)),
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
  const wanted = query.assignee === 'me' ? world.me : query.assignee === 'none' ? null : query.assignee;
  const rows = world.withdrawals.filter((row) => {
    const shown = showWithdrawal(world, row, now);
    return (
      inTime(row.createdAt) &&
      finds(shown.quid, shown.accountName, shown.email, row.reference) &&
      isStatus(shown.status) &&
      isStage(row.stage) &&
      isCurrency(shown.currency) &&
      (wanted === undefined || row.assigneeId === wanted)
    );
  });
  const today = iso(now).slice(0, 10);
  const open = world.withdrawals.filter(isOpen);
  const done = world.withdrawals.filter(
    ({ finishedAt }) => finishedAt !== null && iso(finishedAt).slice(0, 10) === today,
  );
  const count = counted(world.withdrawals.map((row) => showWithdrawal(world, row, now).status));
  return {
    ...paged(sorted(rows, query.sort), query, (row) => showWithdrawal(world, row, now)),
    stats: {
      pendingRequests: open.length,
      pendingAmount: sum(open.map(({ amount }) => amount)),
      awaitingDecision: open.filter(({ stage }) => stage === 'REQUESTED').length,
      processedToday: done.length,
      processedTodayAmount: sum(done.map(({ amount }) => amount)),
      byStatus: { PENDING: count.PENDING ?? 0, COMPLETED: count.COMPLETED ?? 0, FAILED: count.FAILED ?? 0 },
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
    ...paged(sorted(rows), query as ListQuery, (gift) => showRule(gift, now)),
    byType: counted(fits.map(({ rule }) => rule?.rule.type ?? '')),
  };
}

export function userList(world: World, query: Query<'listUsers'>): Answer<'listUsers'> {
  const finds = searched(query.search);
  const rows = world.users.filter(
    ({ email, firstName, lastName, role, state }) =>
      finds(email, `${firstName} ${lastName}`) &&
      (query.role === undefined || role === query.role) &&
      (query.state === undefined || state === query.state),
  );
  return paged(rows, query, (user) => showUser(world, user));
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
    ...paged(rows, query, (row) => row),
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
  const { data: users } = userList(world, { search: sought, limit: 3 });
  return {
    results: [
      ...gifts.map(({ id, quid, recipientEmail, status, createdAt }) => ({
        kind: 'gift' as const,
        id,
        title: quid,
        subtitle: `For ${recipientEmail}`,
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
