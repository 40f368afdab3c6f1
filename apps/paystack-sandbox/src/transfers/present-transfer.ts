import { INTEGRATION } from '../platform/integration.ts';
import { presentRecipient } from './recipients.routes.ts';
import type { TransferRow, TransferWithRecipient } from './transfers.store.ts';

/** The answer to a creation names the recipient by its number only. */
export const presentQueued = (row: TransferRow) => ({
  transfersessionid: [],
  transfertrials: [],
  ...essentials(row),
  integration: INTEGRATION.id,
  request: Number(BigInt(row.id) % 1_000_000_000n),
  recipient: row.recipient_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Verify, fetch and list give the whole recipient, the session and the fee. */
export const presentTransfer = (row: TransferWithRecipient) => ({
  ...essentials(row),
  integration: INTEGRATION.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  recipient: presentRecipient(row.recipient),
  session: sessionOf(row),
  fee_charged: row.fee,
  fees_breakdown: row.stamp_duty === 0 ? null : [{ type: 'stamp_duty', amount: row.stamp_duty, formula: null }],
  gateway_response: row.gateway_response,
});

/** Events about a failure spell their dates in snake case, the others do not. */
export function presentTransferEvent(row: TransferWithRecipient) {
  const { createdAt, updatedAt, ...shared } = presentTransfer(row);
  const data = { ...shared, integration: INTEGRATION };
  return row.status === 'success'
    ? { ...data, createdAt, updatedAt }
    : { ...data, created_at: createdAt, updated_at: updatedAt };
}

const essentials = (row: TransferRow) => ({
  domain: 'test',
  amount: row.amount,
  currency: row.currency,
  reference: row.reference,
  source: 'balance',
  source_details: null,
  reason: row.reason,
  status: row.status,
  failures: null,
  transfer_code: row.transfer_code,
  titan_code: null,
  transferred_at: row.transferred_at,
  id: row.id,
});

const sessionOf = (row: TransferRow) =>
  row.transferred_at === null
    ? { provider: null, id: null }
    : { provider: 'nip', id: `999999${String(row.id).padStart(24, '0')}` };
