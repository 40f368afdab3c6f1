/** Request bodies and queries are read field by field, because each wrong field has a sentence of its own. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The provider takes amounts as numbers and as numeric strings, and nothing that is not whole and positive. */
export function amountOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) return undefined;
  return Number(text) > 0 ? Number(text) : undefined;
}

/** Ids come from paths and queries; anything that could not be one of ours is simply not found. */
export const idOf = (value: unknown): string | undefined =>
  /^\d{1,18}$/.test(String(value)) ? String(value) : undefined;

export interface Paging {
  page: number;
  perPage: number;
  offset: number;
}

export function pagingOf(query: Fields): Paging {
  const page = Math.min(amountOf(query.page) ?? 1, 1_000_000);
  const perPage = Math.min(amountOf(query.perPage) ?? 50, 100);
  return { page, perPage, offset: (page - 1) * perPage };
}

export const pageMetaOf = ({ page, perPage, offset }: Paging, total: number) => ({
  total,
  skipped: offset,
  perPage,
  page,
  pageCount: Math.ceil(total / perPage),
});

/** Filters by date arrive as any ISO 8601 text; a date that cannot be read filters nothing. */
export function dateOf(value: unknown): Date | null {
  const text = textOf(value);
  const date = text === undefined ? undefined : new Date(text);
  return date === undefined || Number.isNaN(date.getTime()) ? null : date;
}
