import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import type { MailContent, MailPlace } from '../writing/layout.ts';
import type { RefundSent } from '../writing/mail-facts.ts';
import {
  arriving,
  bigAmount,
  button,
  cardLine,
  eyebrow,
  facts,
  factsText,
  heading,
  paragraph,
} from '../writing/parts.ts';
import { maskedAddress, unlinked } from '../writing/written-text.ts';

const BECAUSE = 'You get this mail because you gave us your address when you paid for this gift.';

/** To the sender, when money that nobody claimed goes back where it came from. */
export function renderRefundSent(refund: RefundSent, place: MailPlace): MailContent {
  const { publicUrl } = place;
  const short = formatMoneyShort(refund.refunded, refund.currency);
  const to = unlinked(maskedAddress(refund.recipient));
  const story = `${whyOf(refund, to)} goes back to the card or account you paid with.`;
  const when = 'Your bank shows it within 5-10 business days.';
  const back = formatMoney(refund.refunded, refund.currency);
  const rest = [
    ['You paid', formatMoney(refund.paid, refund.currency)],
    ['Refunded', `${formatLagos(refund.at)} (Lagos)`],
    ['Reference', refund.reference],
  ] as const;

  return {
    subject: `${short} is going back to you`,
    preview: when,
    cloth: refund.cloth,
    because: BECAUSE,
    card: [eyebrow('Going back to you'), bigAmount(short), cardLine(`From your payment for ${to}`)],
    body: [
      heading('Your refund is on its way'),
      paragraph([story, ' ', when]),
      facts([['Back to you', arriving(back)], ...rest]),
      button(`${publicUrl}/transactions`, 'See your gifts'),
    ],
    text: `${short} is going back to you.

${story}
${when}

${factsText([['Back to you', back], ...rest])}

Your gifts: ${publicUrl}/transactions`,
  };
}

function whyOf({ wasGift, refunded, paid }: RefundSent, to: string): string {
  if (!wasGift) return `A payment for your gift to ${to} could not be used for it, so the money`;
  return refunded === paid
    ? `The gift you sent to ${to} was not opened, so all of it`
    : `Part of the gift you sent to ${to} was not opened, so that part`;
}
