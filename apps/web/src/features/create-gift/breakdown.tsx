import { ZERO } from '@jara/domain/money/money';
import { QuoteLines } from '../../components/quote-lines.tsx';
import type { GiftForm } from './gift-form.ts';
import { quoteFor } from './wishes.ts';

const NOTHING = { charged: ZERO, gift: ZERO, fee: ZERO, received: ZERO, refundIfCancelled: ZERO };

/** What it comes to, before anything is entered about either side. */
export const Breakdown = ({ gift }: { gift: Pick<GiftForm, 'amount' | 'feePaidBy'> }) => (
  <QuoteLines
    quote={quoteFor(gift) ?? NOTHING}
    feePaidBy={gift.feePaidBy}
    mayReturn
    className="rounded-card bg-sunken p-4"
  />
);
