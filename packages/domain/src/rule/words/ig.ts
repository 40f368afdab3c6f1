import { formatCount } from '../../money/format.ts';
import { words as time } from '../../time/words/ig.ts';
import { words as types } from '../types/words/ig.ts';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  ordinal: (place) => `nke ${formatCount(place)}`,
  listed: (items) => `${items.slice(0, -1).join(', ')} na ${items.at(-1)}`,
  types,
  firstGets: (amount) => `Onye mbụ meghere ya ga-enweta ${amount ?? 'ihe niile'}`,
  nthGets: (place, amount) => `Onye nke ${formatCount(place)} meghere ya ga-enweta ${amount ?? 'ihe niile'}`,
  peopleGetEqual: (people) => `Mmadụ ${formatCount(people)} mbụ meghere ya ga-enweta òkè hà nhata`,
  peopleGetEach: (people, share) => `Onye ọ bụla n’ime mmadụ ${formatCount(people)} mbụ meghere ya ga-enweta ${share}`,
  peopleGetKoboMore: (people, share) =>
    `Onye ọ bụla n’ime mmadụ ${formatCount(people)} mbụ meghere ya ga-enweta ${share}, ndị bu ụzọ ga-enweta otu kobo karịa`,
  peopleGetInOrder: (people, shares) => `Mmadụ ${formatCount(people)} mbụ meghere ya ga-enweta ${shares}, n’usoro ahụ`,
  peopleGetByLuck: (people) =>
    `Mmadụ ${formatCount(people)} mbụ ga-enweta òkè, ọ bụ nza ga-ekpebi ole nke onye ọ bụla ga-abụ`,
  peopleShareByLuck: (people, amount) =>
    `Mmadụ ${formatCount(people)} mbụ meghere ya ga-ekere ${amount}, ọ bụ nza ga-ekpebi ego ole onye ọ bụla ga-enweta`,
  windowIs: (start, end, amount) =>
    `Ọ ga-emeghe na ${start} (Lagos) ma mechie na ${end}. Onye mbụ meghere ya n’etiti oge ahụ ga-enweta ${amount ?? 'ihe niile'}`,
  windowWas: (start, end) => `O meghere site na ${start} ruo na ${end} (Lagos), maka onye mbụ ga-emeghe ya`,
  drawIs: (until, prize) => `Onye ọ bụla banyere tupu ${until} (Lagos) nwere otu ohere ahụ. ${prize}`,
  drawWas: (until, prize) => `${prize}. E ji nza họrọ ha n’ime ndị niile banyere tupu ${until} (Lagos)`,
  winAmount: (people, amount) => `${winners(people)} ${amount ?? 'ihe niile'}`,
  winShares: (people) => `${winners(people)} òkè, onye ọ bụla nke ya`,
  winEach: (people, share) => `${winners(people)} ${share}, onye ọ bụla nke ya`,
  winKoboMore: (people, share) =>
    `${winners(people)} ${share}, onye ọ bụla nke ya, ndị mbụ n’ime ha ga-enweta otu kobo karịa`,
  winInOrder: (people, shares) => `${winners(people)} ${shares}, n’usoro ahụ`,
  winBetween: (people, least, most) => `${winners(people)} site na ${least} ruo ${most}, onye ọ bụla nke ya`,
  simulated: {
    granted: (person, amount) => `${person} ga-enweta ${amount}`,
    entered: (person) => `${person} nọ na nza`,
    notThisTime: (person) => `A ga-agwa ${person}: ọ bụghị n’ugboro a`,
    tooEarly: (person) => `${person} bịara tupu oge eruo`,
    ended: (person) => `${person} bịara mgbe oge gachara`,
    allTaken: (person) => `A narachaala ya tupu ${person} abịa`,
  },
  problem: {
    nthTooSmall: 'Họrọ onye nke 1 ma ọ bụ karịa',
    nthTooLarge: (most) => `Họrọ nọmba onye na-agafeghị ${most}`,
    splitCount: (most) => `Họrọ òkè site na 1 ruo ${most}`,
    percentAboveZero: 'Pasent ọ bụla kwesịrị ịkarị 0',
    percentTotal: 'Mkpokọta ya kwesịrị ịbụ 100% kpọmkwem',
    shareTooSmall: (least) => `Òkè ọ bụla kwesịrị iru opekata mpe ${least}`,
    startMissing: 'Họrọ mgbe onyinye ahụ ga-emeghe',
    endMissing: 'Họrọ mgbe onyinye ahụ ga-emechi',
    startNotBeforeEnd: 'Mmalite kwesịrị ibu ngwụcha ụzọ',
    endInPast: 'Ngwụcha kwesịrị ịbụ oge na-abịa n’ihu',
    windowBeforeOpening: 'Oge a ga-agwụ tupu onyinye ahụ emeghee',
    windowAfterEnd: 'Oge a ga-amalite mgbe onyinye ahụ gwụchara',
    luckyCount: (least, most) => `Họrọ òkè nza site na ${least} ruo ${most}`,
    equalCount: (least, most) => `Họrọ mmadụ site na ${least} ruo ${most}`,
    winnerCount: (least, most) => `Họrọ ndị mmeri site na ${least} ruo ${most}`,
    closingMissing: 'Họrọ mgbe ịbanye ga-akwụsị',
    closingInPast: 'Oge mmechi kwesịrị ịbụ oge na-abịa n’ihu',
    closingBeforeOpening: 'Ịbanye ga-akwụsị tupu onyinye ahụ emeghee',
    closingAfterEnd: 'Ịbanye kwesịrị ịkwụsị tupu onyinye ahụ agwụ',
    crowdTooMany: (least) => `Onyinye a dị obere maka ọtụtụ mmadụ otú ahụ: onye ọ bụla ga-enweta opekata mpe ${least}`,
    crowdEnoughFor: (few, least, enoughFor) =>
      `Ọ bụrụ na mmadụ karịrị ${few}, onye ọ bụla ga-enweta opekata mpe ${least}: onyinye a ga-ezuru mmadụ ${enoughFor}`,
    listOneAmount: 'Dee otu ego',
    listAmounts: (winners) => `Dee ego ugboro ${winners}, otu maka onye mmeri ọ bụla`,
    listTotal: (listed, inGift) => `Ego ndị ahụ dị ${listed}, ma ${inGift} dị n’onyinye ahụ`,
  },
  proof: {
    unknownFormat: 'Ihe akaebe a adịghị n’ụdị anyị maara',
    ruleUnreadable: 'A pụghị ịgụ iwu ahụ',
    seedUnreadable: 'A pụghị ịgụ mkpụrụ ahụ',
    otherSeed: 'Mkpụrụ ahụ abụghị nke e mechiri akara maka onyinye a na iwu a',
    amountUnreadable: 'A pụghị ịgụ ego ole ọ bụ',
    notTheWhole: 'Òkè dị n’iwu ahụ erughị onyinye ahụ dum',
    otherShares: 'Òkè ndị ahụ abụghị nke iwu ahụ',
    valueTooEarly: 'Mmadụ nwere ike ịmara nọmba ọha ahụ tupu ịbanye akwụsị',
    otherRound: 'Nọmba ọha ahụ si n’agba ọzọ, ọ bụghị nke iwu ahụ rụtụrụ aka',
    valueUnreadable: 'A pụghị ịgụ nọmba ọha ahụ',
    valueNotSigned: 'Nọmba ọha ahụ esighị na mbinye aka ya',
    entryUnreadable: (number) => `A pụghị ịgụ onye nke ${number} banyere`,
    otherHead: 'Ndị banyere adabaghị n’isi agbụ ahụ',
    otherWinners: 'Ndị mmeri ahụ abụghị ndị nza họọrọ',
    outOfTurn: 'E nyere òkè n’aka onye oge ya na-eruteghị',
  },
};

const winners = (people: number): string =>
  people === 1 ? 'Otu onye ga-emeri' : `Mmadụ ${formatCount(people)} ga-emeri`;
