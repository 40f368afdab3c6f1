import { idOf, instant } from '@jara/contract/scalars';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { groupQuid } from '@jara/domain/gift/quid';
import { REMINDERS, type Reminder } from '@jara/domain/gift/reminders';
import { namelessSenderWords } from '@jara/domain/gift/sender/words/all';
import { shownSender } from '@jara/domain/gift/shown-sender';
import type { GiftId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import * as z from 'zod/mini';
import { presentFace } from '../../../gifts/gift-face.ts';
import { inLagos } from '../../writing/lagos-time.ts';
import { link } from '../../writing/layout.ts';
import {
  bigAmount,
  bigWords,
  button,
  cardLine,
  codeTag,
  eyebrow,
  heading,
  paragraph,
  strong,
} from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { oneLine, unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from '../mail.ts';
import { judgeReminder, readReminded, stopTokenFor, stopUrl } from '../reminder.ts';
import { recipientWords } from './words/all.ts';

interface GiftReminder extends AboutGift {
  what: Reminder;
  quid: string;
  /** Null when a password protects the gift. */
  amount: Minor | null;
  isProtected: boolean;
  from: string | null;
  isSecret: boolean;
  endsAt: Date;
  stopToken: string;
}

/** To a recipient who has not opened their gift. It says no more about it than the first mail did. */
export const giftReminder: Mail<'gift_reminder', GiftReminder> = {
  kind: 'gift_reminder',
  data: z.object({ giftId: idOf<GiftId>(), what: z.enum(REMINDERS), endsAt: instant }),

  load: async (data, source) => {
    const gift = await readReminded(source, data.giftId);
    // The code is for whoever the gift is addressed to now, and for nobody it was addressed to before.
    if (gift?.delivery !== 'MAIL' || gift.recipientEmail !== source.to) return undefined;
    const isProtected = gift.passwordHash !== null;
    const view = presentFace(gift, { ...gift, opensAt: gift.opensAt?.getTime() }, !isProtected);
    return {
      facts: {
        ...aboutGift(gift, source),
        what: data.what,
        quid: gift.quid,
        amount: view.amount === null ? null : minor(view.amount),
        isProtected,
        from: view.senderName,
        isSecret: view.anonymous,
        endsAt: gift.endsAt,
        stopToken: stopTokenFor(source),
      },
      language: gift.language,
      ...(gift.status !== 'ACTIVE' && !isOnHold(gift.status)
        ? { outdated: `The gift is ${spokenStatus(gift.status)}` }
        : await judgeReminder(gift, data, source)),
    };
  },

  compose: (gift, place, language) => {
    const { openGift, youHaveGift, from, amountIs, openHere, reminder: words } = recipientWords[language];
    const { yourCode, orGoTo } = sharedWords[language];
    const sender = shownSender(
      { name: gift.from && unlinked(oneLine(gift.from)), anonymous: gift.isSecret },
      namelessSenderWords[language],
    );
    const amount = gift.amount === null ? null : formatMoneyShort(gift.amount, gift.currency);
    const until = inLagos(gift.endsAt, language);
    const code = groupQuid(gift.quid);
    const claimUrl = `${place.publicUrl}/claim/${gift.quid}`;
    const isEnding = gift.what === 'ENDING';
    const headline = isEnding ? words.endsSoon : words.stillWaits;
    const story = isEnding ? words.ending(sender, until) : words.waiting(sender, until);
    const password = gift.isProtected ? words.alsoPassword : null;
    const real = words.real(place.publicUrl);

    return {
      subject: headline,
      preview: words.preview(until),
      cloth: gift.cloth,
      because: words.because,
      stopUrl: stopUrl(place, gift.stopToken),
      card: [
        eyebrow(isEnding ? words.beforeItEnds : words.stillWrapped),
        amount ? bigAmount(amount) : bigWords(youHaveGift),
        cardLine(from(sender)),
      ],
      body: [
        heading(headline),
        paragraph(story),
        codeTag(yourCode, code),
        password && paragraph(strong(password)),
        button(claimUrl, openGift),
        paragraph(orGoTo(link(claimUrl, claimUrl))),
        paragraph(real),
      ],
      text: `${headline}.
${amount ? `\n${amountIs(amount)}\n` : ''}
${story}

${yourCode}:
${code}

${openHere}
${claimUrl}
${password ? `\n${password}\n` : ''}
${real}`,
    };
  },
};
