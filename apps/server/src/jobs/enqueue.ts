import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/schema.ts';

/** What the workers can be asked to do, and with what. */
export interface Jobs {
  settle_payment: { reference: string };
  work_on_webhook: { id: number };
  work_on_payout: { withdrawalId: string };
  work_on_refund: { refundId: string };
}

interface Options {
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
export async function enqueue<Name extends keyof Jobs>(
  trx: Kysely<Schema>,
  name: Name,
  payload: Jobs[Name],
  { key, afterMs = 0, requestId }: Options = {},
): Promise<void> {
  await sql`
    select enqueue_job(
      ${name}, ${JSON.stringify({ ...payload, requestId } satisfies Jobs[Name] & { requestId: string | undefined })}::json, ${key ?? null}::text,
      now() + make_interval(secs => ${afterMs / 1000}::double precision), 25
    )
  `.execute(trx);
}
