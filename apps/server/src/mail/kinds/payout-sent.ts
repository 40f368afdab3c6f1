import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { type AboutPayout, findPayout, pageOf, payoutData, payoutRows } from './about-payout.ts';
import type { Mail } from './mail.ts';

/** To the recipient, once the provider itself says that the transfer went through. */
export const payoutSent: Mail<'payout_sent', AboutPayout> = {
  kind: 'payout_sent',
  data: payoutData,

  load: async ({ withdrawalId }, source) => {
    const found = await findPayout(withdrawalId, source);
    return (
      found && {
        facts: found.payout,
        language: 'en',
        outdated: found.status === 'COMPLETED' ? undefined : `The withdrawal is ${spokenStatus(found.status)}`,
      }
    );
  },

  compose: (payout, { publicUrl, operator }) => {
    const net = formatMoneyShort(payout.net, payout.currency);
    const rows = payoutRows(payout, { net: 'You got', at: 'Arrived' });
    const page = pageOf(payout, publicUrl);
    const when = payout.backTo
      ? 'Your card did not take it back, so it went to the account you named.'
      : 'Your bank took the transfer. A receipt waits beside your gift.';
    const late = 'Not to be seen? Some banks take a moment to show it. Give yours the reference above, or ask us.';
    const notYou = `Call ${operator.supportPhone} at once. ${payout.backTo ? 'Someone with the manage key of your gift may have asked for it.' : 'Someone with your gift code may have opened the gift before you.'}`;

    return {
      subject: `It is in your account: ${net}`,
      title: `${net} is in your account`,
      preview: `${rows.destination}. ${when}`,
      cloth: payout.cloth,
      because: 'You get this mail because this is the address we have for a gift that was withdrawn to a bank.',
      card: [eyebrow('In your account'), bigAmount(net), cardLine(rows.destination)],
      body: [
        heading('It is in your account'),
        paragraph(when),
        rows.html,
        button(page, 'See your gift'),
        paragraph(late),
        panel('warn', 'Was it not you?', notYou),
      ],
      text: `It is in your account: ${net}.
${when}

${rows.text}

Your gift: ${page}

${late}

Was it not you? ${notYou}`,
    };
  },
};
