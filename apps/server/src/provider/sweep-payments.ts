import { sql } from 'kysely';
import { lookAgainLater } from '../payments/payments.store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { workOnWebhook } from './work-on-webhook.ts';

const AT_ONCE = 50;

/** Finds payments nobody told us about (only successes are announced, and announcements get lost) and unworked events. */
export const sweepPayments = (deps: Deps) => async (): Promise<void> => {
  const now = deps.clock.databaseNow();
  for (const { id } of await takeEvents(deps, now)) await quietly(deps, () => workOnWebhook(deps)(id));

  const due = await deps.db
    .selectFrom('payments')
    .select(['id', 'reference'])
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(AT_ONCE)
    .execute();
  for (const { id, reference } of due) {
    if (await quietly(deps, () => settlePayment(deps)(reference))) continue;
    await lookAgainLater(deps.db, id, deps.clock.databaseNow());
  }
};

/** How long after each time it was taken an event is taken again; the last wait repeats. */
const TAKEN_AGAIN_AFTER = ['1 minute', '2 minutes', '5 minutes', '15 minutes', '1 hour'];

/**
 * The events that have waited longest for their turn. Taking one puts its next turn further away, whatever becomes of it: those that
 * can never be worked on would otherwise stand before all that come later. Staff are told of them until they have been.
 */
async function takeEvents({ db }: Pick<Deps, 'db'>, now: Date): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    update webhook_events e set
      tries = tries + 1,
      next_try_at = ${now}::timestamptz
        + (${TAKEN_AGAIN_AFTER}::text[])[least(tries + 1, ${TAKEN_AGAIN_AFTER.length}::int)]::interval
    from (
      select id from webhook_events where worked_at is null and next_try_at <= ${now}
      order by next_try_at, id limit ${AT_ONCE} for update skip locked
    ) due
    where e.id = due.id
    returning e.id
  `.execute(db);
  return rows.sort((one, other) => one.id - other.id);
}

/** Whether it went well. One that fails must not keep the others waiting; it is tried again later. */
async function quietly({ log }: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'sweep.item_failed');
    return false;
  }
}
