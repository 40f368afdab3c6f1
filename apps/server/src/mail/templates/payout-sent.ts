import { SUPPORT_PHONE } from '@jara/domain/brand';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { footerText, type MailPlace, mailPage } from '../layout.ts';
import type { PayoutSent } from '../mail-facts.ts';
import type { RenderedMail } from '../mail-templates.ts';
import {
  arriving,
  bigAmount,
  button,
  cardLine,
  eyebrow,
  facts,
  factsText,
  heading,
  panel,
  paragraph,
} from '../parts.ts';
import { oneLine, unlinked } from '../written-text.ts';

const BECAUSE = 'You get this mail because this is the address we have for a gift that was withdrawn to a bank.';

/** To the recipient, once the provider itself says that the transfer went through. */
export function renderPayoutSent(payout: PayoutSent, place: MailPlace): RenderedMail {
  const net = formatMoneyShort(payout.net, payout.currency);
  const bank = unlinked(oneLine(payout.bankName));
  const account = maskAccountNumber(payout.accountNumber);
  const rows = (arrives: 'html' | 'text') =>
    [
      ['Gift', formatMoney(payout.gross, payout.currency)],
      ['Our fee', formatMoney(payout.fee, payout.currency)],
      [
        'You got',
        arrives === 'html'
          ? arriving(formatMoney(payout.net, payout.currency))
          : formatMoney(payout.net, payout.currency),
      ],
      ['Bank', bank],
      ['Account', account],
      ['Arrived', `${formatLagos(payout.at)} (Lagos)`],
      ['Reference', payout.reference],
    ] as const;
  const claimUrl = `${place.publicUrl}/claim/${payout.quid}`;
  const when = 'Your bank took the transfer. A receipt waits beside your gift.';
  const late = 'Not to be seen? Some banks take a moment to show it. Give yours the reference above, or ask us.';
  const notYou = `Call ${SUPPORT_PHONE} at once. Someone with your gift code may have opened the gift before you.`;

  return {
    subject: `It is in your account: ${net}`,
    html: mailPage({
      ...place,
      title: `${net} is in your account`,
      preview: `${bank}, ${account}. ${when}`,
      cloth: payout.cloth,
      because: BECAUSE,
      card: [eyebrow('In your account'), bigAmount(net), cardLine(`${bank}, ${account}`)],
      body: [
        heading('It is in your account'),
        paragraph(when),
        facts(rows('html')),
        button(claimUrl, 'See your gift'),
        paragraph(late),
        panel('warn', 'Was it not you?', notYou),
      ],
    }),
    text: `It is in your account: ${net}.
${when}

${factsText(rows('text').map(([label, value]) => [label, String(value)]))}

Your gift: ${claimUrl}

${late}

Was it not you? ${notYou}

${footerText(place.publicUrl, BECAUSE)}`,
  };
}
