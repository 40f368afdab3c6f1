import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
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

/** Makes the file from the same answers the lists show, all pages of them: a code that opens money is covered there already. */
export async function exportFile(
  api: Pick<
    StaffApi,
    'listGifts' | 'listPayments' | 'listStaffWithdrawals' | 'listStaffRules' | 'listAudit' | 'readFinancial'
  >,
  { what, format, filters }: { what: ExportName; format: ExportFormat; filters: Row },
): Promise<ExportedFile> {
  const rows = await rowsOf(api, what, filters);
  const content =
    format === 'json'
      ? new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' })
      : new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv' });
  return { name: `practice-${what}.${format}`, content };
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
      return (await api.readFinancial({ query: { period: '1year', ...filters } as never })).steps;
  }
}
