import { isSignatureValid } from '@jara/paystack/signature';
import { parseWebhook, type WebhookEvent } from '@jara/paystack/webhook';
import { sql } from 'kysely';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

/**
 * Checks the signature over the bytes as they came, stores the event once, and answers; the work is done afterwards.
 * The provider sends the same event several times. It also says the same words again when a bank has changed its mind twice, and
 * nothing tells the two apart, so each delivery is worked on: that only asks how things stand.
 */
export const receiveWebhook =
  (
    { db, log, metrics, requestId }: Pick<Deps, 'db' | 'log' | 'metrics' | 'requestId'>,
    secretKeys: readonly string[],
  ) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<void> => {
    if (!secretKeys.some((secretKey) => isSignatureValid(secretKey, rawBody, signature))) {
      metrics.webhook('bad_signature');
      throw new Refusal('signature_rejected');
    }
    const body = rawBody.toString('utf8');
    const event = parseWebhook(body);
    if (!event) {
      metrics.webhook('unreadable');
      throw new Refusal('malformed_request');
    }
    const isNew = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number; isNew: boolean }>`
        insert into webhook_events as known (identity, event, reference, body)
        values (${event.key}, ${event.event}, ${referenceOf(event)}, ${body})
        on conflict (identity) do update set deliveries = known.deliveries + 1, worked_at = null, body = excluded.body,
          next_try_at = greatest(known.next_try_at, now() + interval '30 seconds')
        returning id, (xmax = 0) as is_new
      `.execute(trx);
      const [stored] = rows;
      if (!stored) throw new Error('an event vanished as it was stored');
      await enqueue(trx, 'work_on_webhook', { id: stored.id }, { key: `webhook:${stored.id}`, requestId });
      return stored.isNew;
    });
    metrics.webhook(isNew ? 'new' : 'repeated');
    log.info({ event: event.event }, 'webhook.received');
  };

function referenceOf(event: WebhookEvent): string | null {
  switch (event.about) {
    case 'charge':
    case 'transfer':
      return event.data.reference;
    case 'dispute':
      return event.data.transaction?.reference ?? event.data.transaction_reference ?? null;
    case 'refund':
      return event.data.transaction_reference;
    default:
      return null;
  }
}
