import { idOf } from '@jara/contract/scalars';
import { type Delivery, shownRecipient } from '@jara/domain/gift/delivery';
import { shownSender } from '@jara/domain/gift/shown-sender';
import type { PaymentId } from '@jara/domain/ids';
import { withdrawalFee } from '@jara/domain/money/fee';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minus } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import { formatLagos, spokenLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { link } from '../writing/layout.ts';
import {
  bigAmount,
  button,
  cardLine,
  eyebrow,
  facts,
  factsText,
  heading,
  paragraph,
  section,
} from '../writing/parts.ts';
import { capitalised, oneLine, unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from './mail.ts';

interface Receipt extends AboutGift {
  paymentId: PaymentId;
  amount: Minor;
  /** What of it is our fee, where the sender pays that. */
  feeOfSender: Minor | null;
  recipient: string | null;
  delivery: Delivery;
  /** When their mail leaves; null for at once. */
  deliverAt: Date | null;
  reference: string;
  /** The name the recipient sees; null when they see none. */
  shownAs: string | null;
  isSecret: boolean;
  isProtected: boolean;
  /** Only whether: the number of an nth person is nobody's to read in a mail that is forwarded. */
  hasRule: boolean;
}

/** To the sender. Receipts are forwarded, so it carries neither the gift's code nor the key that changes its rule. */
export const receipt: Mail<'receipt', Receipt> = {
  kind: 'receipt',
  data: z.object({ paymentId: idOf<PaymentId>() }),

  load: async ({ paymentId }, source) => {
    const payment = await source.db
      .selectFrom('payments')
      .select([
        ...GIFT_COLUMNS,
        'status',
        'anonymous',
        'senderName',
        'passwordHash',
        'rule',
        'delivery',
        'deliverAt',
        'feePaidBy',
        'feeBps',
      ])
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (!payment) return undefined;
    return {
      facts: {
        ...aboutGift(payment, source),
        paymentId,
        amount: payment.amount,
        feeOfSender: payment.feePaidBy === 'SENDER' ? withdrawalFee(payment.amount, payment.feeBps).fee : null,
        recipient: payment.recipientEmail,
        delivery: payment.delivery,
        deliverAt: payment.deliverAt,
        reference: payment.reference,
        shownAs: payment.anonymous ? null : payment.senderName,
        isSecret: payment.anonymous,
        isProtected: payment.passwordHash !== null,
        hasRule: payment.rule !== null,
      },
      language: 'en',
      outdated: payment.status === 'SUCCESS' ? undefined : `The payment is ${spokenStatus(payment.status)}`,
    };
  },

  compose: (paid, { publicUrl }) => {
    const short = formatMoneyShort(paid.amount, paid.currency);
    const to = unlinked(shownRecipient(paid.recipient));
    const from = paid.shownAs
      ? unlinked(oneLine(paid.shownAs))
      : capitalised(shownSender({ anonymous: paid.isSecret }));
    const rows = [
      ...sumsOf(paid),
      ['To', to],
      ['They see it from', from],
      ['Password', paid.isProtected ? 'Yes' : 'No'],
      ['Paid', `${formatLagos(paid.at)} (Lagos)`],
      ['Reference', paid.reference],
    ] as const;
    const password = paid.isProtected
      ? 'The password is not in any mail of ours. Tell it to them yourself, in person or on a call.'
      : null;
    const sharing = `${toldHow(paid)}: on the phone or computer you paid with, open your gift and copy the code or the link.`;
    const room = `${publicUrl}/gift/${paid.paymentId}`;
    const inRoom = 'There you see who opens it, and can pause it, let it wait longer or cancel it.';
    const rule = paid.hasRule ? 'Change the rule' : 'Set a rule';
    const without = 'This receipt carries no code and no key, so you can forward it without giving the gift away.';

    return {
      subject: `Receipt: your ${short} gift is paid`,
      title: `Receipt for your ${short} gift`,
      preview: `Paid ${formatLagos(paid.at)} (Lagos). Reference ${paid.reference}.`,
      cloth: paid.cloth,
      because: 'You get this mail because you asked for a receipt when you paid for a gift.',
      card: [eyebrow('Your gift is paid and wrapped'), bigAmount(short), cardLine(`For ${to}`)],
      body: [
        heading('Receipt'),
        facts(rows),
        section('How to share it'),
        paragraph(sharing),
        password && paragraph(password),
        button(room, 'Follow your gift'),
        paragraph(inRoom),
        paragraph(['Who may open it, and when? ', link(`${publicUrl}/rules`, rule), ' before the first person tries.']),
        paragraph(without),
      ],
      text: `Your ${short} gift is paid and wrapped.

${factsText(rows)}

How to share it
${sharing}
${password ? `${password}\n` : ''}
Follow your gift: ${room}
${inRoom}
Who may open it, and when? ${rule} before the first person tries:
${publicUrl}/rules

${without}`,
    };
  },
};

/** The sums of the other receipts for it. When it was paid stands below by the same word, so the last one says more. */
const sumsOf = ({ amount, feeOfSender, currency }: Receipt): (readonly [string, string])[] =>
  feeOfSender === null
    ? [['Gift', formatMoney(amount, currency)]]
    : [
        ['They receive', formatMoney(minus(amount, feeOfSender), currency)],
        ['Fee charged to you', formatMoney(feeOfSender, currency)],
        ['Paid in all', formatMoney(amount, currency)],
      ];

function toldHow({ delivery, deliverAt, at }: Receipt): string {
  if (delivery === 'SELF') return 'We mail nobody about this gift; the code is yours to share';
  if (!deliverAt || deliverAt <= at) return 'We have mailed the code to them. You can also share it yourself';
  return `We mail the code to them ${spokenLagos(deliverAt.getTime(), at)} (Lagos). You can also share it yourself`;
}
