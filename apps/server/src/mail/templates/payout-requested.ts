import { formatMoneyShort } from '@jara/domain/money/format';
import type { MailContent, MailPlace } from '../writing/layout.ts';
import type { PayoutRequested } from '../writing/mail-facts.ts';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { payoutRows } from './payout-rows.ts';

const BECAUSE = 'You get this mail because this is the address we have for a gift that is being withdrawn to a bank.';

/** To the recipient, when they have asked for their money: what goes where, and by when. */
export function renderPayoutRequested(payout: PayoutRequested, place: MailPlace): MailContent {
  const net = formatMoneyShort(payout.net, payout.currency);
  const claimUrl = `${place.publicUrl}/claim/${payout.quid}`;
  const rows = payoutRows(payout, { net: 'You get', at: 'Asked for' });
  const when = payout.needsApproval
    ? 'An amount of this size is checked by one of us first. It is in your account within 24 hours.'
    : 'It is in your account within 24 hours, and usually within minutes.';
  const then = 'We write again when it has arrived, or if your bank does not take it.';
  const notYou = `Call ${place.operator.supportPhone} at once. Someone with your gift code or your access key may have opened your gift.`;

  return {
    subject: `You asked for ${net}: we are sending it to your bank`,
    title: `We are sending ${net} to your bank`,
    preview: `${rows.destination}. ${when}`,
    cloth: payout.cloth,
    because: BECAUSE,
    card: [eyebrow('On its way to you'), bigAmount(net), cardLine(rows.destination)],
    body: [
      heading('We have your request'),
      paragraph([when, ' ', then]),
      rows.html,
      button(claimUrl, 'See how it stands'),
      panel('warn', 'Was it not you?', notYou),
    ],
    text: `You asked for ${net}. We are sending it to your bank.

${when}
${then}

${rows.text}

How it stands: ${claimUrl}

Was it not you? ${notYou}`,
  };
}
