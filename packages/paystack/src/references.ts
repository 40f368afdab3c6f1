/**
 * The provider has two alphabets: a charge's reference may not hold `_`, a transfer's may not hold capitals,
 * `.` or `=` and wants 16 to 50 characters. Ours stay within what both accept.
 */
const OUR_REFERENCE = /^[a-z0-9-]{16,50}$/;
const TRANSACTION_REFERENCE = /^[A-Za-z0-9.=-]+$/;
const TRANSFER_REFERENCE = /^[a-z0-9_-]{16,50}$/;

export const isReference = (text: string): boolean => OUR_REFERENCE.test(text);

/** What the provider accepts for a charge, which is wider than what we send. */
export const isTransactionReference = (text: string): boolean => TRANSACTION_REFERENCE.test(text);

/** What the provider accepts for a transfer, which is wider than what we send. */
export const isTransferReference = (text: string): boolean => TRANSFER_REFERENCE.test(text);
