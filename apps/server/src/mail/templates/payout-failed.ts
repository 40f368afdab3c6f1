import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import type { MailContent, MailPlace } from '../writing/layout.ts';
import type { PayoutFailed } from '../writing/mail-facts.ts';
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

const BECAUSE = 'You get this mail because this is the address we have for a gift that was being withdrawn to a bank.';

/** To the recipient: why, that the money is safe, and what to do. In that order of what they fear most. */
export function renderPayoutFailed(payout: PayoutFailed, place: MailPlace): MailContent {
  const net = formatMoneyShort(payout.net, payout.currency);
  const gross = formatMoneyShort(payout.gross, payout.currency);
  const claimUrl = `${place.publicUrl}/claim/${payout.quid}`;
  const reason = unlinked(asSentence(oneLine(payout.reason ?? 'The bank did not take the transfer', 300)));
  const rows = [
    ['Not sent', formatMoney(payout.net, payout.currency)],
    ['Bank', unlinked(oneLine(payout.bankName))],
    ['Account', maskAccountNumber(payout.accountNumber)],
    ['When', `${formatLagos(payout.at)} (Lagos)`],
    ['Reference', payout.reference],
  ] as const;
  const safe = `Your ${gross} is safe with us. Nothing was taken from it, not even our fee.`;
  const held = `The payment for this gift is being looked into, so it cannot be withdrawn right now. You need do nothing. Questions? Write to ${place.operator.supportEmail} with the reference.`;
  const nextSteps = [
    'Open your gift again, on the phone or computer you opened it with.',
    'Check the account number and the bank. The name we show must be the one on the account.',
    'Withdraw once more. You can also choose another bank.',
  ];

  return {
    subject: `Your money is safe: we could not send ${net} yet`,
    title: `We could not send ${net} yet`,
    preview: safe,
    cloth: payout.cloth,
    because: BECAUSE,
    card: [
      eyebrow('Still yours'),
      bigAmount(gross),
      cardLine(payout.isOnHold ? 'Safe with us' : 'Safe with us, and ready when you are'),
    ],
    body: [
      heading(`We could not send ${net} to your bank`),
      paragraph(safe),
      panel('err', 'Why', reason),
      facts(rows),
      payout.isOnHold
        ? [section('What happens next'), paragraph(held)]
        : [section('How to try again'), steps(...nextSteps), button(claimUrl, 'Open your gift')],
    ],
    text: `We could not send ${net} to your bank.

${safe}

Why: ${reason}

${factsText(rows)}

${payout.isOnHold ? held : `How to try again\n${nextSteps.map((step, i) => `${i + 1}. ${step}`).join('\n')}\n\nYour gift: ${claimUrl}`}`,
  };
}
