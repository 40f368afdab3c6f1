import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { giftWords } from '@jara/domain/gift/words/all';
import type { PaymentId, RefundId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
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
} from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from '../mail.ts';
import { senderWords } from './words/all.ts';

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
      .select('payments.senderLanguage as language')
      .where('refunds.id', '=', refundId)
      .executeTakeFirst();
    if (!refund) return undefined;
    const { refunded, paid, giftId, recipient, reference, paymentId, status, language } = refund;
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
      language,
      outdated: status === 'FAILED' ? 'The refund failed' : undefined,
    };
  },

  compose: (refund, { publicUrl }, language) => {
    const { because, fromPayment, refund: words } = senderWords[language];
    const { reference, seeGift, yourGiftAt } = sharedWords[language];
    const short = formatMoneyShort(refund.refunded, refund.currency);
    const to = unlinked(shownRecipient(refund.recipient, giftWords[language]));
    const subject = words.subject(short);
    const why = !refund.wasGift ? words.unusable : refund.refunded === refund.paid ? words.all : words.part;
    const story = why(to);
    const room = `${publicUrl}/gift/${refund.paymentId}`;
    const back = formatMoney(refund.refunded, refund.currency);
    const rest = [
      [words.youPaid, formatMoney(refund.paid, refund.currency)],
      [words.refunded, inLagos(refund.at, language)],
      [reference, refund.reference],
    ] as const;

    return {
      subject,
      preview: words.when,
      cloth: refund.cloth,
      because,
      card: [eyebrow(words.goingBack), bigAmount(short), cardLine(fromPayment(to))],
      body: [
        heading(words.onItsWay),
        paragraph([story, ' ', words.when]),
        facts([[words.backToYou, arriving(back)], ...rest]),
        button(room, seeGift),
      ],
      text: `${subject}.

${story}
${words.when}

${factsText([[words.backToYou, back], ...rest])}

${yourGiftAt(room)}`,
    };
  },
};
