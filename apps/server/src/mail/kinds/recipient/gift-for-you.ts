import { idOf } from '@jara/contract/scalars';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import { groupQuid } from '@jara/domain/gift/quid';
import { namelessSenderWords } from '@jara/domain/gift/sender/words/all';
import { shownSender } from '@jara/domain/gift/shown-sender';
import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import type { GiftId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { withdrawalFee } from '@jara/domain/money/fee';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import { ruleWords } from '@jara/domain/rule/words/all';
import { spokenStatus } from '@jara/domain/spoken';
import { formatLagosDate, spokenLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import * as z from 'zod/mini';
import { endsAtOf, GIFT_WORDS, giftFaces, presentFace } from '../../../gifts/gift-face.ts';
import { ruleOf } from '../../../rules/rule-row.ts';
import { listReplaced } from '../../../senders/replaced-codes.ts';
import { type HtmlPart, plain } from '../../writing/html.ts';
import { link, type MailPlace } from '../../writing/layout.ts';
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
} from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { capitalised, manyLines, oneLine, unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type Mail } from '../mail.ts';
import { recipientWords } from './words/all.ts';

interface GiftForYou extends AboutGift {
  quid: string;
  /** Null when a password protects the gift: whoever reads the mail may not be the one who has it. */
  amount: Minor | null;
  /** Our fee as it was when the gift was bought, which is what its recipient pays. */
  feeBps: number;
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

const REPLACED = 'Its sender has corrected the address, and the code with it';

/** To the recipient. It names no amount that a password protects and no sender who asked to stay secret. */
export const giftForYou: Mail<'gift_for_you', GiftForYou> = {
  kind: 'gift_for_you',
  data: z.object({ giftId: idOf<GiftId>(), quid: z.optional(z.string()) }),

  load: async ({ giftId, quid: told }, source) => {
    const { db, now } = source;
    const face = await giftFaces(db)
      .select([
        ...GIFT_WORDS,
        'gifts.status',
        'gifts.opensAt',
        'gifts.expiresAt',
        'payments.feeBps',
        'payments.language',
      ])
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
        feeBps: face.feeBps,
        message: view.message,
        isProtected,
        from: view.senderName,
        isSecret: view.anonymous,
        rule,
        opensAt: face.opensAt && face.opensAt > now ? face.opensAt : null,
        expiresAt: face.expiresAt,
      },
      language: face.language,
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

  compose: (gift, place, language) => {
    const said = sayingsOf(gift, place, language);
    const { youHaveGift, forYou } = recipientWords[language];
    return {
      subject: forYou.sentYou(
        gift.from ? oneLine(gift.from, 60) : capitalised(shownSender({}, namelessSenderWords[language])),
      ),
      title: said.headline,
      preview: forYou.preview(said.code),
      cloth: gift.cloth,
      because: forYou.because,
      card: [
        eyebrow(forYou.aGift),
        said.amount ? bigAmount(said.amount) : bigWords(youHaveGift),
        said.message && quote(said.message),
        cardLine(said.from),
      ],
      body: bodyOf(said, place, language),
      text: textOf(said, place, language),
    };
  },
};

type Sayings = ReturnType<typeof sayingsOf>;

/** What both parts say, decided once. */
function sayingsOf(gift: GiftForYou, { publicUrl }: MailPlace, language: Language) {
  const { from, forYou } = recipientWords[language];
  const name = gift.from && unlinked(oneLine(gift.from));
  const sender = shownSender({ name, anonymous: gift.isSecret }, namelessSenderWords[language]);
  return {
    headline: forYou.sentYou(name || capitalised(sender)),
    from: from(sender),
    amount: gift.amount === null ? null : formatMoneyShort(gift.amount, gift.currency),
    message: gift.message && unlinked(manyLines(gift.message)),
    code: groupQuid(gift.quid),
    claimUrl: `${publicUrl}/claim/${gift.quid}`,
    password: gift.isProtected ? forYou.locked(name) : null,
    opening: `${forYou.open} ${whoGetsIt(gift, language)}`,
    payout: payoutOf(gift),
    feePercent: gift.feeBps / 100,
    waits: waitsUntil(gift, language),
  };
}

/** A window of time says itself when it closes. */
function waitsUntil(
  { rule, expiresAt, at }: Pick<GiftForYou, 'rule' | 'expiresAt' | 'at'>,
  language: Language,
): string | null {
  if (rule?.type === 'TIME') return null;
  const { forYou } = recipientWords[language];
  return rule?.type === 'DRAW'
    ? forYou.enterUntil(spokenLagos(rule.closesAt, at, timeWords[language]))
    : forYou.waitsUntil(formatLagosDate(expiresAt, timeWords[language]));
}

function whoGetsIt({ rule, opensAt, at }: Pick<GiftForYou, 'rule' | 'opensAt' | 'at'>, language: Language): string {
  const { forYou } = recipientWords[language];
  const spoken = (instant: number) => spokenLagos(instant, at, timeWords[language]);
  if (opensAt && rule?.type !== 'TIME')
    return `${forYou.opens(spoken(opensAt.getTime()))} ${whoGetsIt({ rule, opensAt: null, at }, language)}`;
  if (rule === undefined) return forYou.firstKeeps;
  if (rule.type !== 'TIME') return `${ruleWords[language].types[rule.type]}.`;
  return forYou.window(spoken(Math.max(rule.startsAt, opensAt?.getTime() ?? 0)), spoken(rule.endsAt));
}

/** Exact where the reader can expect the whole gift; a share's size is known only once it is opened. */
function payoutOf({ amount, currency, feeBps, rule }: GiftForYou): { net: string; fee: string } | null {
  if (amount === null || isForEverybody(rule)) return null;
  const { net, fee } = withdrawalFee(amount, feeBps);
  return { net: formatMoneyShort(net, currency), fee: formatMoneyShort(fee, currency) };
}

function bodyOf(said: Sayings, { publicUrl, operator }: MailPlace, language: Language): HtmlPart {
  const { openGift, forYou } = recipientWords[language];
  const { yourCode, orGoTo } = sharedWords[language];
  return [
    heading(said.headline),
    paragraph([forYou.paid, ' ', forYou.openWithCode]),
    codeTag(yourCode, said.code),
    said.password && panel('warn', forYou.alsoPassword, said.password),
    button(said.claimUrl, openGift),
    paragraph(orGoTo(link(said.claimUrl, said.claimUrl))),
    section(forYou.next),
    steps(said.opening, forYou.chooseBank, [
      said.payout ? forYou.youGet(arriving(said.payout.net), said.payout.fee) : forYou.lessFee(said.feePercent),
      ' ',
      forYou.lands,
    ]),
    said.waits && paragraph(said.waits),
    section(forYou.isReal),
    paragraph([
      forYou.checkPageAndCloth(strong(publicUrl)),
      ' ',
      forYou.neverAsk,
      ' ',
      forYou.notSure(operator.supportPhone),
    ]),
  ];
}

function textOf(said: Sayings, { publicUrl, operator }: MailPlace, language: Language): string {
  const { amountIs, openHere, forYou } = recipientWords[language];
  const payout = said.payout ? plain(forYou.youGet(said.payout.net, said.payout.fee)) : forYou.lessFee(said.feePercent);
  return `${said.headline}.
${said.amount ? `\n${amountIs(said.amount)}\n` : ''}${said.message ? `\n${said.message.replace(/^/gm, '> ')}\n` : ''}
${forYou.paid}

${sharedWords[language].yourCode}:
${said.code}

${openHere}
${said.claimUrl}
${said.password ? `\n${forYou.alsoPassword}. ${said.password}\n` : ''}
${forYou.next}
1. ${said.opening}
2. ${forYou.chooseBank}
3. ${payout} ${forYou.lands}
${said.waits ? `\n${said.waits}\n` : ''}
${forYou.isReal}
${forYou.checkPage(publicUrl)}
${forYou.neverAsk}
${forYou.notSure(operator.supportPhone)}`;
}
