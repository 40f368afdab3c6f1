import type { AnswerId, RefundId, WithdrawalId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/db.ts';

/** What the workers can be asked to do, and with what. */
export interface Jobs {
  work_on_webhook: { id: number };
  work_on_payout: { withdrawalId: WithdrawalId } & Look;
  work_on_refund: { refundId: RefundId } & Look;
  work_on_dispute_answer: { answerId: AnswerId } & Look;
}

/** Why something is looked at. */
export interface Look {
  /** Somebody heard something, and it is not the look's own time. */
  isNews?: true;
}

export interface JobOptions {
  /** Jobs with the same key collapse into one while they wait. */
  key?: string;
  afterMs?: number;
  /** The request this job is a consequence of. */
  requestId?: string | undefined;
}

/** What travels with every job beside its own payload. */
export interface Carried {
  requestId?: string;
}

/** Adds a job in the caller's own transaction: it exists exactly when the business change does. */
export const enqueue = <Name extends keyof Jobs>(
  trx: Trx,
  name: Name,
  payload: Jobs[Name],
  options?: JobOptions,
): Promise<void> => add(trx, name, payload, options);

/** Adds a job that belongs to no change of ours, such as one more look at what the provider says. */
export const enqueueAlone = <Name extends keyof Jobs>(
  db: Db,
  name: Name,
  payload: Jobs[Name],
  options?: JobOptions,
): Promise<void> => add(db, name, payload, options);

async function add<Name extends keyof Jobs>(
  db: Db,
  name: Name,
  payload: Jobs[Name],
  { key, afterMs = 0, requestId }: JobOptions = {},
): Promise<void> {
  await sql`
    select enqueue_job(
      ${name}, ${JSON.stringify({ ...payload, requestId } satisfies Jobs[Name] & { requestId: string | undefined })}::json, ${key ?? null}::text,
      now() + make_interval(secs => ${afterMs / 1000}::double precision), 25
    )
  `.execute(db);
}
