import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Ebe ego ahụ dị',
  howItIsCounted: [
    'Ego onyinye ọ bụla na-anọ na Paystack ruo mgbe ọ banyere n’ụlọ akụ mmadụ.',
    'Anyị na-agụ, ruo na kobo, ihe anyị ji ndị mmadụ, na ihe akwụkwọ ego anyị kwuru na ọ dị ebe ahụ maka ha.',
    'Mgbe ahụ anyị na-ajụ Paystack ihe dị ebe ahụ n’ezie, gosi gị ha abụọ.',
  ],
  cannotShow: (product, link) => (
    <>
      Ihe ibe a na-apụghị igosi: azịza Paystack na-esi n’aka anyị abịa. Ọ na-ekwu ego ole dị ebe ahụ, ọ naghị ekwu onye
      nwe ya. Otu onyinye si eru n’ụlọ akụ dị na {link.help('Enyemaka')}; ihe {product} kwere na nkwa dị na{' '}
      {link.terms('Usoro na ọnọdụ')}. Maka mmemme kọmputa, na ihe nchọgharị na-enweghị JavaScript, ọnụọgụ ndị ahụ dị ebe
      ahụ {link.asSent('otu e si ezipu ha')}, na kobo.
    </>
  ),
  asking: 'Anyị na-ajụ akwụkwọ ego anyị na Paystack…',
  tryAgain: 'Nwaa ọzọ',
  unread: 'E nweghị ike ịgụ ọnụọgụ ndị ahụ',
  unreadMeans: 'Nke ahụ emetụtaghị ego ahụ: naanị ibe a enwetaghị azịza. Anyị ga-ajụ ọzọ n’onwe anyị.',
  notNew: 'Ọnụọgụ ndị a abụghị ndị ọhụrụ',
  notNewMeans: (when, why) => `Ha bụ nke ${when} (Lagos). Anyị enwetaghị ndị ọhụrụ: ${why}`,
  whyUnknown: 'azịza adịghị',
  asOf: (time) => <>Ka ọ dị na {time} (Lagos). Anyị na-ajụ ọzọ ka ị na-ele.</>,
  verdict: {
    true: { title: 'O ziri ezi ruo na kobo', text: 'Ihe Paystack kwuru bụ ihe akwụkwọ ego anyị kwuru.' },
    onTheWay: {
      title: 'A ma ihe kpatara ya, ma o zubeghị ruo na kobo ugbu a',
      text: (what) =>
        `Ọdịiche dị n’etiti akwụkwọ ego anyị na azịza Paystack akarịghị ihe nọ n’ụzọ: ${what}. Mgbe nke ahụ rutere, a ga-atụnyere ha ọzọ ruo na kobo.`,
    },
    noAnswer: {
      title: 'Paystack azaghị ugbu a',
      text: 'Ya mere ndị a bụ ọnụọgụ nke akwụkwọ ego anyị naanị, e jighị ha tụnyere nke onye ọ bụla. Anyị ga-ajụ ọzọ n’onwe anyị.',
    },
    notYet: {
      title: 'A tụnyerebeghị ha',
      text: 'A na-ebu ụzọ tụnyere akwụkwọ ego anyị na nke Paystack n’ime nkeji ole na ole a malitere. Ruo mgbe ahụ, anyị agaghị asị na ihe ọ bụla bụ eziokwu.',
    },
    differs: {
      title: (amount) => `${amount} ekwekọghị`,
      titleWithoutAmount: 'Ihe ekwekọghị',
      staffKnow: (since) => `Kemgbe ${since} (Lagos). A gwala ndị ọrụ anyị, ha na-achọpụta ihe kpatara ya.`,
      seen: (since) =>
        `A hụrụ ya na ${since} (Lagos). A na-atụnyere akụkụ abụọ ahụ ọzọ kwa nkeji ole na ole; ọ bụrụ na ọ ka dị otú ahụ, a ga-agwa ndị ọrụ anyị.`,
      booksAreWrong: 'Akwụkwọ ego anyị ekwekọghị, ịkwụ ego n’ụlọ akụ na-eche ruo mgbe ha kwekọrọ.',
    },
  },
  onTheWay: {
    payouts: (amount, count) => `${amount} n’ime ego ${formatCount(count)} na-aga n’ụlọ akụ`,
    refunds: (amount, count) => `${amount} n’ime nkwụghachi ego ${formatCount(count)}`,
    payments: (amount, count) => `${amount} n’ime ịkwụ ụgwọ ${formatCount(count)} na-aga n’ihu`,
    collected: (amount) => `${amount} a natara na kaadị`,
    justBooked: 'ihe e dere ka anyị na-ajụ',
  },
  cover: {
    short: (amount) =>
      `${amount} n’ime ihe anyị ji adịghị na Paystack ugbu a. Paystack na-ewere ụgwọ ọrụ ya mgbe a kwụrụ ụgwọ onyinye; pasentị 3 anyị, nke na-akwụ ya, na-abịa mgbe onyinye ahụ ruru n’ụlọ akụ.`,
    nothingOwed: 'Ọ dịghị onye nwere ego n’aka anyị ugbu a.',
    all: 'Ihe niile anyị ji dị ebe ahụ.',
    more: (amount) => `Ihe niile anyị ji dị ebe ahụ, tinyere ${amount} ọzọ.`,
  },
  empty: {
    title: 'Ego adịbeghị ebe a',
    text: 'Ọ dịbeghị onye kwụrụ ụgwọ onyinye. Site na nke mbụ, ibe a ga-egosi ihe anyị na-edebe na ihe anyị ji.',
  },
  threeFigures: 'Ọnụọgụ atọ ahụ',
  weOwe: 'Ihe anyị ji ndị mmadụ',
  ourBooksSay: 'Ọ dị na Paystack, ka akwụkwọ ego anyị kwuru',
  paystackSays: 'N’ego anyị dị ebe ahụ, ka Paystack kwuru',
  noAnswer: 'Azịza adịghị',
  owed: {
    title: 'Ihe anyị ji, na ihe ọ bụ maka ya',
    unclaimed: 'Onyinye onye ọ bụla na-emepebeghị',
    claimed: 'E mepeela ya, e zigabeghị ya n’ụlọ akụ',
    payouts: 'Ọ nọ n’ụzọ na-aga n’ụlọ akụ',
    refunds: 'Ọ na-alaghachikwuru onye zitere ya',
    disputes: 'E jidere ya ka ụlọ akụ onye zitere ya na-agba ịkwụ ụgwọ ahụ mgba',
    suspense: 'Ego na-adabaghị na onyinye ọ bụla, ruo mgbe anyị chọpụtara',
    dormant: 'Oge ya agafeela na-emepeghị ya, ma ọ ka bụ nke mmadụ',
  },
  held: {
    title: 'Ebe ọ dị',
    balance: 'N’ego e si na ya akwụ n’ụlọ akụ',
    collected: 'A natara ya na kaadị, ọ banyebeghị n’ego ahụ',
    ownMoney: (amount) => <>N’ime ya, {amount} bụ nke anyị. Ọ dị ebe ahụ ka ịkwụ ego ghara iche kaadị.</>,
    otherCurrency: (owed, held) => (
      <>
        N’ụdị ego ọzọ, nke a na-etinyeghị n’ihe dị n’elu: anyị ji {owed}, {held} dịkwa ebe ahụ.
      </>
    ),
  },
  hours: {
    title: 'Awa site n’awa',
    none: 'Anyị na-ele otu ugboro kwa awa ma debe ya. Nke mbụ ga-apụta ebe a n’ime otu awa.',
    asTable: 'Otu ihe ahụ na tebụl',
    held: 'Ọ dị na Paystack',
    owed: 'Anyị ji',
    table: 'Awa site n’awa, na tebụl',
    caption: 'Ihe anyị ji na ihe dị na Paystack, otu ugboro kwa awa, nke ọhụrụ bu ụzọ',
    hour: 'Awa (Lagos)',
    ourBooks: 'Akwụkwọ ego anyị',
    agreed: 'O kwekọrọ?',
    verdict: {
      TRUE: 'Ruo na kobo',
      ON_THE_WAY: 'Ego nọ n’ụzọ',
      DIFFERS: 'O kwekọghị',
      NO_ANSWER: 'Azịza adịghị',
      NOT_YET: 'A tụnyereghị',
    },
  },
  payouts: {
    title: (days) => `Ego a kwụrụ n’ụlọ akụ n’ụbọchị ${days} gara aga`,
    noneArrived: 'Ọ dịghị nke ruru n’ụbọchị ndị a.',
    nobodySent: 'Ọ dịghị onye zigara onyinye n’ụlọ akụ n’ụbọchị ndị a.',
    withinADay: 'N’ụlọ akụ n’ime awa 24',
    outOf: (some, all) => `${some} n’ime ${all}`,
    promiseKept: (percent) => `Nke ahụ bụ nkwa anyị: e mezuru ${percent}\u00a0%.`,
    halfWithin: 'Ọkara ruru n’ime',
    fromAsking: 'Site n’oge a rịọrọ ya ruo n’ụlọ akụ.',
    nearlyAllWithin: '95 n’ime 100 ruru n’ime',
    largerSums: 'Mmadụ na-ebu ụzọ lelee nnukwu ego.',
    late: (count) => `${formatCount(count)} gafere oge ma ka nọ n’ụzọ, a gụnyere ya dịka nkwa e mezughị.`,
    noneLate: 'Ọ dịghị nke gafere oge ma ka nọ n’ụzọ.',
    underASecond: 'erughị sekọnd 1',
  },
  checks: {
    title: 'Mgbe ikpeazụ anyị nyochara',
    ourBooks: 'Akwụkwọ ego anyị',
    addUp: 'Ha kwekọrọ',
    doNotAddUp: 'Ha ekwekọghị',
    notProved: 'E nyochabeghị ya',
    entriesProved: (count, ago) => (
      <>
        Ihe ndekọ {formatCount(count)}, e nyochara nke ọ bụla {ago}.
      </>
    ),
    everyPayment: 'Ịkwụ ụgwọ, ego gara n’ụlọ akụ na nkwụghachi niile, na ndepụta nke Paystack',
    compared: (ago) => <>A tụnyere ha {ago}.</>,
    notCompared: 'A tụnyerebeghị ha',
    differencesOpen: (count) => `Ọdịiche ${formatCount(count)} ka edozibeghị`,
    same: 'Otu ihe ahụ n’akụkụ abụọ',
    notToTheEnd: 'A tụnyerechabeghị ha',
    tooLongAgo: 'O teela karịa ka o kwesịrị: o kwesịrị ime kwa nkeji ole na ole.',
  },
};
