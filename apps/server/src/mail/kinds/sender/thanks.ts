import { idOf } from '@jara/contract/scalars';
import type { ClaimId, PaymentId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { maskName } from '@jara/domain/withdrawal/bank-account';
import * as z from 'zod/mini';
import { button, cardLine, eyebrow, heading, paragraph, quote } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { manyLines, unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from '../mail.ts';
import { senderWords } from './words/all.ts';

interface ThanksMail extends AboutGift {
  paymentId: PaymentId;
  share: Minor;
  words: string;
  /** The letters of the name on the account the share went to; null before it has gone anywhere. */
  name: string | null;
}

/** To the sender: what somebody who opened their gift wrote. */
export const thanks: Mail<'thanks', ThanksMail> = {
  kind: 'thanks',
  data: z.object({ claimId: idOf<ClaimId>() }),

  load: async ({ claimId }, source) => {
    const found = await source.db
      .selectFrom('thanks')
      .innerJoin('claims', 'claims.id', 'thanks.claimId')
      .innerJoin('gifts', 'gifts.id', 'claims.giftId')
      .innerJoin('payments', 'payments.id', 'gifts.paymentId')
      .leftJoin('withdrawals', (join) =>
        join.onRef('withdrawals.claimId', '=', 'claims.id').onRef('withdrawals.attempt', '=', 'claims.withdrawals'),
      )
      .select([...GIFT_COLUMNS, 'payments.id as paymentId', 'gifts.thanksMuted', 'claims.share', 'claims.status'])
      .select(['thanks.text', 'withdrawals.accountName', 'payments.senderLanguage'])
      .where('thanks.claimId', '=', claimId)
      .executeTakeFirst();
    if (!found) return undefined;
    const hasGone = found.status === 'WITHDRAWING' || found.status === 'PAID';
    return {
      facts: {
        ...aboutGift(found, source),
        paymentId: found.paymentId,
        share: found.share,
        words: found.text,
        name: hasGone && found.accountName !== null ? maskName(found.accountName) : null,
      },
      language: found.senderLanguage,
      outdated: found.thanksMuted ? 'Its sender wants to hear no thanks' : undefined,
    };
  },

  compose: (note, { publicUrl }, language) => {
    const { because, thanks: words } = senderWords[language];
    const { seeGift, yourGiftAt } = sharedWords[language];
    const written = unlinked(manyLines(note.words));
    const name = note.name === null ? null : unlinked(note.name);
    const amount = formatMoneyShort(note.share, note.currency);
    const room = `${publicUrl}/gift/${note.paymentId}`;
    const story = words.wrote(name, amount);

    return {
      subject: words.subject,
      title: words.saysThanks,
      preview: story,
      cloth: note.cloth,
      because,
      card: [
        eyebrow(words.forYou),
        quote(written),
        cardLine(name === null ? words.forAmount(amount) : words.fromFor(name, amount)),
      ],
      body: [heading(words.saysThanks), paragraph(story), button(room, seeGift), paragraph(words.mute)],
      text: `${words.saysThanks}.

${written.replace(/^/gm, '> ')}

${story}

${yourGiftAt(room)}
${words.mute}`,
    };
  },
};
