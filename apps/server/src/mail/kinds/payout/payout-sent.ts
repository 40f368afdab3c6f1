import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import type { Mail } from '../mail.ts';
import { type AboutPayout, findPayout, pageOf, payoutData, payoutRows } from './about-payout.ts';
import { payoutWords } from './words/all.ts';

/** To the recipient, once the provider itself says that the transfer went through. */
export const payoutSent: Mail<'payout_sent', AboutPayout> = {
  kind: 'payout_sent',
  data: payoutData,

  load: async ({ withdrawalId }, source) => {
    const found = await findPayout(withdrawalId, source);
    return (
      found && {
        facts: found.payout,
        language: found.language,
        outdated: found.status === 'COMPLETED' ? undefined : `The withdrawal is ${spokenStatus(found.status)}`,
      }
    );
  },

  compose: (payout, { publicUrl, operator }, language) => {
    const { wasItNotYou, callAtOnce, withManageKey, sent: words } = payoutWords[language];
    const { seeGift, yourGiftAt } = sharedWords[language];
    const net = formatMoneyShort(payout.net, payout.currency);
    const rows = payoutRows(payout, { net: words.youGot, at: words.arrived }, language);
    const page = pageOf(payout, publicUrl);
    const subject = words.subject(net);
    const when = payout.backTo ? words.accountNamed : words.bankTookIt;
    const notYou = `${callAtOnce(operator.supportPhone)} ${payout.backTo ? withManageKey : words.withCode}`;

    return {
      subject,
      title: words.title(net),
      preview: `${rows.destination}. ${when}`,
      cloth: payout.cloth,
      because: words.because,
      card: [eyebrow(words.inAccount), bigAmount(net), cardLine(rows.destination)],
      body: [
        heading(words.isThere),
        paragraph(when),
        rows.html,
        button(page, seeGift),
        paragraph(words.notSeen),
        panel('warn', wasItNotYou, notYou),
      ],
      text: `${subject}.
${when}

${rows.text}

${yourGiftAt(page)}

${words.notSeen}

${wasItNotYou} ${notYou}`,
    };
  },
};
