import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  changed,
  countFilters,
  exportFiltersOf,
  type ListState,
  PAGE_SIZES,
  queryOf,
  readListState,
  usualSort,
  withOwnWords,
  wordsOf,
} from './list-state.ts';

const shape = {
  facets: { status: ['ACTIVE', 'BLOCKED', 'SPLIT'], currency: ['NGN', 'GHS'] },
  sorts: ['-createdAt', 'createdAt', '-amount'],
  urgent: { status: ['BLOCKED', 'SPLIT'] },
} as const;
type State = ListState<'status' | 'currency', (typeof shape.sorts)[number]>;

const plain: State = readListState(shape, {});
const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const aDay = dates.map((date) => date.toISOString().slice(0, 10));
const period = fc.oneof(
  fc.constant({ range: undefined, from: undefined, to: undefined }),
  fc.constantFrom('today' as const, 'quarter' as const).map((range) => ({ range, from: undefined, to: undefined })),
  fc.record({ range: fc.constant(undefined), from: aDay, to: aDay }),
);
const states: fc.Arbitrary<State> = fc
  .record({
    page: fc.integer({ min: 1, max: 100_000 }),
    limit: fc.constantFrom(...PAGE_SIZES),
    search: fc.string({ maxLength: 40 }).filter((text) => text === '' || text.trim() !== ''),
    sort: fc.constantFrom(...shape.sorts),
    period,
    status: fc.subarray([...shape.facets.status]),
    currency: fc.subarray([...shape.facets.currency]),
    hidden: fc.option(fc.uniqueArray(fc.constantFrom('amount', 'creatorEmail')), { nil: undefined }),
  })
  .map(({ period: time, status, currency, ...rest }) => ({ ...rest, ...time, chosen: { status, currency } }));

describe('the address of a list', () => {
  test.prop([states])('says everything about what is shown: reading it back shows the same', (state) => {
    expect(readListState(shape, wordsOf(shape, state), { search: state.search })).toEqual(state);
  });

  test.prop([states, fc.constantFrom(...PAGE_SIZES)])(
    'leaves out how many rows this browser shows anyway',
    (state, limit) => {
      const words = wordsOf(shape, state, { limit });
      expect(words.limit).toBe(state.limit === limit ? undefined : String(state.limit));
      expect(readListState(shape, words, { search: state.search, limit })).toEqual(state);
    },
  );

  test.prop([states])('never says what is searched for', (state) => {
    expect(wordsOf(shape, { ...state, search: 'ada@example.com' })).toEqual(wordsOf(shape, { ...state, search: '' }));
  });

  it('may bring along what to search for, from a link that was made before', () => {
    expect(readListState(shape, { search: 'ada' }).search).toBe('ada');
    expect(readListState(shape, { search: 'ada' }, { search: 'kemi' }).search).toBe('kemi');
  });

  it('is bare when nothing was chosen', () => {
    expect(wordsOf(shape, plain)).toEqual({});
  });

  test.prop([fc.dictionary(fc.constantFrom('page', 'limit', 'sort', 'range', 'from', 'to', 'status'), fc.string())])(
    'may hold nonsense, which is read as if it were not there',
    (words) => {
      const { page, limit, sort, range, chosen } = readListState(shape, words);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(limit).toBeLessThanOrEqual(100);
      expect(shape.sorts).toContain(sort);
      expect([undefined, 'today', 'week', 'month', 'quarter']).toContain(range);
      expect(shape.facets.status).toEqual(expect.arrayContaining([...chosen.status]));
    },
  );

  it('lets a preset win over dates', () => {
    const state = readListState(shape, { range: 'week', from: '2026-01-01', to: '2026-02-01' });
    expect(state).toMatchObject({ range: 'week', from: undefined, to: undefined });
  });

  it('drops a value that no list has, and keeps its neighbours', () => {
    expect(readListState(shape, { status: 'BLOCKED,LOST,ACTIVE' }).chosen.status).toEqual(['ACTIVE', 'BLOCKED']);
  });
});

describe('a word of a page of its own', () => {
  const onPageThree = { page: '3', range: 'week', subjectKind: 'gift', subjectId: 'g1' };

  it('starts again at the first page when it narrows the list', () => {
    expect(withOwnWords(shape, onPageThree, { role: 'ADMIN' })).toEqual({
      range: 'week',
      role: 'ADMIN',
      subjectKind: 'gift',
      subjectId: 'g1',
    });
  });

  it('leaves the list on its page when it opens or closes a record', () => {
    const open = withOwnWords(shape, onPageThree, { id: 'w1' });
    expect(open).toEqual({ ...onPageThree, id: 'w1' });
    expect(withOwnWords(shape, open, { id: undefined })).toEqual(onPageThree);
  });

  it('goes together with another one that means nothing without it', () => {
    expect(withOwnWords(shape, onPageThree, { subjectKind: undefined, subjectId: undefined })).toEqual({
      range: 'week',
    });
  });
});

describe('the order of a list that nobody chose one for', () => {
  const only = (...status: string[]) => ({ status, currency: [] });

  it('is the oldest first where nothing but work that waits is listed', () => {
    expect(usualSort(shape, only())).toBe('-createdAt');
    expect(usualSort(shape, only('ACTIVE', 'BLOCKED'))).toBe('-createdAt');
    expect(usualSort(shape, only('BLOCKED'))).toBe('createdAt');
    expect(usualSort(shape, only('BLOCKED', 'SPLIT'))).toBe('createdAt');
    expect(readListState(shape, { status: 'BLOCKED' }).sort).toBe('createdAt');
    expect(readListState(shape, { status: 'BLOCKED', sort: '-createdAt' }).sort).toBe('-createdAt');
  });

  it('follows what is listed, until somebody chooses one', () => {
    const waiting = changed(shape, { ...plain, page: 4 }, { chosen: only('BLOCKED') });
    expect([waiting.sort, waiting.page]).toEqual(['createdAt', 1]);
    expect(changed(shape, waiting, { chosen: only('ACTIVE') }).sort).toBe('-createdAt');
    const largest = changed(shape, waiting, { sort: '-amount' });
    expect(changed(shape, largest, { chosen: only('ACTIVE') }).sort).toBe('-amount');
    expect(changed(shape, waiting, { page: 3 })).toEqual({ ...waiting, page: 3 });
  });
});

describe('what the server is asked', () => {
  it('carries several values under one name', () => {
    const state = { ...plain, chosen: { status: ['ACTIVE', 'SPLIT'], currency: [] }, search: ' ada ' };
    expect(queryOf(state)).toEqual({
      status: 'ACTIVE,SPLIT',
      search: 'ada',
      range: undefined,
      page: 1,
      limit: 10,
      sort: '-createdAt',
    });
  });

  it('leaves the page out of an export, which holds every page', () => {
    const filters = exportFiltersOf({ ...plain, page: 7, limit: 50, range: 'month' });
    expect(filters).toEqual({ range: 'month', sort: '-createdAt' });
  });
});

it('counts a period as one filter and every chosen value as one', () => {
  expect(countFilters(plain)).toBe(0);
  expect(
    countFilters({ ...plain, from: '2026-01-01', to: '2026-01-31', chosen: { status: ['ACTIVE'], currency: ['NGN'] } }),
  ).toBe(3);
});
