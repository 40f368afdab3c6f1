import type { PaymentId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Trx } from './db.ts';

export const PAYMENT_CHANNEL = 'jara_payment';
export const CLOCK_CHANNEL = 'jara_clock';

/** Wakes whoever watches this payment, in any process, when the transaction commits. */
export const announcePayment = (trx: Trx, paymentId: PaymentId) =>
  sql`select pg_notify(${PAYMENT_CHANNEL}, ${paymentId})`.execute(trx);
