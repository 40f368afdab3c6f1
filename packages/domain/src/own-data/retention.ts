/**
 * How long what we hold about people is kept, once, for the worker that destroys it, the privacy page that promises it and the
 * record of processing. What is not listed here is kept for as long as the row it stands in has a use, or for ever because it
 * is about nobody.
 */
export const RETENTION = {
  /** Names, addresses, messages, thanks and bank accounts of a gift, counted from its payment and from what was last paid out or back of it: what the law wants records for. */
  giftYears: 5,
  /** The same of an order that nobody paid. */
  unpaidOrderDays: 90,
  /** A mail and to whom it went. Longer than any gift waits, so that none is written twice. */
  mailDays: 400,
  /** What the provider wrote to us, word for word, where we could not read it; else until it has been worked on. */
  webhookDays: 30,
  /** That the provider told us of something, and when. */
  eventDays: 400,
  /** What withdrawals are added up under. The longest sum is of 30 days. */
  sumDays: 31,
  /** A mailed link, after it has ended. */
  linkDays: 1,
  /** First answers, kept to be given again. */
  answerDays: 2,
  /** The digest by which a restored backup is erased again. No backup may be kept for longer. */
  backupDays: 35,
  /** The words of a report about a giveaway, once it has been handled. */
  reportDays: 30,
} as const;
