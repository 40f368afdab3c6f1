/**
 * What comparing our books with the provider's balance came to. TRUE is to the kobo; ON_THE_WAY is within what is being sent or
 * received at that moment; NO_ANSWER is a provider that said nothing; NOT_YET is before the first comparison.
 */
export const TRUST_VERDICTS = ['TRUE', 'ON_THE_WAY', 'DIFFERS', 'NO_ANSWER', 'NOT_YET'] as const;
export type TrustVerdict = (typeof TRUST_VERDICTS)[number];

interface Compared {
  /** What the provider says is there; null when it gave no answer. */
  theirs: number | null;
  /** What the books say is in the balance, and what of it is collected and may be in the balance by now. */
  booked: number;
  collected: number;
  /** By how much the answer lies outside of what money on its way explains. */
  unexplained: number;
  /** Whether it has been said what of the balance is our own. */
  isOwnMoneyKnown: boolean;
  /** How the last proof of the books ended; null before the first. */
  areBooksClean: boolean | null;
  /** Whether the product has ever compared both sides by itself, and how many differences wait for staff. */
  isReconciled: boolean;
  openItems: number;
}

/** Anything that somebody already knows to be wrong comes first: no figure is true while the books or an item say otherwise. */
export function trustVerdict(seen: Compared): TrustVerdict {
  if (seen.areBooksClean === false || seen.openItems > 0) return 'DIFFERS';
  if (seen.theirs === null) return 'NO_ANSWER';
  // What is more than the books know before the first comparison is what its owner has put in.
  if (seen.unexplained > 0 && !seen.isOwnMoneyKnown) return 'NOT_YET';
  if (seen.unexplained !== 0) return 'DIFFERS';
  if (seen.areBooksClean === null || !seen.isReconciled) return 'NOT_YET';
  return isToTheKobo({ ...seen, theirs: seen.theirs }) ? 'TRUE' : 'ON_THE_WAY';
}

/** Collected money is either not in the balance yet, or all of it is and we have not booked that it moved. */
export const isToTheKobo = ({
  theirs,
  booked,
  collected,
}: {
  theirs: number;
  booked: number;
  collected: number;
}): boolean => theirs === booked || theirs === booked + collected;
