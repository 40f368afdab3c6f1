import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { literals } from '../../platform/database/literals.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import type { BooksReport } from './check-books.ts';
import type { Checkpoint } from './checkpoints.ts';
import { type Checks, runChecks } from './run-checks.ts';
import { type Scope, stateChecks } from './state-checks.ts';
import { verifySeal } from './verify-checkpoints.ts';

interface Since {
  checkpoint: Checkpoint;
  /** Attempts from this instant on have not been seen by a proof, or only perhaps. */
  attemptsAt: Date;
  keys: Keys;
}

/**
 * Proves what is new since a checkpoint and what is still open. It takes as long as there is of that, however long the history: what
 * was proven before and has not changed is not read. That somebody changed it behind the database's back is for the full proof to find.
 */
export async function proveNew(trx: Trx, { checkpoint, attemptsAt, keys }: Since): Promise<BooksReport> {
  // What is touched is looked up one by one, also where reading a whole table would be quicker while it is small: the time then
  // goes by what is new, and no plan turns over as the history grows.
  for (const whole of ['seqscan', 'hashjoin', 'mergejoin'])
    await sql`set local ${sql.raw(`enable_${whole}`)} = off`.execute(trx);
  await listTouched(trx, checkpoint, attemptsAt);
  const problems = [
    ...verifySeal(keys, checkpoint),
    ...(await runChecks(trx, { ...ledgerChecks(checkpoint), ...stateChecks(touched(attemptsAt)) })),
  ];
  const { rows } = await sql<{ journals: number }>`
    select ${checkpoint.journals} + count(*) as journals from journals where id > ${checkpoint.upToJournal}
  `.execute(trx);
  return { isClean: problems.length === 0, journals: rows[0]?.journals ?? checkpoint.journals, problems };
}

/**
 * Everything that belongs to a payment is looked at when any of it was touched: money of it moved, the database named it as
 * unproven, somebody tried its gift, or some of its money is on the way. Kept in tables of this transaction and counted, so that
 * the database knows in which order to join them.
 */
async function listTouched(trx: Trx, { upToJournal }: Checkpoint, attemptsAt: Date): Promise<void> {
  await sql`
    create temp table moved_accounts on commit drop as
    select distinct account, subject from movements where journal_id > ${sql.lit(upToJournal)} and account in ${literals(LIABILITIES)}
  `.execute(trx);
  await sql`analyze moved_accounts`.execute(trx);
  await sql`
    create temp table touched_subjects on commit drop as
    select subject as id from moved_accounts
    union select subject from unproven
    union select substring(ref from '[^:]*$')::uuid from journals
      where id > ${sql.lit(upToJournal)} and ref ~ '^charge-voided:[0-9a-f-]{36}$'
    union select gift_id from claim_attempts where at >= ${sql.lit(attemptsAt.toISOString())}
    union select claim_id from withdrawals where status in ${literals(OPEN_WITHDRAWAL_STATUSES)}
    union select charge_id from refunds where status in ${literals(OPEN_REFUND_STATUSES)}
    union select charge_id from disputes where status = 'OPEN'
  `.execute(trx);
  await sql`analyze touched_subjects`.execute(trx);
  await sql`
    create temp table touched on commit drop as
    with families as (
      select p.id from touched_subjects s join payments p on p.id = s.id
      union select g.payment_id from touched_subjects s join gifts g on g.id = s.id
      union select g.payment_id from touched_subjects s join claims c on c.id = s.id join gifts g on g.id = c.gift_id
      union select g.payment_id from touched_subjects s join withdrawals w on w.id = s.id
        join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
      union select h.payment_id from touched_subjects s join charges h on h.id = s.id
      union select h.payment_id from touched_subjects s join refunds r on r.id = s.id join charges h on h.id = r.charge_id
      union select d.payment_id from touched_subjects s join disputes d on d.id = s.id
    )
    select f.id as payment_id, g.id as gift_id from families f left join gifts g on g.payment_id = f.id
  `.execute(trx);
  await sql`analyze touched`.execute(trx);
}

const touched = (attemptsAt: Date): Scope => {
  const payments = sql`select payment_id from touched`;
  const gifts = sql`select gift_id from touched where gift_id is not null`;
  return {
    payment: (column) => sql`${sql.ref(column)} in (${payments})`,
    charge: (column) => sql`${sql.ref(column)} in (select id from charges where payment_id in (${payments}))`,
    gift: (column) => sql`${sql.ref(column)} in (${gifts})`,
    claim: (column) => sql`${sql.ref(column)} in (select id from claims where gift_id in (${gifts}))`,
    attempt: sql`a.at >= ${attemptsAt}`,
  };
};

/** By the same names as in the full proof, since each says the same of what is new. */
const ledgerChecks = ({ upToJournal, sums }: Checkpoint): Checks => ({
  'every movement has its journal': sql`
    select m.journal_id::text as id from movements m left join journals j on j.id = m.journal_id
    where m.journal_id > ${upToJournal} and j.id is null`,

  'every journal balances': sql`
    select j.ref as id from journals j left join movements m on m.journal_id = j.id and m.journal_id > ${upToJournal}
    where j.id > ${upToJournal} group by j.id having coalesce(sum(m.amount), 1) <> 0`,

  'all movements sum to zero in every currency': sql`
    select currency as id from (
      select split_part(key, ' ', 2) as currency, value::numeric as amount from jsonb_each_text(${sums}::jsonb)
      union all
      select j.currency, m.amount from movements m join journals j on j.id = m.journal_id
      where j.id > ${upToJournal} and m.journal_id > ${upToJournal}
    ) each group by currency having sum(amount) <> 0`,

  // One by one where money moved; of all others the sum, which is kept in an index and moves when any of them is changed.
  'every balance equals its movements': sql`
    select t.account || ':' || t.subject as id
    from moved_accounts t left join balances b on b.account = t.account and b.subject = t.subject
    cross join lateral (
      select -sum(amount) as balance from movements m where m.account = t.account and m.subject = t.subject
    ) m
    where coalesce(b.balance, 0) <> m.balance
    union all
    select account as id from (
      select split_part(key, ' ', 1) as account, -value::numeric as amount from jsonb_each_text(${sums}::jsonb)
      union all
      select account, -amount from movements where journal_id > ${upToJournal}
      union all
      (select account, -sum(balance) from balances where balance > 0 group by account)
    ) each where account in ${literals(LIABILITIES)} group by account having sum(amount) <> 0`,

  'no liability is below zero': sql`
    select t.account || ':' || t.subject as id
    from moved_accounts t join balances b on b.account = t.account and b.subject = t.subject where b.balance < 0`,
});
