import { createHash } from 'node:crypto';
import { findCard } from './cards.ts';
import type { TransactionRow } from './transactions.store.ts';

/** A transaction as verify, fetch, list and `charge.success` show it, with both spellings of its dates. */
export function presentTransaction(row: TransactionRow) {
  return {
    id: row.id,
    domain: 'test',
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    message: row.message,
    gateway_response: row.gateway_response,
    paid_at: row.paid_at,
    created_at: row.created_at,
    channel: row.channel,
    currency: row.currency,
    ip_address: row.ip_address,
    metadata: row.metadata ?? '',
    log: presentLog(row),
    fees: row.fees,
    fees_split: null,
    authorization: presentAuthorization(row),
    customer: presentCustomer(row.email),
    plan: null,
    split: {},
    order_id: null,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    requested_amount: row.requested_amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: row.created_at,
    plan_object: {},
    subaccount: {},
  };
}

export function presentCustomer(email: string) {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return {
    id: digest.readUIntBE(0, 4),
    first_name: null,
    last_name: null,
    email,
    customer_code: `CUS_${digest.toString('hex').slice(0, 15)}`,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

function presentLog(row: TransactionRow) {
  if (row.opened_at === null) return null;
  const startedAt = row.opened_at.getTime();
  const secondsSince = (at: string) => Math.max(0, Math.round((new Date(at).getTime() - startedAt) / 1_000));
  const last = row.history.at(-1);
  return {
    start_time: Math.floor(startedAt / 1_000),
    time_spent: last === undefined ? 0 : secondsSince(last.at),
    attempts: row.attempts,
    errors: row.errors,
    success: row.paid_at !== null,
    mobile: false,
    input: [],
    history: row.history.map(({ type, message, at }) => ({ type, message, time: secondsSince(at) })),
  };
}

/** Whoever transferred the money has no card, and the provider says so in the fields of one. */
const TRANSFERRED = {
  authorization_code: null,
  bin: '008XXX',
  last4: 'X553',
  exp_month: null,
  exp_year: null,
  channel: 'bank_transfer',
  card_type: 'transfer',
  bank: null,
  country_code: 'NG',
  brand: 'Managed Account',
  reusable: false,
  signature: null,
  account_name: null,
};

function presentAuthorization(row: TransactionRow) {
  const { card: kept } = row;
  if (row.paid_at !== null && row.channel === 'bank_transfer') return TRANSFERRED;
  const card = kept === null ? undefined : findCard(kept.name);
  if (kept === null || card === undefined) return {};
  const signature = createHash('sha256').update(`${card.number}`).digest('hex').slice(0, 20);
  return {
    authorization_code: `AUTH_${signature.slice(0, 10)}`,
    bin: kept.bin,
    last4: kept.last4,
    exp_month: kept.exp_month,
    exp_year: kept.exp_year,
    channel: 'card',
    card_type: `${card.brand} `,
    bank: card.bank,
    country_code: 'NG',
    brand: card.brand,
    reusable: card.reusable,
    signature: `SIG_${signature}`,
    account_name: null,
  };
}
