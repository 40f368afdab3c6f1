import { pageOf } from '@jara/contract/paging';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';

export interface ListQuery {
  page?: number | string | undefined;
  limit?: number | string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  range?: 'today' | 'week' | 'month' | 'quarter' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lagos is one hour ahead of UTC all year round. */
const LAGOS_OFFSET_MS = HOUR_MS;
const RANGE_DAYS = { today: 1, week: 7, month: 30, quarter: 90 } as const;

const startOfLagosDay = (at: number): number => Math.floor((at + LAGOS_OFFSET_MS) / DAY_MS) * DAY_MS - LAGOS_OFFSET_MS;
const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - LAGOS_OFFSET_MS;

/** Whether an instant lies in the days a list is narrowed to. */
export function inPeriod({ range, from, to }: ListQuery, now: number): (at: number) => boolean {
  const start = range
    ? startOfLagosDay(now) - (RANGE_DAYS[range] - 1) * DAY_MS
    : from
      ? dayStart(from)
      : Number.NEGATIVE_INFINITY;
  const end = !range && to ? dayStart(to) + DAY_MS : Number.POSITIVE_INFINITY;
  return (at) => at >= start && at < end;
}

/** The values of a filter, however many; nothing chosen lets everything through. */
export function among(chosen: string | readonly string[] | undefined): (value: string) => boolean {
  const values = (typeof chosen === 'string' ? chosen.split(',') : (chosen ?? [])).filter((value) => value !== '');
  return (value) => values.length === 0 || values.includes(value);
}

/** Whether any of the texts contains what was searched for; hyphens in a code do not matter. */
export function searched(search: string | undefined): (...texts: (string | null)[]) => boolean {
  const sought = (search ?? '').trim().toLowerCase();
  const asCode = sought.replaceAll('-', '');
  return (...texts) =>
    sought === '' ||
    texts.some((text) => {
      const lower = text?.toLowerCase() ?? '';
      return lower.includes(sought) || (asCode.length >= 4 && lower.includes(asCode));
    });
}

interface Sortable {
  id: string;
  amount: number;
  createdAt: number;
}

export function sorted<Row extends Sortable>(rows: readonly Row[], sort: string = '-createdAt'): Row[] {
  const field = sort.endsWith('amount') ? 'amount' : 'createdAt';
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((a, b) => direction * (a[field] - b[field]) || a.id.localeCompare(b.id));
}

export function paged<Row, Shown>(rows: readonly Row[], query: ListQuery, now: number, show: (row: Row) => Shown) {
  const page = Number(query.page ?? 1);
  const limit = Number(query.limit ?? 10);
  const shown = rows.slice((page - 1) * limit, page * limit).map(show);
  return {
    ...pageOf(shown, rows.length, { page, limit }),
    readAt: new Date(now).toISOString(),
    isTotalCapped: false,
  };
}

export const counted = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
