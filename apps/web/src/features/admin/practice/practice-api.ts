import type { StaffDispute } from '@jara/contract/staff/disputes';
import { EXPORTS, REPORT_DESCRIPTIONS, REPORT_TITLES } from '@jara/contract/staff/reports';
import { STEP_UP_MS } from '@jara/domain/staff/session-times';
import { publicWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import type { StaffApi } from '../api/staff-api.ts';
import { bankRates } from './bank-rates.ts';
import * as casework from './casework.ts';
import { dataRequestList } from './data-requests.ts';
import * as desk from './decisions.ts';
import { makeDice } from './dice.ts';
import { attention, dashboardFigures, workloadFigures } from './figures.ts';
import { financialFigures } from './financial-figures.ts';
import { giftFile } from './gift-file.ts';
import { paged } from './listing.ts';
import { makeWorld } from './make-world.ts';
import * as team from './manage-team.ts';
import * as operations from './operations.ts';
import * as people from './people.ts';
import { exportFile } from './practice-exports.ts';
import * as lists from './practice-lists.ts';
import {
  checkCredentials,
  forgetStoredSession,
  readStoredSession,
  showSession,
  type Visit,
} from './practice-session.ts';
import { claimedAmount, showCharges, showPayment, showToHolder, showUser, showWithdrawal } from './present.ts';
import { giveawayFile, showReport } from './present-giveaway.ts';
import { refuse } from './refuse.ts';
import * as payouts from './stuck-payouts.ts';
import * as views from './views.ts';
import { assigneeOf, giftOf, iso, nairaOf, nameOf, paymentOf } from './world.ts';

interface Setting {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  userAgent: string;
}

const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 2000;
const FORMATS = ['csv', 'json'] as const;
const PRACTICE_SECRET = 'PRACTICEPRACTICEPRACTICEPRACTICE';

const notMailed = () => {
  throw refuse('not_found', 'Nobody is mailed from practice, so nothing can be scheduled here.');
};

/** The second maker of answers: a world in this browser's memory, slow like a network, and no call to anybody. */
export function makePracticeApi({ now, wait, userAgent }: Setting): StaffApi {
  const world = makeWorld(now());
  const dice = makeDice(now());
  const table: desk.Desk = { world, dice, now };
  const visit: Visit = { id: dice.uuid(), hasTotp: false, steppedUpUntil: null };

  const session = () => {
    const stored = readStoredSession();
    if (!stored) throw refuse('sign_in_required');
    return showSession(world, stored, visit, now());
  };
  /** Every answer takes its time, and none comes to somebody who is not signed in. */
  const answer =
    <Input, Answer>(make: (input: Input) => Answer) =>
    async (input: Input): Promise<Answer> => {
      await wait(dice.int(MIN_DELAY_MS, MAX_DELAY_MS));
      session();
      desk.letTimePass(table);
      // A copy, as a network would give: what a screen holds must not change under it.
      return structuredClone(make(input));
    };
  /** What moves money asks a trainee with an authenticator for a code first, as the server does. */
  const guarded = <Input, Answer>(make: (input: Input) => Answer) =>
    answer((input: Input) => {
      if (visit.hasTotp && (visit.steppedUpUntil ?? 0) <= now()) throw refuse('step_up_required');
      return make(input);
    });
  const stepUp = () => {
    visit.steppedUpUntil = now() + STEP_UP_MS;
    return session();
  };
  const payment = (id: string) => {
    const found = world.payments.find((each) => each.id === id);
    if (!found) throw refuse('payment_not_found');
    return found;
  };

  const reads = {
    listGifts: answer(({ query }: Parameters<StaffApi['listGifts']>[0]) => lists.giftList(world, query, now())),
    listGiveaways: answer(({ query }: Parameters<StaffApi['listGiveaways']>[0]) =>
      lists.giveawayList(world, query, now()),
    ),
    listPayments: answer(({ query }: Parameters<StaffApi['listPayments']>[0]) =>
      lists.paymentList(world, query, now()),
    ),
    listStaffWithdrawals: answer(({ query }: Parameters<StaffApi['listStaffWithdrawals']>[0]) =>
      lists.withdrawalList(world, query, now()),
    ),
    listStaffRules: answer(({ query }: Parameters<StaffApi['listStaffRules']>[0]) =>
      lists.ruleList(world, query, now()),
    ),
    listAudit: answer(({ query }: Parameters<StaffApi['listAudit']>[0]) => lists.auditList(world, query, now())),
    listDataRequests: answer(({ query }: Parameters<StaffApi['listDataRequests']>[0]) => dataRequestList(query, now())),
    readFinancial: answer(({ query }: Parameters<StaffApi['readFinancial']>[0]) =>
      financialFigures(world, { ...query, period: query.period ?? '1month', currency: query.currency ?? 'NGN' }, now()),
    ),
  };

  return {
    ...reads,
    mode: 'practice',
    exportFormats: FORMATS,
    signIn: async ({ body }) => {
      await wait(dice.int(MIN_DELAY_MS, MAX_DELAY_MS));
      checkCredentials(body, now());
      return session();
    },
    readSession: async () => session(),
    signOut: async () => {
      forgetStoredSession();
      return { signedOut: true };
    },
    giveTotpCode: answer(stepUp),
    stepUp: answer(stepUp),
    startTotpEnrolment: answer(() => ({
      secret: PRACTICE_SECRET,
      url: `otpauth://totp/Practice?secret=${PRACTICE_SECRET}&issuer=Practice`,
    })),
    confirmTotpEnrolment: answer(() => {
      visit.hasTotp = true;
      return stepUp();
    }),
    changeOwnPassword: answer(session),
    listOwnSessions: answer(() => {
      const { id, endsAt } = session();
      const startedAt = iso(world.startedAt);
      return [
        { id, isCurrent: true, createdAt: startedAt, lastSeenAt: iso(now()), endsAt, ip: '127.0.0.1', userAgent },
      ];
    }),
    endOwnSession: answer(() => ({ ended: 0 })),
    endOwnSessions: answer(() => {
      forgetStoredSession();
      return { ended: 1 };
    }),
    lookAtInvitation: answer(() => {
      throw refuse('invitation_invalid');
    }),
    acceptInvitation: answer(() => {
      throw refuse('invitation_invalid');
    }),
    readFloat: answer(() => {
      throw refuse('not_found', 'There is no provider in practice, and so no balance that could run short.');
    }),
    readBankRates: answer(({ query }) => bankRates(world, { ...query, currency: query.currency ?? 'NGN' })),
    readDashboard: answer(() => dashboardFigures(world, now())),
    readNotifications: answer(() => {
      const items = attention(world, now());
      return { count: items.length, items };
    }),
    searchEverything: answer(({ query }) => lists.search(world, query.q, now())),
    findGiftFile: answer(({ params }) => giftFile(world, desk.giftOrRefuse(world, params.quid), now())),
    changeGiftStatuses: guarded(({ body: { quids, status, ...why } }) => {
      if (quids.length === 0) throw refuse('none_selected');
      const results = quids.map((quid) => desk.changeStatus(table, quid, status, why));
      return {
        changed: results.filter(({ ok }) => ok).length,
        failed: results.filter(({ ok }) => !ok).length,
        results,
      };
    }),
    refundGift: guarded(({ params, body }) => ({
      quid: desk.refundGift(table, params.quid, body.reason).quid,
      done: true as const,
    })),
    reviveGift: guarded(({ params, body }) => ({
      quid: desk.reviveGift(table, params.quid, body.reason).quid,
      done: true as const,
    })),
    changeGiftStatus: guarded(({ params: { quid }, body: { status, ...why } }) => {
      const result = desk.changeStatus(table, quid, status, why);
      if (!result.ok) throw refuse('status_change_not_allowed', result.message);
      return showToHolder(world, desk.giftOrRefuse(world, quid));
    }),
    findGiveawayFile: answer(({ params }) => {
      const { id } = desk.giftOrRefuse(world, params.gift);
      const found = world.giveaways.find(({ giftId }) => giftId === id);
      if (!found) throw refuse('giveaway_not_found');
      return giveawayFile(world, found, now());
    }),
    handleReport: answer(({ params: { id } }) => showReport(world, desk.handleReport(table, id))),
    findPayment: answer(({ params }) => {
      const found = payment(params.id);
      return {
        ...showPayment(world, found),
        attempts: [{ reference: found.reference, createdAt: iso(found.createdAt), isSuperseded: false }],
        charges: showCharges(found),
        assignee: assigneeOf(world, found.id),
      };
    }),
    releaseCharge: guarded(({ params, body }) => {
      desk.decideCharge(table, params.id, 'charge.release', body.reason);
      return { chargeId: params.id, done: true as const };
    }),
    refundCharge: guarded(({ params, body }) => {
      desk.decideCharge(table, params.id, 'charge.refund', body.reason);
      return { chargeId: params.id, done: true as const };
    }),
    findStaffWithdrawal: answer(({ params }) => {
      const row = desk.findWithdrawal(world, params.id);
      const transaction = showPayment(world, paymentOf(world, giftOf(world, row.giftId)));
      return { ...showWithdrawal(world, row, now()), transaction, payout: payouts.payoutState(world, row, now()) };
    }),
    decideWithdrawal: guarded(({ body }) => {
      const row = desk.decideWithdrawal(table, body);
      return { ...showWithdrawal(world, row, now()), status: publicWithdrawalStatus(row.stage) };
    }),
    // What holds a share or a payout apart from its gift does not happen in practice.
    reviewWithdrawals: answer(({ query }) => ({
      withdrawals: query.ids
        .split(',')
        .map((id) => ({ ...showWithdrawal(world, desk.findWithdrawal(world, id), now()), holds: [] })),
      payoutsPaused: desk.arePayoutsPaused(world),
    })),
    decideWithdrawals: guarded(({ body }) => ({ results: desk.decideWithdrawals(table, body) })),
    askBank: answer(({ params }) => payouts.askBank(table, params.id)),
    tellRecipient: answer(({ params }) => payouts.tellRecipient(table, params.id)),
    handOverPayout: answer(({ params, body }) => payouts.handOver(table, params.id, body)),
    // Nobody disputes anything in practice, and its page says so.
    listDisputes: answer(({ query }) => paged<StaffDispute, StaffDispute>([], query, now(), (row) => row)),
    findDisputeFile: answer(() => {
      throw refuse('dispute_not_found');
    }),
    answerDispute: answer(() => {
      throw refuse('dispute_not_found');
    }),
    evidenceFile: answer(() => {
      throw refuse('dispute_not_found');
    }),
    assignSubject: answer(({ params, body }) => casework.assign(table, params, body.staffId)),
    listColleagues: answer(() => ({ people: casework.colleagues(world) })),
    listNotes: answer(({ params, query }) => casework.notes(world, params, query.before)),
    writeNote: answer(({ params, body }) => casework.writeNote(table, params, body.text)),
    seeNotes: answer(({ body }) => casework.seeNotes(world, body.noteIds)),
    readMine: answer(({ query }) =>
      casework.mine(world, { page: Number(query.page ?? 1), limit: Number(query.limit ?? 10) }),
    ),
    findPeople: answer(({ body }) => people.findPeople(table, body.text)),
    openPerson: answer(({ body }) => people.openPerson(table, body.place, body.id)),
    readPerson: answer(({ params }) => people.readPerson(table, params.id)),
    listPersonRecords: answer(({ params, query: { part, page, limit } }) =>
      people.listRecords(table, params.id, { part, page: Number(page ?? 1), limit: Number(limit ?? 10) }),
    ),
    readWorkload: answer(() => workloadFigures(world, now())),
    listReports: answer(() => {
      const inNaira = world.gifts.filter(({ currency }) => currency === 'NGN');
      return {
        reports: EXPORTS.map((name) => ({
          name,
          title: REPORT_TITLES[name],
          description: REPORT_DESCRIPTIONS[name],
          formats: [...FORMATS],
          rows: null,
          columns: [],
        })),
        recent: world.exports,
        summary: {
          gifts: world.gifts.length,
          giftsValue: inNaira.reduce((sum, { amount }) => sum + amount, 0),
          payments: world.payments.length,
          withdrawals: world.withdrawals.length,
          paidOut: nairaOf(
            world,
            world.withdrawals.filter(({ stage }) => stage === 'COMPLETED'),
          ),
          owed: inNaira.reduce((sum, gift) => sum + gift.amount - claimedAmount(gift), 0),
        },
      };
    }),
    listReportSchedules: answer(() => ({ schedules: [], people: [] })),
    addReportSchedule: answer(notMailed),
    changeReportSchedule: answer(notMailed),
    deleteReportSchedule: answer(notMailed),
    exportFile: async (ask) => {
      const file = await exportFile(reads, ask);
      const by = nameOf(world, world.me);
      world.exports.unshift({ name: REPORT_TITLES[ask.what], format: ask.format, by, at: iso(now()) });
      desk.record(table, {
        action: 'export.run',
        subjectKind: 'export',
        subjectId: ask.what,
        details: { format: ask.format },
      });
      return file;
    },
    listUsers: answer(({ query }) => lists.userList(world, query, now())),
    changeUser: guarded(({ params, body }) => showUser(world, team.changeUser(table, params.id, body))),
    resetTotp: guarded(({ params }) => showUser(world, team.resetTotp(table, params.id))),
    invite: guarded(({ body }) => showUser(world, team.invite(table, body))),
    checkAudit: answer(() => ({
      isWhole: true,
      rows: world.audit.length,
      problem: null,
      anchoredAt: iso(world.startedAt),
      checkedAt: iso(now()),
    })),
    readOperations: answer(() => operations.showOperations(world)),
    readSetUp: answer(() => operations.showSetUp(now())),
    changeSwitch: guarded(({ params, body }) => operations.changeSwitch(table, params.name, body)),
    runBooksCheck: answer(() => operations.checkBooks(table)),
    runReconciliation: answer(() => operations.reconcile(table)),
    listReconciliationItems: answer(({ query }) => operations.itemList(world, query)),
    findReconciliationItem: answer(({ params }) => operations.findItem(world, params.id)),
    resolveReconciliationItem: guarded(({ params, body }) => operations.resolveItem(table, params.id, body)),
    checkBooks: answer(() => ({
      isClean: true,
      journals: world.gifts.length + 2 * world.withdrawals.length,
      problems: [],
      checkedAt: iso(now()),
    })),
    readListChoices: answer(() => views.choices(world)),
    hideColumns: answer(({ params, body }) => ({ hidden: views.hideColumns(world, params.list, body.hidden) })),
    saveView: answer(({ params, body }) => views.saveView(world, dice, { list: params.list, ...body })),
    changeView: answer(({ params, body }) => views.changeView(world, params.id, body)),
    deleteView: answer(({ params }) => {
      views.deleteView(world, params.id);
      return { deleted: true as const };
    }),
    countNews: answer(({ params, query }) => views.countNews(world, params.list, query, now())),
    reveal: answer(({ body: { field, id } }) => {
      if (field === 'gift.quid') return { value: desk.revealCode(table, id) };
      throw refuse(
        'not_found',
        'Only codes that open money are covered in practice: a Super Admin sees everything else.',
      );
    }),
  };
}
