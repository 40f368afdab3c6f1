import type { Reply } from '@jara/contract/endpoint';
import {
  EXPORT_FORMATS,
  EXPORTS,
  type ExportName,
  type listReports as listReportsEndpoint,
  REPORT_DESCRIPTIONS,
  REPORT_TITLES,
} from '@jara/contract/staff/reports';
import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { nameOf } from '../../staff/staff.store.ts';
import { totalsOf } from '../figures/financial.ts';
import { recordTotals, totalOf } from '../lists/record-totals.ts';
import { HEADERS } from './export-tables.ts';

type Reports = Reply<typeof listReportsEndpoint>;

const RECENT = 10;
const currencies = [DEFAULT_CURRENCY];

/** The reports there are, the last that were made, and what the books say in a line. */
export const listReports =
  ({ db }: Pick<Deps, 'db'>) =>
  async (): Promise<Reports> => {
    const [payments, gifts, withdrawals, rules, books, { rows: recent }] = await Promise.all([
      recordTotals(db, 'payment'),
      recordTotals(db, 'gift'),
      recordTotals(db, 'withdrawal'),
      recordTotals(db, 'rule'),
      sumBooks(db),
      sql<{ name: string; format: string; firstName: string | null; lastName: string | null; at: Date }>`
        select a.subject_id as name, a.details ->> 'format' as format, s.first_name, s.last_name, a.at
        from audit a left join staff s on s.id = a.staff_id
        where a.action = 'export.run' order by a.id desc limit ${RECENT}
      `.execute(db),
    ]);
    const rows: Partial<Record<ExportName, number>> = {
      quids: totalOf(gifts, 'count'),
      transactions: totalOf(payments, 'count'),
      withdrawals: totalOf(withdrawals, 'count'),
      rules: totalOf(rules, 'count'),
    };
    return {
      reports: EXPORTS.map((name) => ({
        name,
        title: REPORT_TITLES[name],
        description: REPORT_DESCRIPTIONS[name],
        formats: [...EXPORT_FORMATS],
        rows: rows[name] ?? null,
        columns: HEADERS[name],
      })),
      recent: recent.map(({ name, format, firstName, lastName, at }) => ({
        name,
        format,
        by: firstName === null ? 'Former member of staff' : nameOf({ firstName, lastName: lastName ?? '' }),
        at: at.toISOString(),
      })),
      summary: {
        gifts: totalOf(gifts, 'count'),
        giftsValue: totalOf(
          gifts.filter(({ currency }) => currency === DEFAULT_CURRENCY),
          'amount',
        ),
        payments: totalOf(payments, 'count'),
        withdrawals: totalOf(withdrawals, 'count'),
        ...books,
      },
    };
  };

async function sumBooks(db: Kysely<Schema>): Promise<{ paidOut: number; owed: number }> {
  const { rows } = await sql<Parameters<typeof totalsOf>[0][number]>`
    select event, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ledger_by_day where currency = any(${currencies}::text[]) group by event, account
  `.execute(db);
  const owed = rows
    .filter(({ account }) => LIABILITIES.includes(account))
    .reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  return { paidOut: totalsOf(rows).totalWithdrawals, owed };
}
