import { type Page, pageOf } from '@jara/contract/paging';
import { PLAIN_COUNT_LIMIT, SEARCH_COUNT_LIMIT } from '@jara/contract/staff/filters';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { allOf, type Choice, type Condition, chooseIds, countSome, orderBy, orderOf, type Sort } from './list-query.ts';
import { type Reader, readerOf } from './reader.ts';
import { type RecordTotal, totalOf } from './record-totals.ts';

interface Asked {
  page: number;
  limit: number;
  search?: string | undefined;
  sort?: Sort | undefined;
}

/** One thing that a search text can be. Each is looked for by itself, joined to no more than it needs, through its own index. */
interface Search {
  joins?: RawBuilder<unknown>;
  /** Undefined when the text cannot be this. */
  fits: Condition | undefined;
}

/** What tells one list from another. Columns are named with the letter that `from` and `joins` give their table. */
interface Description<Ask, Row, Shown> {
  table: Choice['table'];
  /** The table by its letter, and what the filters need of others. */
  from: RawBuilder<unknown>;
  /** What the columns need besides. */
  joins?: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  id: string;
  sorts: { createdAt: string; amount?: string };
  /** When a row came, where that is not what the list is put in order by. */
  cameAt?: string;
  /** How `all` of it is put in order where nobody can choose; the latest come first where it is not said. */
  order?: RawBuilder<unknown>;
  filters(ask: Ask, reader: Reader): Condition[];
  /** Whether the filters leave few rows however long the history is, so that these are gathered first; no unless said. */
  isFew?(ask: Ask): boolean;
  /** None where the filters themselves look for the text. */
  searches?(text: string, sight: Sight): Search[];
  present(rows: Row[], reader: Reader, db: Kysely<Schema>): Shown[] | Promise<Shown[]>;
}

export interface List<Ask, Row, Shown> extends Pick<Description<Ask, Row, Shown>, 'filters' | 'present'> {
  searches(text: string, sight: Sight): Search[];
  /** Whether `all` is in another order than that of time. */
  hasOwnOrder: boolean;
  /** What a page is chosen from. */
  choiceOf(ask: Ask, reader: Reader): Choice;
  /** What the filters and the search leave of what came after an instant, for each thing that the search text can be. */
  since(ask: Ask, reader: Reader, after: Date): readonly RawBuilder<unknown>[];
  /** Everything the filters and the search leave, in the order of the list. */
  all(ask: Ask, reader: Reader): RawBuilder<Row>;
  /** Rows by id, in the order of the ids, with nothing masked. */
  rows(db: Kysely<Schema>, ids: readonly string[]): Promise<Row[]>;
  /** The same as this reader may see them. */
  shown(db: Kysely<Schema>, ids: readonly string[], reader: Reader): Promise<Shown[]>;
  /** The newest rows that any of these finds. */
  newest(db: Kysely<Schema>, searches: Search[], limit: number): Promise<Row[]>;
}

/** A list of staff from its description, so that its page, its export and its searches cannot differ. */
export function defineList<Ask extends Asked, Row, Shown>({
  table,
  from,
  joins = sql``,
  columns,
  id,
  sorts,
  cameAt = sorts.createdAt,
  order,
  isFew,
  ...list
}: Description<Ask, Row, Shown>): List<Ask, Row, Shown> {
  const idOf = sql.ref(id);
  const others = Object.values(sorts).filter((column) => column !== id);
  const keys = sql.join([sql`${idOf} as id`, ...others.map((column) => sql.ref(column))]);
  const among = (conditions: Condition[], needed = sql``) =>
    sql`select ${keys} from ${from} ${needed} where ${allOf(conditions)}`;
  const foundBy = (searches: Search[], filters: Condition[]) =>
    searches.flatMap(({ fits, joins: needed }) => (fits ? [among([fits, ...filters], needed)] : []));
  const foundFor = ({ search }: Ask, { sight }: Reader, filters: Condition[]) =>
    search && list.searches ? foundBy(list.searches(search, sight), filters) : undefined;
  /** Among the chosen keys a column no longer has a letter. */
  const bare = (column: string) => column.slice(column.indexOf('.') + 1);
  const keyOrder = (sort?: Sort) =>
    orderOf(sort, { createdAt: bare(sorts.createdAt), amount: sorts.amount && bare(sorts.amount), id: 'id' });

  async function rows(db: Kysely<Schema>, ids: readonly string[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    const { rows: inOrder } = await sql<Row>`
      select ${columns} from ${from} ${joins} where ${idOf} = any(${ids}) order by array_position(${ids}, ${idOf})
    `.execute(db);
    return inOrder;
  }

  return {
    searches: () => [],
    ...list,
    hasOwnOrder: order !== undefined,
    rows,
    shown: async (db, ids, reader) => list.present(await rows(db, ids), reader, db),
    choiceOf(ask, reader) {
      const filters = list.filters(ask, reader);
      const found = foundFor(ask, reader, filters);
      return {
        table,
        plain: among(filters),
        found,
        isFew: isFew?.(ask) ?? false,
        order: keyOrder(ask.sort),
        page: ask.page,
        limit: ask.limit,
      };
    },
    since(ask, reader, after) {
      const filters = [...list.filters(ask, reader), sql`${sql.ref(cameAt)} > ${after}`];
      return foundFor(ask, reader, filters) ?? [among(filters)];
    },
    all(ask, reader) {
      const filters = list.filters(ask, reader);
      const ids = foundFor(ask, reader, filters)?.map((part) => sql`select id from (${part}) part`);
      const left = ids ? sql`${idOf} in (${sql.join(ids, sql` union `)})` : allOf(filters);
      return sql<Row>`
        select ${columns} from ${from} ${joins} where ${left} ${order ?? orderBy(orderOf(ask.sort, { ...sorts, id }))}`;
    },
    async newest(db, searches, limit) {
      const choice = { table, plain: among([]), found: foundBy(searches, []), order: keyOrder(), page: 1, limit };
      return rows(db, (await chooseIds(db, choice)).ids);
    },
  };
}

/** How long a list is, by the totals that are kept of its records, and what else they tell. */
interface Counts<Ask, Figures> {
  totals(db: Kysely<Schema>, ask: Ask, now: Date): Promise<RecordTotal[]>;
  /** The statuses that the filters leave; undefined means all. */
  statuses?(ask: Ask): readonly string[] | undefined;
  /** Whether a filter is set by which no totals are kept, so that rows must be counted. */
  isCounted?(ask: Ask, filters: readonly Condition[]): boolean;
  figures(totals: RecordTotal[], of: { ask: Ask; db: Kysely<Schema>; now: Date }): Figures | Promise<Figures>;
}

/** Pages of a list, with the figures that its filters and cards show. */
export const pagesOf =
  <Ask extends Asked, Row, Shown, Figures extends object>(
    list: List<Ask, Row, Shown>,
    counts: Counts<NoInfer<Ask>, Figures>,
  ) =>
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: Ask, me: StaffOfRequest): Promise<Page<Shown> & { isTotalCapped: boolean; readAt: string } & Figures> => {
    const reader = readerOf(me, clock.now());
    const choice = list.choiceOf(ask, reader);
    const totals = await counts.totals(db, ask, reader.now);
    const kept = totalOf(totals, 'count', counts.statuses?.(ask));
    const isCounted = counts.isCounted?.(ask, list.filters(ask, reader)) ?? false;
    const [chosen, counted, figures] = await Promise.all([
      // Where the totals already say that there is nothing, nothing is looked for.
      kept === 0 ? { ids: [], found: 0 } : chooseIds(db, choice),
      kept > 0 && isCounted && !choice.found ? countSome(db, [choice.plain]) : undefined,
      counts.figures(totals, { ask, db, now: reader.now }),
    ]);
    const data = await list.shown(db, chosen.ids, reader);
    const total = chosen.found ?? counted ?? kept;
    const isTotalCapped = (isCounted || choice.found !== undefined) && total >= SEARCH_COUNT_LIMIT;
    return { ...pageOf(data, total, ask), readAt: reader.now.toISOString(), isTotalCapped, ...figures };
  };

/** Pages of a list that no totals are kept of: what the filters or the search leave is counted, up to what somebody might page through. */
export const countedPagesOf =
  <Ask extends Asked, Row, Shown>(list: List<Ask, Row, Shown>) =>
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: Ask, me: StaffOfRequest): Promise<Page<Shown> & { isTotalCapped: boolean; readAt: string }> => {
    const reader = readerOf(me, clock.now());
    const choice = list.choiceOf(ask, reader);
    const [{ data, found }, counted] = await Promise.all([
      list.hasOwnOrder ? readInOwnOrder(db, list, ask, reader) : readChosen(db, list, choice, reader),
      choice.found ? undefined : countPlain(db, choice.plain),
    ]);
    const total = found ?? counted ?? 0;
    const isTotalCapped = total >= (choice.found ? SEARCH_COUNT_LIMIT : PLAIN_COUNT_LIMIT);
    return { ...pageOf(data, total, ask), readAt: reader.now.toISOString(), isTotalCapped };
  };

async function readChosen<Ask, Row, Shown>(
  db: Kysely<Schema>,
  list: List<Ask, Row, Shown>,
  choice: Choice,
  reader: Reader,
) {
  const { ids, found } = await chooseIds(db, choice);
  return { data: await list.shown(db, ids, reader), found };
}

async function readInOwnOrder<Ask extends Asked, Row, Shown>(
  db: Kysely<Schema>,
  list: List<Ask, Row, Shown>,
  ask: Ask,
  reader: Reader,
) {
  const { found } = list.choiceOf(ask, reader);
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`${list.all(ask, reader)} limit ${ask.limit} offset ${(ask.page - 1) * ask.limit}`.execute(db),
    found && countSome(db, found),
  ]);
  return { data: await list.present(rows, reader, db), found: counted };
}

async function countPlain(db: Kysely<Schema>, plain: RawBuilder<unknown>): Promise<number> {
  const first = sql`${plain} limit ${PLAIN_COUNT_LIMIT}`;
  const { rows } = await sql<{ count: number }>`select count(*) from (${first}) found`.execute(db);
  return rows[0]?.count ?? 0;
}
