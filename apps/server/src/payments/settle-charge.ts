import type { Transaction } from '@jara/paystack/wire';
import type { Deps } from '../platform/tools/deps.ts';
import { findPaymentByReference, lockPayment } from './payments.store.ts';
import { recordCharge } from './record-charge.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes one charge of the provider's into the books, told by an event or found by reconciliation. A look-up by reference
 * shows one charge: when another successful one is known under the same reference, somebody paid twice, and the second
 * sum goes to suspense, where it can only be given back.
 */
export const settleCharge =
  (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'>) =>
  async (charge: Transaction): Promise<void> => {
    await settlePayment(deps)(charge.reference);
    if (charge.status !== 'success') return;
    const payment = await findPaymentByReference(deps.db, charge.reference);
    if (!payment?.settledAt) return;
    await deps.db
      .transaction()
      .execute(async (trx) => recordCharge(deps, trx, await lockPayment(trx, payment.id), charge));
  };
