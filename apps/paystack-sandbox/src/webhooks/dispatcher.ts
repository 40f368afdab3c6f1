import { SIGNATURE_HEADER, signBody } from '@jara/paystack/signature';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings.ts';
import { retryDelayMs } from './schedule.ts';
import { claimDueWebhooks, recordAttempt, returnToQueue, type WebhookRow } from './webhooks.store.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const LEASE_MS = 45_000;
const MAX_IN_FLIGHT = 8;

/** The addresses the provider sends from, and one it does not. */
const GENUINE_ADDRESS = '52.31.139.75';
const FOREIGN_ADDRESS = '198.51.100.7';

export interface Dispatcher {
  /** Starts sending what is due, as far as there is room. */
  sendDue(): Promise<void>;
  /** Waits for the sends under way. */
  sent(): Promise<void>;
  /** Waits for the sends under way, which it cuts short. */
  stop(): Promise<void>;
}

export function createDispatcher(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'fetch' | 'secretKey' | 'webhookUrl' | 'wake'>,
): Dispatcher {
  const { db, clock, log, wake } = deps;
  const inFlight = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function send(webhook: WebhookRow): Promise<void> {
    const answer = await post(deps, webhook, stopping.signal);
    if (stopping.signal.aborted) return returnToQueue(db, webhook.id, clock.now());
    const settings = await readSettings(db);
    const isDelivered = answer.status === 200;
    // A forger does not follow the provider's schedule.
    const delayMs = webhook.trick === 'forge' ? null : retryDelayMs(settings.webhook_schedule, webhook.attempts + 1);
    const willRetry = !isDelivered && delayMs !== null;
    await recordAttempt(db, webhook.id, {
      state: isDelivered ? 'delivered' : willRetry ? 'waiting' : 'failed',
      nextAt: willRetry ? clock.in(delayMs) : null,
      status: answer.status,
      error: answer.error,
      deliveredAt: isDelivered ? clock.now() : null,
    });
    log.info({ event: webhook.event, reference: webhook.reference, ...answer }, 'webhook.sent');
  }

  const sent = async () => {
    await Promise.all(inFlight.values());
  };

  return {
    async sendDue() {
      const limit = MAX_IN_FLIGHT - inFlight.size;
      if (limit <= 0) return;
      const due = await claimDueWebhooks(db, { now: clock.now(), leaseUntil: clock.in(LEASE_MS), limit });
      for (const webhook of due.sort(inOrder)) {
        const id = String(webhook.id);
        // The clock may have been moved past the lease of one that is still on its way.
        if (inFlight.has(id)) continue;
        const sending = send(webhook)
          .catch((error: unknown) => log.error({ err: error }, 'webhook.broken'))
          .finally(() => {
            inFlight.delete(id);
            wake();
          });
        inFlight.set(id, sending);
      }
    },
    sent,
    async stop() {
      stopping.abort();
      await sent();
    },
  };
}

const inOrder = (a: WebhookRow, b: WebhookRow) => Number(a.id) - Number(b.id);

async function post(
  { secretKey, webhookUrl, fetch }: Pick<Deps, 'secretKey' | 'webhookUrl' | 'fetch'>,
  { body, trick }: WebhookRow,
  stopping: AbortSignal,
): Promise<{ status: number | null; error: string | null }> {
  const url = webhookUrl();
  if (url === undefined || url === '') return { status: null, error: 'No webhook URL is set' };
  const signingKey = trick === 'forge' ? `${secretKey}-forged` : secretKey;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Paystack/2.0 (sandbox)',
        'x-forwarded-for': trick === 'wrong-ip' ? FOREIGN_ADDRESS : GENUINE_ADDRESS,
        [SIGNATURE_HEADER]: signBody(signingKey, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return { status: response.status, error: response.status === 200 ? null : `Answered ${response.status}` };
  } catch (error) {
    return { status: null, error: error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown failure' };
  }
}
