import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { literals } from '../../platform/database/literals.ts';
import type { BooksProblem } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { type Checks, inOneSnapshot, runChecks } from './run-checks.ts';
import { EVERYTHING, stateChecks } from './state-checks.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';

export interface BooksReport {
  isClean: boolean;
  /** From the first one on, however many of them were looked at. */
  journals: number;
  problems: BooksProblem[];
}

export const CHECKS: Checks = {
  'every journal balances': sql`
    select j.ref as id from journals j left join movements m on m.journal_id = j.id
    group by j.id having coalesce(sum(m.amount), 1) <> 0`,

  // No foreign key says so: the trigger asks for all journals of a posting at once, and a restored backup passed no trigger.
  'every movement has its journal': sql`
    select m.journal_id::text as id from movements m left join journals j on j.id = m.journal_id where j.id is null`,

  'all movements sum to zero in every currency': sql`
    select j.currency as id from movements m join journals j on j.id = m.journal_id group by j.currency having sum(m.amount) <> 0`,

  'every balance equals its movements': sql`
    select coalesce(b.account, m.account) || ':' || coalesce(b.subject, m.subject) as id
    from balances b
    full join (
      select account, subject, -sum(amount) as balance from movements
      where account in ${literals(LIABILITIES)}
      group by account, subject
    ) m on m.account = b.account and m.subject = b.subject
    where coalesce(b.balance, 0) <> coalesce(m.balance, 0)`,

  'no liability is below zero': sql`select account || ':' || subject as id from balances where balance < 0`,

  ...stateChecks(EVERYTHING),
};

/** Everything from the beginning, and every checkpoint. Without the keys a checkpoint is asked for what it covers, not whether we sealed it. */
export async function proveAll(trx: Trx, keys?: Keys): Promise<BooksReport> {
  const { journals, problems: contents } = await proveContents(trx);
  const problems = [...contents, ...(await verifyCheckpoints(trx, keys))];
  return { isClean: problems.length === 0, journals, problems };
}

/** The same without the checkpoints. */
export async function proveContents(trx: Trx): Promise<BooksReport> {
  const problems = await runChecks(trx, CHECKS);
  const { journals } = await trx
    .selectFrom('journals')
    .select((eb) => eb.fn.countAll<number>().as('journals'))
    .executeTakeFirstOrThrow();
  return { isClean: problems.length === 0, journals, problems };
}

/** The full proof of the books, in one snapshot. */
export const checkBooks = (db: Db, keys?: Keys): Promise<BooksReport> =>
  inOneSnapshot(db, (trx) => proveAll(trx, keys));
