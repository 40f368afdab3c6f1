import { SIGNATURE_HEADER, signBody } from '@jara/paystack/signature';
import type { Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { wireJson } from '../platform/wire-json.ts';
import { changeTransferStatus, proceed } from './change-transfer-status.ts';
import { presentTransfer } from './present-transfer.ts';
import { findTransfer, lockTransfer } from './transfers.store.ts';

const APPROVAL_TIMEOUT_MS = 10_000;

type ApprovalDeps = Pick<Deps, 'db' | 'clock' | 'fetch' | 'secretKey' | 'approvalUrl'>;

/** Asks the merchant whether this transfer is theirs: 200 lets it go on, 400 rejects it, silence blocks it. */
export async function askForApproval(deps: ApprovalDeps, transferId: Id, stopping: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const transfer = await findTransfer(db, 'id', transferId);
  if (transfer?.status !== 'received') return;
  const status = await ask(deps, wireJson(presentTransfer(transfer)), stopping);
  if (stopping.aborted) return;

  await db.transaction(async (trx) => {
    const row = await lockTransfer(trx, transferId);
    // Somebody may have decided by hand while the merchant was thinking.
    if (row.status !== 'received') return;
    if (status === 200) await proceed(trx, { clock }, row);
    else await changeTransferStatus(trx, { clock }, row, status === 400 ? 'rejected' : 'blocked');
  });
}

async function ask(
  { secretKey, approvalUrl, fetch }: ApprovalDeps,
  body: string,
  stopping: AbortSignal,
): Promise<number | null> {
  const url = approvalUrl();
  if (url === undefined) return null;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(secretKey, body) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(APPROVAL_TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // No answer is an answer here: the transfer is blocked, and the caller records that.
    return null;
  }
}
