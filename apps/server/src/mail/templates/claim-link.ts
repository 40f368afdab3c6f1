import { formatMoneyShort } from '@jara/domain/money/format';
import { link, type MailContent } from '../writing/layout.ts';
import type { ClaimLink } from '../writing/mail-facts.ts';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';

const BECAUSE = 'You get this mail because this address was given for a gift that was opened.';

/** To the claimant, at the address they left: the way back to their share from any device. */
export function renderClaimLink(claim: ClaimLink): MailContent {
  const share = formatMoneyShort(claim.share, claim.currency);
  const what = 'Withdraw it whenever you like, from any phone or computer: the link opens your gift there.';
  const later = 'We also write to you here when the money leaves and when it has arrived.';
  const secret =
    'The link holds the access key of your gift. Whoever opens it can send the money to their own bank, so do not forward this mail. Nobody from our side will ever ask you for it.';

  return {
    subject: `The link to your ${share} gift`,
    preview: what,
    cloth: claim.cloth,
    because: BECAUSE,
    card: [eyebrow('Opened by you'), bigAmount(share), cardLine('Safe with us until you withdraw it')],
    body: [
      heading('Come back to your gift'),
      paragraph(what),
      button(claim.url, 'Open your gift'),
      paragraph(['Or go to ', link(claim.url, claim.url)]),
      paragraph(later),
      panel('warn', 'Keep it to yourself', secret),
    ],
    text: `Come back to your ${share} gift.

${what}
${claim.url}

${later}

Keep it to yourself. ${secret}`,
  };
}
