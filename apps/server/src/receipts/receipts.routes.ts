import { paymentReceipt as paymentEndpoint, withdrawalReceipt as withdrawalEndpoint } from '@jara/contract/receipts';
import { idOf } from '@jara/contract/scalars';
import type { PaymentId } from '@jara/domain/ids';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { isOwnPayment } from '../senders/own-payments.ts';
import { claimBehind } from '../withdrawals/claim-behind.ts';
import { drawReceipt } from './draw-receipt.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { findPaymentFacts, findWithdrawalFacts } from './receipts.store.ts';
import { withdrawalReceipt } from './withdrawal-receipt.ts';

/** A document takes a moment of the processor, which a script could ask for all day. */
const RECEIPTS: Limit = { name: 'receipt', hits: 60, windowSeconds: 60 };

export function registerReceipts(app: FastifyInstance, deps: Deps): void {
  const { db, throttle } = deps;
  const { operator } = deps.config;

  serve(app, deps, withdrawalEndpoint, async ({ params, headers }, { caller, reply }) => {
    await throttle.hit(RECEIPTS, caller.ip, caller.tellLimit);
    const { id } = params;
    const claim = await claimBehind(db, { id, accessKey: headers['x-access-key'], browserId: caller.knownBrowser });
    const facts = await findWithdrawalFacts(db, id);
    if (facts?.claimId !== claim.id) throw new Refusal('withdrawal_not_found');
    return send(reply, facts.reference, await drawReceipt(withdrawalReceipt(facts, caller.language()), operator));
  });

  serve(app, deps, paymentEndpoint, async ({ params }, { caller, reply }) => {
    await throttle.hit(RECEIPTS, caller.ip, caller.tellLimit);
    const id = z.safeParse(idOf<PaymentId>(), params.id);
    const facts = id.success ? await findPaymentFacts(db, id.data) : undefined;
    // Another browser's payment is not there: nobody can tell it from one that never was.
    if (!facts || !(await isOwnPayment(db, facts, caller.knownBrowser))) throw new Refusal('payment_not_found');
    return send(reply, facts.reference, await drawReceipt(paymentReceipt(facts, caller.language()), operator));
  });
}

function send(reply: FastifyReply, reference: string, document: Uint8Array): Uint8Array {
  reply.header('content-disposition', `attachment; filename="receipt-${reference}.pdf"`);
  return document;
}
