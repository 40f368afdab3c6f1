import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { KIND_WAIT_WORDS } from '@jara/domain/withdrawal/sum-limits';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { type AboutPayout, findPayout, pageOf, payoutData, payoutRows } from './about-payout.ts';
import type { Mail } from './mail.ts';

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
      language: 'en',
      outdated: isUnderWay ? undefined : `The withdrawal is ${spokenStatus(found.status)}`,
    };
  },

  compose: (payout, { publicUrl, operator }) => {
    const net = formatMoneyShort(payout.net, payout.currency);
    const page = pageOf(payout, publicUrl);
    const rows = payoutRows(payout, { net: 'You get', at: 'Asked for' });
    const when = payout.backTo
      ? 'One of us looks at it first, because it does not go to the card that paid. It is in your account within 24 hours.'
      : payout.isOneOfMany
        ? `${KIND_WAIT_WORDS} It is in your account within 24 hours.`
        : payout.needsApproval
          ? 'An amount of this size is checked by one of us first. It is in your account within 24 hours.'
          : 'It is in your account within 24 hours, and usually within minutes.';
    const then = 'We write again when it has arrived, or if your bank does not take it.';
    const notYou = `Call ${operator.supportPhone} at once. ${payout.backTo ? 'Someone with the manage key of your gift may have asked for it.' : 'Someone with your gift code or your access key may have opened your gift.'}`;

    return {
      subject: `You asked for ${net}: we are sending it to your bank`,
      title: `We are sending ${net} to your bank`,
      preview: `${rows.destination}. ${when}`,
      cloth: payout.cloth,
      because: 'You get this mail because this is the address we have for a gift that is being withdrawn to a bank.',
      card: [eyebrow('On its way to you'), bigAmount(net), cardLine(rows.destination)],
      body: [
        heading('We have your request'),
        paragraph([when, ' ', then]),
        rows.html,
        button(page, 'See how it stands'),
        panel('warn', 'Was it not you?', notYou),
      ],
      text: `You asked for ${net}. We are sending it to your bank.

${when}
${then}

${rows.text}

How it stands: ${page}

Was it not you? ${notYou}`,
    };
  },
};
