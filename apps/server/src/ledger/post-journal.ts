import type { Journal } from '@jara/domain/ledger/journals';
import { sql } from 'kysely';
import type { Trx } from '../platform/db.ts';

/**
 * Writes journals and their movements, all of them in two statements however many there are. The database refuses what
 * does not balance or would take a liability below zero.
 */
export async function postJournals(trx: Trx, journals: readonly Journal[], at: Date): Promise<void> {
  if (journals.length === 0) return;
  const { rows: posted } = await sql<{ id: number; ref: string }>`
    insert into journals (ref, event, currency, at)
    select ref, event, currency, ${at} from unnest(
      ${journals.map((j) => j.ref)}::text[], ${journals.map((j) => j.event)}::text[], ${journals.map((j) => j.currency)}::text[]
    ) as new (ref, event, currency)
    returning id, ref
  `.execute(trx);
  const idByRef = new Map(posted.map(({ id, ref }) => [ref, id]));
  const lines = journals.flatMap((journal) =>
    journal.movements.map(({ account, amount }, line) => ({
      journalId: idByRef.get(journal.ref),
      line,
      account,
      amount,
    })),
  );
  await sql`
    insert into movements (journal_id, line, account, subject, amount)
    select * from unnest(
      ${lines.map((l) => l.journalId)}::bigint[], ${lines.map((l) => l.line)}::smallint[],
      ${lines.map((l) => l.account.kind)}::text[], ${lines.map((l) => l.account.subject)}::uuid[],
      ${lines.map((l) => l.amount)}::bigint[]
    )
  `.execute(trx);
}

export const postJournal = (trx: Trx, journal: Journal, at: Date) => postJournals(trx, [journal], at);
