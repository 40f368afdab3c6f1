import { moveBalance } from '../balance/balance.ts';
import { stampDuty } from '../balance/fees.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings.ts';
import { cancelSteps, planStep } from '../platform/steps.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { presentTransferEvent } from './present-transfer.ts';
import { findTransfer, lockTransfer, type TransferRow, updateTransfer } from './transfers.store.ts';

type TransferDeps = Pick<Deps, 'clock'>;

export const TRANSFER_STATUSES = [
  'pending',
  'otp',
  'received',
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

const MONEY_IS_OUT = new Set<string>(['pending', 'otp', 'received', 'success']);
const TOLD = new Set<string>(['success', 'failed', 'reversed']);
const WAIT_MS = 10_000;
const OTP_LIFE_MS = 30 * 60_000;

const EXPLANATIONS: Partial<Record<TransferStatus, string>> = {
  success: 'Approved by the receiving bank',
  failed: 'The receiving bank could not complete the transfer',
  reversed: 'The receiving bank returned the money',
  rejected: 'The merchant did not approve the transfer',
  blocked: 'The approval URL did not answer',
};

/**
 * Amount and fee leave the balance when a transfer is made. Both come back when it does not happen; once it has
 * succeeded only the amount does, because the work was done. Nothing is final: a bank may change its mind in either
 * direction, any number of times, and the event that should tell of it may never be sent.
 */
export async function changeTransferStatus(
  trx: Db,
  { clock }: TransferDeps,
  row: TransferRow,
  status: TransferStatus,
  { isTold = true }: { isTold?: boolean } = {},
) {
  if (row.status === status) return row;
  const hasSucceeded = row.transferred_at !== null;
  const keptFee = hasSucceeded ? row.fee : 0;
  const isFirstSuccess = status === 'success' && !hasSucceeded;
  const duty = isFirstSuccess && (await readSettings(trx)).stamp_duty ? stampDuty(row) : row.stamp_duty;
  const taken = MONEY_IS_OUT.has(status) ? row.amount + row.fee : keptFee;
  await cancelSteps(trx, 'transfer.', row.id);
  const changed = await updateTransfer(trx, row.id, {
    status,
    taken,
    stamp_duty: duty,
    gateway_response: EXPLANATIONS[status] ?? null,
    transferred_at: status === 'success' ? clock.now() : row.transferred_at,
    updated_at: clock.now(),
  });
  if (taken !== row.taken) {
    await moveBalance(trx, clock, {
      currency: row.currency,
      difference: row.taken - taken,
      reason: `Transfer ${row.reference} ${status}`,
      model: 'Transfer',
      row: row.id,
    });
  }
  if (duty !== row.stamp_duty) {
    await moveBalance(trx, clock, {
      currency: row.currency,
      difference: row.stamp_duty - duty,
      reason: `Stamp duty on transfer ${row.reference}`,
      model: 'Transfer',
      row: row.id,
    });
  }
  if (isTold && TOLD.has(status)) await tell(trx, { clock }, changed.id, status);
  return changed;
}

/** The account decides what happens once nothing stands in the way of the transfer any more. */
export async function proceed(trx: Db, deps: TransferDeps, row: TransferRow): Promise<TransferRow> {
  const { clock } = deps;
  const { transfer_delay_ms: momentMs } = await readSettings(trx);
  if (row.outcome === 'success') return changeTransferStatus(trx, deps, row, 'success');
  if (row.outcome === 'otp') {
    const asked = await changeTransferStatus(trx, deps, row, 'otp');
    await planStep(trx, 'transfer.abandon', row.id, clock.in(OTP_LIFE_MS));
    return asked;
  }
  if (row.outcome === 'reversed-after-success') {
    const paid = await changeTransferStatus(trx, deps, row, 'success');
    await planStep(trx, 'transfer.reverse', row.id, clock.in(WAIT_MS));
    return paid;
  }
  const pending = await changeTransferStatus(trx, deps, row, 'pending');
  if (row.outcome === 'pending-then-success') await planStep(trx, 'transfer.succeed', row.id, clock.in(WAIT_MS));
  if (row.outcome === 'failed') await planStep(trx, 'transfer.fail', row.id, clock.in(momentMs));
  if (row.outcome === 'ordinary') await planStep(trx, 'transfer.succeed', row.id, clock.in(momentMs));
  return pending;
}

/** After the right OTP the transfer goes on like any other; after a wrong one it has failed. */
export async function answerOtp(trx: Db, deps: TransferDeps, row: TransferRow, isRight: boolean): Promise<TransferRow> {
  if (!isRight) return changeTransferStatus(trx, deps, row, 'failed');
  return proceed(trx, deps, { ...row, outcome: 'ordinary' });
}

export async function changeStatusById(trx: Db, deps: TransferDeps, id: Id, status: TransferStatus): Promise<void> {
  await changeTransferStatus(trx, deps, await lockTransfer(trx, id), status);
}

async function tell(trx: Db, deps: TransferDeps, id: Id, status: string): Promise<void> {
  const row = await findTransfer(trx, 'id', id);
  if (row === undefined) throw new Error('A transfer that was just changed is gone');
  await recordEvent(trx, deps, `transfer.${status}`, row.reference, presentTransferEvent(row));
}
