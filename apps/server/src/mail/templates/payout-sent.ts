import { SUPPORT_PHONE } from '@jara/domain/brand';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { footerText, type MailPlace, mailPage } from '../layout.ts';
import type { PayoutSent } from '../mail-facts.ts';
import type { RenderedMail } from '../mail-templates.ts';
import { arriving, bigAmount, cardLine, eyebrow, facts, factsText, heading, panel, paragraph } from '../parts.ts';
import { oneLine, unlinked } from '../written-text.ts';

const BECAUSE = 'You get this mail because a gift that was sent to your address was withdrawn to a bank.';

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
        'Sent to you',
        arrives === 'html'
          ? arriving(formatMoney(payout.net, payout.currency))
          : formatMoney(payout.net, payout.currency),
      ],
      ['Bank', bank],
      ['Account', account],
      ['Sent', `${formatLagos(payout.at)} (Lagos)`],
      ['Reference', payout.reference],
    ] as const;
  const when = 'It usually lands within minutes, and always within 24 hours.';
  const late = 'Not there after that? Give your bank the reference above, or ask us and we look for it together.';
  const notYou = `Call ${SUPPORT_PHONE} at once. Someone with your gift code may have opened the gift before you.`;

  return {
    subject: `${net} is on its way to your bank`,
    html: mailPage({
      ...place,
      title: `${net} is on its way to your bank`,
      preview: `${bank}, ${account}. ${when}`,
      cloth: payout.cloth,
      because: BECAUSE,
      card: [eyebrow('Sent to your bank'), bigAmount(net), cardLine(`${bank}, ${account}`)],
      body: [
        heading('Your money is on its way'),
        paragraph(when),
        facts(rows('html')),
        paragraph(late),
        panel('warn', 'Was it not you?', notYou),
      ],
    }),
    text: `${net} is on its way to your bank.
${when}

${factsText(rows('text').map(([label, value]) => [label, String(value)]))}

${late}

Was it not you? ${notYou}

${footerText(place.publicUrl, BECAUSE)}`,
  };
}
