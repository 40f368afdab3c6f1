import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import type { PaymentId, RefundId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { formatLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
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
import { unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from './mail.ts';

interface RefundSent extends AboutGift {
  refunded: Minor;
  paid: Minor;
  /** False for a charge that never became a gift: of a wrong amount, or paid twice. */
  wasGift: boolean;
  recipient: string | null;
  reference: string;
  paymentId: PaymentId;
}

/** To the sender, when money that nobody claimed goes back where it came from. */
export const refundSent: Mail<'refund_sent', RefundSent> = {
  kind: 'refund_sent',
  data: z.object({ refundId: idOf<RefundId>() }),

  load: async ({ refundId }, source) => {
    const refund = await source.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .innerJoin('payments', 'payments.id', 'charges.paymentId')
      .select(['refunds.amount as refunded', 'refunds.currency', 'refunds.status', 'refunds.giftId'])
      .select(['charges.amount as paid', 'charges.reference', 'charges.paymentId'])
      .select(['payments.theme', 'payments.clothSeed', 'payments.recipientEmail as recipient'])
      .where('refunds.id', '=', refundId)
      .executeTakeFirst();
    if (!refund) return undefined;
    const { refunded, paid, giftId, recipient, reference, paymentId, status } = refund;
    return {
      facts: {
        ...aboutGift(refund, source),
        refunded,
        paid,
        wasGift: giftId !== null,
        recipient,
        reference,
        paymentId,
      },
      language: 'en',
      outdated: status === 'FAILED' ? 'The refund failed' : undefined,
    };
  },

  compose: (refund, { publicUrl }) => {
    const short = formatMoneyShort(refund.refunded, refund.currency);
    const to = unlinked(shownRecipient(refund.recipient));
    const story = `${whyOf(refund, to)} goes back to the card or account you paid with.`;
    const room = `${publicUrl}/gift/${refund.paymentId}`;
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
      because: 'You get this mail because you gave us your address when you paid for this gift.',
      card: [eyebrow('Going back to you'), bigAmount(short), cardLine(`From your payment for ${to}`)],
      body: [
        heading('Your refund is on its way'),
        paragraph([story, ' ', when]),
        facts([['Back to you', arriving(back)], ...rest]),
        button(room, 'See your gift'),
      ],
      text: `${short} is going back to you.

${story}
${when}

${factsText([['Back to you', back], ...rest])}

Your gift: ${room}`,
    };
  },
};

function whyOf({ wasGift, refunded, paid }: RefundSent, to: string): string {
  if (!wasGift) return `A payment for your gift to ${to} could not be used for it, so the money`;
  return refunded === paid
    ? `The gift you sent to ${to} was not opened, so all of it`
    : `Part of the gift you sent to ${to} was not opened, so that part`;
}
