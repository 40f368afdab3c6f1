import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import type { MailContent, MailPlace } from '../writing/layout.ts';
import type { GiftClaimed } from '../writing/mail-facts.ts';
import { bigAmount, button, cardLine, eyebrow, facts, factsText, heading, paragraph } from '../writing/parts.ts';
import { maskedAddress, unlinked } from '../writing/written-text.ts';

const BECAUSE = 'You get this mail because you gave us your address when you paid for this gift.';

/** To the sender. Who opened it stays between the gift and whoever had the code. */
export function renderGiftClaimed(claim: GiftClaimed, place: MailPlace): MailContent {
  const { publicUrl } = place;
  const short = formatMoneyShort(claim.share, claim.currency);
  const to = unlinked(maskedAddress(claim.recipient));
  const isShare = claim.share !== claim.amount;
  const headline = isShare ? 'A share of your gift was opened' : 'Your gift was opened';
  const rows = [
    [isShare ? 'This share' : 'Gift', formatMoney(claim.share, claim.currency)],
    ...(isShare
      ? [
          [
            'Opened so far',
            `${formatMoney(claim.claimed, claim.currency)} of ${formatMoney(claim.amount, claim.currency)}`,
          ] as const,
        ]
      : []),
    ['Opened', `${formatLagos(claim.at)} (Lagos)`],
    ['Reference', claim.reference],
  ] as const;
  const story = `Someone with the code opened the gift you sent to ${to}. The money is theirs now, and they can send it to their bank.`;
  const unexpected = 'If you did not expect this, tell us at once and keep the reference at hand.';

  return {
    subject: headline,
    preview: `${short}, ${formatLagos(claim.at)} (Lagos).`,
    cloth: claim.cloth,
    because: BECAUSE,
    card: [eyebrow('Unwrapped'), bigAmount(short), cardLine(`For ${to}`)],
    body: [
      heading(headline),
      paragraph(story),
      facts(rows),
      button(`${publicUrl}/transactions`, 'See your gifts'),
      paragraph(unexpected),
    ],
    text: `${headline}: ${short}.

${story}

${factsText(rows)}

Your gifts: ${publicUrl}/transactions
${unexpected}`,
  };
}
