import { idOf, instant } from '@jara/contract/scalars';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { groupQuid } from '@jara/domain/gift/quid';
import { REMINDERS, type Reminder } from '@jara/domain/gift/reminders';
import { shownSender } from '@jara/domain/gift/shown-sender';
import type { GiftId } from '@jara/domain/ids';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import * as z from 'zod/mini';
import { presentFace } from '../../gifts/gift-face.ts';
import { link } from '../writing/layout.ts';
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
} from '../writing/parts.ts';
import { oneLine, unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from './mail.ts';
import { judgeReminder, readReminded, stopTokenFor, stopUrl, untilWhen } from './reminder.ts';

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
      ...(gift.status !== 'ACTIVE' && !isOnHold(gift.status)
        ? { outdated: `The gift is ${spokenStatus(gift.status)}` }
        : await judgeReminder(gift, data, source)),
    };
  },

  compose: (gift, place) => {
    const sender = shownSender({ name: gift.from && unlinked(oneLine(gift.from)), anonymous: gift.isSecret });
    const amount = gift.amount === null ? null : formatMoneyShort(gift.amount, gift.currency);
    const until = untilWhen(gift.endsAt);
    const code = groupQuid(gift.quid);
    const claimUrl = `${place.publicUrl}/claim/${gift.quid}`;
    const isEnding = gift.what === 'ENDING';
    const headline = isEnding ? 'Your cash gift ends soon' : 'Your cash gift is still waiting';
    const story = isEnding
      ? `Nobody has opened the gift from ${sender}. It can be opened until ${until}; after that it is gone.`
      : `The gift from ${sender} is paid, and nobody has opened it yet. It waits until ${until}.`;
    const password = gift.isProtected ? 'You also need its password. Only the sender knows it.' : null;
    const real = `Check that the page you open begins with ${place.publicUrl}. We never ask for your card, PIN, one-time code or BVN.`;

    return {
      subject: headline,
      preview: `It can be opened until ${until}.`,
      cloth: gift.cloth,
      because: 'You get this mail because the sender gave us your address for this gift, and it is not opened yet.',
      stopUrl: stopUrl(place, gift.stopToken),
      card: [
        eyebrow(isEnding ? 'Before it ends' : 'Still wrapped'),
        amount ? bigAmount(amount) : bigWords('You have a gift'),
        cardLine(`From ${sender}`),
      ],
      body: [
        heading(headline),
        paragraph(story),
        codeTag(code),
        password && paragraph(strong(password)),
        button(claimUrl, 'Open your gift'),
        paragraph(['Or go to ', link(claimUrl, claimUrl)]),
        paragraph(real),
      ],
      text: `${headline}.
${amount ? `\nAmount: ${amount}\n` : ''}
${story}

Your gift code (QUID):
${code}

Open it here:
${claimUrl}
${password ? `\n${password}\n` : ''}
${real}`,
    };
  },
};
