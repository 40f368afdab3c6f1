import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { giftWords } from '@jara/domain/gift/words/all';
import type { ClaimId, PaymentId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
import { bigAmount, button, cardLine, eyebrow, facts, factsText, heading, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from '../mail.ts';
import { senderWords } from './words/all.ts';

interface GiftClaimed extends AboutGift {
  share: Minor;
  amount: Minor;
  /** All shares claimed up to and with this one. */
  claimed: Minor;
  recipient: string | null;
  reference: string;
  paymentId: PaymentId;
}

/** To the sender. Who opened it stays between the gift and whoever had the code. */
export const giftClaimed: Mail<'gift_claimed', GiftClaimed> = {
  kind: 'gift_claimed',
  data: z.object({ claimId: idOf<ClaimId>() }),

  load: async ({ claimId }, source) => {
    const claim = await source.db
      .selectFrom('claims')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .select([...GIFT_COLUMNS, 'claims.share', 'payments.id as paymentId', 'payments.senderLanguage as language'])
      .select((eb) =>
        eb
          .selectFrom('claims as earlier')
          .select((sub) => sub.cast<number>(sub.fn.sum('earlier.share'), 'bigint').as('claimed'))
          .whereRef('earlier.giftId', '=', 'claims.giftId')
          .whereRef('earlier.slot', '<=', 'claims.slot')
          .where('earlier.status', '!=', 'LAPSED')
          .as('claimed'),
      )
      .where('claims.id', '=', claimId)
      .executeTakeFirst();
    if (!claim) return undefined;
    const { share, amount, recipientEmail: recipient, reference, paymentId, language } = claim;
    const claimed = minor(claim.claimed ?? share);
    return {
      facts: { ...aboutGift(claim, source), share, amount, claimed, recipient, reference, paymentId },
      language,
    };
  },

  compose: (claim, { publicUrl }, language) => {
    const { because, for: forWhom, gift, claimed: words } = senderWords[language];
    const { reference, seeGift, yourGiftAt } = sharedWords[language];
    const short = formatMoneyShort(claim.share, claim.currency);
    const to = unlinked(shownRecipient(claim.recipient, giftWords[language]));
    const openedAt = inLagos(claim.at, language);
    const isShare = claim.share !== claim.amount;
    const headline = isShare ? words.shareOpened : words.giftOpened;
    const soFar = words.partOf(formatMoney(claim.claimed, claim.currency), formatMoney(claim.amount, claim.currency));
    const rows = [
      [isShare ? words.thisShare : gift, formatMoney(claim.share, claim.currency)],
      ...(isShare ? [[words.openedSoFar, soFar] as const] : []),
      [words.opened, openedAt],
      [reference, claim.reference],
    ] as const;
    const story = claim.recipient === null ? words.story : words.storyTo(to);
    const room = `${publicUrl}/gift/${claim.paymentId}`;

    return {
      subject: headline,
      preview: `${short}, ${openedAt}.`,
      cloth: claim.cloth,
      because,
      card: [eyebrow(words.unwrapped), bigAmount(short), cardLine(forWhom(to))],
      body: [heading(headline), paragraph(story), facts(rows), button(room, seeGift), paragraph(words.unexpected)],
      text: `${headline}: ${short}.

${story}

${factsText(rows)}

${yourGiftAt(room)}
${words.unexpected}`,
    };
  },
};
