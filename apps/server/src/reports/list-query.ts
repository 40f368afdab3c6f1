import { normaliseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';
import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere, likeStart, likeWordStart } from '../platform/like.ts';
import type { Sight } from '../staff/mask.ts';
import { addDays, type Days, startOfDay } from './days.ts';

export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

export const oneOf = (column: string, values: readonly string[] | undefined): Condition[] =>
  values && values.length > 0 ? [sql`${sql.ref(column)} = any(${values}::text[])`] : [];

export const duringDays = (column: string, { from, to }: Days): Condition[] => [
  ...(from ? [sql`${sql.ref(column)} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`${sql.ref(column)} < ${startOfDay(addDays(to, 1))}`] : []),
];

/** "-createdAt" is the newest first. The id settles ties, so that pages neither repeat nor leave out a row. */
export function orderBy(
  sort: '-createdAt' | 'createdAt' | '-amount' | 'amount',
  columns: { createdAt: string; amount: string; id: string },
) {
  const column = sort.endsWith('amount') ? columns.amount : columns.createdAt;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`order by ${sql.ref(column)} ${direction}, ${sql.ref(columns.id)} ${direction}`;
}

/** The same words stand in the index; PostgreSQL uses it only for exactly this expression. */
const PEOPLE = sql`lower(p.recipient_email || ' ' || coalesce(p.sender_email, '') || ' ' || coalesce(p.sender_name, ''))`;

const SHORTEST_INSIDE = 3;

/** Three letters are found anywhere; fewer only where a word begins, or half of everything would match. */
const textLike = (column: Condition, text: string): Condition =>
  text.length >= SHORTEST_INSIDE
    ? sql`${column} like ${likeAnywhere(text)}`
    : sql`(${column} like ${likeStart(text.toLowerCase())} or ${column} like ${likeWordStart(text)})`;

/**
 * Payments `p` by the addresses and the name on them. Whoever sees addresses masked finds only whole ones: letter by
 * letter, a search would spell out what the mask hides.
 */
export function peopleLike(text: string, sight: Sight): Condition {
  if (sight.isFull) return textLike(PEOPLE, text);
  const whole = text.toLowerCase();
  return sql`(${PEOPLE} like ${likeAnywhere(text)} and (lower(p.recipient_email) = ${whole} or lower(p.sender_email) = ${whole}
    or lower(p.sender_name) = ${whole}))`;
}

/** Withdrawals `w` by the name on the account. */
export const accountNameLike = (text: string): Condition => textLike(sql`lower(w.account_name)`, text);

/** Gifts `g` by the beginning of their code, or for those who see codes masked by all of it; nothing when the text cannot be one. */
export function quidLike(text: string, sight: Sight): Condition | undefined {
  const start = normaliseQuid(text);
  if (!/^[0-9A-Za-z\s-]+$/.test(text) || start.length === 0 || start.length > QUID_LENGTH) return undefined;
  if (!sight.isFull) return start.length === QUID_LENGTH ? sql`g.quid = ${start}` : undefined;
  return sql`g.quid like ${likeStart(start)}`;
}

/** Payments `p` by the beginning of their reference; nothing when the text cannot be one. */
export const referenceLike = (text: string): Condition | undefined =>
  /^[a-z0-9-]{4,50}$/i.test(text) ? sql`p.reference like ${likeStart(text.toLowerCase())}` : undefined;

export const present = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value): value is T => value !== undefined);
