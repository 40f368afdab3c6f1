import { isProviderError, unlessUnknown } from '@jara/paystack/provider-error';
import { parseWebhook, type WebhookEvent } from '@jara/paystack/webhook';
import { recordDispute } from '../money-back/record-dispute.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { verifyTransfer } from '../withdrawals/ask-provider.ts';
import { recordTransfer } from '../withdrawals/record-transfer.ts';
import { findWithdrawalByReference } from '../withdrawals/withdrawals.store.ts';
import { settleRefundsOf } from './settle-refunds-of.ts';
import { workOnPayout } from './work-on-payout.ts';

/**
 * An event only says where to look: what it claims is asked of the provider before anything moves. One that fails says so
 * to staff until it has been worked on, and its job or the sweep tries again. Then its letter has no use and is thrown away: it is
 * the largest thing a gift leaves behind. One that we could not read is kept for whoever finds out why.
 */
export const workOnWebhook =
  (deps: Deps) =>
  async (id: number): Promise<void> => {
    const stored = await deps.db.selectFrom('webhookEvents').selectAll().where('id', '=', id).executeTakeFirst();
    if (!stored || stored.workedAt) return;
    const event = parseWebhook(stored.body);
    try {
      // A letter is thrown away once it has been worked on, and comes with every delivery.
      if (!event) throw new Error('an event is open that has no letter');
      await actOn(deps, event);
    } catch (error) {
      // Another process may have done it meanwhile; then nothing is left to complain of.
      await deps.db
        .updateTable('webhookEvents')
        .set({ failure: failureOf(error) })
        .where('id', '=', id)
        .where('workedAt', 'is', null)
        .execute();
      throw error;
    }
    await deps.db
      .updateTable('webhookEvents')
      .set({ workedAt: new Date(), failure: null, ...(event.about !== 'unreadable' && { body: '' }) })
      .where('id', '=', id)
      // What was delivered once more meanwhile may tell of something later than what we have just been told.
      .where('deliveries', '=', stored.deliveries)
      .execute();
  };

/** Staff read this, and an error's own words may quote people and keys; the log has them, with those left out. */
const failureOf = (error: unknown): string =>
  isProviderError(error)
    ? `The provider could not be asked (${error.route}, ${error.kind})`
    : 'Something went wrong on our side; the log has the details';

async function actOn(deps: Deps, event: WebhookEvent): Promise<void> {
  switch (event.about) {
    case 'charge':
      return settlePayment(deps)(event.data.reference, { chargeId: event.data.id });
    case 'transfer':
      return followTransfer(deps, event);
    case 'dispute':
      await recordDispute(deps)(event.data);
      return;
    case 'refund':
      return settleRefundsOf(deps)(event.data.transaction_reference);
    case 'unreadable':
      deps.log.error({ event: event.event, problem: event.problem }, 'webhook.unreadable');
      return;
    case 'other':
      return;
  }
}

async function followTransfer(
  deps: Deps,
  { event, data }: { event: string; data: { reference: string } },
): Promise<void> {
  const withdrawal = await findWithdrawalByReference(deps.db, data.reference);
  if (!withdrawal) {
    deps.log.error({ event }, 'webhook.unknown_transfer');
    // A share that it may have paid is not paid again; what it was is found out by comparing.
    const transfer = await unlessUnknown(() => verifyTransfer(deps, data.reference));
    if (transfer) await deps.db.transaction().execute((trx) => recordTransfer(trx, transfer, deps.clock.now()));
    return;
  }
  await workOnPayout({ ...deps, isNews: true })(withdrawal.id);
  if (event !== 'transfer.reversed') return;
  // Nobody looks at a finished payout by themselves, so this event stays open until the provider's own word agrees with it.
  const after = await findWithdrawalByReference(deps.db, data.reference);
  if (after?.status === 'COMPLETED') throw new Error('a reversal was announced that the provider does not confirm yet');
}
