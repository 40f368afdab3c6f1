import { idOf } from '@jara/contract/scalars';
import type { ClaimId, PaymentId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { maskName } from '@jara/domain/withdrawal/bank-account';
import * as z from 'zod/mini';
import { button, cardLine, eyebrow, heading, paragraph, quote } from '../writing/parts.ts';
import { manyLines, unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from './mail.ts';

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
      .select(['thanks.text', 'withdrawals.accountName'])
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
      language: 'en',
      outdated: found.thanksMuted ? 'Its sender wants to hear no thanks' : undefined,
    };
  },

  compose: (note, { publicUrl }) => {
    const words = unlinked(manyLines(note.words));
    const who = note.name === null ? 'Whoever opened your gift' : unlinked(note.name);
    const amount = formatMoneyShort(note.share, note.currency);
    const room = `${publicUrl}/gift/${note.paymentId}`;
    const headline = 'Somebody says thank you';
    const story = `${who} wrote this to you for the ${amount} you gave.`;
    const mute = 'Rather not hear it? In the room of the gift you can mute its thanks.';

    return {
      subject: 'Thank you for your gift',
      title: headline,
      preview: story,
      cloth: note.cloth,
      because: 'You get this mail because you gave us your address when you paid for this gift.',
      card: [
        eyebrow('For you'),
        quote(words),
        cardLine(note.name === null ? `For ${amount}` : `${who}, for ${amount}`),
      ],
      body: [heading(headline), paragraph(story), button(room, 'See your gift'), paragraph(mute)],
      text: `${headline}.

${words.replace(/^/gm, '> ')}

${story}

Your gift: ${room}
${mute}`,
    };
  },
};
