import { idOf } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import type { ClaimId, PaymentId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { formatLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { bigAmount, button, cardLine, eyebrow, facts, factsText, heading, paragraph } from '../writing/parts.ts';
import { unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, GIFT_COLUMNS, type Mail } from './mail.ts';

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
      .select([...GIFT_COLUMNS, 'claims.share', 'payments.id as paymentId'])
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
    const { share, amount, recipientEmail: recipient, reference, paymentId } = claim;
    const claimed = minor(claim.claimed ?? share);
    return {
      facts: { ...aboutGift(claim, source), share, amount, claimed, recipient, reference, paymentId },
      language: 'en',
    };
  },

  compose: (claim, { publicUrl }) => {
    const short = formatMoneyShort(claim.share, claim.currency);
    const to = unlinked(shownRecipient(claim.recipient));
    const isShare = claim.share !== claim.amount;
    const headline = isShare ? 'A share of your gift was opened' : 'Your gift was opened';
    const soFar = `${formatMoney(claim.claimed, claim.currency)} of ${formatMoney(claim.amount, claim.currency)}`;
    const rows = [
      [isShare ? 'This share' : 'Gift', formatMoney(claim.share, claim.currency)],
      ...(isShare ? [['Opened so far', soFar] as const] : []),
      ['Opened', `${formatLagos(claim.at)} (Lagos)`],
      ['Reference', claim.reference],
    ] as const;
    const story = `Someone with the code opened the gift you sent${claim.recipient === null ? '' : ` to ${to}`}. The money is theirs now, and they can send it to their bank.`;
    const room = `${publicUrl}/gift/${claim.paymentId}`;
    const unexpected = 'If you did not expect this, tell us at once and keep the reference at hand.';

    return {
      subject: headline,
      preview: `${short}, ${formatLagos(claim.at)} (Lagos).`,
      cloth: claim.cloth,
      because: 'You get this mail because you gave us your address when you paid for this gift.',
      card: [eyebrow('Unwrapped'), bigAmount(short), cardLine(`For ${to}`)],
      body: [heading(headline), paragraph(story), facts(rows), button(room, 'See your gift'), paragraph(unexpected)],
      text: `${headline}: ${short}.

${story}

${factsText(rows)}

Your gift: ${room}
${unexpected}`,
    };
  },
};
