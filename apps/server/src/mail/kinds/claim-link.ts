import { idOf } from '@jara/contract/scalars';
import type { ClaimId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { link } from '../writing/layout.ts';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { type AboutGift, aboutGift, type Mail, webAddress } from './mail.ts';

interface ClaimLink extends AboutGift {
  url: string;
  share: Minor;
}

/** To the claimant, at the address they left: the way back to their share from any device. */
export const claimLink: Mail<'claim_link', ClaimLink> = {
  kind: 'claim_link',
  data: z.object({ claimId: idOf<ClaimId>(), url: webAddress }),

  load: async ({ claimId, url }, source) => {
    const claim = await source.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select(['claims.share', 'claims.currency', 'payments.theme', 'payments.clothSeed'])
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    return claim && { facts: { ...aboutGift(claim, source), url, share: claim.share } };
  },

  compose: ({ share: amount, currency, url, cloth }) => {
    const share = formatMoneyShort(amount, currency);
    const what = 'Withdraw it whenever you like, from any phone or computer: the link opens your gift there.';
    const later = 'We also write to you here when the money leaves and when it has arrived.';
    const secret =
      'The link holds the access key of your gift. Whoever opens it can send the money to their own bank, so do not forward this mail. Nobody from our side will ever ask you for it.';

    return {
      subject: `The link to your ${share} gift`,
      preview: what,
      cloth,
      because: 'You get this mail because this address was given for a gift that was opened.',
      card: [eyebrow('Opened by you'), bigAmount(share), cardLine('Safe with us until you withdraw it')],
      body: [
        heading('Come back to your gift'),
        paragraph(what),
        button(url, 'Open your gift'),
        paragraph(['Or go to ', link(url, url)]),
        paragraph(later),
        panel('warn', 'Keep it to yourself', secret),
      ],
      text: `Come back to your ${share} gift.

${what}
${url}

${later}

Keep it to yourself. ${secret}`,
    };
  },
};
