import { FIGURE_LISTS } from '@jara/contract/staff/figure-lists';
import { maskQuid } from '@jara/domain/staff/mask';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePracticeApi } from './practice-api.ts';
import { PRACTICE_CREDENTIALS } from './practice-credentials.ts';

const start = Date.parse('2026-11-14T10:00:00Z');
let time = start;
const waits: number[] = [];
const makeApi = () =>
  makePracticeApi({
    now: () => time,
    userAgent: 'Chrome/140 on Linux',
    wait: async (ms) => {
      waits.push(ms);
    },
  });

beforeEach(() => {
  time = start;
  waits.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', () => {
    throw new Error('Practice must not call anybody');
  });
});
afterEach(() => vi.unstubAllGlobals());

async function signedIn() {
  const api = makeApi();
  await api.signIn({ body: PRACTICE_CREDENTIALS });
  return api;
}

const pending = async (api: Awaited<ReturnType<typeof signedIn>>) =>
  (await api.listStaffWithdrawals({ query: { stage: 'REQUESTED', sort: '-amount', limit: 100 } })).data;

describe('practice', () => {
  it('lets in the fixed account and nobody else, as a super admin', async () => {
    const api = makeApi();
    await expect(api.readSession({})).rejects.toMatchObject({ status: 401 });
    await expect(api.signIn({ body: { email: 'super@jara.test', password: 'jara demo 2026' } })).rejects.toThrow(
      'Invalid credentials',
    );
    expect((await api.signIn({ body: PRACTICE_CREDENTIALS })).staff.role).toBe('SUPER_ADMIN');
  });

  it('remembers who signed in when the page is loaded again, until they sign out', async () => {
    await signedIn();
    const later = makeApi();
    expect((await later.readSession({})).state).toBe('SIGNED_IN');
    await later.signOut({});
    await expect(later.readDashboard({})).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  it('answers after half a second to two seconds, and never calls anybody', async () => {
    const api = await signedIn();
    await Promise.all([api.readDashboard({}), api.listGifts({ query: {} }), api.listUsers({ query: {} })]);
    await api.exportFile({ what: 'quids', format: 'csv', filters: { status: 'ACTIVE' } });
    expect(waits.length).toBeGreaterThanOrEqual(5);
    for (const ms of waits) expect(ms >= 500 && ms <= 2000).toBe(true);
  });

  it('covers a code that still opens money, in lists and in files, until it is asked for', async () => {
    const api = await signedIn();
    const { data: gifts } = await api.listGifts({ query: { limit: 100 } });
    const open = gifts.filter(({ status }) => status !== 'CLAIMED');
    expect(open.length).toBeGreaterThan(0);
    const [gift] = open;
    if (!gift) throw new Error('no open gift');
    const { value } = await api.reveal({ body: { field: 'gift.quid', id: gift.id } });
    expect(gift.quid).toBe(maskQuid(value));
    const { data: trail } = await api.listAudit({ query: {} });
    expect(trail[0]).toMatchObject({ action: 'data.reveal', subjectId: gift.id, details: { field: 'gift.quid' } });
    expect(JSON.stringify(trail)).not.toContain(value);
    for (const what of ['quids', 'transactions', 'withdrawals', 'rules', 'audit'] as const) {
      const { content } = await api.exportFile({ what, format: 'json', filters: {} });
      const text = await content.text();
      expect(text).not.toContain(value);
      if (what === 'quids') expect(text).toContain(gift.quid);
    }
    await expect(api.reveal({ body: { field: 'payment.email', id: gift.id } })).rejects.toThrow(/covered in practice/);
  });

  it('has a stuck payout: its bank is asked, its recipient told, and it is handed over', async () => {
    const api = await signedIn();
    const [row] = (await api.listStaffWithdrawals({ query: { stage: 'UNKNOWN' } })).data;
    if (!row) throw new Error('no stuck payout');
    const params = { id: row.id };
    const file = () => api.findStaffWithdrawal({ params });
    expect((await file()).payout).toMatchObject({
      isStuck: true,
      questions: [{ question: 'SEND', answer: 'UNKNOWN' }],
    });
    expect(await api.askBank({ params, body: {} })).toMatchObject({ stage: 'SUBMITTED', answer: { said: 'pending' } });
    await expect(api.askBank({ params, body: {} })).rejects.toMatchObject({ code: 'asked_just_now' });
    await api.tellRecipient({ params, body: {} });
    await expect(api.tellRecipient({ params, body: {} })).rejects.toMatchObject({ code: 'told_already' });
    const [decider] = (await api.listColleagues({})).people.filter(({ role }) => role === 'ADMIN');
    if (!decider) throw new Error('nobody to hand it to');
    await api.handOverPayout({ params, body: { staffId: decider.id, note: 'They called' } });
    expect((await file()).assignee).toEqual({ id: decider.id, name: decider.name });
    time += 60_000;
    expect(await api.askBank({ params, body: {} })).toMatchObject({ stage: 'COMPLETED', answer: { said: 'success' } });
    await expect(api.tellRecipient({ params, body: {} })).rejects.toMatchObject({ code: 'payout_not_stuck' });
  });

  it('pays out an approved withdrawal a little later', async () => {
    const api = await signedIn();
    const row = (await pending(api)).find(({ approvalsNeeded }) => approvalsNeeded === 1);
    if (!row) throw new Error('no request to approve');
    const { stage } = await api.decideWithdrawal({ body: { id: row.id, action: 'APPROVE', revision: row.revision } });
    expect(stage).toBe('APPROVED');
    const still = await api.listStaffWithdrawals({ query: { status: 'PENDING', limit: 100 } });
    expect(still.data.map(({ id }) => id)).not.toContain(row.id);
    const { data: trail } = await api.listAudit({ query: {} });
    expect(trail[0]).toMatchObject({ action: 'withdrawal.approve', subjectName: row.quid });
    time += 60_000;
    expect(await api.findStaffWithdrawal({ params: { id: row.id } })).toMatchObject({ stage: 'COMPLETED' });
  });

  it('pauses payouts: an approved one waits until a Super Admin lets them go on', async () => {
    const api = await signedIn();
    const row = (await pending(api)).find(({ approvalsNeeded }) => approvalsNeeded === 1);
    if (!row) throw new Error('no request to approve');
    const pause = { isOn: false, reason: 'To learn how' };
    expect(await api.changeSwitch({ params: { name: 'payouts' }, body: pause })).toMatchObject({ isOn: false });
    await expect(api.changeSwitch({ params: { name: 'payouts' }, body: pause })).rejects.toMatchObject({
      code: 'switch_unchanged',
    });
    await api.decideWithdrawal({ body: { id: row.id, action: 'APPROVE', revision: row.revision } });
    time += 60_000;
    expect(await api.findStaffWithdrawal({ params: { id: row.id } })).toMatchObject({ stage: 'APPROVED' });
    expect((await api.readNotifications({})).items[0]).toMatchObject({ kind: 'PAUSED', count: 1 });
    await api.changeSwitch({ params: { name: 'payouts' }, body: { isOn: true, reason: 'Learned' } });
    time += 60_000;
    expect(await api.findStaffWithdrawal({ params: { id: row.id } })).toMatchObject({ stage: 'COMPLETED' });
  });

  it('has differences to work on: one is taken, booked for what it was, and closed', async () => {
    const api = await signedIn();
    const open = await api.listReconciliationItems({ query: { status: ['OPEN'] } });
    expect(open.total).toBe((await api.readOperations({})).openItems);
    const [item] = open.data;
    if (!item) throw new Error('no difference to work on');
    const params = { id: item.id };
    const me = (await api.readSession({})).staff.id;
    const hands = { kind: 'reconciliation_item' as const, id: item.id };
    await api.assignSubject({ params: hands, body: { staffId: me } });
    expect((await api.findReconciliationItem({ params })).assignee?.id).toBe(me);
    const isMine = async () =>
      (await api.readMine({ query: { limit: 100 } })).data.some(({ subjectId }) => subjectId === item.id);
    expect(await isMine()).toBe(true);
    const body = { note: 'Money of another shop', revision: item.revision, remedy: 'OWN_MONEY' as const };
    expect(await api.resolveReconciliationItem({ params, body })).toMatchObject({ closingNote: body.note });
    await expect(api.resolveReconciliationItem({ params, body })).rejects.toMatchObject({ code: 'item_closed' });
    expect((await api.listReconciliationItems({ query: { status: ['OPEN'] } })).total).toBe(open.total - 1);
    expect(await isMine()).toBe(false);
    expect((await api.runReconciliation({})).failure).toBeNull();
    expect((await api.runBooksCheck({})).isClean).toBe(true);
  });

  it('has a mention that waits until it is seen, and notes that stay', async () => {
    const api = await signedIn();
    const before = await api.readMine({ query: {} });
    const asked = before.data.find(({ mentionedAt }) => mentionedAt !== null);
    if (!asked) throw new Error('nobody asks anything');
    const params = { kind: asked.subjectKind, id: asked.subjectId };
    const { data } = await api.listNotes({ params, query: {} });
    const fresh = data.filter(({ isNewToMe }) => isNewToMe).map(({ id }) => id);
    expect(fresh).toHaveLength(1);
    expect(await api.seeNotes({ body: { noteIds: fresh } })).toEqual({ seen: 1 });
    expect(await api.seeNotes({ body: { noteIds: fresh } })).toEqual({ seen: 0 });
    expect((await api.readMine({ query: {} })).mentioned).toBe(before.mentioned - 1);
    const colleague = (await api.listColleagues({})).people.find(({ role }) => role === 'SUPPORT');
    await api.writeNote({ params, body: { text: ` @${colleague?.name}, tell them it is safe ` } });
    expect((await api.listNotes({ params, query: {} })).data[0]).toMatchObject({
      text: `@${colleague?.name}, tell them it is safe`,
      mentions: [{ id: colleague?.id }],
    });
    expect((await api.listAudit({ query: {} })).data[0]).toMatchObject({ action: 'note.write' });
    await expect(api.writeNote({ params, body: { text: ' ' } })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(api.listNotes({ params: { kind: 'dispute', id: asked.subjectId }, query: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('needs a second person for a large one, and not the same person twice', async () => {
    const api = await signedIn();
    const row = (await pending(api)).find(
      ({ approvalsNeeded, approvals }) => approvalsNeeded === 2 && approvals.length === 0,
    );
    if (!row) throw new Error('no large request');
    const approve = (revision: number) => api.decideWithdrawal({ body: { id: row.id, action: 'APPROVE', revision } });
    const first = await approve(row.revision);
    expect(first).toMatchObject({ stage: 'REQUESTED', approvedByMe: true });
    await expect(approve(first.revision)).rejects.toMatchObject({ code: 'own_approval' });
  });

  it('refuses a decision about a request that has changed since it was read', async () => {
    const api = await signedIn();
    const [row] = await pending(api);
    if (!row) throw new Error('nothing pending');
    await expect(
      api.decideWithdrawal({ body: { id: row.id, action: 'REJECT', reason: 'No', revision: row.revision - 1 } }),
    ).rejects.toMatchObject({ code: 'withdrawal_changed', status: 409 });
  });

  it('gives every withdrawal that is decided with others its own outcome, by the rules for one', async () => {
    const api = await signedIn();
    const rows = await pending(api);
    const ordinary = rows.find(({ approvalsNeeded }) => approvalsNeeded === 1);
    const large = rows.find(({ approvalsNeeded, approvals }) => approvalsNeeded === 2 && approvals.length === 0);
    if (!ordinary || !large) throw new Error('not enough pending');
    const { withdrawals } = await api.reviewWithdrawals({ query: { ids: `${ordinary.id},${large.id}` } });
    expect(withdrawals.map(({ id }) => id)).toEqual([ordinary.id, large.id]);
    const body = { action: 'APPROVE' as const, withdrawals: withdrawals.map(({ id, revision }) => ({ id, revision })) };
    const outcomes = async () => (await api.decideWithdrawals({ body })).results.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['APPROVED', 'WAITS_FOR_SECOND']);
    expect(await outcomes()).toEqual(['CHANGED', 'CHANGED']);
  });

  it('gives every gift of a bulk change its own outcome and refuses an empty one', async () => {
    const api = await signedIn();
    const { data: open } = await api.listGifts({ query: { status: 'ACTIVE' } });
    const { data: over } = await api.listGifts({ query: { status: 'BLOCKED' } });
    const ids = [open[0]?.id ?? '', over[0]?.id ?? ''];
    const answer = await api.changeGiftStatuses({ body: { quids: ids, status: 'BLOCKED', reason: 'Review' } });
    expect(answer.results.map(({ ok }) => ok)).toEqual([true, false]);
    await expect(api.changeGiftStatuses({ body: { quids: [], status: 'BLOCKED', reason: 'Review' } })).rejects.toThrow(
      'No QUIDs selected',
    );
  });

  it('asks for a code once an authenticator is set up', async () => {
    const api = await signedIn();
    await api.confirmTotpEnrolment({ body: { code: '123456' } });
    time += 11 * 60_000;
    const invite = () => api.invite({ body: { email: 'ada@example.com', role: 'ADMIN' } });
    await expect(invite()).rejects.toMatchObject({ code: 'step_up_required' });
    await api.stepUp({ body: { code: '123456' } });
    expect(await invite()).toMatchObject({ isActive: false, state: 'INVITED' });
  });

  it('keeps the last super admin and writes down what was done', async () => {
    const api = await signedIn();
    const { data: users } = await api.listUsers({ query: { limit: 100 } });
    const support = users.find(({ role, isActive }) => role === 'SUPPORT' && isActive);
    if (!support) throw new Error('no support');
    await api.changeUser({ params: { id: support.id }, body: { isActive: false } });
    const { data: trail } = await api.listAudit({ query: {} });
    expect(trail[0]).toMatchObject({ action: 'staff.deactivate', subjectId: support.id });
    const me = users.find(({ canManage, role }) => !canManage && role === 'SUPER_ADMIN');
    await expect(api.changeUser({ params: { id: me?.id ?? '' }, body: { role: 'SUPPORT' } })).rejects.toMatchObject({
      code: 'own_account',
    });
  });

  it('shows figures as large as the lists they lead to, and sums of naira alone', async () => {
    const api = await signedIn();
    const rowsAt = async (link: string) => {
      const { pathname, searchParams } = new URL(link, 'http://practice');
      const query = Object.fromEntries(searchParams);
      if (pathname === '/admin/quids') return (await api.listGifts({ query })).total;
      if (pathname === '/admin/transactions') return (await api.listPayments({ query })).total;
      if (pathname === '/admin/giveaways') return (await api.listGiveaways({ query })).total;
      return (await api.listStaffWithdrawals({ query })).total;
    };
    const behind = ({ to, search }: { to: string; search: Record<string, string> }) =>
      rowsAt(`${to}?${new URLSearchParams(search)}`);
    const dashboard = await api.readDashboard({});
    const { stats } = await api.listStaffWithdrawals({ query: {} });
    const { stats: gifts } = await api.listGifts({ query: {} });
    const work = await api.readWorkload({});
    const active = await behind(FIGURE_LISTS.activeGifts);
    expect([dashboard.activeQuids, gifts.active]).toEqual([active, active]);
    const pending = await behind(FIGURE_LISTS.pendingWithdrawals);
    expect([dashboard.pendingWithdrawals, stats.pendingRequests, work.pending]).toEqual([pending, pending, pending]);
    expect(dashboard.pendingWithdrawalAmount).toBe(stats.pendingAmount);
    expect(work.open).toBe(await behind(FIGURE_LISTS.openWithdrawals));
    expect(work.broken).toBe(await behind(FIGURE_LISTS.brokenPromises));
    expect(work.keptPromisePercent).toBeLessThan(100);
    const { count, items } = await api.readNotifications({});
    expect(count).toBe(items.length);
    const listed = items.filter(({ link }) => link.includes('?'));
    expect(listed.length).toBeGreaterThan(4);
    for (const { kind, count: rows, link } of listed) expect([kind, rows]).toEqual([kind, await rowsAt(link)]);

    const cedis = await api.listGifts({ query: { currency: 'GHS', limit: 100 } });
    expect(cedis.stats).toMatchObject({ total: cedis.total, currency: 'GHS' });
    expect(cedis.total).toBeGreaterThan(0);
    const naira = await api.listGifts({ query: { currency: 'NGN' } });
    expect(naira.stats.totalValue).toBe(gifts.totalValue);
    expect(naira.stats.total).toBeLessThan(gifts.total);
  });

  it('finds a record by exactly what was pasted', async () => {
    const api = await signedIn();
    const { data: gifts } = await api.listGifts({ query: {} });
    const gift = gifts[0];
    if (!gift) throw new Error('no gifts');
    const { value } = await api.reveal({ body: { field: 'gift.quid', id: gift.id } });
    const code = `${value.slice(0, 4)}-${value.slice(4, 9)}-${value.slice(9)}`;
    const { results } = await api.searchEverything({ query: { q: code } });
    expect(results.find(({ isExact }) => isExact)).toMatchObject({ kind: 'gift', id: gift.id });
  });
});

describe('giveaways in practice', () => {
  it('are listed with what needs a look, and found again by state and by reports', async () => {
    const api = await signedIn();
    const all = await api.listGiveaways({ query: {} });
    expect(new Set(all.data.map(({ state }) => state))).toContain('OPEN');
    expect(all.data.some(({ ruleType, state }) => ruleType === 'DRAW' && state === 'OPEN')).toBe(true);
    const reported = await api.listGiveaways({ query: { reports: 'OPEN' } });
    expect(reported.total).toBeGreaterThan(0);
    expect(reported.data.every(({ reports }) => reports.open > 0)).toBe(true);
    const open = await api.listGiveaways({ query: { state: 'OPEN' } });
    expect(open.data.every(({ state }) => state === 'OPEN')).toBe(true);
    expect(open.data.some(({ isCrowded }) => isCrowded)).toBe(true);
  });

  it('are stopped with words for everybody, and released without them', async () => {
    const api = await signedIn();
    const [{ giftId: gift, code } = { giftId: '', code: '' }] = (await api.listGiveaways({ query: { state: 'OPEN' } }))
      .data;
    const move = (status: 'BLOCKED' | 'ACTIVE', publicReason?: string) =>
      api.changeGiftStatus({
        params: { quid: code },
        body: { status, reason: 'Looked at', ...(publicReason ? { publicReason } : {}) },
      });
    await move('BLOCKED', 'Somebody asked winners for money.');
    expect(await api.findGiveawayFile({ params: { gift } })).toMatchObject({
      state: 'STOPPED',
      stopReason: 'Somebody asked winners for money.',
    });
    const { allowed } = await api.findGiveawayFile({ params: { gift } });
    expect(allowed).toMatchObject({ block: false, release: true });
    await move('ACTIVE');
    expect(await api.findGiveawayFile({ params: { gift } })).toMatchObject({ state: 'OPEN', stopReason: null });
  });

  it('have reports that are handled once, by somebody', async () => {
    const api = await signedIn();
    const [{ giftId: gift } = { giftId: '' }] = (await api.listGiveaways({ query: { reports: 'OPEN' } })).data;
    const before = await api.findGiveawayFile({ params: { gift } });
    const report = before.reportList.find(({ handledAt }) => handledAt === null);
    const handled = await api.handleReport({ params: { id: report?.id ?? '' } });
    expect(handled.handledBy).not.toBeNull();
    const after = await api.findGiveawayFile({ params: { gift } });
    expect(after.reports.open).toBe(before.reports.open - 1);
    const [ordinary] = (await api.listGifts({ query: { status: 'CLAIMED' } })).data;
    await expect(api.findGiveawayFile({ params: { gift: ordinary?.id ?? '' } })).rejects.toMatchObject({
      code: 'giveaway_not_found',
    });
  });
});
