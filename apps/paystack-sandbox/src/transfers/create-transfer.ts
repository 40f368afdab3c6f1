import { isTransferReference } from '@jara/paystack/references';
import { lockBalance, moveBalance } from '../balance/balance.ts';
import { transferFee } from '../balance/fees.ts';
import { randomCode } from '../platform/codes.ts';
import { type Db, isUniqueViolation } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { amountOf, type Fields, textOf } from '../platform/fields.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { readSettings } from '../platform/settings.ts';
import { planStep } from '../platform/steps.ts';
import { proceed } from './change-transfer-status.ts';
import { findRecipient } from './recipients.routes.ts';
import { transferOutcomeOf } from './transfer-outcome.ts';
import { insertTransfer, type TransferRow } from './transfers.store.ts';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'approvalUrl'>;

/** Makes a transfer, at most one for a reference, however often and from however many sides it is asked for. */
export async function createTransfer(deps: CreateDeps, body: Fields): Promise<TransferRow> {
  try {
    return await deps.db.transaction((trx) => createWithin(trx, deps, body));
  } catch (error) {
    // Two equal requests at once both find the reference free; the unique index lets one of them in.
    if (isUniqueViolation(error)) throw duplicateReference();
    throw error;
  }
}

async function createWithin(trx: Db, deps: CreateDeps, body: Fields): Promise<TransferRow> {
  const { clock } = deps;
  const settings = await readSettings(trx);
  const reference = textOf(body.reference) ?? randomCode(20);
  if (!isTransferReference(reference)) throw illegalReference(reference);
  const used = await trx.maybe('SELECT 1 FROM paystack_sandbox.transfers WHERE reference = $1', [reference]);
  if (used !== undefined) throw duplicateReference();
  if (settings.starter_business) {
    throw new Refusal(400, 'You cannot initiate third party payouts as a starter business');
  }
  const amount = amountOf(body.amount);
  if (amount === undefined) throw invalidParams('Invalid amount passed');
  const recipient = await findRecipient(trx, textOf(body.recipient) ?? '');
  const currency = textOf(body.currency) ?? 'NGN';
  if (recipient === undefined || recipient.currency !== currency) throw invalidRecipient();
  const outcome = transferOutcomeOf(recipient.account_number);
  if (outcome === 'account-closed') throw new Refusal(400, 'Account closed');

  const fee = transferFee(amount);
  const { available } = await lockBalance(trx, currency);
  if (available < amount + fee) throw new Refusal(400, 'Your balance is not enough to fulfil this request');

  const needsApproval = settings.approvals && Boolean(deps.approvalUrl());
  const row = await insertTransfer(trx, {
    transfer_code: `TRF_${randomCode(16)}`,
    reference,
    recipient_id: recipient.id,
    amount,
    fee,
    currency,
    reason: textOf(body.reason) ?? null,
    status: needsApproval ? 'received' : 'pending',
    outcome,
    created_at: clock.now(),
  });
  await moveBalance(trx, clock, {
    currency,
    difference: -(amount + fee),
    reason: `Transfer ${reference}`,
    model: 'Transfer',
    row: row.id,
  });
  if (!needsApproval) return proceed(trx, deps, row);
  await planStep(trx, 'transfer.approve', row.id, clock.now());
  return row;
}

const invalidRecipient = () =>
  new Refusal(400, 'Recipient specified is invalid', {
    type: 'validation_error',
    code: 'invalid_transfer_recipient',
    nextStep: 'Ensure that you pass the recipient code of an existing recipient in the currency of the transfer',
  });

const duplicateReference = () =>
  new Refusal(400, 'Please provide a unique reference. Reference already exists on a transfer', {
    type: 'validation_error',
    code: 'duplicate_transfer_reference',
    nextStep: 'Create a new reference for the new transfer',
  });

const illegalReference = (reference: string) =>
  /^[a-z0-9_-]*$/.test(reference)
    ? invalidParams('Transfer reference should be between 16 and 50 characters')
    : new Refusal(400, 'Your reference contains illegal special characters');
