import { parseWebhook, type WebhookEvent } from '@jara/paystack/webhook';
import type { Deps } from '../deps.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { settleRefundsOf } from '../money-back/work-on-refund.ts';
import { findWithdrawalByReference } from '../withdrawals/withdrawals.store.ts';
import { workOnPayout } from '../withdrawals/work-on-payout.ts';
import { settleCharge } from './settle-charge.ts';

/** An event only says where to look: what it claims is asked of the provider before anything moves. */
export const workOnWebhook =
  (deps: Deps) =>
  async (id: number): Promise<void> => {
    const stored = await deps.db.selectFrom('webhookEvents').selectAll().where('id', '=', id).executeTakeFirst();
    if (!stored || stored.workedAt) return;
    const event = parseWebhook(stored.body);
    if (event) await actOn(deps, event);
    await deps.db
      .updateTable('webhookEvents')
      .set({ workedAt: new Date(), failure: null })
      .where('id', '=', id)
      .execute();
  };

async function actOn(deps: Deps, event: WebhookEvent): Promise<void> {
  switch (event.about) {
    case 'charge':
      return settleCharge(deps)(event.data);
    case 'transfer': {
      const withdrawal = await findWithdrawalByReference(deps.db, event.data.reference);
      if (withdrawal) await workOnPayout(deps)(withdrawal.id);
      else deps.log.error({ event: event.event }, 'webhook.unknown_transfer');
      return;
    }
    case 'dispute':
      return recordDispute(deps)(event.data);
    case 'refund':
      return settleRefundsOf(deps)(event.data.transaction_reference);
    case 'unreadable':
      deps.log.error({ event: event.event, problem: event.problem }, 'webhook.unreadable');
      return;
    case 'other':
      return;
  }
}
