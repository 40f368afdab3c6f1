import { isOnHold } from '@jara/domain/gift/gift-status';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { maskText } from '@jara/domain/staff/mask';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { PAYOUT_FAILURES } from '../../../withdrawals/payout-failures.ts';
import { shownPayoutFailure } from '../../../withdrawals/shown-failure.ts';
import { inLagos } from '../../writing/lagos-time.ts';
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
} from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { oneLine, unlinked } from '../../writing/written-text.ts';
import type { Mail } from '../mail.ts';
import { type AboutPayout, findPayout, pageOf, payoutData } from './about-payout.ts';
import { payoutWords } from './words/all.ts';

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
      language: found.language,
      outdated: hasMovedOn ? 'The share is being withdrawn again' : undefined,
    };
  },

  compose: (payout, { publicUrl, operator }, language) => {
    const { bank, account, failed: words } = payoutWords[language];
    const { reference, yourGiftAt } = sharedWords[language];
    const net = formatMoneyShort(payout.net, payout.currency);
    const yours = formatMoneyShort(payout.backTo ? payout.net : payout.gross, payout.currency);
    const page = pageOf(payout, publicUrl);
    const reason = unlinked(
      asSentence(oneLine(shownPayoutFailure(payout.reason ?? PAYOUT_FAILURES.notTaken, language), 300)),
    );
    const rows = [
      [words.notSent, formatMoney(payout.net, payout.currency)],
      [bank, unlinked(oneLine(payout.bankName))],
      [account, maskAccountNumber(payout.accountNumber)],
      [words.when, inLagos(payout.at, language)],
      [reference, payout.reference],
    ] as const;
    const safe = payout.backTo ? words.safe(yours) : words.safeWithFee(yours);
    const held = words.held(operator.supportEmail);
    const nextSteps = [payout.backTo ? words.openRoom : words.openAgain, words.checkAccount, words.onceMore];

    return {
      subject: words.subject(net),
      title: words.title(net),
      preview: safe,
      cloth: payout.cloth,
      because: words.because,
      card: [
        eyebrow(words.stillYours),
        bigAmount(yours),
        cardLine(payout.isHeld ? words.safeWithUs : words.readyWhenYouAre),
      ],
      body: [
        heading(words.couldNotSend(net)),
        paragraph(safe),
        panel('err', words.why, reason),
        facts(rows),
        payout.isHeld
          ? [section(words.next), paragraph(held)]
          : [section(words.howToTryAgain), steps(...nextSteps), button(page, words.openGift)],
      ],
      text: `${words.couldNotSend(net)}.

${safe}

${words.why}: ${reason}

${factsText(rows)}

${payout.isHeld ? held : `${words.howToTryAgain}\n${nextSteps.map((step, i) => `${i + 1}. ${step}`).join('\n')}\n\n${yourGiftAt(page)}`}`,
    };
  },
};
