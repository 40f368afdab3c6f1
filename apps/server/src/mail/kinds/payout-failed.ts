import { isOnHold } from '@jara/domain/gift/gift-status';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { maskText } from '@jara/domain/staff/mask';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import {
  bigAmount,
  button,
  cardLine,
  eyebrow,
  facts,
  factsText,
  heading,
  panel,
  paragraph,
  section,
  steps,
} from '../writing/parts.ts';
import { oneLine, unlinked } from '../writing/written-text.ts';
import { type AboutPayout, findPayout, pageOf, payoutData } from './about-payout.ts';
import type { Mail } from './mail.ts';

interface PayoutFailed extends AboutPayout {
  reason: string | null;
  /** The share is there, but its gift is disputed or on hold: it cannot be withdrawn until that is settled. */
  isHeld: boolean;
}

/** To the recipient: why, that the money is safe, and what to do. In that order of what they fear most. */
export const payoutFailed: Mail<'payout_failed', PayoutFailed> = {
  kind: 'payout_failed',
  data: payoutData,

  load: async ({ withdrawalId }, source) => {
    const found = await findPayout(withdrawalId, source);
    if (!found) return undefined;
    const { payout, reason, claimStatus, giftStatus } = found;
    const isHeld = claimStatus === 'FROZEN' || isOnHold(giftStatus);
    // Whoever has asked again already would take "we could not send it" for the answer to their new request.
    const hasMovedOn = claimStatus === 'WITHDRAWING' || claimStatus === 'PAID';
    return {
      // A mail lies about in other people's systems, so numbers and addresses that somebody wrote down are masked there.
      facts: { ...payout, reason: reason && maskText(reason), isHeld },
      language: 'en',
      outdated: hasMovedOn ? 'The share is being withdrawn again' : undefined,
    };
  },

  compose: (payout, { publicUrl, operator }) => {
    const net = formatMoneyShort(payout.net, payout.currency);
    const yours = formatMoneyShort(payout.backTo ? payout.net : payout.gross, payout.currency);
    const page = pageOf(payout, publicUrl);
    const reason = unlinked(asSentence(oneLine(payout.reason ?? 'The bank did not take the transfer', 300)));
    const rows = [
      ['Not sent', formatMoney(payout.net, payout.currency)],
      ['Bank', unlinked(oneLine(payout.bankName))],
      ['Account', maskAccountNumber(payout.accountNumber)],
      ['When', `${formatLagos(payout.at)} (Lagos)`],
      ['Reference', payout.reference],
    ] as const;
    const safe = `Your ${yours} is safe with us. Nothing was taken from it${payout.backTo ? '' : ', not even our fee'}.`;
    const held = `The payment for this gift is being looked into, so it cannot be withdrawn right now. You need do nothing. Questions? Write to ${operator.supportEmail} with the reference.`;
    const nextSteps = [
      payout.backTo
        ? 'Open the room of your gift, on the phone or computer you paid with.'
        : 'Open your gift again, on the phone or computer you opened it with.',
      'Check the account number and the bank. The name we show must be the one on the account.',
      'Withdraw once more. You can also choose another bank.',
    ];

    return {
      subject: `Your money is safe: we could not send ${net} yet`,
      title: `We could not send ${net} yet`,
      preview: safe,
      cloth: payout.cloth,
      because: 'You get this mail because this is the address we have for a gift that was being withdrawn to a bank.',
      card: [
        eyebrow('Still yours'),
        bigAmount(yours),
        cardLine(payout.isHeld ? 'Safe with us' : 'Safe with us, and ready when you are'),
      ],
      body: [
        heading(`We could not send ${net} to your bank`),
        paragraph(safe),
        panel('err', 'Why', reason),
        facts(rows),
        payout.isHeld
          ? [section('What happens next'), paragraph(held)]
          : [section('How to try again'), steps(...nextSteps), button(page, 'Open your gift')],
      ],
      text: `We could not send ${net} to your bank.

${safe}

Why: ${reason}

${factsText(rows)}

${payout.isHeld ? held : `How to try again\n${nextSteps.map((step, i) => `${i + 1}. ${step}`).join('\n')}\n\nYour gift: ${page}`}`,
    };
  },
};
