import type { FeePayer, Quote } from './quote.ts';

/** What a paid sum is made of, as it was quoted, with the sum itself last: the lines of every receipt for it. */
export const receiptSums = (
  { gift, fee, received, charged }: Record<Exclude<keyof Quote, 'currency'>, number>,
  feePaidBy: FeePayer,
): { label: string; value: number }[] => [
  ...(feePaidBy === 'SENDER'
    ? [
        { label: 'They receive', value: received },
        { label: 'Fee charged to you', value: fee },
      ]
    : [
        { label: 'Gift', value: gift },
        { label: 'Fee charged to you', value: 0 },
      ]),
  { label: 'Paid', value: charged },
];
