import type { WithdrawalId } from '@jara/domain/ids';
import { type Minor, minor } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { type Subject, subjectsOf, type WatchedSum, whyWait } from '@jara/domain/withdrawal/sum-limits';
import { ENDED_UNPAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Keys } from '../platform/keys/keys.ts';
import type { ClaimWithGift } from './withdrawals.store.ts';

interface Asked {
  claim: ClaimWithGift;
  account: { bankCode: string; accountNumber: string };
  now: Date;
  keys: Keys;
}

/** Under what it is counted once the person is erased: limits go on holding, and nobody can read whose sum it is. */
export const erasedSubjects = (keys: Keys, subject: string): string[] =>
  keys.digests('withdrawal-sum', subject).map((digest) => `erased ${digest}`);

interface Watched {
  subjects: Subject[];
  /** Why a person has to look first. */
  waitReason: string | undefined;
  /** What went to this bank account within a day, with this one. */
  toAccount: Minor;
}

/**
 * Adds up what went the same way as this withdrawal would. Whoever asks for one with the same account or the same payer waits
 * here until this one is stored: of two that fit under a limit alone but not together, the second sees the first.
 */
export async function watchSums(trx: Trx, asked: Asked, limits: Config['limits']['sums']): Promise<Watched> {
  const subjects = await readSubjects(trx, asked);
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(subject, 0) as key from unnest(${subjects.map(({ text }) => text)}::text[]) as s (subject) order by 1) k
  `.execute(trx);
  const sums = await readSums(trx, subjects, asked);
  const toAccount = sums.find(({ kind }) => kind === 'account')?.day ?? asked.claim.share;
  return { subjects, waitReason: whyWait(sums, limits, asked.claim.currency), toAccount };
}

export async function storeSums(trx: Trx, withdrawalId: WithdrawalId, subjects: Subject[], now: Date): Promise<void> {
  await trx
    .insertInto('withdrawalSums')
    .values(subjects.map(({ text }) => ({ subject: text, requestedAt: now, withdrawalId })))
    .execute();
}

/** Where the money of a claim came from, and whether it goes back there. */
export async function readSubjects(trx: Trx, { claim, account }: Omit<Asked, 'now' | 'keys'>): Promise<Subject[]> {
  const { browserId, senderEmail, recipientEmail, card } = await trx
    .selectFrom('gifts')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .leftJoin('charges', (join) =>
      join.onRef('charges.paymentId', '=', 'payments.id').on('charges.became', '=', 'GIFT'),
    )
    .select(['payments.browserId', 'payments.senderEmail', 'payments.recipientEmail', 'charges.card'])
    .where('gifts.id', '=', claim.giftId)
    .executeTakeFirstOrThrow();
  return subjectsOf({
    account,
    claimant: claim.browserId,
    payer: { browserId, email: senderEmail, card },
    recipientEmail,
  });
}

/** Payouts that were refused, failed or came back have not left, and do not count. */
async function readSums(trx: Trx, subjects: Subject[], { claim, now, keys }: Asked): Promise<WatchedSum[]> {
  const [dayAgo, monthAgo] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 30 * DAY_MS)];
  const ways = new Map(subjects.flatMap(({ text }) => [text, ...erasedSubjects(keys, text)].map((way) => [way, text])));
  const { rows } = await sql<{ subject: string; day: number; month: number }>`
    select s.subject, coalesce(sum(w.gross) filter (where s.requested_at > ${dayAgo}), 0)::bigint as day,
           sum(w.gross)::bigint as month
    from withdrawal_sums s join withdrawals w on w.id = s.withdrawal_id
    where s.subject = any(${[...ways.keys()]}::text[]) and s.requested_at > ${monthAgo}
      and w.status not in ${literals(ENDED_UNPAID_STATUSES)} and w.currency = ${claim.currency}
    group by s.subject
  `.execute(trx);
  return subjects.map(({ kind, text }) => {
    const before = rows.filter(({ subject }) => ways.get(subject) === text);
    const sum = (window: 'day' | 'month') => before.reduce((total, row) => total + row[window], 0);
    const [day, month] = [sum('day'), sum('month')];
    return { kind, day: minor(day + claim.share), month: minor(month + claim.share) };
  });
}
