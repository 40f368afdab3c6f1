import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, money } from '../scalars.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORTS = ['quids', 'transactions', 'withdrawals', 'rules', 'financial', 'ledger', 'audit'] as const;
export type ExportName = (typeof EXPORTS)[number];

export const REPORT_TITLES: Record<ExportName, string> = {
  quids: 'Gifts',
  transactions: 'Transactions',
  withdrawals: 'Withdrawals',
  rules: 'Rules',
  financial: 'Financial overview',
  ledger: 'Ledger',
  audit: 'Audit trail',
};

export const REPORT_DESCRIPTIONS: Record<ExportName, string> = {
  quids:
    'Every gift with its status, its people and what has been claimed of it. Codes that still open money are masked',
  transactions: 'Every payment a sender started, and what became of it',
  withdrawals: 'Every withdrawal with its fee, its bank account and its times',
  rules: 'Every rule and how far it has come',
  financial: 'Revenue, provider fees and profit by day or month',
  ledger: 'Every movement of the books, as an accountant wants it',
  audit: 'What staff did, with the hash of every row',
};

/** A workbook is built in memory, so it has a limit; CSV and JSON stream and have none. */
export const XLSX_ROW_LIMIT = 50_000;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary: 'The reports there are, and the last exports made',
  access: { permission: 'reports.view' },
  reply: z.object({
    reports: z.array(
      z.object({
        name: z.enum(EXPORTS),
        title: z.string(),
        description: z.string(),
        formats: z.array(z.enum(EXPORT_FORMATS)),
        /** About how many rows the unfiltered report has; null where that is not counted. */
        rows: z.nullable(z.int()),
        /** What its file can hold, by the headers; empty where that cannot be chosen. */
        columns: z.array(z.string()),
      }),
    ),
    recent: z.array(z.object({ name: z.string(), format: z.string(), by: z.string(), at: instant })),
    /** What the books say in one line each, for the head of the page. */
    summary: z.object({
      gifts: z.int(),
      giftsValue: money,
      payments: z.int(),
      withdrawals: z.int(),
      paidOut: money,
      owed: money,
    }),
  }),
});

/**
 * Beside the format, an export takes the filters of the list it is named after, under the same names, and the columns its file should
 * have, by their headers, with commas; all of them unless said.
 */
export const exportQuery = z.looseObject({
  format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
  columns: z.optional(z.string().check(z.maxLength(1_000))),
});

export const runExport = endpoint({
  method: 'GET',
  path: '/admin/exports/:what',
  summary: 'A file of exactly what the list’s filters leave',
  access: { permission: 'exports.run' },
  refusals: ['export_too_large'],
  stepUp: true,
  params: z.object({ what: z.enum(EXPORTS) }),
  query: exportQuery,
  streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/json'],
  reply: z.unknown(),
});
