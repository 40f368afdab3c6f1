import type { AuditRow } from '@jara/contract/staff/audit';
import type { FinancialStep } from '@jara/contract/staff/financial';
import type { StaffGift } from '@jara/contract/staff/gifts';
import type { StaffPayment } from '@jara/contract/staff/payments';
import type { ExportName } from '@jara/contract/staff/reports';
import type { StaffRule } from '@jara/contract/staff/rules';
import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { Refusal } from '../../platform/refusal.ts';

/** A column of a file. Money is minor units here, and written in full units with two decimals. */
export interface Column<Row> {
  header: string;
  kind: 'text' | 'money' | 'number' | 'instant';
  value: (row: Row) => string | number | null;
}

const text = <Row>(header: string, value: Column<Row>['value']): Column<Row> => ({ header, kind: 'text', value });
const money = <Row>(header: string, value: (row: Row) => number): Column<Row> => ({ header, kind: 'money', value });
const number = <Row>(header: string, value: (row: Row) => number | null): Column<Row> => ({
  header,
  kind: 'number',
  value,
});
const instant = <Row>(header: string, value: (row: Row) => string | null): Column<Row> => ({
  header,
  kind: 'instant',
  value,
});

export interface LedgerLine {
  id: number;
  at: string;
  event: string;
  ref: string;
  currency: string;
  account: string;
  subject: string;
  amount: number;
}

export const GIFT_COLUMNS: Column<StaffGift>[] = [
  text('QUID', (row) => row.quid),
  money('Amount', (row) => row.amount),
  text('Currency', (row) => row.currency),
  text('Status', (row) => row.status),
  text('Creator Email', (row) => row.creatorEmail),
  text('Recipient Email', (row) => row.recipientEmail),
  text('Rule', (row) => row.ruleType),
  number('Shares Claimed', (row) => row.transactionCount),
  money('Amount Claimed', (row) => row.claimedAmount),
  instant('Created At', (row) => row.createdAt),
  instant('Updated At', (row) => row.updatedAt),
  text('Delivery', (row) => row.delivery),
  instant('Opens At', (row) => row.opensAt),
  instant('Ends At', (row) => row.expiresAt),
  instant('Paused At', (row) => row.pausedAt),
  instant('Cancelled At', (row) => row.cancelledAt),
  text('Fee Paid By', (row) => row.feePaidBy),
  text('Reason', (row) => row.statusReason),
  text('Id', (row) => row.id),
];

export const PAYMENT_COLUMNS: Column<StaffPayment>[] = [
  text('Reference', (row) => row.reference),
  text('Transaction Id', (row) => row.transactionId),
  text('Channel', (row) => row.channel),
  text('Card Brand', (row) => row.cardBrand),
  money('Amount', (row) => row.amount),
  text('Currency', (row) => row.currency),
  text('Status', (row) => row.status),
  text('Recipient Email', (row) => row.email),
  text('Sender Email', (row) => row.senderEmail),
  text('QUID', (row) => row.quid),
  text('Problem', (row) => row.failureReason),
  instant('Created At', (row) => row.createdAt),
  instant('Settled At', (row) => row.settledAt),
  text('Delivery', (row) => row.delivery),
  instant('Mail At', (row) => row.deliverAt),
  instant('Opens At', (row) => row.opensAt),
  instant('Ends At', (row) => row.expiresAt),
  text('Fee Paid By', (row) => row.feePaidBy),
  text('Id', (row) => row.id),
];

export const WITHDRAWAL_COLUMNS: Column<StaffWithdrawal>[] = [
  text('Reference', (row) => row.reference),
  text('QUID', (row) => row.quid),
  money('Amount', (row) => row.amount),
  money('Fee', (row) => row.fee),
  money('Net', (row) => row.net),
  text('Currency', (row) => row.currency),
  text('Status', (row) => row.status),
  text('Stage', (row) => row.stage),
  text('Bank', (row) => row.bank),
  text('Bank Code', (row) => row.bankCode),
  text('Account Number', (row) => row.accountNumber),
  text('Account Name', (row) => row.accountName),
  text('Recipient Email', (row) => row.email),
  text('Assignee', (row) => row.assignee?.name ?? null),
  text('Approved By', (row) => row.approvals.map(({ staff }) => staff.name).join('; ')),
  text('Reason', (row) => row.reason),
  instant('Requested At', (row) => row.createdAt),
  instant('Approved At', (row) => row.approvedAt),
  instant('Sent At', (row) => row.sentAt),
  instant('Finished At', (row) => row.finishedAt),
  instant('Promised By', (row) => row.promisedBy),
  text('Id', (row) => row.id),
];

export const RULE_COLUMNS: Column<StaffRule>[] = [
  text('QUID', (row) => row.quid),
  text('Rule', (row) => row.ruleType),
  text('State', (row) => row.state),
  money('Amount', (row) => row.amount),
  text('Currency', (row) => row.currency),
  number('Nth Person', (row) => row.nthPerson),
  number('Shares', (row) => row.sharesTotal),
  number('Shares Claimed', (row) => row.sharesTaken),
  money('Amount Claimed', (row) => row.claimedAmount),
  number('Attempts', (row) => row.attempts),
  instant('Opens At', (row) => row.startTime),
  instant('Closes At', (row) => row.endTime),
  number('Version', (row) => row.version),
  instant('Saved At', (row) => row.updatedAt),
];

export const FINANCIAL_COLUMNS: Column<FinancialStep>[] = [
  text('Month Or Day', (row) => row.step),
  money('Revenue', (row) => row.revenue),
  money('Provider Fees', (row) => row.fees),
  money('Withdrawals', (row) => row.withdrawals),
  money('Net Profit', (row) => row.netProfit),
  money('Revenue Of The Period Before', (row) => row.previousRevenue),
];

export const LEDGER_COLUMNS: Column<LedgerLine>[] = [
  number('Journal', (row) => row.id),
  instant('At', (row) => row.at),
  text('Event', (row) => row.event),
  text('Reference', (row) => row.ref),
  text('Account', (row) => row.account),
  text('Subject', (row) => row.subject),
  money('Debit', (row) => Math.max(0, row.amount)),
  money('Credit', (row) => Math.max(0, -row.amount)),
  text('Currency', (row) => row.currency),
];

export const AUDIT_COLUMNS: Column<AuditRow>[] = [
  number('Number', (row) => row.id),
  instant('At', (row) => row.at),
  text('Staff', (row) => row.staff.name),
  text('Staff Email', (row) => row.staff.email),
  text('Action', (row) => row.action),
  text('Subject', (row) => row.subjectKind),
  text('Subject Id', (row) => row.subjectId),
  text('Details', (row) => JSON.stringify(row.details)),
  text('Address', (row) => row.ip),
  text('Request', (row) => row.requestId),
  text('Hash', (row) => row.hash),
];

/** What each file can hold, by the headers. */
export const HEADERS: Record<ExportName, string[]> = {
  quids: headersOf(GIFT_COLUMNS),
  transactions: headersOf(PAYMENT_COLUMNS),
  withdrawals: headersOf(WITHDRAWAL_COLUMNS),
  rules: headersOf(RULE_COLUMNS),
  financial: headersOf(FINANCIAL_COLUMNS),
  ledger: headersOf(LEDGER_COLUMNS),
  audit: headersOf(AUDIT_COLUMNS),
};

function headersOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(({ header }) => header);
}

/** A file holds what it can hold and nothing else, however it is asked for. */
export function checkColumns(what: ExportName, asked: readonly string[]): void {
  if (!asked.every((header) => HEADERS[what].includes(header)))
    throw new Refusal('invalid_input', { message: 'columns: one of them is not in this report' });
}
