import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import type { Mail } from '../mail.ts';
import { type AboutPayout, findPayout, pageOf, payoutData, payoutRows } from './about-payout.ts';
import { payoutWords } from './words/all.ts';

/** To the recipient, when staff press: where their money is as far as anybody knows, and that it is not lost. */
export const payoutDelayed: Mail<'payout_delayed', AboutPayout> = {
  kind: 'payout_delayed',
  data: payoutData,

  load: async ({ withdrawalId }, source) => {
    const found = await findPayout(withdrawalId, source);
    if (!found) return undefined;
    const { payout, status, sentAt, language } = found;
    const isWithBank = status === 'SUBMITTED' || status === 'UNKNOWN';
    return {
      facts: { ...payout, at: sentAt ?? payout.at },
      language,
      // What came of it meanwhile is told by a mail of its own.
      outdated: isWithBank ? undefined : `The withdrawal is ${spokenStatus(status)}`,
    };
  },

  compose: (payout, { publicUrl }, language) => {
    const { requested, delayed: words } = payoutWords[language];
    const net = formatMoneyShort(payout.net, payout.currency);
    const page = pageOf(payout, publicUrl);
    const rows = payoutRows(payout, { net: requested.youGet, at: words.withBankSince }, language);

    return {
      subject: words.subject(net),
      title: words.title(net),
      preview: `${words.notSaid} ${words.notLost}`,
      cloth: payout.cloth,
      because: requested.because,
      card: [eyebrow(words.stillOnItsWay), bigAmount(net), cardLine(rows.destination)],
      body: [
        heading(words.isLate),
        paragraph(words.notSaid),
        panel('ok', words.notLost, words.weAsk),
        rows.html,
        button(page, requested.seeHow),
      ],
      text: `${words.isLate}. ${words.notSaid}

${words.notLost}
${words.weAsk}

${rows.text}

${requested.howItStands(page)}`,
    };
  },
};
