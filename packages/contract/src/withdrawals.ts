import type { WithdrawalId } from '@jara/domain/ids';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import * as z from 'zod/mini';
import { accountName, accountNumber, bankCode } from './banks.ts';
import { endpoint } from './endpoint.ts';
import { page, paging } from './paging.ts';
import { currency, idOf, instant, key, line, minorAmount, money, parsedQuid, uuid } from './scalars.ts';

/** The payment whose money it is. The address is masked: a share can belong to somebody else than the gift was sent to. */
const paymentBehind = z.object({
  id: uuid,
  email: z.nullable(z.string()),
  amount: money,
  currency,
  quid: z.nullable(z.string()),
  reference: z.string(),
  transactionId: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  blocked: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

export const withdrawal = z.object({
  id: uuid,
  quid: z.string(),
  amount: money,
  fee: money,
  net: money,
  currency,
  accountNumber: z.string(),
  bankCode: z.string(),
  accountName: z.string(),
  bank: z.string(),
  reference: z.string(),
  status: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  /** The finer step behind the status, for the timeline. */
  stage: z.enum(WITHDRAWAL_STATUSES),
  /** What went wrong, in words for a person. */
  reason: z.nullable(z.string()),
  /** Why a person looks at it before it is paid, where its own amount would not need one; staff read the sums behind it. */
  waitReason: z.nullable(z.string()),
  revision: z.int(),
  transaction: paymentBehind,
  createdAt: instant,
  updatedAt: instant,
  approvedAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** The 24-hour promise as an instant. */
  promisedBy: instant,
});
export type Withdrawal = z.output<typeof withdrawal>;

const byAccessKey = z.looseObject({ 'x-access-key': z.optional(z.string().check(z.maxLength(200))) });

export const readWithdrawable = endpoint({
  method: 'GET',
  path: '/transactions/withdraw',
  summary: 'What an access key can withdraw, and its withdrawals so far',
  access: 'public',
  keys: ['access_key'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected', 'claim_lapsed'],
  headers: byAccessKey,
  reply: z.object({
    quid: z.string(),
    amount: money,
    feePercent: z.number(),
    fee: money,
    net: money,
    currency,
    canWithdraw: z.boolean(),
    withdrawals: z.array(withdrawal),
  }),
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawal-request',
  summary: 'Send a claimed share to a bank account',
  access: 'public',
  refusals: [
    'too_many_requests',
    'switched_off',
    'gift_blocked',
    'access_key_rejected',
    'amount_differs_from_share',
    'amount_below_payout_minimum',
    'claim_lapsed',
    'claim_frozen',
    'withdrawal_under_way',
    'account_already_paid',
    'already_withdrawn',
    'account_not_resolved',
    'account_name_differs',
    'account_lookup_unavailable',
  ],
  status: 201,
  body: z.strictObject({
    quid: parsedQuid,
    accessKey: key,
    amount: minorAmount,
    accountNumber,
    bankCode,
    accountName,
  }),
  reply: withdrawal,
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/withdrawal-request',
  summary: 'The withdrawals of an access key; all of them for staff',
  access: 'public',
  keys: ['access_key'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected'],
  headers: byAccessKey,
  query: paging,
  reply: page(withdrawal),
});

export const findWithdrawal = endpoint({
  method: 'GET',
  path: '/withdrawal-request/:id',
  summary: 'One withdrawal, for its access key, the browser that opened the gift, or staff',
  access: 'public',
  keys: ['access_key', 'browser'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected', 'withdrawal_not_found'],
  headers: byAccessKey,
  params: z.object({ id: idOf<WithdrawalId>() }),
  reply: withdrawal,
});

export const decideWithdrawal = endpoint({
  method: 'PUT',
  path: '/withdrawal-request',
  summary: 'Approve or reject a request',
  access: { permission: 'withdrawals.decide' },
  refusals: [
    'gift_blocked',
    'withdrawal_not_found',
    'withdrawal_already_decided',
    'withdrawal_changed',
    'own_approval',
    'dependent_approval',
  ],
  stepUp: true,
  body: z.strictObject({
    id: idOf<WithdrawalId>(),
    action: z.enum(['APPROVE', 'REJECT']),
    reason: z.optional(line(500, 'Give the reason in at most 500 characters')),
    revision: z.int(),
  }),
  reply: withdrawal,
});
