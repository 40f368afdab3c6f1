import { formatCount } from '../../money/format.ts';
import { words as time } from '../../time/words/ha.ts';
import { words as types } from '../types/words/ha.ts';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  ordinal: (place) => `na ${formatCount(place)}`,
  listed: (items) => `${items.slice(0, -1).join(', ')} da ${items.at(-1)}`,
  types,
  firstGets: (amount) => `Mutum na farko da ya buɗe ta zai samu ${amount ?? 'duka'}`,
  nthGets: (place, amount) => `Mutum na ${formatCount(place)} da ya buɗe ta zai samu ${amount ?? 'duka'}`,
  peopleGetEqual: (people) => `Mutane ${formatCount(people)} na farko da suka buɗe ta za su samu kaso iri ɗaya`,
  peopleGetEach: (people, share) =>
    `Mutane ${formatCount(people)} na farko da suka buɗe ta za su samu ${share} kowannensu`,
  peopleGetKoboMore: (people, share) =>
    `Mutane ${formatCount(people)} na farko da suka buɗe ta za su samu ${share} kowannensu, na farkonsu da ƙarin kobo ɗaya`,
  peopleGetInOrder: (people, shares) =>
    `Mutane ${formatCount(people)} na farko da suka buɗe ta za su samu ${shares}, bisa wannan tsari`,
  peopleGetByLuck: (people) =>
    `Mutane ${formatCount(people)} na farko za su samu kaso kowannensu, sa’a ce za ta faɗi girmansa`,
  peopleShareByLuck: (people, amount) =>
    `Mutane ${formatCount(people)} na farko da suka buɗe ta za su raba ${amount}, sa’a ce za ta faɗi kason kowa`,
  windowIs: (start, end, amount) =>
    `Za a buɗe ta ranar ${start} (Lagos), a rufe ta ranar ${end}. Wanda ya fara buɗe ta a tsakanin nan zai samu ${amount ?? 'duka'}`,
  windowWas: (start, end) => `Tana buɗe daga ranar ${start} har zuwa ranar ${end} (Lagos), ga wanda ya fara buɗe ta`,
  drawIs: (until, prize) => `Duk wanda ya shiga kafin ranar ${until} (Lagos) yana da dama iri ɗaya. ${prize}`,
  drawWas: (until, prize) => `${prize}, ta ƙuri’a tsakanin duk waɗanda suka shiga kafin ranar ${until} (Lagos)`,
  winAmount: (people, amount) => `${winners(people)} ${amount ?? 'duka'}`,
  winShares: (people) => `${winners(people)} kaso kowannensu`,
  winEach: (people, share) => `${winners(people)} ${share} kowannensu`,
  winKoboMore: (people, share) => `${winners(people)} ${share} kowannensu, na farkonsu da ƙarin kobo ɗaya`,
  winInOrder: (people, shares) => `${winners(people)} ${shares}, bisa wannan tsari`,
  winBetween: (people, least, most) => `${winners(people)} tsakanin ${least} da ${most} kowannensu`,
  simulated: {
    granted: (person, amount) => `Za a ba ${person} ${amount}`,
    entered: (person) => `${person} na cikin ƙuri’a`,
    notThisTime: (person) => `Za a gaya wa ${person}: ba a wannan karon ba`,
    tooEarly: (person) => `Zuwan ${person} ya yi wuri`,
    ended: (person) => `Zuwan ${person} ya makara`,
    allTaken: (person) => `An riga an karɓe ta kafin zuwan ${person}`,
  },
  problem: {
    nthTooSmall: 'Ku zaɓi mutum na 1 ko sama da haka',
    nthTooLarge: (most) => `Ku zaɓi lambar mutum da ba ta wuce ${most} ba`,
    splitCount: (most) => `Ku zaɓi kaso tsakanin 1 da ${most}`,
    percentAboveZero: 'Kowane kashi dole ya fi 0',
    percentTotal: 'Jimla dole ta zama 100% daidai',
    shareTooSmall: (least) => `Kowane kaso dole ya kai aƙalla ${least}`,
    startMissing: 'Ku zaɓi lokacin buɗe kyautar',
    endMissing: 'Ku zaɓi lokacin rufe kyautar',
    startNotBeforeEnd: 'Lokacin farawa dole ya riga na ƙarewa',
    endInPast: 'Lokacin ƙarewa dole ya zama nan gaba',
    windowBeforeOpening: 'Wannan lokacin zai ƙare kafin a buɗe kyautar',
    windowAfterEnd: 'Wannan lokacin zai fara bayan kyautar ta ƙare',
    luckyCount: (least, most) => `Ku zaɓi kason sa’a tsakanin ${least} da ${most}`,
    equalCount: (least, most) => `Ku zaɓi mutane tsakanin ${least} da ${most}`,
    winnerCount: (least, most) => `Ku zaɓi masu ci tsakanin ${least} da ${most}`,
    closingMissing: 'Ku zaɓi lokacin da shiga zai ƙare',
    closingInPast: 'Lokacin rufewa dole ya zama nan gaba',
    closingBeforeOpening: 'Za a rufe shiga kafin a buɗe kyautar',
    closingAfterEnd: 'Dole a rufe shiga kafin kyautar ta ƙare',
    crowdTooMany: (least) => `Kyautar ta yi kaɗan ga mutane haka: kowa zai samu aƙalla ${least}`,
    crowdEnoughFor: (few, least, enoughFor) =>
      `Idan mutane sun wuce ${few}, kowa zai samu aƙalla ${least}: kyautar ta isa mutane ${enoughFor}`,
    listOneAmount: 'Ku rubuta adadi ɗaya',
    listAmounts: (winners) => `Ku rubuta adadi ${winners}, ɗaya ga kowane wanda ya ci`,
    listTotal: (listed, inGift) => `Jimlar adadin ${listed} ce, amma ${inGift} ne a cikin kyautar`,
  },
  proof: {
    unknownFormat: 'Wannan shaida ba ta da tsarin da muka sani',
    ruleUnreadable: 'Ba a iya karanta ƙa’idar',
    seedUnreadable: 'Ba a iya karanta irin',
    otherSeed: 'Irin ba shi ne aka rufe don wannan kyauta da wannan ƙa’ida ba',
    amountUnreadable: 'Ba a iya karanta adadin',
    notTheWhole: 'Kason ƙa’idar ba su kai kyautar duka ba',
    otherShares: 'Kason ba na ƙa’idar ba ne',
    valueTooEarly: 'Da an iya sanin lambar jama’a kafin a rufe shiga',
    otherRound: 'Lambar jama’a ta wani zagaye ce, ba wanda ƙa’idar ta nuna ba',
    valueUnreadable: 'Ba a iya karanta lambar jama’a',
    valueNotSigned: 'Lambar jama’a ba ta fito daga sa hannunta ba',
    entryUnreadable: (number) => `Ba a iya karanta shiga ta ${number}`,
    otherHead: 'Jerin masu shiga bai kai ga ƙarshen sarƙar ba',
    otherWinners: 'Waɗanda suka ci ba su ne sa’a ta zaɓa ba',
    outOfTurn: 'An ba wani kaso alhali ba lokacinsa ba ne',
  },
};

const winners = (people: number): string =>
  people === 1 ? 'Mutum ɗaya zai ci' : `Mutane ${formatCount(people)} za su ci`;
