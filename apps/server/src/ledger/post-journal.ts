import type { Journal } from '@jara/domain/ledger/journal';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { listLiteral } from '../platform/database/list-literal.ts';

/**
 * Writes journals and their movements in one statement however many there are. The database refuses what does not
 * balance or would take a liability below zero.
 */
export function journalsStatement(journals: readonly Journal[], at: Date): RawBuilder<unknown> {
  const lines = journals.flatMap(({ ref, movements }) =>
    movements.map((movement, line) => ({ ref, line, ...movement })),
  );
  return sql`
    with posted as (
      insert into journals (ref, event, currency, at)
      select ref, event, currency, ${at} from unnest(
        ${journals.map((j) => j.ref)}::text[], ${listLiteral(journals, (j) => j.event)}::text[],
        ${listLiteral(journals, (j) => j.currency)}::text[]
      ) as new (ref, event, currency)
      returning id, ref
    )
    insert into movements (journal_id, line, account, subject, amount)
    select posted.id, new.line, new.account, new.subject, new.amount
    from unnest(
      ${lines.map((l) => l.ref)}::text[], ${listLiteral(lines, (l) => l.line)}::smallint[],
      ${listLiteral(lines, (l) => l.account.kind)}::text[], ${listLiteral(lines, (l) => l.account.subject)}::uuid[],
      ${listLiteral(lines, (l) => l.amount)}::bigint[]
    ) with ordinality as new (ref, line, account, subject, amount, nr)
    join posted using (ref)
    order by new.nr
  `;
}

/** A journal that moves nothing is none: the proof of the books would not know what to make of it. */
export async function postJournals(trx: Trx, journals: readonly Journal[], at: Date): Promise<void> {
  const moving = journals.filter(({ movements }) => movements.length > 0);
  if (moving.length > 0) await journalsStatement(moving, at).execute(trx);
}

export const postJournal = (trx: Trx, journal: Journal, at: Date) => postJournals(trx, [journal], at);
