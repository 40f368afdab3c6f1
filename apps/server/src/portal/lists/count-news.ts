import { auditFilters } from '@jara/contract/staff/audit';
import { giftFilters } from '@jara/contract/staff/gifts';
import { giveawayFilters } from '@jara/contract/staff/giveaways';
import { paymentFilters } from '@jara/contract/staff/payments';
import { ruleFilters } from '@jara/contract/staff/rules';
import { MOST_NEWS, type NewsList } from '@jara/contract/staff/views';
import { withdrawalFilters } from '@jara/contract/staff/withdrawals';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import type { List } from './define-list.ts';
import { giftList } from './gift-list.ts';
import { giveawayList } from './giveaway-list.ts';
import { auditList } from './list-audit.ts';
import { paymentList } from './payment-list.ts';
import { readFilters } from './read-filters.ts';
import { type Reader, readerOf } from './reader.ts';
import { ruleList } from './rule-list.ts';
import { withdrawalList } from './withdrawal-list.ts';

interface Ask {
  list: NewsList;
  since: Date;
  /** The list's own filters, as they came. */
  query: Record<string, unknown>;
  me: StaffOfRequest;
}

/** How many rows of a list are younger than what its reader has seen. Only the young ones are looked at, and no more than are told. */
export const countNews =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ list, since, query, me }: Ask): Promise<{ count: number; isMore: boolean }> => {
    const parts = NEWS[list](query, readerOf(me, clock.now()), since).map(
      (part) => sql`(select id from (${part} limit ${MOST_NEWS + 1}) few)`,
    );
    const { rows } = await sql<{ count: number }>`
      select count(*) from (${sql.join(parts, sql` union `)}) news
    `.execute(db);
    const count = rows[0]?.count ?? 0;
    return { count: Math.min(count, MOST_NEWS), isMore: count > MOST_NEWS };
  };

type News = (query: Record<string, unknown>, reader: Reader, since: Date) => readonly RawBuilder<unknown>[];

const newsOf =
  <Ask, Row, Shown>(list: List<Ask, Row, Shown>, filters: z.ZodMiniType<Ask>): News =>
  (query, reader, since) =>
    list.since(readFilters(filters, query), reader, since);

const NEWS: Record<NewsList, News> = {
  quids: newsOf(giftList, giftFilters),
  transactions: newsOf(paymentList, paymentFilters),
  withdrawals: newsOf(withdrawalList, withdrawalFilters),
  rules: newsOf(ruleList, ruleFilters),
  giveaways: newsOf(giveawayList, giveawayFilters),
  audit: newsOf(auditList, auditFilters),
};
