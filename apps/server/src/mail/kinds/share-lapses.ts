import { idOf } from '@jara/contract/scalars';
import type { ClaimId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { spokenLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { type AboutGift, aboutGift, type Mail, webAddress } from './mail.ts';

interface ShareLapses extends AboutGift {
  url: string;
  share: Minor;
  sendBy: Date;
}

/** To the claimant, at the address they left, a day before their share goes to somebody else. */
export const shareLapses: Mail<'share_lapses', ShareLapses> = {
  kind: 'share_lapses',
  data: z.object({ claimId: idOf<ClaimId>(), url: webAddress }),

  load: async ({ claimId, url }, source) => {
    const claim = await source.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select(['claims.share', 'claims.currency', 'claims.status', 'claims.withdrawals', 'claims.sendBy'])
      .select(['payments.theme', 'payments.clothSeed'])
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    if (!claim?.sendBy) return undefined;
    const isSent = claim.status !== 'GRANTED' || claim.withdrawals > 0;
    return {
      facts: { ...aboutGift(claim, source), url, share: claim.share, sendBy: claim.sendBy },
      outdated: isSent ? 'It was sent to a bank, or has come back' : undefined,
    };
  },

  compose: ({ share: amount, currency, url, cloth, sendBy, at }) => {
    const share = formatMoneyShort(amount, currency);
    const until = `${spokenLagos(sendBy, at)} (Lagos)`;
    const what = `You opened a share of a giveaway and have not sent it to a bank yet. Do it by ${until}: after that it goes to somebody else.`;
    const secret =
      'The link holds the access key of your share. Whoever opens it can send the money to their own bank, so do not forward this mail. Nobody from our side will ever ask you for it.';
    return {
      subject: `Send your ${share} to a bank by ${until}`,
      preview: what,
      cloth,
      because: 'You get this mail because this address was given for a share of a giveaway that was opened.',
      card: [eyebrow('Opened by you'), bigAmount(share), cardLine(`Yours until ${until}`)],
      body: [
        heading('Your share is waiting for you'),
        paragraph(what),
        button(url, 'Send it to my bank'),
        panel('warn', 'Keep it to yourself', secret),
      ],
      text: `Your share is waiting for you: ${share}.

${what}
${url}

Keep it to yourself. ${secret}`,
    };
  },
};
