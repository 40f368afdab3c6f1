import * as z from 'zod/mini';
import * as banks from '../banks.ts';
import * as claims from '../claims.ts';
import type { Endpoint } from '../endpoint.ts';
import * as gifts from '../gifts.ts';
import * as giveaways from '../giveaways.ts';
import * as health from '../health.ts';
import * as limits from '../limits.ts';
import * as mailedLinks from '../mailed-links.ts';
import * as ownData from '../own-data.ts';
import * as paging from '../paging.ts';
import * as payments from '../payments.ts';
import * as receipts from '../receipts.ts';
import * as refusals from '../refusals.ts';
import * as rules from '../rules.ts';
import * as scalars from '../scalars.ts';
import * as sent from '../sent.ts';
import * as staffAssignments from '../staff/assignments.ts';
import * as staffAudit from '../staff/audit.ts';
import * as staffDashboard from '../staff/dashboard.ts';
import * as staffDataRequests from '../staff/data-requests.ts';
import * as staffDisputes from '../staff/disputes.ts';
import * as staffFigureLists from '../staff/figure-lists.ts';
import * as staffFilters from '../staff/filters.ts';
import * as staffFinancial from '../staff/financial.ts';
import * as staffGifts from '../staff/gifts.ts';
import * as staffGiveaways from '../staff/giveaways.ts';
import * as staffLists from '../staff/lists.ts';
import * as staffMine from '../staff/mine.ts';
import * as staffNotes from '../staff/notes.ts';
import * as staffNotifications from '../staff/notifications.ts';
import * as staffOperations from '../staff/operations.ts';
import * as staffPayments from '../staff/payments.ts';
import * as staffPayoutFigures from '../staff/payout-figures.ts';
import * as staffPeople from '../staff/people.ts';
import * as staffPersonalData from '../staff/personal-data.ts';
import * as staffReconciliation from '../staff/reconciliation.ts';
import * as staffReportSchedules from '../staff/report-schedules.ts';
import * as staffReports from '../staff/reports.ts';
import * as staffRules from '../staff/rules.ts';
import * as staffSearch from '../staff/search.ts';
import * as staffSession from '../staff/session.ts';
import * as staffSetUp from '../staff/set-up.ts';
import * as staffStuckPayouts from '../staff/stuck-payouts.ts';
import * as staffSwitches from '../staff/switches.ts';
import * as staffUsers from '../staff/users.ts';
import * as staffViews from '../staff/views.ts';
import * as staffWithdrawals from '../staff/withdrawals.ts';
import * as staffWorkload from '../staff/workload.ts';
import * as thanks from '../thanks.ts';
import * as trust from '../trust.ts';
import * as withdrawals from '../withdrawals.ts';
import * as work from '../work.ts';

// For the API's document alone: the site loads the files it needs, one by one.

const FILES: Record<string, Record<string, unknown>> = {
  banks,
  claims,
  gifts,
  giveaways,
  health,
  limits,
  'mailed-links': mailedLinks,
  'own-data': ownData,
  paging,
  payments,
  receipts,
  refusals,
  rules,
  scalars,
  sent,
  thanks,
  trust,
  withdrawals,
  work,
  'staff/assignments': staffAssignments,
  'staff/audit': staffAudit,
  'staff/dashboard': staffDashboard,
  'staff/disputes': staffDisputes,
  'staff/data-requests': staffDataRequests,
  'staff/figure-lists': staffFigureLists,
  'staff/filters': staffFilters,
  'staff/financial': staffFinancial,
  'staff/gifts': staffGifts,
  'staff/giveaways': staffGiveaways,
  'staff/lists': staffLists,
  'staff/mine': staffMine,
  'staff/notes': staffNotes,
  'staff/notifications': staffNotifications,
  'staff/operations': staffOperations,
  'staff/payments': staffPayments,
  'staff/people': staffPeople,
  'staff/payout-figures': staffPayoutFigures,
  'staff/personal-data': staffPersonalData,
  'staff/reconciliation': staffReconciliation,
  'staff/report-schedules': staffReportSchedules,
  'staff/reports': staffReports,
  'staff/rules': staffRules,
  'staff/search': staffSearch,
  'staff/session': staffSession,
  'staff/set-up': staffSetUp,
  'staff/stuck-payouts': staffStuckPayouts,
  'staff/switches': staffSwitches,
  'staff/users': staffUsers,
  'staff/views': staffViews,
  'staff/withdrawals': staffWithdrawals,
  'staff/workload': staffWorkload,
};

const EXPORTS = Object.entries(FILES).flatMap(([file, exports]) =>
  Object.entries(exports).map(([name, value]) => ({ file, name, value })),
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** What the contract exports is called in the API's document as it is called here; the file says what it is about. */
export const endpointNames: ReadonlyMap<Endpoint, { name: string; about: string }> = new Map(
  EXPORTS.flatMap(({ file, name, value }) =>
    isEndpoint(value) ? [[value, { name, about: file.replace('staff/', '') }]] : [],
  ),
);

/** Shapes that the contract exports, with the names of types: `giftView` is `GiftView`. */
export const schemaNames: ReadonlyMap<z.ZodMiniType, string> = new Map(
  EXPORTS.flatMap(({ name, value }) =>
    value instanceof z.core.$ZodType ? [[value as z.ZodMiniType, typeName(name)]] : [],
  ),
);

export function typeName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What the name alone does not say. */
export const SCHEMA_MEANINGS: Readonly<Record<string, string>> = {
  Money: 'Whole minor units (kobo): 1000000 is ₦10,000.00.',
  MinorAmount: 'Whole minor units (kobo): 1000000 is ₦10,000.00.',
  Instant: 'A moment in UTC.',
  Moment: 'A moment in any offset.',
  Quid: 'The 13-character code that opens a gift. Lower case, spaces and hyphens are forgiven.',
  Key: '256 bits in base64url: an access key, a manage key, or the token of an invitation.',
  GiftView:
    'A gift as a holder of its code sees it. Fields that only its sender and staff may read are absent for everybody else; the amount and the message of a protected gift are null until the password has been given.',
  ClaimCheck: 'Where this browser stands with a gift. `accessKey` is given only to the browser that holds the share.',
  Payment: 'A payment as its own sender sees it. `quid` and `manageKey` are null until the money has arrived.',
  Quote: 'What an order comes to, to the kobo. It holds for the payment, whatever changes later.',
  Withdrawal:
    'A share on its way to a bank. `stage` is the finer step behind `status`, and `promisedBy` the 24-hour promise.',
  RuleView: 'A rule as it is shown. `nthPerson` is null for everybody but the sender until the gift has closed.',
  OrderedRule: 'A rule as its sender writes it: exactly one kind is in it.',
  Giveaway: 'A public giveaway as everybody may see it.',
  DrawReceipt: 'What an entrant can hold us to later: their place, and the head of the chain with them in it.',
  DrawProof: 'Everything that decides a draw, in the words of docs/draw-proof.md.',
  SentGift: 'A gift in its sender’s own room: the payment, and everything that became of it.',
};
