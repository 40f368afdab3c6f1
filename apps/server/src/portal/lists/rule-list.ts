import type { ruleFilters, StaffRule } from '@jara/contract/staff/rules';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { presentRule } from '../../rules/present-rule.ts';
import type { RuleRow } from '../../rules/rule-row.ts';
import { daysOf } from './days.ts';
import {
  allOf,
  type Condition,
  chooseIds,
  countSome,
  defined,
  duringDays,
  type Order,
  oneOf,
  peopleLike,
  quidLike,
  recordPageOf,
} from './list-query.ts';
import { countsBy, recordTotals, totalOf } from './record-totals.ts';

export type RuleFilters = z.output<typeof ruleFilters>;

export type StaffRuleRow = RuleRow & {
  id: string;
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  firstTriedAt: Date | null;
  attempts: number;
  sharesTaken: number;
  claimedAmount: Minor;
  giftCreatedAt: Date;
};

const COLUMNS = sql`r.*, g.id, g.quid, g.amount, g.currency, g.status, g.first_tried_at, g.attempts, g.shares_taken,
  g.claimed_amount, g.created_at as gift_created_at`;
const FROM = sql`rules r join gifts g on g.id = r.gift_id join payments p on p.id = g.payment_id`;

/** A page of rules with how far each has come, the latest saved first. */
export const listStaffRules =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: RuleFilters, sight: Sight) => {
    const now = clock.now();
    const filters = filtersOf(ask, now);
    const plain = sql`select r.gift_id as id, r.updated_at from ${FROM} where ${allOf(filters)}`;
    const branches = ask.search ? branchesOf(ask.search, filters, sight) : undefined;
    const isCounted = filters.length > 0 || branches !== undefined;
    const [{ ids, found }, totals, counted] = await Promise.all([
      chooseIds(db, { ...ask, table: 'rules', plain, found: branches, order: LATEST }),
      recordTotals(db, 'rule'),
      filters.length > 0 && !branches ? countSome(db, [plain]) : undefined,
    ]);
    const data = (await findStaffRules(db, ids)).map((row) => presentStaffRule(row, sight, now));
    const total = found ?? counted ?? totalOf(totals, 'count');
    return { ...recordPageOf(data, total, ask, isCounted), byType: countsBy(totals, 'status') };
  };

const LATEST: Order = { column: 'updated_at', id: 'id', isDescending: true };

const filtersOf = (ask: RuleFilters, now: Date): Condition[] => [
  ...oneOf('r.type', ask.type),
  ...oneOf('g.status', ask.status),
  ...oneOf('g.currency', ask.currency),
  ...duringDays('r.updated_at', daysOf(ask, now)),
];

/** By code and by people. */
const searched = (search: string, sight: Sight) => defined([quidLike(search, sight), peopleLike(search, sight)]);

const branchesOf = (search: string, filters: Condition[], sight: Sight) =>
  searched(search, sight).map(
    (fits) => sql`select r.gift_id as id, r.updated_at from ${FROM} where ${allOf([fits, ...filters])}`,
  );

/** Rules by their gifts, in the order of the ids. */
async function findStaffRules(db: Kysely<Schema>, ids: readonly string[]): Promise<StaffRuleRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StaffRuleRow>`
    select ${COLUMNS} from ${FROM} where r.gift_id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], r.gift_id)
  `.execute(db);
  return rows;
}

export const allRules = (ask: RuleFilters, now: Date, sight: Sight) => {
  const found = ask.search ? [sql`(${sql.join(searched(ask.search, sight), sql` or `)})`] : [];
  return sql<StaffRuleRow>`
    select ${COLUMNS} from ${FROM} where ${allOf([...filtersOf(ask, now), ...found])}
    order by r.updated_at desc, r.gift_id desc`;
};

export function presentStaffRule(row: StaffRuleRow, sight: Sight, now: Date): StaffRule {
  const isOver = row.status === 'CLAIMED' || row.status === 'EXPIRED';
  const shown = presentRule(row, row, { isSender: true });
  return {
    ...shown,
    quid: sight.quid(row.quid),
    // Whoever knows the winning number can be the winner.
    nthPerson: sight.isFull || isOver ? shown.nthPerson : null,
    giftId: row.id,
    amount: row.amount,
    currency: row.currency,
    giftStatus: row.status,
    state: stateOf(row, now),
    attempts: row.attempts,
    sharesTaken: row.sharesTaken,
    sharesTotal: row.totalSplits ?? row.splitBps?.length ?? row.luckyShares ?? 1,
    claimedAmount: row.claimedAmount,
    progressPercent: Math.round((row.claimedAmount / row.amount) * 1_000) / 10,
    giftCreatedAt: row.giftCreatedAt.toISOString(),
  };
}

function stateOf(row: StaffRuleRow, now: Date): StaffRule['state'] {
  if (row.status === 'CLAIMED' || row.status === 'EXPIRED') return 'FINISHED';
  if (row.status === 'BLOCKED' || row.status === 'CONFLICTED') return 'ON_HOLD';
  return row.startsAt && row.startsAt > now ? 'NOT_OPEN_YET' : 'OPEN';
}
