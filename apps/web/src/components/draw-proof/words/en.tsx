import { formatCount } from '@jara/domain/money/format';
import type { ReactNode } from 'react';

/** The proof of a draw, computed again by whoever wants to know. */
export const words = {
  download: 'Download the proof',
  notFetched: 'The proof could not be fetched',
  compute: 'Compute it again in this browser',
  checkYourself: (format: ReactNode, command: ReactNode) => (
    <>
      Do not take our page’s word for it: the format is written down in {format} of our source, exactly enough to write
      a program of your own, and {command} is one that needs nothing of ours.
    </>
  ),
  everythingFits: 'Everything fits. Nobody bent it.',
  somethingDoesNotFit: 'Something does not fit. Please tell us.',
  justComputed: 'Your own browser has just computed it.',
  holds: 'Holds',
  doesNotHold: 'Does not hold',
  drawnNumbers: 'The numbers that were drawn',
  passedOn: (shares: number, list: string) =>
    `${shares === 1 ? 'One share' : `${formatCount(shares)} shares`} came back in time and went to the next in line: ${list}.`,
  claims: {
    seal: 'The secret is the one that was sealed before anybody entered',
    shares: (count: number) =>
      count === 1
        ? 'The prize is the one in the rule: the whole gift'
        : `The ${formatCount(count)} prizes are those of the rule, and add up to the whole gift`,
    beacon: 'The public value is of the round announced beforehand, and nobody could know it before the entries closed',
    chain: (entries: number) =>
      `All ${formatCount(entries)} entries are there in the order they came: none was slipped in, dropped or moved`,
    outcome: 'The winners follow from the secret, the entries and the public value, and from nothing else',
  },
  ownReceipt: (number: number) =>
    `Your own receipt, number ${formatCount(number)}, is in the chain, with everybody before you`,
  ownReceiptDoesNotFit: 'Your receipt does not fit. Keep it, and tell us.',
};

export type Words = typeof words;
