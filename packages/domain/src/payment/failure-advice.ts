/** Written down when the payer says that they stopped. */
export const PAYMENT_CANCELLED = 'The payment was cancelled';

/** The first that matches counts, so the narrow ones come first. The words are those of banks and of the provider. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/cancel/i, 'Nothing was charged. Pay for it whenever you like, or leave it at that.'],
  [
    /insufficient|not sufficient|no funds/i,
    'There is not enough money in that account. Top it up, use another card, or give a smaller gift.',
  ],
  [
    /not registered|token not generated/i,
    'Your bank does not send one-time codes for this card yet. Ask your bank to switch them on, or use another card or a bank transfer.',
  ],
  [
    /\b(otp|token|one.time)\b/i,
    'The one-time code was wrong or came too late. Try again with the newest code your bank sent you.',
  ],
  [/\bpin\b/i, 'The PIN was not right. Check it and try again: after a few wrong ones a bank locks the card.'],
  [/\bcvv|\bcvc|security code/i, 'The three digits on the back of the card were not right. Check them and try again.'],
  [/expired.*card|card.*expired|\bexpiry\b/i, 'This card is past its date. Use another card or a bank transfer.'],
  [
    /limit|exceeds/i,
    'This is more than the card may spend. Raise its limit in your bank’s app, or pay by bank transfer.',
  ],
  [
    /authenticat|3d.?secure|3ds|bank auth/i,
    'Your bank could not make sure that it was you. Try again and approve it in your bank’s app, or use another card.',
  ],
  [
    /stolen|lost card|fraud|pick.?up|restricted|blocked/i,
    'Your bank has stopped this card. Call your bank, or use another card.',
  ],
  [
    /not permitted|not allowed|not enabled|international/i,
    'This card may not be used online. Switch that on in your bank’s app, or use another card or a bank transfer.',
  ],
  [
    /time[d -]*out|never completed|session/i,
    'It took too long, and nothing was charged. Try again with your phone and your card at hand.',
  ],
  [
    /could not be opened|unavailable|inoperative|malfunction|system error|switch|network|connection/i,
    'The bank or the way to it was not working. Try again in a few minutes, or use another card.',
  ],
  [
    /declin|honou?r|refus|rejected/i,
    'Your bank said no and did not tell us why. Your bank can; another card or a bank transfer often works.',
  ],
];

/** What to do about a payment that failed, for the reason that was given; nothing when the reason tells us nothing. */
export const failureAdvice = (reason: string | null): string | undefined =>
  reason === null ? undefined : ADVICE.find(([pattern]) => pattern.test(reason))?.[1];
