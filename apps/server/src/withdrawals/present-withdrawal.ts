import type { Withdrawal } from '@jara/contract/withdrawals';
import { isOnHold } from '@jara/domain/gift/gift-status';
import type { Language } from '@jara/domain/language';
import { maskEmail } from '@jara/domain/mail/mask-email';
import { PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { publicWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { withdrawalWords } from '@jara/domain/withdrawal/words/all';
import { shownPayoutFailure } from './shown-failure.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

/** A withdrawal for the person whose money it is, and for staff. The access key is never part of it. */
export const presentWithdrawal = (row: Omit<WithdrawalRow, 'giftId'>, language: Language): Withdrawal => ({
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
  reason: row.reason && shownPayoutFailure(row.reason, language),
  waitReason: row.waitReason === null ? null : withdrawalWords[language].kindWait,
  revision: row.revision,
  transaction: {
    id: row.paymentId,
    email: row.recipientEmail && maskEmail(row.recipientEmail),
    amount: row.paymentAmount,
    currency: row.currency,
    quid: row.quid,
    reference: row.paymentReference,
    transactionId: row.paymentProviderId,
    status: row.paymentStatus,
    blocked: isOnHold(row.giftStatus),
    createdAt: row.paymentCreatedAt.toISOString(),
    updatedAt: row.paymentUpdatedAt.toISOString(),
  },
  createdAt: row.requestedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  promisedBy: new Date(row.requestedAt.getTime() + PROMISE_MS).toISOString(),
});
