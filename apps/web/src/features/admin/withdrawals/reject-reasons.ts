/** Sentences the recipient can act on; they read exactly this. */
export const REJECT_REASONS = [
  'The account name does not match the person this gift was sent to. Please use an account in your own name.',
  'We could not confirm this bank account. Please check the number and the bank, and ask again.',
  'This gift is under review. Your money is safe, and we will write to you.',
] as const;
