import { idOf, instant } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minus } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import * as z from 'zod/mini';
import { inLagos } from '../writing/lagos-time.ts';
import { bigAmount, button, cardLine, eyebrow, heading, paragraph } from '../writing/parts.ts';
import { unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from './mail.ts';
import { judgeReminder, readReminded, stopTokenFor, stopUrl } from './reminder.ts';

interface EndingReminder extends AboutGift {
  paymentId: PaymentId;
  amount: Minor;
  /** What nobody has opened of it. */
  rest: Minor;
  recipient: string | null;
  endsAt: Date;
  /** Whether the rest goes back to the card by itself, as it was promised before paying. */
  goesBack: boolean;
  /** A window of time closes when it was said to; any other end can be put off. */
  canWaitLonger: boolean;
  stopToken: string;
}

/** To the sender of a gift that ends soon and is not all opened. It may be forwarded, so it carries no code. */
export const endingReminder: Mail<'ending_reminder', EndingReminder> = {
  kind: 'ending_reminder',
  data: z.object({ giftId: idOf<GiftId>(), endsAt: instant }),

  load: async (data, source) => {
    const gift = await readReminded(source, data.giftId);
    if (!gift || gift.senderEmail !== source.to) return undefined;
    return {
      facts: {
        ...aboutGift(gift, source),
        paymentId: gift.paymentId,
        amount: gift.amount,
        rest: minus(gift.amount, gift.claimedAmount),
        recipient: gift.recipientEmail,
        endsAt: gift.endsAt,
        goesBack: gift.keptOnRefund !== null,
        canWaitLonger: gift.rule?.type !== 'TIME' && gift.rule?.type !== 'DRAW',
        stopToken: stopTokenFor(source),
      },
      language: 'en',
      ...(!isOpenForClaims(gift.status) && !isOnHold(gift.status)
        ? { outdated: `The gift is ${spokenStatus(gift.status)}` }
        : await judgeReminder(gift, { what: 'ENDING', endsAt: data.endsAt }, source)),
    };
  },

  compose: (gift, place) => {
    const rest = formatMoneyShort(gift.rest, gift.currency);
    const to = unlinked(shownRecipient(gift.recipient));
    const room = `${place.publicUrl}/gift/${gift.paymentId}`;
    const headline = 'A gift you sent ends soon';
    const unopened =
      gift.rest === gift.amount
        ? `Nobody has opened the ${rest} you sent${gift.recipient === null ? '' : ` to ${to}`}.`
        : `${formatMoney(gift.rest, gift.currency)} of the ${formatMoney(gift.amount, gift.currency)} you sent is not opened.`;
    const until = `It can be opened until ${inLagos(gift.endsAt, 'en')}.`;
    const after = gift.goesBack
      ? 'What nobody has opened by then goes back to the card you paid with, as you were told before paying.'
      : 'What nobody has opened by then stays safe with us. Write to us, and we open it again or send it back.';
    const doing = gift.canWaitLonger
      ? 'In its room you can mail the code again, share it yourself, or let it wait longer.'
      : 'In its room you can mail the code again or share it yourself.';

    return {
      subject: headline,
      preview: `${unopened} ${until}`,
      cloth: gift.cloth,
      because: 'You get this mail because you gave us your address when you paid for this gift, and it ends soon.',
      stopUrl: stopUrl(place, gift.stopToken),
      card: [eyebrow('Not opened yet'), bigAmount(rest), cardLine(`For ${to}`)],
      body: [
        heading(headline),
        paragraph([unopened, ' ', until]),
        paragraph(after),
        button(room, 'Open its room'),
        paragraph(doing),
      ],
      text: `${headline}.

${unopened} ${until}
${after}

${doing}
${room}`,
    };
  },
};
