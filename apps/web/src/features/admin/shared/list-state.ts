import { DATE_RANGES, type DateRange } from '@jara/contract/staff/filters';

/** What a list can be narrowed and ordered by. The first order is the one it has when nobody chose. */
export interface ListShape<Facet extends string, Sort extends string> {
  facets: Readonly<Record<Facet, readonly string[]>>;
  sorts: readonly [Sort, ...Sort[]];
}

export interface ListState<Facet extends string = string, Sort extends string = string> {
  page: number;
  limit: number;
  search: string;
  sort: Sort;
  range: DateRange | undefined;
  from: string | undefined;
  to: string | undefined;
  chosen: Readonly<Record<Facet, readonly string[]>>;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_LIMIT = PAGE_SIZES[0];

export type Words = Readonly<Record<string, string | undefined>>;

/** Reads an address. Whatever a list cannot mean is left out rather than sent to the server to be refused. */
export function readListState<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  words: Words,
): ListState<Facet, Sort> {
  const range = DATE_RANGES.find((known) => known === words.range);
  const facets = Object.entries(shape.facets) as [Facet, readonly string[]][];
  return {
    page: wholeNumber(words.page, 1, 100_000) ?? 1,
    limit: wholeNumber(words.limit, 1, 100) ?? DEFAULT_LIMIT,
    search: (words.search ?? '').slice(0, 120),
    sort: shape.sorts.find((known) => known === words.sort) ?? shape.sorts[0],
    range,
    // A preset and dates of one's own are two ways to say the same thing; the preset is the shorter one.
    from: range ? undefined : day(words.from),
    to: range ? undefined : day(words.to),
    chosen: Object.fromEntries(
      facets.map(([name, values]) => [name, values.filter((value) => words[name]?.split(',').includes(value))]),
    ) as Record<Facet, string[]>,
  };
}

/** The address of a list, with nothing in it that goes without saying. */
export function wordsOf<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  state: ListState<Facet, Sort>,
): Record<string, string> {
  const { page, limit, search, sort } = state;
  return {
    ...filtersOf(state),
    ...(search.trim() === '' ? {} : { search }),
    ...(sort === shape.sorts[0] ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(limit === DEFAULT_LIMIT ? {} : { limit: String(limit) }),
  };
}

/** Words of the address that belong to one page rather than to lists: the record that is open, and filters of its own. */
const OWN_WORDS = ['id', 'action', 'staffId', 'subjectKind', 'subjectId', 'assignee', 'role', 'state'] as const;
type OwnWord = (typeof OWN_WORDS)[number];

export const ownWordsOf = (words: Words): Record<string, string> =>
  Object.fromEntries(
    OWN_WORDS.flatMap((name) => {
      const value = words[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * The address with words of the page's own set, or taken out where they are undefined. Opening a record leaves the list
 * as it is; whatever else is set narrows it, and the page it stood on may not be there any more.
 */
export function withOwnWords<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  words: Words,
  own: Partial<Record<OwnWord, string | undefined>>,
): Record<string, string> {
  const state = readListState(shape, words);
  const page = 'id' in own ? state.page : 1;
  return { ...ownWordsOf({ ...words, ...own }), ...wordsOf(shape, { ...state, page }) };
}

/** The same as the server takes it. */
export function queryOf<Facet extends string, Sort extends string>(state: ListState<Facet, Sort>) {
  const { page, limit, sort, range } = state;
  const search = state.search.trim();
  return { ...filtersOf(state), range, ...(search === '' ? {} : { search }), page, limit, sort };
}

/** For an export: everything but the page, because the file holds all of them. */
export function exportFiltersOf(state: ListState): Record<string, string> {
  const search = state.search.trim();
  return { ...filtersOf(state), ...(search === '' ? {} : { search }), sort: state.sort };
}

function filtersOf<Facet extends string>({ range, from, to, chosen }: ListState<Facet>) {
  const facets = Object.entries(chosen as Record<string, readonly string[]>).filter(([, values]) => values.length > 0);
  return {
    ...(range ? { range } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(Object.fromEntries(facets.map(([name, values]) => [name, values.join(',')])) as Partial<Record<Facet, string>>),
  };
}

/** How many things narrow the list, for the number on the button. */
export const countFilters = ({ range, from, to, chosen }: ListState): number =>
  (range || from || to ? 1 : 0) + Object.values(chosen).reduce((sum, values) => sum + values.length, 0);

export const isNarrowed = (state: ListState): boolean => countFilters(state) > 0 || state.search.trim() !== '';

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  const n = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return n >= min && n <= max ? n : undefined;
}

const day = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
