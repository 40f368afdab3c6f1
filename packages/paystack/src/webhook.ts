import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { tryParseJson } from './json.ts';
import {
  type Dispute,
  dispute,
  type Transaction,
  type Transfer,
  transaction,
  transfer,
  wireAmount,
  wireId,
} from './wire.ts';

/** Refund events are shaped unlike refunds: no id in most of them, and the amount is often a string. */
const refundEventData = z.object({
  id: z.nullish(wireId),
  status: z.string(),
  amount: wireAmount,
  currency: z.string(),
  transaction_reference: z.string(),
  refund_reference: z.nullish(z.string()),
});
export type RefundEventData = z.infer<typeof refundEventData>;

/**
 * An event we can read, by what it is about. `other` is an event that does not concern us; `unreadable` is one
 * that does, in a shape we do not know, and deserves a person's attention.
 */
export type WebhookEvent = { event: string; key: string } & (
  | { about: 'charge'; data: Transaction }
  | { about: 'dispute'; data: Dispute }
  | { about: 'transfer'; data: Transfer }
  | { about: 'refund'; data: RefundEventData }
  | { about: 'other' }
  | { about: 'unreadable'; problem: string }
);

const envelope = z.object({ event: z.string().check(z.minLength(1)), data: z.optional(z.unknown()) });

/**
 * Reads the body of a webhook whose signature was found valid. Returns null for a body that is no event at all.
 *
 * The provider sends no event id and no timestamp, so `key` is what makes a repeated delivery the same event.
 */
export function parseWebhook(rawBody: string): WebhookEvent | null {
  const parsed = envelope.safeParse(tryParseJson(rawBody));
  if (!parsed.success) return null;
  const { event, data } = parsed.data;
  const base = { event, key: webhookKey(event, data, rawBody) };

  if (event.startsWith('charge.dispute.')) return read(base, 'dispute', dispute, data);
  if (event === 'charge.success') return read(base, 'charge', transaction, data);
  if (event.startsWith('transfer.')) return read(base, 'transfer', transfer, data);
  if (event.startsWith('refund.')) return read(base, 'refund', refundEventData, data);
  return { ...base, about: 'other' };
}

function read<About extends 'charge' | 'dispute' | 'transfer' | 'refund', Data>(
  base: { event: string; key: string },
  about: About,
  schema: z.ZodMiniType<Data>,
  data: unknown,
) {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ...base, about, data: parsed.data };
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'data'))];
  return { ...base, about: 'unreadable' as const, problem: `Unexpected ${fields.join(', ')}` };
}

const named = z.object({
  id: z.nullish(wireId),
  status: z.nullish(z.string()),
  reference: z.nullish(z.string()),
  transfer_code: z.nullish(z.string()),
});

/**
 * `(event, data.id)` where there is an id. A refund event has none, and two equal part-refunds of one charge
 * would share every field we could name, so those are told apart by their bytes: a re-delivery repeats them.
 */
function webhookKey(event: string, data: unknown, rawBody: string): string {
  const { id, status, reference, transfer_code } = named.safeParse(data).data ?? {};
  const name = id ?? reference ?? transfer_code;
  if (!event.startsWith('refund.') && name != null) return [event, name, status ?? ''].join(':');
  return `${event}:${createHash('sha256').update(rawBody).digest('hex')}`;
}
