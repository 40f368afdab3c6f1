import { isTransactionReference } from '@jara/paystack/references';
import type { FastifyInstance } from 'fastify';
import { randomCode } from '../platform/codes.ts';
import { isUniqueViolation } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { amountOf, dateOf, type Fields, fieldsOf, idOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { unlessForgotten } from '../platform/forgotten.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { changeSettings, readSettings } from '../platform/settings.ts';
import { presentTransaction } from './present-transaction.ts';
import { findById, findByReference, insertTransaction, listTransactions } from './transactions.store.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MINIMUM: Record<string, number> = { NGN: 5_000, GHS: 10, ZAR: 100, KES: 300, USD: 200 };

export function transactionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, publicUrl } = deps;

  app.post('/transaction/initialize', { config: { name: 'transaction.initialize' } }, async (request) => {
    const ask = readInitialize(fieldsOf(request.body));
    try {
      const row = await insertTransaction(db, {
        ...ask,
        access_code: randomCode(15),
        ip_address: request.ip,
        created_at: clock.now(),
      });
      return ok('Authorization URL created', {
        authorization_url: `${publicUrl()}/checkout/${row.access_code}`,
        access_code: row.access_code,
        reference: row.reference,
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Refusal(400, 'Duplicate Transaction Reference', {
        type: 'validation_error',
        code: 'duplicate_reference',
        nextStep: 'Try and create the Transaction or Charge with a new reference',
      });
    }
  });

  app.get('/transaction/verify/:reference', { config: { name: 'transaction.verify' } }, async (request) => {
    const row = unlessForgotten(await findByReference(db, String(fieldsOf(request.params).reference)));
    if (row === undefined) throw transactionNotFound('Transaction reference not found.');
    if (request.fault === 'stale') {
      return ok('Verification successful', presentTransaction({ ...row, ...AS_IF_UNPAID }));
    }
    return ok('Verification successful', presentTransaction(row));
  });

  app.get('/transaction', { config: { name: 'transaction.list' } }, async (request) => {
    const query = fieldsOf(request.query);
    const paging = pagingOf(query);
    const { rows, total, volume } = await listTransactions(db, {
      ...paging,
      status: textOf(query.status) ?? null,
      customer: textOf(query.customer) ?? null,
      from: dateOf(query.from),
      to: dateOf(query.to),
    });
    const meta = { ...pageMetaOf(paging, total), total_volume: volume };
    return ok('Transactions retrieved', rows.map(presentTransaction), meta);
  });

  app.get('/transaction/:id', { config: { name: 'transaction.fetch' } }, async (request) => {
    const id = idOf(fieldsOf(request.params).id);
    const row = id === undefined ? undefined : unlessForgotten(await findById(db, id));
    if (row === undefined) throw transactionNotFound('Transaction not found');
    return ok('Transaction retrieved', presentTransaction(row));
  });

  app.get('/integration/payment_session_timeout', { config: { name: 'integration.timeout' } }, async () => {
    const { payment_session_timeout } = await readSettings(db);
    return ok('Payment session timeout retrieved', { payment_session_timeout });
  });

  app.put('/integration/payment_session_timeout', { config: { name: 'integration.timeout' } }, async (request) => {
    const { timeout } = fieldsOf(request.body);
    const seconds = timeout === 0 || timeout === '0' ? 0 : amountOf(timeout);
    if (seconds === undefined || seconds > 31_536_000) throw invalidParams('Invalid timeout passed');
    await changeSettings(db, { payment_session_timeout: seconds });
    return ok('Payment session timeout updated', { payment_session_timeout: seconds });
  });
}

/** How a fault makes verify lag behind: the payment has happened, but this read does not know it yet. */
const AS_IF_UNPAID = { status: 'ongoing', paid_at: null, fees: null, card: null, gateway_response: 'Pending' } as const;

const transactionNotFound = (message: string) =>
  new Refusal(404, message, {
    type: 'validation_error',
    code: 'transaction_not_found',
    nextStep: 'Ensure that you pass the reference of an existing transaction',
  });

function readInitialize(body: Fields) {
  const email = textOf(body.email);
  if (email === undefined) {
    throw new Refusal(400, 'Email Address is required', { type: 'validation_error', code: 'missing_params' });
  }
  if (!EMAIL.test(email)) {
    throw new Refusal(400, 'Invalid Email Address Passed', {
      type: 'validation_error',
      code: 'invalid_email_address',
    });
  }
  const currency = textOf(body.currency) ?? 'NGN';
  const minimum = MINIMUM[currency];
  if (minimum === undefined) throw invalidParams('Currency not supported by merchant');
  const amount = amountOf(body.amount);
  if (amount === undefined || amount < minimum) throw new Refusal(400, 'Invalid Amount Sent');
  const reference = textOf(body.reference) ?? randomCode(10);
  if (!isTransactionReference(reference) || reference.length > 100) {
    throw invalidParams('Invalid characters in transaction reference');
  }
  const callbackUrl = textOf(body.callback_url);
  if (callbackUrl !== undefined && !isHttpUrl(callbackUrl)) throw invalidParams('Invalid callback URL passed');
  return {
    email,
    currency,
    reference,
    requested_amount: amount,
    amount,
    callback_url: callbackUrl ?? null,
    metadata: readMetadata(body.metadata),
    channels: Array.isArray(body.channels) ? body.channels.filter((name) => typeof name === 'string') : null,
  };
}

/** Metadata may arrive as an object or as JSON in a string; text that is not JSON is kept as text. */
function readMetadata(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  try {
    return JSON.parse(value) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

/** Only web addresses are followed; a `javascript:` one would run in the payer's page. */
export function isHttpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
