import * as z from 'zod/mini';

/*
 * Everything that crosses between us and the provider, in the provider's own words. We read tolerantly:
 * unknown fields are ignored, a status we have never seen survives as a string, and what Paystack sometimes
 * leaves out is optional. What we cannot do without (ids, amounts, references, statuses) must be there.
 */

/** Ids are unsigned 64-bit and arrive as numbers or strings; we hold them as the string of their digits. */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String));

/** Amounts are whole minor units; Paystack itself sends some of them as numeric strings. */
export const wireAmount = z.union([
  z.int(),
  z.pipe(
    z.string().check(
      z.regex(/^-?\d{1,16}$/),
      z.refine((text) => Number.isSafeInteger(Number(text))),
    ),
    z.transform(Number),
  ),
]);

/** Something nice to know: when it arrives in another shape than expected, the rest is still worth reading. */
const maybeText = z.catch(z.nullish(z.string()), null);
const maybeFlag = z.catch(z.nullish(z.boolean()), null);

/** A missing amount is fine where it may be missing; a malformed one never is. */
const maybeAmount = z.nullish(wireAmount);

export const successEnvelope = z.object({
  status: z.literal(true),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/** Older answers carry only `status` and `message`, and the documentation once shows `"false"` in quotes. */
export const errorEnvelope = z.object({
  status: z.union([z.literal(false), z.literal('false')]),
  message: z.string(),
  code: z.nullish(z.string()),
  type: z.nullish(z.string()),
  meta: z.optional(z.unknown()),
});

export const pageMeta = z.object({
  total: z.nullish(wireAmount),
  page: z.nullish(wireAmount),
  perPage: z.nullish(wireAmount),
  pageCount: z.nullish(wireAmount),
});
export type PageMeta = z.infer<typeof pageMeta>;

export const initializedTransaction = z.object({
  authorization_url: z.string(),
  access_code: z.string(),
  reference: z.string(),
});

const customer = z.object({
  id: z.nullish(wireId),
  email: maybeText,
  first_name: maybeText,
  last_name: maybeText,
  customer_code: maybeText,
});

const authorization = z.object({
  bin: maybeText,
  last4: maybeText,
  exp_month: maybeText,
  exp_year: maybeText,
  channel: maybeText,
  card_type: maybeText,
  bank: maybeText,
  country_code: maybeText,
  brand: maybeText,
  /** The same for every payment with one card. */
  signature: maybeText,
});

export const transaction = z.object({
  id: wireId,
  domain: maybeText,
  status: z.string(),
  reference: z.string(),
  amount: wireAmount,
  // What was asked for; `amount` is larger when the payer bears the fee.
  requested_amount: maybeAmount,
  currency: z.string(),
  fees: maybeAmount,
  message: maybeText,
  gateway_response: maybeText,
  channel: maybeText,
  paid_at: maybeText,
  paidAt: maybeText,
  created_at: maybeText,
  createdAt: maybeText,
  // Seen as an object, a string, an empty string and 0.
  metadata: z.optional(z.unknown()),
  customer: z.nullish(customer),
  authorization: z.nullish(authorization),
});
export type Transaction = z.infer<typeof transaction>;

/** Codes repeat across banks and are not always digits, so a row is known by its id or slug. */
export const bank = z.object({
  id: wireId,
  name: z.string(),
  slug: maybeText,
  code: z.string(),
  longcode: maybeText,
  gateway: maybeText,
  active: maybeFlag,
  is_deleted: maybeFlag,
  supports_transfer: maybeFlag,
  country: maybeText,
  currency: maybeText,
  type: maybeText,
});

export const resolvedAccount = z.object({
  account_number: z.string(),
  account_name: z.string(),
  bank_id: z.nullish(wireId),
});

export const transferRecipient = z.object({
  id: z.nullish(wireId),
  recipient_code: z.string(),
  name: maybeText,
  type: maybeText,
  currency: maybeText,
  active: maybeFlag,
  details: z.nullish(
    z.object({
      account_number: maybeText,
      account_name: maybeText,
      bank_code: maybeText,
      bank_name: maybeText,
    }),
  ),
});

export const transfer = z.object({
  id: wireId,
  domain: maybeText,
  status: z.string(),
  reference: z.string(),
  amount: wireAmount,
  currency: z.string(),
  transfer_code: z.string(),
  reason: maybeText,
  fee_charged: maybeAmount,
  // What the provider took besides its fee, such as the stamp duty; mostly null.
  fees_breakdown: z.catch(z.nullish(z.array(z.object({ type: z.string(), amount: wireAmount }))), null),
  gateway_response: maybeText,
  failures: z.optional(z.unknown()),
  transferred_at: maybeText,
  created_at: maybeText,
  createdAt: maybeText,
  // The answer to a creation names the recipient by id; verify and webhooks give the whole object.
  recipient: z.nullish(z.union([transferRecipient, wireId])),
});
export type Transfer = z.infer<typeof transfer>;

export const refund = z.object({
  id: wireId,
  domain: maybeText,
  status: z.string(),
  amount: wireAmount,
  currency: z.string(),
  transaction: z.optional(z.unknown()),
  transaction_reference: maybeText,
  refund_reference: maybeText,
  deducted_amount: maybeAmount,
  fully_deducted: z.optional(z.unknown()),
  customer_note: maybeText,
  merchant_note: maybeText,
  expected_at: maybeText,
  createdAt: maybeText,
});
export type Refund = z.infer<typeof refund>;

export const dispute = z.object({
  id: wireId,
  status: z.string(),
  resolution: maybeText,
  refund_amount: maybeAmount,
  currency: maybeText,
  domain: maybeText,
  category: maybeText,
  note: maybeText,
  /** What was said about it, by whomever; and the states it went through. */
  messages: z.catch(z.nullish(z.array(z.object({ sender: maybeText, body: z.string(), createdAt: maybeText }))), null),
  history: z.catch(z.nullish(z.array(z.object({ status: z.string(), createdAt: maybeText }))), null),
  transaction_reference: maybeText,
  transaction: z.nullish(
    z.object({
      id: wireId,
      reference: z.string(),
      amount: maybeAmount,
      currency: maybeText,
      status: maybeText,
    }),
  ),
  dueAt: maybeText,
  resolvedAt: maybeText,
  created_at: maybeText,
  createdAt: maybeText,
  updated_at: maybeText,
  updatedAt: maybeText,
});
export type Dispute = z.infer<typeof dispute>;

/** Where a file goes, and the name by which it is spoken of afterwards. */
export const uploadAddress = z.object({ signedUrl: z.string(), fileName: z.string().check(z.minLength(1)) });

/** Seen without an id in the documentation's own example. */
export const disputeEvidence = z.object({ id: z.nullish(wireId) });

export const balance = z.object({ currency: z.string(), balance: wireAmount });

export const balanceLedgerRow = z.object({
  id: wireId,
  currency: z.string(),
  balance: wireAmount,
  difference: wireAmount,
  reason: maybeText,
  model_responsible: maybeText,
  model_row: z.nullish(wireId),
  createdAt: maybeText,
});

/** A batch of collections that became balance. What was processed, less the fees and deductions, is what arrived. */
export const settlement = z.object({
  id: wireId,
  domain: maybeText,
  status: z.string(),
  currency: z.string(),
  total_amount: wireAmount,
  effective_amount: maybeAmount,
  total_fees: maybeAmount,
  total_processed: maybeAmount,
  // Seen as null and as a list; nobody has said what is in it.
  deductions: z.optional(z.unknown()),
  settlement_date: maybeText,
  createdAt: maybeText,
});
