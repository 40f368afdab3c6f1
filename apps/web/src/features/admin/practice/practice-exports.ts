import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { exportSightOf } from '@jara/domain/staff/mask';
import type { ExportedFile, StaffApi } from '../api/staff-api.ts';

type Row = Record<string, unknown>;

/** A cell that a spreadsheet would take for a formula is made plain text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text);

const cell = (value: unknown): string => {
  const text = safe(
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function toCsv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

/** Makes the file from the same answers the lists show, all pages of them, without codes that still open money. */
export async function exportFile(
  api: Pick<
    StaffApi,
    'listGifts' | 'listPayments' | 'listStaffWithdrawals' | 'listStaffRules' | 'listAudit' | 'readFinancial'
  >,
  { what, format, filters }: { what: ExportName; format: ExportFormat; filters: Row },
): Promise<ExportedFile> {
  const { data: gifts } = await api.listGifts({ query: { page: 1, limit: 10_000 } as never });
  const rows = withoutMoney(await rowsOf(api, what, filters), new Map(gifts.map(({ quid, status }) => [quid, status])));
  const content =
    format === 'json'
      ? new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' })
      : new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv' });
  return { name: `practice-${what}.${format}`, content };
}

const sight = exportSightOf('ADMIN');

/** The rows with every code as a file may show it, wherever in a row it stands. */
function withoutMoney(rows: Row[], statuses: ReadonlyMap<string, GiftStatus>): Row[] {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return statuses.has(value) ? sight.quid(value, statuses.get(value)) : value;
    if (Array.isArray(value)) return value.map(shown);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
  };
  return rows.map((row) => shown(row) as Row);
}

async function rowsOf(api: Parameters<typeof exportFile>[0], what: ExportName, filters: Row): Promise<Row[]> {
  const all = { ...filters, page: 1, limit: 10_000 } as never;
  switch (what) {
    case 'quids':
      return (await api.listGifts({ query: all })).data;
    case 'transactions':
      return (await api.listPayments({ query: all })).data;
    case 'withdrawals':
      return (await api.listStaffWithdrawals({ query: all })).data;
    case 'rules':
      return (await api.listStaffRules({ query: all })).data;
    case 'audit':
      return (await api.listAudit({ query: all })).data;
    case 'financial':
    case 'ledger':
      return (await api.readFinancial({ query: { period: '1year', ...filters } as never })).monthlyRevenue;
  }
}
