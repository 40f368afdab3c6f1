import { randomBytes } from 'node:crypto';

const MARK = `id-${randomBytes(12).toString('hex')}-`;
const MARKED = new RegExp(`"${MARK}(\\d+)"`, 'g');

/**
 * Writes JSON in which an id beyond 2^53 is a plain number, as the provider sends it. `JSON.stringify` cannot
 * write such a number, so it is marked with text nobody else can know and unquoted afterwards.
 */
export function wireJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part));
  return text.replace(MARKED, '$1');
}

const AMOUNTS = new Set(['amount', 'requested_amount', 'fees', 'fee_charged', 'balance']);

/** Some of the provider's own samples carry amounts as numeric strings; a switch makes all of them so. */
export function withAmountsAsStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAmountsAsStrings);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      AMOUNTS.has(key) && typeof part === 'number' ? String(part) : withAmountsAsStrings(part),
    ]),
  );
}
