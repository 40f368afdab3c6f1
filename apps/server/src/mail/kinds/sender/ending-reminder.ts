import { idOf, instant } from '@jara/contract/scalars';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import { giftWords } from '@jara/domain/gift/words/all';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minus } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
import { bigAmount, button, cardLine, eyebrow, heading, paragraph } from '../../writing/parts.ts';
import { unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from '../mail.ts';
import { judgeReminder, readReminded, stopTokenFor, stopUrl } from '../reminder.ts';
import { senderWords } from './words/all.ts';

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
      language: gift.senderLanguage,
      ...(!isOpenForClaims(gift.status) && !isOnHold(gift.status)
        ? { outdated: `The gift is ${spokenStatus(gift.status)}` }
        : await judgeReminder(gift, { what: 'ENDING', endsAt: data.endsAt }, source)),
    };
  },

  compose: (gift, place, language) => {
    const { for: forWhom, ending: words } = senderWords[language];
    const rest = formatMoneyShort(gift.rest, gift.currency);
    const to = unlinked(shownRecipient(gift.recipient, giftWords[language]));
    const room = `${place.publicUrl}/gift/${gift.paymentId}`;
    const whole = gift.recipient === null ? words.unopened(rest) : words.unopenedBy(rest, to);
    const unopened =
      gift.rest === gift.amount
        ? whole
        : words.partUnopened(formatMoney(gift.rest, gift.currency), formatMoney(gift.amount, gift.currency));
    const until = words.until(inLagos(gift.endsAt, language));
    const after = gift.goesBack ? words.goesBack : words.staysSafe;
    const doing = gift.canWaitLonger ? words.roomAndLonger : words.room;

    return {
      subject: words.endsSoon,
      preview: `${unopened} ${until}`,
      cloth: gift.cloth,
      because: words.because,
      stopUrl: stopUrl(place, gift.stopToken),
      card: [eyebrow(words.notOpened), bigAmount(rest), cardLine(forWhom(to))],
      body: [
        heading(words.endsSoon),
        paragraph([unopened, ' ', until]),
        paragraph(after),
        button(room, words.openRoom),
        paragraph(doing),
      ],
      text: `${words.endsSoon}.

${unopened} ${until}
${after}

${doing}
${room}`,
    };
  },
};
