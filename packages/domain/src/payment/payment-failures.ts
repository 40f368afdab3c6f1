/** Why a payment failed, where we say it ourselves: as it is written down, whatever language its payer reads. */
export const PAYMENT_FAILURES = {
  cancelled: 'The payment was cancelled',
  neverCompleted: 'The payment was never completed',
  declined: 'The bank declined the payment',
  notOpened: 'The payment page could not be opened',
  differs: 'The money that arrived differs from the gift. We are looking into it.',
  differed: 'The money that arrived differed from the gift. It went back to your card.',
  wentBack: 'The money of this gift went back to your card.',
  takenBack: 'Your bank took this payment back',
} as const;
