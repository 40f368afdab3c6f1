import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { isSame, type Keys } from '../../platform/keys/keys.ts';

/** Up to where the books are proven, sealed: a later proof starts there. */
export interface Checkpoint {
  number: number;
  afterJournal: number;
  upToJournal: number;
  journals: number;
  /** As the database writes it, which is always the same way: sums can be larger than a number here. */
  sums: string;
  hash: string;
  seal: string;
}

/** Before the first checkpoint: nothing is covered yet. */
export const BEGINNING = { number: 0, upToJournal: 0, journals: 0, sums: '{}', hash: '' };

const sealed = ({ number, afterJournal, upToJournal, journals, sums, hash }: Omit<Checkpoint, 'seal'>) =>
  JSON.stringify([number, afterJournal, upToJournal, journals, sums, hash]);

const PURPOSE = 'books-checkpoint';

/** By the present secret or by one before it: a change of the secret leaves old seals as good as they were. */
export const isSealedByUs = (keys: Keys, checkpoint: Checkpoint): boolean =>
  keys.digests(PURPOSE, sealed(checkpoint)).some((seal) => isSame(seal, checkpoint.seal));

const COLUMNS = sql`number, after_journal, up_to_journal, journals, sums::text as sums, hash, seal`;

export async function lastCheckpoint(trx: Trx): Promise<Checkpoint | undefined> {
  const { rows } = await sql<Checkpoint>`
    select ${COLUMNS} from books_checkpoints order by number desc limit 1
  `.execute(trx);
  return rows[0];
}

/** The chain that holds: the last one that covers from the beginning, and all after it. */
export async function listCheckpoints(trx: Trx): Promise<Checkpoint[]> {
  const { rows } = await sql<Checkpoint>`
    select ${COLUMNS} from books_checkpoints
    where number >= (select max(number) from books_checkpoints where after_journal = 0) order by number
  `.execute(trx);
  return rows;
}

type Covered = Pick<Checkpoint, 'journals' | 'sums' | 'hash'>;

/** What a checkpoint says of the journals up to here, made of the one before and of the books themselves. */
export async function cover(
  trx: Trx,
  before: Covered & { upToJournal: number },
  upToJournal: number,
): Promise<Covered> {
  const { rows } = await sql<Covered>`
    with journal_lines as (
      select count(*) as journals,
             string_agg(concat_ws(' ', id, length(ref), ref, event, currency, (extract(epoch from at) * 1000000)::bigint), E'\n' order by id) as text
      from journals where id > ${before.upToJournal} and id <= ${upToJournal}
    ), movement_lines as (
      select string_agg(concat_ws(' ', journal_id, line, account, subject, amount), E'\n' order by journal_id, line) as text
      from movements where journal_id > ${before.upToJournal} and journal_id <= ${upToJournal}
    ), totals as (
      select key, sum(total) as total from (
        select key, value::numeric as total from jsonb_each_text(${before.sums}::jsonb)
        union all
        select m.account || ' ' || j.currency, sum(m.amount) from movements m join journals j on j.id = m.journal_id
        where m.journal_id > ${before.upToJournal} and m.journal_id <= ${upToJournal} group by 1
      ) each group by key
    )
    select (${before.journals}::bigint + j.journals)::bigint as journals,
           encode(sha256(convert_to(concat_ws(E'\n\n', ${before.hash}::text, coalesce(j.text, ''), coalesce(m.text, '')), 'UTF8')), 'hex') as hash,
           (select coalesce(jsonb_object_agg(key, total), '{}')::text from totals) as sums
    from journal_lines j, movement_lines m
  `.execute(trx);
  const [covered] = rows;
  if (!covered) throw new Error('a sum over the books gave no row');
  return covered;
}

/** Journals in one checkpoint, so that none takes much memory to make or to prove. */
const AT_ONCE = 20_000;

/** Seals what a proof in this snapshot has found to be right, as far as nothing can appear in it any more. Says how many it made. */
export async function sealOn(trx: Trx, start: typeof BEGINNING, keys: Keys): Promise<number> {
  const settled = await settledUpTo(trx);
  let before = start;
  while (before.upToJournal < settled) {
    const upToJournal = Math.min(settled, before.upToJournal + AT_ONCE);
    const covered = await cover(trx, before, upToJournal);
    const made = { number: before.number + 1, afterJournal: before.upToJournal, upToJournal, ...covered };
    const seal = keys.digest(PURPOSE, sealed(made));
    await trx
      .insertInto('booksCheckpoints')
      .values({ ...made, seal, sealedAt: sql`now()` })
      .execute();
    before = made;
  }
  return before.number - start.number;
}

/**
 * A journal gets its number before its transaction ends, so one that is lower than what is here can still appear. The sums of
 * the figures are folded only over journals before which none can: what they cover is settled, in every snapshot that sees them.
 */
export async function settledUpTo(trx: Trx): Promise<number> {
  const { foldedId } = await trx.selectFrom('ledgerFolding').select('foldedId').executeTakeFirstOrThrow();
  return foldedId;
}

export async function isOlderThanAnHour(trx: Trx, { number }: Checkpoint): Promise<boolean> {
  const { rows } = await sql`
    select from books_checkpoints where number = ${number} and sealed_at < now() - interval '1 hour'
  `.execute(trx);
  return rows.length > 0;
}
