import type { WithdrawalId } from '@jara/domain/ids';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idOf } from './scalars.ts';

export const withdrawalReceipt = endpoint({
  method: 'GET',
  path: '/withdrawal-request/:id/receipt.pdf',
  summary: 'The receipt of a completed withdrawal, for its access key or the browser that opened the gift',
  access: 'public',
  keys: ['access_key', 'browser'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected', 'withdrawal_not_found', 'no_receipt'],
  headers: z.looseObject({ 'x-access-key': z.optional(z.string().check(z.maxLength(200))) }),
  params: z.object({ id: idOf<WithdrawalId>() }),
  file: 'application/pdf',
  reply: z.unknown(),
});

export const paymentReceipt = endpoint({
  method: 'GET',
  path: '/transactions/:id/receipt.pdf',
  summary: 'The receipt of a payment made from this browser',
  access: 'public',
  keys: ['browser'],
  refusals: ['too_many_requests', 'payment_not_found', 'no_receipt'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  file: 'application/pdf',
  reply: z.unknown(),
});
