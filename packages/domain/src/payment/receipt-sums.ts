import type { FeePayer, Quote } from './quote.ts';
import { words as english, type Words } from './words/en.ts';

/** What a paid sum is made of, as it was quoted, with the sum itself last: the lines of every receipt for it. */
export const receiptSums = (
  { gift, fee, received, charged }: Record<Exclude<keyof Quote, 'currency'>, number>,
  feePaidBy: FeePayer,
  words: Words = english,
): { label: string; value: number }[] => [
  ...(feePaidBy === 'SENDER'
    ? [
        { label: words.theyReceive, value: received },
        { label: words.feeChargedToYou, value: fee },
      ]
    : [
        { label: words.gift, value: gift },
        { label: words.feeChargedToYou, value: 0 },
      ]),
  { label: words.paid, value: charged },
];
