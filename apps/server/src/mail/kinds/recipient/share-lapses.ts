import { idOf } from '@jara/contract/scalars';
import type { ClaimId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { spokenInLagos } from '../../writing/lagos-time.ts';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { type AboutGift, aboutGift, askedIn, type Mail, webAddress } from '../mail.ts';
import { recipientWords } from './words/all.ts';

interface ShareLapses extends AboutGift {
  url: string;
  share: Minor;
  sendBy: Date;
}

/** To the claimant, at the address they left, a day before their share goes to somebody else. */
export const shareLapses: Mail<'share_lapses', ShareLapses> = {
  kind: 'share_lapses',
  data: z.object({ claimId: idOf<ClaimId>(), url: webAddress, language: askedIn }),

  load: async ({ claimId, url, language }, source) => {
    const claim = await source.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select(['claims.share', 'claims.currency', 'claims.status', 'claims.withdrawals', 'claims.sendBy'])
      .select(['payments.theme', 'payments.clothSeed', 'payments.language'])
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    if (!claim?.sendBy) return undefined;
    const isSent = claim.status !== 'GRANTED' || claim.withdrawals > 0;
    return {
      facts: { ...aboutGift(claim, source), url, share: claim.share, sendBy: claim.sendBy },
      language: language ?? claim.language,
      outdated: isSent ? 'It was sent to a bank, or has come back' : undefined,
    };
  },

  compose: ({ share: amount, currency, url, cloth, sendBy, at }, _, language) => {
    const { openedByYou, lapsing: words } = recipientWords[language];
    const { keepToYourself } = sharedWords[language];
    const share = formatMoneyShort(amount, currency);
    const until = spokenInLagos(sendBy, at, language);
    const what = words.sendBy(until);

    return {
      subject: words.subject(share, until),
      preview: what,
      cloth,
      because: words.because,
      card: [eyebrow(openedByYou), bigAmount(share), cardLine(words.yoursUntil(until))],
      body: [
        heading(words.waits),
        paragraph(what),
        button(url, words.send),
        panel('warn', keepToYourself, words.secret),
      ],
      text: `${words.waitsWith(share)}

${what}
${url}

${keepToYourself}. ${words.secret}`,
    };
  },
};
