import { type DifferenceKind, NOT_KNOWN } from './differences.ts';

/** What staff do about a difference: each books what really happened. None of them is a note alone. */
export const REMEDIES = [
  'PAID_AFTER_ALL',
  'NEVER_PAID',
  'PAID_ELSEWHERE',
  'WRITE_OFF',
  'SHARE_WAS_PAID',
  'REFUND_HAPPENED',
  'NEVER_REFUNDED',
  'CHARGE_NEVER_CAME',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'OWN_MONEY',
] as const;
export type Remedy = (typeof REMEDIES)[number];

interface RemedyWords {
  label: string;
  /** What it does, for whoever is about to do it. */
  effect: string;
  /** Two where money is given to somebody. */
  persons: 1 | 2;
}

export const REMEDY_WORDS: Record<Remedy, RemedyWords> = {
  PAID_AFTER_ALL: {
    label: 'It was paid after all',
    effect: 'Books the payout as paid. The share has left and cannot be withdrawn again.',
    persons: 1,
  },
  NEVER_PAID: {
    label: 'It was never paid',
    effect:
      'Takes the payout back into our books. The recipient has the share again and can withdraw it; a payout that is still open is sent again.',
    persons: 2,
  },
  PAID_ELSEWHERE: {
    label: 'It went to somebody else',
    effect: 'Books what left as our loss. The recipient has the share again and can withdraw it.',
    persons: 2,
  },
  WRITE_OFF: {
    label: 'It is our loss',
    effect:
      'Books what left as our loss. What had gone to the sender of a gift comes out of what is left of that gift first. Nobody gets anything.',
    persons: 1,
  },
  SHARE_WAS_PAID: {
    label: 'A share of the gift was paid',
    effect: 'Takes what was paid out of the gift and ends it. What is left can be refunded.',
    persons: 1,
  },
  REFUND_HAPPENED: {
    label: 'It was refunded',
    effect: 'Takes the refund out of what nobody has claimed and ends the gift. Claimed shares stay with their owners.',
    persons: 1,
  },
  NEVER_REFUNDED: {
    label: 'It was never refunded',
    effect: 'Lets the gift go on as before: the provider does not know that refund any more, and its money is here.',
    persons: 2,
  },
  CHARGE_NEVER_CAME: {
    label: 'The money never came',
    effect: 'Takes the charge out of our books and ends the gift. Claimed shares stay with their owners, at our cost.',
    persons: 2,
  },
  DISPUTE_WON: {
    label: 'We keep the money',
    effect: 'Books the dispute as won: what it held is free again.',
    persons: 2,
  },
  DISPUTE_LOST: {
    label: 'The bank took the money',
    effect: 'Books the dispute as lost: what it held is gone.',
    persons: 1,
  },
  OWN_MONEY: {
    label: 'It is our own money',
    effect: 'Books it as ours: put in, taken out, or paid to us for something that is no gift. Nobody gets anything.',
    persons: 1,
  },
};

const BY_KIND: Record<DifferenceKind, readonly Remedy[]> = {
  CHARGE_NOT_RECORDED: ['OWN_MONEY'],
  CHARGE_UNKNOWN_TO_PROVIDER: ['CHARGE_NEVER_CAME'],
  CHARGE_DIFFERS: ['CHARGE_NEVER_CAME'],
  TRANSFER_NOT_OURS: ['SHARE_WAS_PAID', 'WRITE_OFF'],
  TRANSFER_TWICE: ['WRITE_OFF'],
  TRANSFER_DIFFERS: ['PAID_ELSEWHERE'],
  PAYOUT_NOT_PAID: ['NEVER_PAID'],
  PAYOUT_NOT_RECORDED: ['PAID_AFTER_ALL', 'WRITE_OFF'],
  REFUND_NOT_RECORDED: ['REFUND_HAPPENED'],
  DISPUTE_UNCLEAR: ['DISPUTE_WON', 'DISPUTE_LOST'],
  BALANCE_DIFFERS: ['OWN_MONEY', 'WRITE_OFF'],
};

/** Of what the provider had once said, and knows nothing of any more. */
const FORGOTTEN: Partial<Record<DifferenceKind, readonly Remedy[]>> = {
  TRANSFER_NOT_OURS: ['NEVER_PAID'],
  PAYOUT_NOT_RECORDED: ['NEVER_PAID'],
  REFUND_NOT_RECORDED: ['NEVER_REFUNDED'],
};

export const remediesFor = ({ kind, theirs }: { kind: DifferenceKind; theirs: string }): readonly Remedy[] =>
  (theirs === NOT_KNOWN && FORGOTTEN[kind]) || BY_KIND[kind];

/**
 * How many people have to want it. What left for nobody of ours, and what nothing explains, could hide what one person did alone,
 * and a share that somebody was paid for is free to be paid again.
 */
export const personsFor = (kind: DifferenceKind, remedy: Remedy): 1 | 2 =>
  kind === 'BALANCE_DIFFERS' || (kind === 'TRANSFER_NOT_OURS' && remedy === 'WRITE_OFF')
    ? 2
    : REMEDY_WORDS[remedy].persons;
