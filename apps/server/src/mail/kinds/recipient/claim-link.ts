import { idOf } from '@jara/contract/scalars';
import type { ClaimId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { link } from '../../writing/layout.ts';
import { bigAmount, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { type AboutGift, aboutGift, askedIn, type Mail, webAddress } from '../mail.ts';
import { recipientWords } from './words/all.ts';

interface ClaimLink extends AboutGift {
  url: string;
  share: Minor;
}

/** To the claimant, at the address they left: the way back to their share from any device. */
export const claimLink: Mail<'claim_link', ClaimLink> = {
  kind: 'claim_link',
  data: z.object({ claimId: idOf<ClaimId>(), url: webAddress, language: askedIn }),

  load: async ({ claimId, url, language }, source) => {
    const claim = await source.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select(['claims.share', 'claims.currency', 'payments.theme', 'payments.clothSeed', 'payments.language'])
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    if (!claim) return undefined;
    return { facts: { ...aboutGift(claim, source), url, share: claim.share }, language: language ?? claim.language };
  },

  compose: ({ share: amount, currency, url, cloth }, _, language) => {
    const { openGift, openedByYou, link: words } = recipientWords[language];
    const { orGoTo, keepToYourself } = sharedWords[language];
    const share = formatMoneyShort(amount, currency);

    return {
      subject: words.subject(share),
      preview: words.anyDevice,
      cloth,
      because: words.because,
      card: [eyebrow(openedByYou), bigAmount(share), cardLine(words.safe)],
      body: [
        heading(words.comeBack),
        paragraph(words.anyDevice),
        button(url, openGift),
        paragraph(orGoTo(link(url, url))),
        paragraph(words.weWrite),
        panel('warn', keepToYourself, words.secret),
      ],
      text: `${words.comeBackTo(share)}

${words.anyDevice}
${url}

${words.weWrite}

${keepToYourself}. ${words.secret}`,
    };
  },
};
