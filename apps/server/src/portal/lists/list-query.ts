import { SEARCH_COUNT_LIMIT } from '@jara/contract/staff/filters';
import { normaliseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';
import type { Sight } from '@jara/domain/staff/mask';
import { addDays, startOfDay } from '@jara/domain/time/days';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { likeAnywhere, likeStart, likeWordStart } from '../../platform/database/like.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Days } from './days.ts';

export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Conditions of which one is enough; none at all asks for nothing. */
export const anyOf = (conditions: readonly Condition[]): Condition[] =>
  conditions.length === 0 ? [] : [sql`(${sql.join(conditions, sql` or `)})`];

/** A filter with nothing in it is no filter. */
export const given = <T>(values: readonly T[] | undefined): readonly T[] | undefined =>
  values && values.length > 0 ? values : undefined;

export const oneOf = (column: string, values: readonly string[] | undefined): Condition[] =>
  given(values) ? [sql`${sql.ref(column)} = any(${values}::text[])`] : [];

export const isThis = (column: string, value: string | undefined): Condition[] =>
  value ? [sql`${sql.ref(column)} = ${value}`] : [];

export const duringDays = (column: string, { from, to }: Days): Condition[] => [
  ...(from ? [sql`${sql.ref(column)} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`${sql.ref(column)} < ${startOfDay(addDays(to, 1))}`] : []),
];

/** What a list is put in order by. The id settles ties, so that pages neither repeat nor leave out a row. */
interface Order {
  column: string;
  id: string;
  isDescending: boolean;
}

/** "-createdAt" is the newest first. */
export type Sort = '-createdAt' | 'createdAt' | '-amount' | 'amount';

export const orderOf = (
  sort: Sort = '-createdAt',
  columns: { createdAt: string; amount?: string | undefined; id: string },
): Order => ({
  column: (sort.endsWith('amount') && columns.amount) || columns.createdAt,
  id: columns.id,
  isDescending: sort.startsWith('-'),
});

export function orderBy({ column, id, isDescending }: Order): RawBuilder<unknown> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`order by ${sql.ref(column)} ${direction}, ${sql.ref(id)} ${direction}`;
}

/** The same words stand in the index; PostgreSQL uses it only for exactly this expression. */
const PEOPLE = sql`lower(coalesce(p.recipient_email, '') || ' ' || coalesce(p.sender_email, '') || ' ' || coalesce(p.sender_name, ''))`;

const SHORTEST_INSIDE = 3;

/**
 * Three letters are found anywhere; fewer only where a word begins, or half of everything would match. No index knows signs, so that
 * nothing is found by them alone.
 */
export function textLike(column: Condition, text: string): Condition {
  if (!/[\p{L}\p{N}]/u.test(text)) return sql`false`;
  return text.length >= SHORTEST_INSIDE
    ? sql`${column} like ${likeAnywhere(text)}`
    : sql`(${column} like ${likeStart(text.toLowerCase())} or ${column} like ${likeWordStart(text)})`;
}

/**
 * Payments `p` by the addresses and the name on them: an address from its beginning, anything else anywhere. Whoever sees
 * addresses masked finds only whole ones: letter by letter, a search would spell out what the mask hides.
 */
export function peopleLike(text: string, sight: Sight): Condition {
  const whole = text.toLowerCase();
  if (whole.includes('@')) {
    const start = sight.isFull ? likeStart(whole) : undefined;
    const fits = (column: RawBuilder<unknown>) => (start ? sql`${column} like ${start}` : sql`${column} = ${whole}`);
    return sql`(${fits(sql`lower(p.recipient_email)`)} or ${fits(sql`lower(p.sender_email)`)})`;
  }
  if (sight.isFull) return textLike(PEOPLE, text);
  // A whole name stands behind a space there, so that a short one is looked for as the beginning of a word.
  return sql`(${textLike(PEOPLE, text)} and lower(p.sender_name) = ${whole})`;
}

const NAME = sql`lower(w.account_name)`;

/**
 * Withdrawals `w` by the name on the account: those who are called exactly so; where nobody is, those of whose name it is a
 * part. A whole name is looked up, while its letters would be compared with a share of all accounts there ever were.
 */
export function accountNameFits(text: string): Condition[] {
  const isPart = textLike(NAME, text);
  if (!text.trim().includes(' ')) return [isPart];
  const isWhole = sql`${NAME} = ${text.trim().toLowerCase()}`;
  return [isWhole, sql`(not exists (select from withdrawals w where ${isWhole}) and ${isPart})`];
}

/** Gifts `g` by their whole code: letter by letter, a search would spell out what the mask hides. Nothing when the text cannot be one. */
export const quidLike = (text: string): Condition | undefined => codeIs(sql`g.quid`, text);

/** Gifts `g` by a code that they had until their sender corrected the address. */
export function replacedQuidLike(text: string): Condition | undefined {
  const fits = codeIs(sql`old.quid`, text);
  return fits && sql`g.id in (select old.gift_id from replaced_quids old where ${fits})`;
}

function codeIs(column: RawBuilder<unknown>, text: string): Condition | undefined {
  const code = normaliseQuid(text);
  return /^[0-9A-Za-z\s-]+$/.test(text) && code.length === QUID_LENGTH ? sql`${column} = ${code}` : undefined;
}

/** Payments `p` by the beginning of their reference; nothing when the text cannot be one. */
export const referenceLike = (text: string): Condition | undefined =>
  /^[a-z0-9-]{4,50}$/i.test(text) ? sql`p.reference like ${likeStart(text.toLowerCase())}` : undefined;

export interface Choice {
  /** The table the list is of, which has an index in each order it can be listed in. */
  table:
    | 'gifts'
    | 'payments'
    | 'withdrawals'
    | 'rules'
    | 'giveaways'
    | 'disputes'
    | 'audit'
    | 'data_requests'
    | 'staff';
  /** Rows of the table that the filters leave. */
  plain: RawBuilder<unknown>;
  /** The same, for each thing that a search text can be; each goes through an index of its own. */
  found: readonly RawBuilder<unknown>[] | undefined;
  /** Whether the filters leave so few that they are gathered before they are put in order. */
  isFew?: boolean;
  order: Order;
  page: number;
  limit: number;
}

interface Chosen {
  ids: string[];
  /** How many a search has found, up to the limit at which it stops counting. */
  found: number | undefined;
}

/** The ids of one page. They are chosen from the table alone, so that only the chosen rows need be joined. */
export async function chooseIds(db: Kysely<Schema>, choice: Choice): Promise<Chosen> {
  const { plain, found, isFew = false, order, page, limit } = choice;
  const offset = (page - 1) * limit;
  const window = sql`${orderBy(order)} limit ${limit} offset ${offset}`;
  if (!found) {
    // What needs a person is mostly new. Asked for the oldest of it at once, PostgreSQL would walk through all that came before.
    const chosen = isFew
      ? sql`with few as materialized (${plain}) select id from few ${window}`
      : sql`${plain} ${window}`;
    return { ids: await idsOf(db, sql`select id from (${chosen}) chosen`), found: undefined };
  }

  if (found.length === 0) return { ids: [], found: 0 };

  // Few are gathered first and put in order afterwards. Asked for the newest of them at once, PostgreSQL would walk back
  // through all of time for a name that last gave years ago.
  const few = found.map((part) => sql`(select * from (${part} limit ${SEARCH_COUNT_LIMIT}) few)`);
  const { rows } = await sql<{ id: string; count: number }>`
    with found as materialized (${sql.join(few, sql` union `)}), counted as (select count(*) from found)
    select id, count from found, counted ${window}
  `.execute(db);
  const count = rows[0]?.count ?? (offset === 0 ? 0 : await countSome(db, found));
  if (count < SEARCH_COUNT_LIMIT) return { ids: rows.map(({ id }) => id), found: count };

  const near = await idsOf(db, nearest(choice, found, offset + limit, window));
  if (near.length === limit) return { ids: near, found: SEARCH_COUNT_LIMIT };
  const all = sql`with found as materialized (${sql.join(found, sql` union `)}) select id from found ${window}`;
  return { ids: await idsOf(db, all), found: SEARCH_COUNT_LIMIT };
}

const NEAR = 10_000;

/** A page of what fits among the first few thousand rows of the table: where much fits, some of it is usually there. */
function nearest(
  { table, order }: Pick<Choice, 'table' | 'order'>,
  found: readonly RawBuilder<unknown>[],
  enough: number,
  window: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const column = sql.ref(order.column);
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  const edge = sql`(select ${column} from ${sql.table(table)} order by ${column} ${direction} limit 1 offset ${NEAR})`;
  const isNear = sql`${column} ${order.isDescending ? sql`>=` : sql`<=`} ${edge}`;
  const parts = found.map(
    (part) => sql`(select * from (${part}) near where ${isNear} ${orderBy(order)} limit ${enough})`,
  );
  return sql`select id from (${sql.join(parts, sql` union `)}) found ${window}`;
}

const idsOf = async (db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`${query}`.execute(db);
  return rows.map(({ id }) => id);
};

/** How many there are, up to the number at which a search stops counting. */
export async function countSome(db: Kysely<Schema>, found: readonly RawBuilder<unknown>[]): Promise<number> {
  const parts = found.map((part) => sql`(select id from (${part} limit ${SEARCH_COUNT_LIMIT}) few)`);
  const { rows } = await sql<{ count: number }>`select count(*) from (${sql.join(parts, sql` union `)}) found`.execute(
    db,
  );
  return Math.min(SEARCH_COUNT_LIMIT, rows[0]?.count ?? 0);
}
