import type { Db, Id } from '../platform/database.ts';

export interface WebhookRow {
  id: Id;
  event: string;
  reference: string;
  body: string;
  state: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped';
  trick: 'forge' | 'wrong-ip' | null;
  attempts: number;
  next_at: Date | null;
  last_status: number | null;
  last_error: string | null;
  created_at: Date;
  delivered_at: Date | null;
}

/** Takes what is due and pushes it out of sight for a while; a sandbox that dies while sending tries again after that. */
export const claimDueWebhooks = (db: Db, { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number }) =>
  db.many<WebhookRow>(
    `UPDATE paystack_sandbox.webhooks SET next_at = $2
     WHERE id IN (
       SELECT id FROM paystack_sandbox.webhooks WHERE state = 'waiting' AND next_at <= $1
       ORDER BY next_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING *`,
    [now, leaseUntil, limit],
  );

export const recordAttempt = (
  db: Db,
  id: Id,
  outcome: {
    state: WebhookRow['state'];
    nextAt: Date | null;
    status: number | null;
    error: string | null;
    deliveredAt: Date | null;
  },
) =>
  db.run(
    `UPDATE paystack_sandbox.webhooks
     SET state = $2, next_at = $3, last_status = $4, last_error = $5, delivered_at = $6, attempts = attempts + 1
     WHERE id = $1`,
    [id, outcome.state, outcome.nextAt, outcome.status, outcome.error, outcome.deliveredAt],
  );

/** A send that was cut short by a stop is due again at the next start. */
export async function returnToQueue(db: Db, id: Id, now: Date): Promise<void> {
  await db.run("UPDATE paystack_sandbox.webhooks SET next_at = $2 WHERE id = $1 AND state = 'waiting'", [id, now]);
}

const HELD_AT_MOST = 3;
const HELD_FOR_MS = 10_000;

/** Held events go out once there are enough of them to be out of order, or after a while. */
export async function releaseRipe(db: Db, now: Date): Promise<void> {
  const { held, since } = await db.one<{ held: number; since: Date | null }>(
    "SELECT count(*) AS held, min(created_at) AS since FROM paystack_sandbox.webhooks WHERE state = 'held'",
  );
  if (since === null) return;
  if (held >= HELD_AT_MOST || now.getTime() - since.getTime() >= HELD_FOR_MS) await releaseHeld(db, now);
}

const SPACING_MS = 250;

/** Lets held events go, the youngest first, far enough apart to arrive in that order. */
export const releaseHeld = (db: Db, now: Date) =>
  db.run(
    `UPDATE paystack_sandbox.webhooks SET state = 'waiting', next_at = $1::timestamptz + queue.place * $2::interval
     FROM (SELECT id, row_number() OVER (ORDER BY id DESC) - 1 AS place
           FROM paystack_sandbox.webhooks WHERE state = 'held') AS queue
     WHERE webhooks.id = queue.id`,
    [now, `${SPACING_MS} milliseconds`],
  );

/** Sends again, honestly signed: every event of one reference, or all that never arrived. */
export const resend = (db: Db, now: Date, reference: string | undefined) =>
  db.run(
    `UPDATE paystack_sandbox.webhooks SET state = 'waiting', next_at = $1, trick = NULL
     WHERE CASE WHEN $2::text IS NULL THEN state <> 'delivered' ELSE reference = $2 END`,
    [now, reference ?? null],
  );

export const listWebhooks = (db: Db, filter: { reference: string | null; limit: number }) =>
  db.many<WebhookRow>(
    `SELECT * FROM paystack_sandbox.webhooks WHERE $1::text IS NULL OR reference = $1 ORDER BY id DESC LIMIT $2`,
    [filter.reference, filter.limit],
  );

export const countUndelivered = async (db: Db, reference: string) =>
  (
    await db.one<{ count: number }>(
      `SELECT count(*) AS count FROM paystack_sandbox.webhooks WHERE reference = $1 AND state = 'waiting' AND attempts = 0`,
      [reference],
    )
  ).count;
