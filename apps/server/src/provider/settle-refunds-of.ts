import { isOpenRefund, listChargesOfReference, listRefundsOfReference } from '../money-back/money-back.store.ts';
import { followRefunds } from './follow-refunds.ts';
import type { LadderDeps } from './ladder.ts';
import { workOnRefund } from './work-on-refund.ts';

/**
 * Works on every open refund of the charges under one reference, and looks for those that are not ours; an event about a
 * refund says no more than that.
 */
export const settleRefundsOf =
  (deps: LadderDeps) =>
  async (reference: string): Promise<void> => {
    const refunds = await listRefundsOfReference(deps.db, reference);
    for (const { id } of refunds.filter(isOpenRefund)) await workOnRefund({ ...deps, isNews: true })(id);
    for (const charge of await listChargesOfReference(deps.db, reference)) await followRefunds(deps)(charge);
  };
