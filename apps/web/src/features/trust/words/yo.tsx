import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Ibi tí owó wà',
  howItIsCounted: [
    'Owó gbogbo ẹ̀bùn wà lọ́dọ̀ Paystack títí tó fi máa wọ báńkì ẹnì kan.',
    'À ń ka ohun tí a jẹ àwọn ènìyàn dé orí kọ́bọ̀, àti ohun tí ìwé owó wa sọ pé ó wà níbẹ̀ fún wọn.',
    'Lẹ́yìn náà a ó bi Paystack ohun tó wà níbẹ̀ gan-an, a ó sì fi méjèèjì hàn ọ́.',
  ],
  cannotShow: (product, link) => (
    <>
      Ohun tí ojú ìwé yìí kò lè fi hàn: ọ̀dọ̀ wa ni ìdáhùn Paystack ń gbà wá. Ó ń sọ iye tó wà níbẹ̀, kì í sọ ti ẹni tó jẹ́.
      Bí ẹ̀bùn ṣe ń dé báńkì wà ní {link.help('Ìrànlọ́wọ́')}; ìlérí {product} wà nínú {link.terms('Àdéhùn')}. Fún ètò
      kọ̀ǹpútà, àti burausa tí kò ní JavaScript, iye náà wà níbẹ̀ {link.asSent('bí a ṣe fi ránṣẹ́')}, ní kọ́bọ̀.
    </>
  ),
  asking: 'À ń bi ìwé owó wa àti Paystack…',
  tryAgain: 'Tún gbìyànjú',
  unread: 'A kò lè ka iye náà',
  unreadMeans: 'Kò kan owó náà rárá: ojú ìwé yìí nìkan ni kò rí ìdáhùn. A ó tún béèrè fúnra wa.',
  notNew: 'Iye wọ̀nyí kì í ṣe tuntun',
  notNewMeans: (when, why) => `Ti ${when} (Lagos) ni wọ́n. A kò lè béèrè tuntun: ${why}`,
  whyUnknown: 'kò sí ìdáhùn',
  asOf: (time) => <>Bó ṣe rí ní {time} (Lagos). À ń tún béèrè bí o ṣe ń wò.</>,
  verdict: {
    true: { title: 'Ó pé dé orí kọ́bọ̀', text: 'Ohun tí Paystack sọ ni ìwé owó wa sọ.' },
    onTheWay: {
      title: 'A mọ ìdí rẹ̀, ṣùgbọ́n kò tíì pé dé orí kọ́bọ̀ ní ìṣẹ́jú yìí',
      text: (what) =>
        `Ìyàtọ̀ láàárín ìwé owó wa àti ìdáhùn Paystack kò ju ohun tó wà lọ́nà lọ: ${what}. Nígbà tí ìyẹn bá dé, a ó tún fi wọ́n wé ara wọn dé orí kọ́bọ̀.`,
    },
    noAnswer: {
      title: 'Paystack kò dáhùn ní báyìí',
      text: 'Nítorí náà iye inú ìwé owó wa nìkan nìyí, a kò tíì fi wé ti ẹnikẹ́ni. A ó tún béèrè fúnra wa.',
    },
    notYet: {
      title: 'A kò tíì fi wọ́n wéra',
      text: 'A máa ń kọ́kọ́ fi ìwé owó wa wé ti Paystack láàárín ìṣẹ́jú díẹ̀ tí a bá bẹ̀rẹ̀. Títí di ìgbà náà a kò ní pe ohunkóhun ní òótọ́.',
    },
    differs: {
      title: (amount) => `${amount} kò bára mu`,
      titleWithoutAmount: 'Nǹkan kan kò bára mu',
      staffKnow: (since) => `Láti ${since} (Lagos). A ti sọ fún òṣìṣẹ́ wa, wọ́n sì ń wá ìdí rẹ̀.`,
      seen: (since) =>
        `A rí i ní ${since} (Lagos). À ń tún fi ẹ̀gbẹ́ méjèèjì wéra ní ìṣẹ́jú díẹ̀ díẹ̀; tó bá ṣì rí bẹ́ẹ̀, a ó sọ fún òṣìṣẹ́ wa.`,
      booksAreWrong: 'Ìwé owó wa kò bára mu, sísan owó sí báńkì sì ń dúró títí yóò fi bára mu.',
    },
  },
  onTheWay: {
    payouts: (amount, count) => `${amount} nínú owó ${formatCount(count)} tó ń lọ sí báńkì`,
    refunds: (amount, count) => `${amount} nínú owó ${formatCount(count)} tí à ń dá padà`,
    payments: (amount, count) => `${amount} nínú ìsanwó ${formatCount(count)} tó ń lọ lọ́wọ́`,
    collected: (amount) => `${amount} tí a gbà lórí káàdì`,
    justBooked: 'ohun tí a kọ sílẹ̀ bí a ṣe ń béèrè',
  },
  cover: {
    short: (amount) =>
      `${amount} nínú ohun tí a jẹ kò sí lọ́dọ̀ Paystack ní báyìí. Paystack máa ń yọ owó iṣẹ́ tirẹ̀ nígbà tí a bá sanwó ẹ̀bùn; ìdá 3 tiwa, tó ń san ìyẹn, máa ń wọlé nígbà tí ẹ̀bùn bá dé báńkì.`,
    nothingOwed: 'Ẹnikẹ́ni kò ní owó lọ́dọ̀ wa ní báyìí.',
    all: 'Gbogbo ohun tí a jẹ wà níbẹ̀.',
    more: (amount) => `Gbogbo ohun tí a jẹ wà níbẹ̀, pẹ̀lú ${amount} lé e.`,
  },
  empty: {
    title: 'Kò tíì sí owó níbí',
    text: 'Ẹnikẹ́ni kò tíì sanwó ẹ̀bùn. Láti orí ẹ̀bùn àkọ́kọ́, ojú ìwé yìí á fi ohun tí a ń tọ́jú àti ohun tí a jẹ hàn.',
  },
  threeFigures: 'Iye mẹ́ta náà',
  weOwe: 'Ohun tí a jẹ àwọn ènìyàn',
  ourBooksSay: 'Ó wà lọ́dọ̀ Paystack, ìwé owó wa ló sọ bẹ́ẹ̀',
  paystackSays: 'Nínú owó wa níbẹ̀, Paystack ló sọ bẹ́ẹ̀',
  noAnswer: 'Kò sí ìdáhùn',
  owed: {
    title: 'Ohun tí a jẹ, àti ìdí rẹ̀',
    unclaimed: 'Ẹ̀bùn tí ẹnikẹ́ni kò tíì ṣí',
    claimed: 'A ti ṣí i, a kò tíì fi ránṣẹ́ sí báńkì',
    payouts: 'Ó wà lọ́nà sí báńkì',
    refunds: 'Ó ń padà lọ sọ́dọ̀ ẹni tó fi ránṣẹ́',
    disputes: 'A mú un dúró bí báńkì ẹni tó fi ránṣẹ́ ṣe ń jiyàn ìsanwó',
    suspense: 'Ìsanwó tí kò bá ẹ̀bùn kankan mu, títí a ó fi mọ ìdí',
    dormant: 'Àkókò rẹ̀ ti kọjá láìṣí, ṣùgbọ́n ti ẹnì kan ṣì ni',
  },
  held: {
    title: 'Ibi tó wà',
    balance: 'Nínú owó tí a fi ń san sí báńkì',
    collected: 'A gbà á lórí káàdì, kò tíì wọ inú owó náà',
    ownMoney: (amount) => <>Nínú èyí, tiwa ni {amount}. Ó wà níbẹ̀ kí sísan owó má bàa dúró de káàdì.</>,
    otherCurrency: (owed, held) => (
      <>
        Ní irú owó mìíràn, tí a kò ṣírò mọ́ èyí tó wà lókè: a jẹ {owed}, {held} sì wà níbẹ̀.
      </>
    ),
  },
  hours: {
    title: 'Wákàtí sí wákàtí',
    none: 'À ń wò ó lẹ́ẹ̀kan ní wákàtí kan, a sì ń tọ́jú rẹ̀. Èyí àkọ́kọ́ á hàn níbí láàárín wákàtí kan.',
    asTable: 'Ohun kan náà nínú tábìlì',
    held: 'Ó wà lọ́dọ̀ Paystack',
    owed: 'A jẹ',
    table: 'Wákàtí sí wákàtí, nínú tábìlì',
    caption: 'Ohun tí a jẹ àti ohun tó wà lọ́dọ̀ Paystack, ẹ̀ẹ̀kan ní wákàtí kan, èyí tuntun ló ṣáájú',
    hour: 'Wákàtí (Lagos)',
    ourBooks: 'Ìwé owó wa',
    agreed: 'Ó bára mu?',
    verdict: {
      TRUE: 'Dé orí kọ́bọ̀',
      ON_THE_WAY: 'Owó wà lọ́nà',
      DIFFERS: 'Kò bára mu',
      NO_ANSWER: 'Kò sí ìdáhùn',
      NOT_YET: 'A kò fi wéra',
    },
  },
  payouts: {
    title: (days) => `Owó tí a san sí báńkì ní ọjọ́ ${days} sẹ́yìn`,
    noneArrived: 'Kò sí èyí tó dé ní àwọn ọjọ́ yìí.',
    nobodySent: 'Ẹnikẹ́ni kò fi ẹ̀bùn ránṣẹ́ sí báńkì ní àwọn ọjọ́ yìí.',
    withinADay: 'Ó wọ báńkì láàárín wákàtí 24',
    outOf: (some, all) => `${some} nínú ${all}`,
    promiseKept: (percent) => `Ìlérí wa nìyẹn: a mú ${percent}\u00a0% ṣẹ.`,
    halfWithin: 'Ìdajì dé láàárín',
    fromAsking: 'Láti ìgbà tí a béèrè rẹ̀ títí dé báńkì.',
    nearlyAllWithin: '95 nínú 100 dé láàárín',
    largerSums: 'Ènìyàn kan máa ń kọ́kọ́ wo iye tó bá pọ̀.',
    late: (count) => `${formatCount(count)} ti pẹ́, ó ṣì wà lọ́nà, a sì kà á sí ìlérí tí a kò mú ṣẹ.`,
    noneLate: 'Kò sí èyí tó pẹ́ tó ṣì wà lọ́nà.',
    underASecond: 'kò tó ìṣẹ́jú àáyá 1',
  },
  checks: {
    title: 'Ìgbà tí a ṣàyẹ̀wò kẹ́yìn',
    ourBooks: 'Ìwé owó wa',
    addUp: 'Ó bára mu',
    doNotAddUp: 'Kò bára mu',
    notProved: 'A kò tíì ṣàyẹ̀wò',
    entriesProved: (count, ago) => (
      <>
        Àkọsílẹ̀ {formatCount(count)}, a ṣàyẹ̀wò ọ̀kọ̀ọ̀kan {ago}.
      </>
    ),
    everyPayment: 'Gbogbo ìsanwó, owó sí báńkì àti owó tí a dá padà, pẹ̀lú àkójọ Paystack',
    compared: (ago) => <>A fi wọ́n wéra {ago}.</>,
    notCompared: 'A kò tíì fi wọ́n wéra',
    differencesOpen: (count) => `Ìyàtọ̀ ${formatCount(count)} ni a kò tíì yanjú`,
    same: 'Bákan náà ni ní ẹ̀gbẹ́ méjèèjì',
    notToTheEnd: 'A kò tíì fi wọ́n wéra tán',
    tooLongAgo: 'Ó ti pẹ́ ju bó ṣe yẹ lọ: ìṣẹ́jú díẹ̀ díẹ̀ ló yẹ kó máa ṣẹlẹ̀.',
  },
};
