import { idOf } from '@jara/contract/scalars';
import { type Delivery, shownRecipient } from '@jara/domain/gift/delivery';
import { namelessSenderWords } from '@jara/domain/gift/sender/words/all';
import { shownSender } from '@jara/domain/gift/shown-sender';
import { giftWords } from '@jara/domain/gift/words/all';
import type { PaymentId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { withdrawalFee } from '@jara/domain/money/fee';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minus } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import * as z from 'zod/mini';
import { plain } from '../../writing/html.ts';
import { inLagos, spokenInLagos } from '../../writing/lagos-time.ts';
import { link } from '../../writing/layout.ts';
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
} from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { capitalised, oneLine, unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from '../mail.ts';
import { senderWords } from './words/all.ts';

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
        'senderLanguage',
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
      language: payment.senderLanguage,
      outdated: payment.status === 'SUCCESS' ? undefined : `The payment is ${spokenStatus(payment.status)}`,
    };
  },

  compose: (paid, { publicUrl }, language) => {
    const { for: forWhom, receipt: words } = senderWords[language];
    const { reference } = sharedWords[language];
    const short = formatMoneyShort(paid.amount, paid.currency);
    const to = unlinked(shownRecipient(paid.recipient, giftWords[language]));
    const from = paid.shownAs
      ? unlinked(oneLine(paid.shownAs))
      : capitalised(shownSender({ anonymous: paid.isSecret }, namelessSenderWords[language]));
    const paidAt = inLagos(paid.at, language);
    const rows = [
      ...sumsOf(paid, language),
      [words.to, to],
      [words.seenFrom, from],
      [words.password, paid.isProtected ? words.yes : words.no],
      [words.paid, paidAt],
      [reference, paid.reference],
    ] as const;
    const password = paid.isProtected ? words.tellPassword : null;
    const sharing = sharingOf(paid, language);
    const room = `${publicUrl}/gift/${paid.paymentId}`;
    const rules = `${publicUrl}/rules`;
    const rule = paid.hasRule ? words.changeRule : words.setRule;

    return {
      subject: words.subject(short),
      title: words.title(short),
      preview: words.preview(paidAt, paid.reference),
      cloth: paid.cloth,
      because: words.because,
      card: [eyebrow(words.isPaid), bigAmount(short), cardLine(forWhom(to))],
      body: [
        heading(words.receipt),
        facts(rows),
        section(words.howToShare),
        paragraph(sharing),
        password && paragraph(password),
        button(room, words.follow),
        paragraph(words.inRoom),
        paragraph([rule((text) => link(rules, text)), '.']),
        paragraph(words.canForward),
      ],
      text: `${words.isPaidWith(short)}

${factsText(rows)}

${words.howToShare}
${sharing}
${password ? `${password}\n` : ''}
${words.follow}: ${room}
${words.inRoom}
${plain(rule((text) => text))}:
${rules}

${words.canForward}`,
    };
  },
};

/** The sums of the other receipts for it. When it was paid stands below by the same word, so the last one says more. */
function sumsOf({ amount, feeOfSender, currency }: Receipt, language: Language): (readonly [string, string])[] {
  const { gift, receipt: words } = senderWords[language];
  if (feeOfSender === null) return [[gift, formatMoney(amount, currency)]];
  return [
    [words.theyReceive, formatMoney(minus(amount, feeOfSender), currency)],
    [words.feeCharged, formatMoney(feeOfSender, currency)],
    [words.paidInAll, formatMoney(amount, currency)],
  ];
}

function sharingOf({ delivery, deliverAt, at }: Receipt, language: Language): string {
  const { receipt: words } = senderWords[language];
  if (delivery === 'SELF') return words.shareSelf;
  if (!deliverAt || deliverAt <= at) return words.shareMailed;
  return words.shareMailedAt(spokenInLagos(deliverAt, at, language));
}
