import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';
import { PEOPLE } from './people.ts';

type Counts = Record<string, number>;

/** How much there is of everything, by the state it is in. No secret is in it: it is logged, and testers may rely on it. */
export interface SampleSummary {
  /** The moment at which the year ends. */
  asOf: string;
  payments: Counts;
  gifts: Counts;
  themes: Counts;
  /** By rule; gifts without one are PLAIN. */
  rules: Counts;
  claims: Counts;
  withdrawals: Counts;
  refunds: Counts;
  disputes: Counts;
  anonymousGifts: number;
  protectedGifts: number;
  /** What all payments of the sample ask for, in kobo. */
  totalAsked: number;
}

// The one table that only sample data knows: the product's own schema does not speak of it.
declare module '../src/platform/database/schema.ts' {
  interface Schema {
    sampleData: {
      onlyRow: Generated<boolean>;
      asOf: Date;
      madeAt: Date | null;
      summary: JSONColumnType<SampleSummary | null, string | null, string | null>;
    };
  }
}

export async function summarise(db: Db, asOf: Date): Promise<SampleSummary> {
  const browsers = PEOPLE.map(({ browserId }) => browserId);
  const { rows } = await sql<{ kind: string; state: string; count: number }>`
    with own as (select * from payments where browser_id = any(${browsers}::uuid[])),
         given as (select g.*, o.anonymous, o.password_hash from gifts g join own o on o.id = g.payment_id)
    select 'payments' as kind, status as state, count(*) as count from own group by status
    union all select 'themes', theme, count(*) from own group by theme
    union all select 'gifts', status, count(*) from given group by status
    union all select 'rules', coalesce(r.type, 'PLAIN'), count(*)
      from given g left join rules r on r.gift_id = g.id group by r.type
    union all select 'claims', c.status, count(*) from claims c join given g on g.id = c.gift_id group by c.status
    union all select 'withdrawals', w.status, count(*)
      from withdrawals w join claims c on c.id = w.claim_id join given g on g.id = c.gift_id group by w.status
    union all select 'refunds', r.status, count(*)
      from refunds r join charges c on c.id = r.charge_id join own o on o.id = c.payment_id group by r.status
    union all select 'disputes', d.status, count(*) from disputes d join own o on o.id = d.payment_id group by d.status
    union all select 'totals', 'anonymous', count(*) from given where anonymous
    union all select 'totals', 'protected', count(*) from given where password_hash is not null
    union all select 'totals', 'asked', coalesce(sum(amount), 0)::bigint from own
    order by 1, 2
  `.execute(db);
  const countsOf = (kind: string): Counts =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ state, count }) => [state, count]));
  const totals = countsOf('totals');
  return {
    asOf: asOf.toISOString(),
    payments: countsOf('payments'),
    gifts: countsOf('gifts'),
    themes: countsOf('themes'),
    rules: countsOf('rules'),
    claims: countsOf('claims'),
    withdrawals: countsOf('withdrawals'),
    refunds: countsOf('refunds'),
    disputes: countsOf('disputes'),
    anonymousGifts: totals.anonymous ?? 0,
    protectedGifts: totals.protected ?? 0,
    totalAsked: totals.asked ?? 0,
  };
}
