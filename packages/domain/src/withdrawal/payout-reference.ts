import type { GiftId } from '../ids.ts';

export interface PayoutPlace {
  giftId: GiftId;
  /** Which share of the gift. */
  slot: number;
  /** Which try to pay it out; a new one begins only after the last one failed for good. */
  attempt: number;
}

/** Where the places of what goes back to the sender begin: far from those of shares. The database knows the same number. */
export const FIRST_SLOT_OF_SENDER = 9_000;
export const isOfSender = (slot: number): boolean => slot >= FIRST_SLOT_OF_SENDER;

/**
 * What the provider knows a payout by. It is made of what is being paid, not of when or by whom: whoever asks for the
 * same share again, even on a database that was restored from before the first payout, asks under the same reference,
 * and the provider pays a reference once.
 */
export const payoutReference = ({ giftId, slot, attempt }: PayoutPlace): string =>
  `${payoutsOf(giftId)}${slot}-${attempt}`;

/** What the references of all payouts of a gift begin with. */
export const payoutsOf = (giftId: GiftId): string => `jara-out-${giftId.replaceAll('-', '')}-`;

const SHAPE = /^jara-out-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(\d{1,4})-(\d{1,4})$/;

/** The place a reference stands for; undefined when it is not one of ours. */
export function parsePayoutReference(reference: string): PayoutPlace | undefined {
  const found = SHAPE.exec(reference);
  if (!found) return undefined;
  const [, a, b, c, d, e, slot, attempt] = found;
  return { giftId: [a, b, c, d, e].join('-') as GiftId, slot: Number(slot), attempt: Number(attempt) };
}
