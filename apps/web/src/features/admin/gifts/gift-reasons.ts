export const BLOCK_REASONS = [
  'The sender reported that the code was shared by mistake.',
  'The payment behind this gift is under review.',
  'The gift is part of a reported scam.',
] as const;

export const RELEASE_REASONS = [
  'The review is finished and found nothing wrong.',
  'The sender confirmed the gift.',
] as const;

export const REFUND_REASONS = [
  'The sender asked for the unclaimed money back.',
  'The gift was addressed to the wrong person.',
] as const;

export const REVIVE_REASONS = [
  'The recipient asked for more time.',
  'The gift ended because of a mistake of ours.',
] as const;
