import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { giftWords } from '@jara/domain/gift/words/all';
import type { PaymentId, RefundId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { bigAmount, button, cardLine, eyebrow, facts, factsText, heading, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from '../mail.ts';
import { senderWords } from './words/all.ts';

interface RefundNeedsAccount extends AboutGift {
  amount: Minor;
  recipient: string | null;
  reference: string;
  paymentId: PaymentId;
}

/** To the sender, when their card does not take its money back. */
export const refundNeedsAccount: Mail<'refund_needs_account', RefundNeedsAccount> = {
  kind: 'refund_needs_account',
  data: z.object({ refundId: idOf<RefundId>() }),

  load: async ({ refundId }, source) => {
    const refund = await source.db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .innerJoin('payments', 'payments.id', 'charges.paymentId')
      .select(['refunds.amount', 'refunds.currency', 'refunds.status', 'refunds.accountNumber', 'charges.reference'])
      .select([
        'payments.id as paymentId',
        'payments.theme',
        'payments.clothSeed',
        'payments.recipientEmail as recipient',
        'payments.senderLanguage as language',
      ])
      .where('refunds.id', '=', refundId)
      .executeTakeFirst();
    if (!refund) return undefined;
    const { amount, recipient, reference, paymentId, status, accountNumber, language } = refund;
    const isAnswered = status === 'DONE' || accountNumber !== null;
    return {
      facts: { ...aboutGift(refund, source), amount, recipient, reference, paymentId },
      language,
      outdated: isAnswered ? 'It goes back another way by now' : undefined,
    };
  },

  compose: (refund, { publicUrl }, language) => {
    const { because, fromPayment, account: words } = senderWords[language];
    const { reference } = sharedWords[language];
    const short = formatMoneyShort(refund.amount, refund.currency);
    const to = unlinked(shownRecipient(refund.recipient, giftWords[language]));
    const story = words.story(to);
    const rows = [
      [words.waits, formatMoney(refund.amount, refund.currency)],
      [reference, refund.reference],
    ] as const;
    const room = `${publicUrl}/gift/${refund.paymentId}`;
    return {
      subject: words.subject(short),
      preview: words.preview,
      cloth: refund.cloth,
      because,
      card: [eyebrow(words.waits), bigAmount(short), cardLine(fromPayment(to))],
      body: [heading(words.notTaken), paragraph([story, ' ', words.care]), facts([...rows]), button(room, words.name)],
      text: `${words.waitsFor(short)}

${story}
${words.care}

${factsText([...rows])}

${words.name}: ${room}`,
    };
  },
};
