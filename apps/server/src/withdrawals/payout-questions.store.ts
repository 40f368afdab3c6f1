import type { AskedQuestion } from '@jara/contract/staff/stuck-payouts';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { inPortions } from '../platform/database/in-portions.ts';

const KEPT_DAYS = 90;

/** What the provider was asked about a payout, the newest first. */
export const listQuestions = (db: Db, reference: string, most: number) =>
  db
    .selectFrom('payoutQuestions')
    .select(['id', 'askedAt', 'question', 'answer', 'said'])
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

type Kept = Awaited<ReturnType<typeof listQuestions>>[number];

export const presentQuestion = ({ askedAt, question, answer, said }: Kept): AskedQuestion => ({
  askedAt: askedAt.toISOString(),
  question,
  answer,
  said,
});

export const forgetOldQuestions = (db: Db, now: Date) =>
  inPortions(
    db,
    (atMost) => sql`delete from payout_questions where id in (
      select id from (select id, asked_at from payout_questions order by id limit ${atMost}) oldest
      where asked_at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}) returning 1`,
  );
