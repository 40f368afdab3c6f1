import { DATE_RANGES, type DateRange } from '@jara/contract/staff/filters';
import type { ListShape } from '@jara/contract/staff/lists';

export interface ListState<Facet extends string = string, Sort extends string = string> {
  page: number;
  limit: number;
  search: string;
  sort: Sort;
  range: DateRange | undefined;
  from: string | undefined;
  to: string | undefined;
  chosen: Readonly<Record<Facet, readonly string[]>>;
  /** The columns that the address leaves out; undefined where it says nothing, and the person's own choice holds. */
  hidden: readonly string[] | undefined;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_LIMIT = PAGE_SIZES[0];

/** An address that says nothing is another matter: then the person's own choice holds. */
const NONE_HIDDEN = 'none';

export type Words = Readonly<Record<string, string | undefined>>;

/** What belongs to a list and stands not in its address. */
export interface Beside {
  /** What is searched for may name somebody, and an address is read over shoulders and kept in histories. */
  search?: string | undefined;
  /** How many rows this browser was told to show last. */
  limit?: number | undefined;
}

/** Reads an address. Whatever a list cannot mean is left out rather than sent to the server to be refused. */
export function readListState<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  words: Words,
  beside: Beside = {},
): ListState<Facet, Sort> {
  const range = DATE_RANGES.find((known) => known === words.range);
  const facets = Object.entries(shape.facets) as [Facet, readonly string[]][];
  const chosen = Object.fromEntries(
    facets.map(([name, values]) => [name, values.filter((value) => words[name]?.split(',').includes(value))]),
  ) as Record<Facet, string[]>;
  return {
    page: wholeNumber(words.page, 1, 100_000) ?? 1,
    limit: wholeNumber(words.limit, 1, 100) ?? beside.limit ?? DEFAULT_LIMIT,
    // A link from before may still bring one along.
    search: (beside.search ?? words.search ?? '').slice(0, 120),
    sort: shape.sorts.find((known) => known === words.sort) ?? usualSort(shape, chosen),
    range,
    // A preset and dates of one's own are two ways to say the same thing; the preset is the shorter one.
    from: range ? undefined : day(words.from),
    to: range ? undefined : day(words.to),
    chosen,
    hidden: hiddenIn(words.hide),
  };
}

/** The order of a list when nobody chose one: where it is work that waits, what has waited longest comes first. */
export function usualSort<Facet extends string, Sort extends string>(
  { sorts, urgent }: ListShape<Facet, Sort>,
  chosen: Readonly<Record<Facet, readonly string[]>>,
): Sort {
  const isUrgent = (Object.entries(urgent ?? {}) as [Facet, readonly string[]][]).some(
    ([name, values]) => chosen[name].length > 0 && chosen[name].every((value) => values.includes(value)),
  );
  return (isUrgent && sorts.find((known) => known === 'createdAt')) || sorts[0];
}

/**
 * A list after part of it was changed. Anything but turning the page starts again at the first one, and an order that nobody
 * chose follows what is listed.
 */
export function changed<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  state: ListState<Facet, Sort>,
  part: Partial<ListState<Facet, Sort>>,
): ListState<Facet, Sort> {
  const isUsual = state.sort === usualSort(shape, state.chosen);
  const sort = isUsual && part.chosen ? usualSort(shape, part.chosen) : state.sort;
  return { ...state, page: 1, sort, ...part };
}

/** The address of a list, with nothing in it that goes without saying, and nothing that somebody typed. */
export function wordsOf<Facet extends string, Sort extends string>(
  shape: ListShape<Facet, Sort>,
  state: ListState<Facet, Sort>,
  { limit: usualLimit = DEFAULT_LIMIT }: Beside = {},
): Record<string, string> {
  const { page, limit, sort, hidden } = state;
  return {
    ...filtersOf(state),
    ...(sort === usualSort(shape, state.chosen) ? {} : { sort }),
    ...(hidden === undefined ? {} : { hide: hidden.join(',') || NONE_HIDDEN }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(limit === usualLimit ? {} : { limit: String(limit) }),
  };
}

/** The address of a list as a view keeps it: everything said, so that it shows the same whatever its owner chooses later. */
export function viewWordsOf(
  state: ListState,
  hidden: readonly string[] | undefined,
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...own,
    ...filtersOf(state),
    sort: state.sort,
    limit: String(state.limit),
    ...(hidden ? { hide: hidden.join(',') || NONE_HIDDEN } : {}),
  };
}

/** The same list with nothing that narrows it but what is searched for. */
export const withoutFilters = <Facet extends string, Sort extends string>(
  state: ListState<Facet, Sort>,
): ListState<Facet, Sort> => ({
  ...state,
  page: 1,
  range: undefined,
  from: undefined,
  to: undefined,
  chosen: Object.fromEntries(Object.keys(state.chosen).map((name) => [name, []])) as unknown as ListState<
    Facet,
    Sort
  >['chosen'],
});

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
  beside: Beside = {},
): Record<string, string> {
  const state = readListState(shape, words, beside);
  const page = 'id' in own ? state.page : 1;
  return { ...ownWordsOf({ ...words, ...own }), ...wordsOf(shape, { ...state, page }, beside) };
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

const hiddenIn = (word: string | undefined): string[] | undefined =>
  word === NONE_HIDDEN ? [] : word?.split(',').filter((id) => /^[a-z]{1,20}$/i.test(id));

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  const n = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return n >= min && n <= max ? n : undefined;
}

const day = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
