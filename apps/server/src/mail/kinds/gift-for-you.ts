import { idOf } from '@jara/contract/scalars';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import { groupQuid } from '@jara/domain/gift/quid';
import { shownSender } from '@jara/domain/gift/shown-sender';
import type { GiftId } from '@jara/domain/ids';
import { WITHDRAWAL_FEE_PERCENT, withdrawalFee } from '@jara/domain/money/fee';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import { RULE_TYPE_SENTENCES } from '@jara/domain/rule/rule-type-sentences';
import { spokenStatus } from '@jara/domain/spoken';
import { formatLagosDate, spokenLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { endsAtOf, GIFT_WORDS, giftFaces, presentFace } from '../../gifts/gift-face.ts';
import { ruleOf } from '../../rules/rule-row.ts';
import { listReplaced } from '../../senders/replaced-codes.ts';
import { link, type MailPlace } from '../writing/layout.ts';
import {
  arriving,
  bigAmount,
  bigWords,
  button,
  cardLine,
  codeTag,
  eyebrow,
  heading,
  panel,
  paragraph,
  quote,
  section,
  steps,
  strong,
} from '../writing/parts.ts';
import { capitalised, manyLines, oneLine, unlinked } from '../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from './mail.ts';

interface GiftForYou extends AboutGift {
  quid: string;
  /** Null when a password protects the gift: whoever reads the mail may not be the one who has it. */
  amount: Minor | null;
  message: string | null;
  isProtected: boolean;
  /** Null when the sender asked to stay secret, or gave no name. */
  from: string | null;
  isSecret: boolean;
  rule: Rule | undefined;
  /** When it opens, where that is still to come. */
  opensAt: Date | null;
  expiresAt: Date;
}

const CHOOSE_BANK =
  'Choose your bank and type your account number. We show the name on the account before anything is sent.';
const FEE = `The money goes to your bank, less our fee of ${WITHDRAWAL_FEE_PERCENT}%.`;
const WHEN = 'It usually lands within minutes, and always within 24 hours.';
const NEVER_ASKED = 'your card number, PIN, one-time code, BVN, bank password, or any payment';

const REPLACED = 'Its sender has corrected the address, and the code with it';

/** To the recipient. It names no amount that a password protects and no sender who asked to stay secret. */
export const giftForYou: Mail<'gift_for_you', GiftForYou> = {
  kind: 'gift_for_you',
  data: z.object({ giftId: idOf<GiftId>(), quid: z.optional(z.string()) }),

  load: async ({ giftId, quid: told }, source) => {
    const { db, now } = source;
    const face = await giftFaces(db)
      .select([...GIFT_WORDS, 'gifts.status', 'gifts.opensAt', 'gifts.expiresAt'])
      .where('gifts.id', '=', giftId)
      .executeTakeFirst();
    if (!face) return undefined;
    const row = await db.selectFrom('rules').selectAll().where('giftId', '=', giftId).executeTakeFirst();
    const rule = row && ruleOf(row);
    // A mail from before codes were kept with it can only be about the first one.
    const quid = told ?? (await listReplaced(db, giftId))[0]?.quid ?? face.quid;
    const isProtected = face.passwordHash !== null;
    // The mail shows what the page shows to whoever holds the code, decided in the same place.
    const view = presentFace(face, { ...face, opensAt: face.opensAt?.getTime(), rule }, !isProtected);
    const isOver = Math.min(face.expiresAt.getTime(), endsAtOf(rule) ?? Number.POSITIVE_INFINITY) <= now.getTime();
    const isReplaced = quid !== face.quid;
    return {
      facts: {
        ...aboutGift(face, source),
        quid,
        amount: view.amount === null ? null : minor(view.amount),
        message: view.message,
        isProtected,
        from: view.senderName,
        isSecret: view.anonymous,
        rule,
        opensAt: face.opensAt && face.opensAt > now ? face.opensAt : null,
        expiresAt: face.expiresAt,
      },
      outdated: isReplaced
        ? REPLACED
        : !isOpenForClaims(face.status)
          ? `The gift is ${spokenStatus(face.status)}`
          : isOver
            ? 'The gift has ended'
            : undefined,
      // Whatever holds a gift is lifted one day, in one of several ways; its recipient must still hear of it then.
      isPassing: isOnHold(face.status) && !isOver && !isReplaced,
    };
  },

  compose: (gift, place) => {
    const words = wordsOf(gift, place);
    return {
      subject: `${gift.from ? oneLine(gift.from, 60) : 'Someone'} sent you a cash gift`,
      title: words.headline,
      preview: `The money is paid and waiting for you. Your code is ${words.code}.`,
      cloth: gift.cloth,
      because:
        'You get this mail because the sender gave us your address for this gift. We use it for this gift only, and you are on no list.',
      card: [
        eyebrow('A gift for you'),
        words.amount ? bigAmount(words.amount) : bigWords('You have a gift'),
        words.message && quote(words.message),
        cardLine(words.from),
      ],
      body: bodyOf(words, place),
      text: textOf(words, place),
    };
  },
};

type Words = ReturnType<typeof wordsOf>;

/** What both parts say, decided once. */
function wordsOf(gift: GiftForYou, { publicUrl }: MailPlace) {
  const name = gift.from && unlinked(oneLine(gift.from));
  const sender = shownSender({ name, anonymous: gift.isSecret });
  return {
    name,
    headline: `${name || capitalised(sender)} sent you a cash gift`,
    from: `From ${sender}`,
    amount: gift.amount === null ? null : formatMoneyShort(gift.amount, gift.currency),
    message: gift.message && unlinked(manyLines(gift.message)),
    code: groupQuid(gift.quid),
    claimUrl: `${publicUrl}/claim/${gift.quid}`,
    password: gift.isProtected
      ? `${name ?? 'The sender'} locked this gift with a password, and it is not in this mail. Ask for it in person or on a call. We cannot tell you: only the sender knows it.`
      : null,
    whoGetsIt: whoGetsIt(gift),
    payout: payoutOf(gift),
    waits: waitsUntil(gift),
  };
}

/** A window of time says itself when it closes. */
function waitsUntil({ rule, expiresAt, at }: Pick<GiftForYou, 'rule' | 'expiresAt' | 'at'>): string | null {
  if (rule?.type === 'TIME') return null;
  return rule?.type === 'DRAW'
    ? `You can enter until ${spokenLagos(rule.closesAt, at)} (Lagos).`
    : `The gift waits until ${formatLagosDate(expiresAt)}.`;
}

function whoGetsIt({ rule, opensAt, at }: Pick<GiftForYou, 'rule' | 'opensAt' | 'at'>): string {
  if (opensAt && rule?.type !== 'TIME')
    return `It opens ${spokenLagos(opensAt.getTime(), at)} (Lagos). ${whoGetsIt({ rule, opensAt: null, at })}`;
  if (rule === undefined) return 'Whoever opens it first keeps it, so do not pass the code on.';
  if (rule.type !== 'TIME') return `${RULE_TYPE_SENTENCES[rule.type]}.`;
  return (
    `It opens ${spokenLagos(Math.max(rule.startsAt, opensAt?.getTime() ?? 0), at)} and closes ${spokenLagos(rule.endsAt, at)} (Lagos). ` +
    'The first person to open it in between gets everything.'
  );
}

/** Exact where the reader can expect the whole gift; a share's size is known only once it is opened. */
function payoutOf({ amount, currency, rule }: GiftForYou): { net: string; fee: string } | null {
  if (amount === null || (rule !== undefined && rule.type !== 'TIME')) return null;
  const { net, fee } = withdrawalFee(amount);
  return { net: formatMoneyShort(net, currency), fee: formatMoneyShort(fee, currency) };
}

const bodyOf = (words: Words, place: MailPlace) => [
  heading(words.headline),
  paragraph('The money is already paid and waiting for you. Open the gift with this code:'),
  codeTag(words.code),
  words.password && panel('warn', 'You also need the password', words.password),
  button(words.claimUrl, 'Open your gift'),
  paragraph(['Or go to ', link(words.claimUrl, words.claimUrl)]),
  section('What happens next'),
  steps(
    ['Open the gift. ', words.whoGetsIt],
    CHOOSE_BANK,
    words.payout
      ? ['You get ', arriving(words.payout.net), ` in your bank. Our fee is ${words.payout.fee}. ${WHEN}`]
      : `${FEE} ${WHEN}`,
  ),
  words.waits && paragraph(words.waits),
  section('Is this real?'),
  paragraph([
    'Check that the page you open begins with ',
    strong(place.publicUrl),
    ' and shows the same cloth as this mail. ',
    `We never ask for ${NEVER_ASKED}. Not sure? Ask the sender in person, or call ${place.operator.supportPhone}.`,
  ]),
];

const textOf = (words: Words, place: MailPlace): string => `${words.headline}.
${words.amount ? `\nAmount: ${words.amount}\n` : ''}${words.message ? `\n${words.message.replace(/^/gm, '> ')}\n` : ''}
The money is already paid and waiting for you.

Your gift code (QUID):
${words.code}

Open it here:
${words.claimUrl}
${words.password ? `\nYou also need the password. ${words.password}\n` : ''}
What happens next
1. Open the gift. ${words.whoGetsIt}
2. ${CHOOSE_BANK}
3. ${words.payout ? `You get ${words.payout.net} in your bank. Our fee is ${words.payout.fee}.` : FEE} ${WHEN}
${words.waits ? `\n${words.waits}\n` : ''}
Is this real?
Check that the page you open begins with ${place.publicUrl}
We never ask for ${NEVER_ASKED}.
Not sure? Ask the sender in person, or call ${place.operator.supportPhone}.`;
