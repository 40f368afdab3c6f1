import { isId } from '@jara/domain/ids';
import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
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
  const told = Object.entries(rest).filter(([, value]) => !(typeof value === 'string' && isId(value)));
  const { amount, currency } = rest;
  const lines = told
    // The amount is written with its currency, which then needs no line of its own.
    .filter(([name]) => name !== 'currency' || amount === undefined)
    .map(([name, value]) => ({ name: spaced(name), after: name === 'amount' ? money(value, currency) : shown(value) }));
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

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(shown).join(', ') || 'nothing';
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([name, part]) => `${spaced(name)} ${shown(part)}`)
        .join(', ') || 'nothing'
    );
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return `${formatLagos(value)} (Lagos)`;
  return STATE.test(value) ? statusWord(value) : value;
}

/** Amounts are kept in minor units, which nobody reads. */
const money = (amount: unknown, currency: unknown): string =>
  Number.isSafeInteger(amount)
    ? formatMoney(amount as number, typeof currency === 'string' ? currency : undefined)
    : shown(amount);

const PAGES: Partial<Record<string, (id: string) => string>> = {
  gift: (id) => `/admin/quids/${id}`,
  payment: (id) => `/admin/transactions?id=${id}`,
  dispute: (id) => `/admin/disputes/${id}`,
  withdrawal: (id) => `/admin/withdrawals?id=${id}`,
  reconciliation_item: (id) => `/admin/operations?id=${id}`,
  person: (id) => `/admin/people/${id}`,
};

/** The page of the portal that shows what an action was about. */
export const subjectAddress = (kind: string, id: string): string | undefined =>
  isId(id) ? PAGES[kind]?.(id) : undefined;
