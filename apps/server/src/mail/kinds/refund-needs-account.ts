import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import type { PaymentId, RefundId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { bigAmount, button, cardLine, eyebrow, facts, factsText, heading, paragraph } from '../writing/parts.ts';
import { unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from './mail.ts';

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
      ])
      .where('refunds.id', '=', refundId)
      .executeTakeFirst();
    if (!refund) return undefined;
    const { amount, recipient, reference, paymentId, status, accountNumber } = refund;
    const isAnswered = status === 'DONE' || accountNumber !== null;
    return {
      facts: { ...aboutGift(refund, source), amount, recipient, reference, paymentId },
      language: 'en',
      outdated: isAnswered ? 'It goes back another way by now' : undefined,
    };
  },

  compose: (refund, { publicUrl }) => {
    const short = formatMoneyShort(refund.amount, refund.currency);
    const to = unlinked(shownRecipient(refund.recipient));
    const story = `Your card did not take back what nobody opened of your gift to ${to}. Name a bank account of yours, and it goes there.`;
    const care = 'We never ask for a PIN, a password or a code. Your money is safe until you answer.';
    const rows = [
      ['Waits for you', formatMoney(refund.amount, refund.currency)],
      ['Reference', refund.reference],
    ] as const;
    const room = `${publicUrl}/gift/${refund.paymentId}`;
    return {
      subject: `Where should your ${short} go?`,
      preview: 'Your card did not take it back. Name a bank account.',
      cloth: refund.cloth,
      because: 'You get this mail because you gave us your address when you paid for this gift.',
      card: [eyebrow('Waits for you'), bigAmount(short), cardLine(`From your payment for ${to}`)],
      body: [
        heading('Your card did not take it back'),
        paragraph([story, ' ', care]),
        facts([...rows]),
        button(room, 'Name a bank account'),
      ],
      text: `${short} waits for you.

${story}
${care}

${factsText([...rows])}

Name a bank account: ${room}`,
    };
  },
};
