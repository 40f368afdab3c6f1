import { statusWord } from '../shared/words.ts';

export interface Change {
  name: string;
  before?: string | undefined;
  after: string;
}

/** What was said and what changed, line by line. Before and after of the same thing stand together. */
export function changesIn(details: Readonly<Record<string, unknown>>): Change[] {
  const { before, after, ...rest } = details;
  // What is known by an internal id alone says nothing to a person; the export has all of it.
  const told = Object.entries(rest).filter(([, value]) => !(typeof value === 'string' && UUID.test(value)));
  const lines = told.map(([name, value]) => ({ name: spaced(name), after: shown(value) }));
  if (!isRecord(before) && !isRecord(after)) {
    return before === undefined && after === undefined
      ? lines
      : [...lines, { name: 'value', before: shown(before), after: shown(after) }];
  }
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [...lines, ...names.map((name) => ({ name: spaced(name), before: shown(was[name]), after: shown(is[name]) }))];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The states, roles and steps of the product, which people are told as words. A currency is shorter, a code has digits. */
const STATE = /^[A-Z]{4,12}(_[A-Z]+)*$/;

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value !== 'string') return JSON.stringify(value);
  return STATE.test(value) ? statusWord(value) : value;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PAGES: Partial<Record<string, (id: string) => string>> = {
  gift: (id) => `/admin/quids/${id}`,
  payment: (id) => `/admin/transactions?id=${id}`,
  withdrawal: (id) => `/admin/withdrawals?id=${id}`,
};

/** The page of the portal that shows what an action was about. */
export const subjectAddress = (kind: string, id: string): string | undefined =>
  UUID.test(id) ? PAGES[kind]?.(id) : undefined;
