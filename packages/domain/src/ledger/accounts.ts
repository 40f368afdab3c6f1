import type { ChargeId, ClaimId, DisputeId, GiftId, RefundId, WithdrawalId } from '../ids.ts';
export type AccountNature = 'liability' | 'asset' | 'income' | 'expense' | 'equity';

/** The chart of accounts. Liabilities are other people's money in our hands, and may never go below zero. */
export const ACCOUNT_NATURES = {
  gift: 'liability',
  claim: 'liability',
  payout_hold: 'liability',
  fee_hold: 'liability',
  refund: 'liability',
  dispute: 'liability',
  suspense: 'liability',
  dormant: 'liability',
  provider_receivable: 'asset',
  provider_balance: 'asset',
  withdrawal_fee_revenue: 'income',
  collection_fee: 'expense',
  transfer_fee: 'expense',
  stamp_duty: 'expense',
  chargeback_loss: 'expense',
  own_money: 'equity',
} as const satisfies Record<string, AccountNature>;

export type AccountKind = keyof typeof ACCOUNT_NATURES;

/** Each of these has a balance of its own for every thing that we owe money for. */
export const LIABILITIES = (Object.keys(ACCOUNT_NATURES) as AccountKind[]).filter(
  (kind) => ACCOUNT_NATURES[kind] === 'liability',
);

/** One account: a kind, and the gift, claim, withdrawal… it belongs to. */
export type Account = { readonly kind: AccountKind; readonly subject: string };

/** The subject of the accounts of which there is only one. */
export const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';

export const giftAccount = (giftId: GiftId): Account => ({ kind: 'gift', subject: giftId });
export const claimAccount = (claimId: ClaimId): Account => ({ kind: 'claim', subject: claimId });
export const payoutHold = (withdrawalId: WithdrawalId): Account => ({ kind: 'payout_hold', subject: withdrawalId });
export const feeHold = (withdrawalId: WithdrawalId): Account => ({ kind: 'fee_hold', subject: withdrawalId });
export const refundAccount = (refundId: RefundId): Account => ({ kind: 'refund', subject: refundId });
export const disputeAccount = (disputeId: DisputeId): Account => ({ kind: 'dispute', subject: disputeId });
export const suspenseAccount = (chargeId: ChargeId): Account => ({ kind: 'suspense', subject: chargeId });
export const dormantAccount = (giftId: GiftId): Account => ({ kind: 'dormant', subject: giftId });

/** Collected by the provider, not yet settled into the balance that transfers are paid from. */
export const PROVIDER_RECEIVABLE: Account = { kind: 'provider_receivable', subject: NO_SUBJECT };
export const PROVIDER_BALANCE: Account = { kind: 'provider_balance', subject: NO_SUBJECT };
export const WITHDRAWAL_FEE_REVENUE: Account = { kind: 'withdrawal_fee_revenue', subject: NO_SUBJECT };
export const COLLECTION_FEE: Account = { kind: 'collection_fee', subject: NO_SUBJECT };
export const TRANSFER_FEE: Account = { kind: 'transfer_fee', subject: NO_SUBJECT };
export const STAMP_DUTY: Account = { kind: 'stamp_duty', subject: NO_SUBJECT };
/** What is at the provider and belongs to us: the float that payouts are made from before collections arrive. */
export const OWN_MONEY: Account = { kind: 'own_money', subject: NO_SUBJECT };
export const CHARGEBACK_LOSS: Account = { kind: 'chargeback_loss', subject: NO_SUBJECT };
