import { settlePayment } from '../payments/settle-payment.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { workOnWebhook } from './work-on-webhook.ts';

const AT_ONCE = 50;

/** Finds payments nobody told us about (only successes are announced, and announcements get lost) and unworked events. */
export const sweepPayments = (deps: Deps) => async (): Promise<void> => {
  const events = await deps.db
    .selectFrom('webhookEvents')
    .select('id')
    .where('workedAt', 'is', null)
    .where('receivedAt', '<', new Date(Date.now() - 30_000))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of events) await quietly(deps, () => workOnWebhook(deps)(id));

  const due = await deps.db
    .selectFrom('payments')
    .select('reference')
    .where('nextCheckAt', '<=', new Date())
    .orderBy('nextCheckAt')
    .limit(AT_ONCE)
    .execute();
  for (const { reference } of due) await quietly(deps, () => settlePayment(deps)(reference));
};

/** One that fails must not keep the others waiting; it is tried again in the next round. */
async function quietly({ log }: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'sweep.item_failed');
  }
}
