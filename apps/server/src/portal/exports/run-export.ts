import type { Readable } from 'node:stream';
import { auditFilters } from '@jara/contract/staff/audit';
import { readFinancial as financialEndpoint } from '@jara/contract/staff/financial';
import { giftFilters } from '@jara/contract/staff/gifts';
import { paymentFilters } from '@jara/contract/staff/payments';
import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
import { ruleFilters } from '@jara/contract/staff/rules';
import { withdrawalFilters } from '@jara/contract/staff/withdrawals';
import { lagosDay } from '@jara/domain/time/days';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { readFinancial } from '../figures/financial.ts';
import { daysOf } from '../lists/days.ts';

import type { List } from '../lists/define-list.ts';
import { giftList } from '../lists/gift-list.ts';
import { auditList } from '../lists/list-audit.ts';

import { allOf, duringDays } from '../lists/list-query.ts';
import { paymentList } from '../lists/payment-list.ts';
import { readFilters } from '../lists/read-filters.ts';
import { readerOf } from '../lists/reader.ts';
import { ruleList } from '../lists/rule-list.ts';
import { withdrawalList } from '../lists/withdrawal-list.ts';
import {
  AUDIT_COLUMNS,
  type Column,
  checkColumns,
  FINANCIAL_COLUMNS,
  GIFT_COLUMNS,
  LEDGER_COLUMNS,
  type LedgerLine,
  PAYMENT_COLUMNS,
  RULE_COLUMNS,
  WITHDRAWAL_COLUMNS,
} from './export-tables.ts';
import { streamRows } from './stream-rows.ts';
import { writeCsv, writeJson, writeXlsx } from './write-table.ts';

interface Ask {
  what: ExportName;
  format: ExportFormat;
  /** The list's own filters, as they came. */
  query: Record<string, unknown>;
  me: StaffOfRequest;
  actor: StaffActor;
}

interface ExportFile {
  name: string;
  type: string;
  content: Readable | Buffer;
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

type Needs = Pick<Deps, 'db' | 'clock'>;

/** A file of exactly what a list's filters leave, without codes that still open money. That it was made is written down before its first row is read. */
export const runExport =
  (deps: Needs) =>
  async ({ what, format, query, me, actor }: Ask): Promise<ExportFile> => {
    const { columns: asked, ...listed } = query;
    const columns = typeof asked === 'string' && asked !== '' ? asked.split(',') : [];
    checkColumns(what, columns);
    const write = TABLES[what](deps, listed, me);
    const now = deps.clock.now();
    const { format: _format, page: _page, limit: _limit, ...filters } = query;
    await deps.db
      .transaction()
      .execute((trx) =>
        recordStaffAction(
          trx,
          actor,
          { action: 'export.run', subjectKind: 'export', subjectId: what, details: { format, filters } },
          now,
        ),
      );
    return { name: `${what}-${lagosDay(now)}.${format}`, type: TYPES[format], content: await write(format, columns) };
  };

/** By their headers; none means all of them. */
type Write = (format: ExportFormat, columns: readonly string[]) => Promise<Readable | Buffer>;
type Table = (deps: Needs, query: Record<string, unknown>, me: StaffOfRequest) => Write;

const table =
  <Row>(columns: readonly Column<Row>[], batches: AsyncIterable<Row[]>): Write =>
  async (format, asked) => {
    const chosen = asked.length === 0 ? columns : columns.filter(({ header }) => asked.includes(header));
    if (format === 'xlsx') return writeXlsx(chosen, batches);
    if (format === 'csv') return writeCsv(chosen, batches);
    return asked.length === 0 ? writeJson(batches) : writeJson(cellsOf(chosen, batches));
  };

async function* cellsOf<Row>(columns: readonly Column<Row>[], batches: AsyncIterable<Row[]>) {
  for await (const rows of batches)
    yield rows.map((row) => Object.fromEntries(columns.map(({ header, value }) => [header, value(row)])));
}

const fromList =
  <Ask, Row, Shown>(
    list: List<Ask, Row, Shown>,
    filters: z.ZodMiniType<Ask>,
    columns: readonly Column<Shown>[],
  ): Table =>
  ({ db, clock }, query, me) => {
    const reader = readerOf(me, clock.now());
    const rows = list.all(readFilters(filters, query), reader);
    return table(
      columns,
      streamRows(db, rows, async (trx, some) => list.present(some, reader, trx)),
    );
  };

const TABLES: Record<ExportName, Table> = {
  quids: fromList(giftList, giftFilters, GIFT_COLUMNS),
  transactions: fromList(paymentList, paymentFilters, PAYMENT_COLUMNS),
  withdrawals: fromList(withdrawalList, withdrawalFilters, WITHDRAWAL_COLUMNS),
  rules: fromList(ruleList, ruleFilters, RULE_COLUMNS),
  financial: (deps, query) => {
    const filters = readFilters(financialEndpoint.query, query);
    return table(FINANCIAL_COLUMNS, stepsOf(readFinancial(deps)(filters)));
  },
  ledger: ({ db, clock }, query) => {
    const days = daysOf(readFilters(auditFilters, query), clock.now());
    return table(
      LEDGER_COLUMNS,
      streamRows(db, ledgerLines(days), async (_trx, rows) =>
        rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      ),
    );
  },
  audit: fromList(auditList, auditFilters, AUDIT_COLUMNS),
};

async function* stepsOf(figures: ReturnType<ReturnType<typeof readFinancial>>) {
  yield (await figures).steps;
}

const ledgerLines = (days: ReturnType<typeof daysOf>) => sql<Omit<LedgerLine, 'at'> & { at: Date }>`
  select j.id, j.at, j.event, j.ref, j.currency, m.account, m.subject::text, m.amount
  from journals j join movements m on m.journal_id = j.id
  where ${allOf(duringDays('j.at', days))} order by j.id, m.line`;
