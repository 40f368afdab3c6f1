import type { Withdrawal } from '@jara/contract/withdrawals';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { publicWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import type { WithdrawalRow } from './withdrawals.store.ts';

const PROMISE_MS = 24 * HOUR_MS;

/** A withdrawal for the person whose money it is, and for staff. The access key is never part of it. */
export const presentWithdrawal = (row: Omit<WithdrawalRow, 'giftId' | 'giftStatus'>): Withdrawal => ({
  id: row.id,
  quid: row.quid,
  amount: row.gross,
  fee: row.fee,
  net: row.net,
  currency: row.currency,
  accountNumber: row.accountNumber,
  bankCode: row.bankCode,
  accountName: row.accountName,
  bank: row.bankName,
  reference: row.reference,
  status: publicWithdrawalStatus(row.status),
  stage: row.status,
  reason: row.reason,
  revision: row.revision,
  createdAt: row.requestedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  promisedBy: new Date(row.requestedAt.getTime() + PROMISE_MS).toISOString(),
});
