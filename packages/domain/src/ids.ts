declare const idKind: unique symbol;

/** Knows what it is the id of, as `Minor` knows that it is money. Where the code runs it is a string and nothing more. */
type Id<Kind extends string> = string & { readonly [idKind]: Kind };

export type GiftId = Id<'gift'>;
export type PaymentId = Id<'payment'>;
export type ChargeId = Id<'charge'>;
export type ClaimId = Id<'claim'>;
export type WithdrawalId = Id<'withdrawal'>;
export type RefundId = Id<'refund'>;
export type DisputeId = Id<'dispute'>;
export type StaffId = Id<'staff'>;
/** A person without an account is known by their browser. */
export type BrowserId = Id<'browser'>;
