import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { Db } from '../platform/database/db.ts';

export type WithdrawalFacts = NonNullable<Awaited<ReturnType<typeof findWithdrawalFacts>>>;

export const findWithdrawalFacts = (db: Db, id: WithdrawalId) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select(['withdrawals.claimId', 'withdrawals.status', 'withdrawals.reference', 'withdrawals.currency'])
    .select(['withdrawals.gross', 'withdrawals.fee', 'withdrawals.net'])
    .select(['withdrawals.accountName', 'withdrawals.accountNumber', 'withdrawals.bankName'])
    .select(['withdrawals.requestedAt', 'withdrawals.finishedAt', 'withdrawals.updatedAt'])
    .select(['payments.theme', 'payments.clothSeed', 'payments.anonymous', 'payments.senderName', 'payments.feeBps'])
    .where('withdrawals.id', '=', id)
    .executeTakeFirst();

export type PaymentFacts = NonNullable<Awaited<ReturnType<typeof findPaymentFacts>>>;

export const findPaymentFacts = (db: Db, id: PaymentId) =>
  db
    .selectFrom('payments')
    .select(['id', 'browserId', 'status', 'amount', 'currency', 'reference', 'providerId', 'settledAt', 'updatedAt'])
    .select([
      'recipientEmail',
      'senderEmail',
      'senderName',
      'anonymous',
      'theme',
      'clothSeed',
      'feePaidBy',
      'feeBps',
      'keptOnRefund',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
