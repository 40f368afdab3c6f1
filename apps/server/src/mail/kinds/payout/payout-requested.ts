import type { Language } from '@jara/domain/language';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { withdrawalWords } from '@jara/domain/withdrawal/words/all';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import type { Mail } from '../mail.ts';
import { type AboutPayout, findPayout, pageOf, payoutData, payoutRows } from './about-payout.ts';
import { payoutWords } from './words/all.ts';

interface PayoutRequested extends AboutPayout {
  /** Above a limit, people look at a withdrawal before the money leaves. */
  needsApproval: boolean;
  /** It is not its own amount that makes them look, but what went the same way before. */
  isOneOfMany: boolean;
}

/** To the recipient, when they have asked for their money: what goes where, and by when. */
export const payoutRequested: Mail<'payout_requested', PayoutRequested> = {
  kind: 'payout_requested',
  data: payoutData,

  load: async ({ withdrawalId }, source) => {
    const found = await findPayout(withdrawalId, source);
    if (!found) return undefined;
    const isUnderWay = (OPEN_WITHDRAWAL_STATUSES as readonly string[]).includes(found.status);
    return {
      facts: { ...found.payout, needsApproval: found.approvalsNeeded > 0, isOneOfMany: found.waitReason !== null },
      // What came of it is told by a mail of its own, and must not be followed by the promise of it.
      language: found.language,
      outdated: isUnderWay ? undefined : `The withdrawal is ${spokenStatus(found.status)}`,
    };
  },

  compose: (payout, { publicUrl, operator }, language) => {
    const { wasItNotYou, callAtOnce, withManageKey, requested: words } = payoutWords[language];
    const net = formatMoneyShort(payout.net, payout.currency);
    const page = pageOf(payout, publicUrl);
    const rows = payoutRows(payout, { net: words.youGet, at: words.askedFor }, language);
    const check = whyChecked(payout, language);
    const when = check === null ? words.soon : `${check} ${words.within}`;
    const notYou = `${callAtOnce(operator.supportPhone)} ${payout.backTo ? withManageKey : words.withCodeOrKey}`;

    return {
      subject: words.subject(net),
      title: words.title(net),
      preview: `${rows.destination}. ${when}`,
      cloth: payout.cloth,
      because: words.because,
      card: [eyebrow(words.onItsWay), bigAmount(net), cardLine(rows.destination)],
      body: [
        heading(words.haveRequest),
        paragraph([when, ' ', words.weWrite]),
        rows.html,
        button(page, words.seeHow),
        panel('warn', wasItNotYou, notYou),
      ],
      text: `${words.youAsked(net)}

${when}
${words.weWrite}

${rows.text}

${words.howItStands(page)}

${wasItNotYou} ${notYou}`,
    };
  },
};

function whyChecked({ backTo, isOneOfMany, needsApproval }: PayoutRequested, language: Language): string | null {
  const { requested: words } = payoutWords[language];
  if (backTo) return words.notTheCard;
  if (isOneOfMany) return withdrawalWords[language].kindWait;
  return needsApproval ? words.largeAmount : null;
}
