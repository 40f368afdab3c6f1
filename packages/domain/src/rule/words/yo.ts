import { formatCount } from '../../money/format.ts';
import { words as time } from '../../time/words/yo.ts';
import { words as types } from '../types/words/yo.ts';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  ordinal: (place) => `ipò ${formatCount(place)}`,
  listed: (items) => `${items.slice(0, -1).join(', ')} àti ${items.at(-1)}`,
  types,
  firstGets: (amount) => `Ẹni àkọ́kọ́ tó bá ṣí i ló máa gba ${amount ?? 'gbogbo rẹ̀'}`,
  nthGets: (place, amount) => `Ẹni tó bá ṣí i ní ipò ${formatCount(place)} ló máa gba ${amount ?? 'gbogbo rẹ̀'}`,
  peopleGetEqual: (people) => `Ènìyàn ${formatCount(people)} àkọ́kọ́ tó bá ṣí i yóò gba ìpín tó dọ́gba`,
  peopleGetEach: (people, share) => `Ẹnì kọ̀ọ̀kan nínú ènìyàn ${formatCount(people)} àkọ́kọ́ tó bá ṣí i yóò gba ${share}`,
  peopleGetKoboMore: (people, share) =>
    `Ẹnì kọ̀ọ̀kan nínú ènìyàn ${formatCount(people)} àkọ́kọ́ tó bá ṣí i yóò gba ${share}, àwọn tó kọ́kọ́ dé yóò gba kọ́bọ̀ kan sí i`,
  peopleGetInOrder: (people, shares) =>
    `Ènìyàn ${formatCount(people)} àkọ́kọ́ tó bá ṣí i yóò gba ${shares}, bí wọ́n bá ṣe dé`,
  peopleGetByLuck: (people) => `Ènìyàn ${formatCount(people)} àkọ́kọ́ yóò gba ìpín kọ̀ọ̀kan, oríire ni yóò sì sọ bó ṣe tó`,
  peopleShareByLuck: (people, amount) =>
    `Ènìyàn ${formatCount(people)} àkọ́kọ́ tó bá ṣí i yóò pín ${amount}, oríire ni yóò sì sọ iye tí ẹnì kọ̀ọ̀kan máa gbà`,
  windowIs: (start, end, amount) =>
    `Yóò ṣí ní ${start} (Lagos), yóò sì pa dé ní ${end}. Ẹni àkọ́kọ́ tó bá ṣí i láàárín àkókò náà ló máa gba ${amount ?? 'gbogbo rẹ̀'}`,
  windowWas: (start, end) => `Ó wà ní ṣíṣí láti ${start} títí di ${end} (Lagos), fún ẹni àkọ́kọ́ tó bá ṣí i`,
  drawIs: (until, prize) => `Gbogbo ẹni tó bá wọlé kó tó di ${until} (Lagos) ní àǹfààní kan náà. ${prize}`,
  drawWas: (until, prize) => `${prize}, gègé láàárín gbogbo ẹni tó wọlé kó tó di ${until} (Lagos) ló yàn wọ́n`,
  winAmount: (people, amount) => `${winners(people)} ${amount ?? 'gbogbo rẹ̀'}`,
  winShares: (people) => `${winners(people)} ìpín kọ̀ọ̀kan`,
  winEach: (people, share) => `${winners(people)} ${share}, ẹnì kọ̀ọ̀kan`,
  winKoboMore: (people, share) => `${winners(people)} ${share}, ẹnì kọ̀ọ̀kan, àwọn àkọ́kọ́ nínú wọn yóò gba kọ́bọ̀ kan sí i`,
  winInOrder: (people, shares) => `${winners(people)} ${shares}, ní ìtẹ̀léra`,
  winBetween: (people, least, most) => `${winners(people)} iye tó wà láàárín ${least} sí ${most}, ẹnì kọ̀ọ̀kan`,
  simulated: {
    granted: (person, amount) => `${person} yóò gba ${amount}`,
    entered: (person) => `${person} ti wà nínú gègé`,
    notThisTime: (person) => `A ó sọ fún ${person} pé: kì í ṣe lọ́tẹ̀ yìí`,
    tooEarly: (person) => `${person} tètè dé jù`,
    ended: (person) => `${person} pẹ́ jù`,
    allTaken: (person) => `Wọ́n ti gbà á tán kí ${person} tó dé`,
  },
  problem: {
    nthTooSmall: 'Yan ipò 1 tàbí jù bẹ́ẹ̀ lọ',
    nthTooLarge: (most) => `Yan ipò tí kò ju ${most} lọ`,
    splitCount: (most) => `Yan ìpín láàárín 1 sí ${most}`,
    percentAboveZero: 'Ìdá kọ̀ọ̀kan gbọ́dọ̀ ju 0 lọ',
    percentTotal: 'Àpapọ̀ rẹ̀ gbọ́dọ̀ jẹ́ 100% gééré',
    shareTooSmall: (least) => `Ìpín kọ̀ọ̀kan gbọ́dọ̀ tó ${least} ó kéré tán`,
    startMissing: 'Yan ìgbà tí ẹ̀bùn náà máa ṣí',
    endMissing: 'Yan ìgbà tí ẹ̀bùn náà máa pa dé',
    startNotBeforeEnd: 'Ìbẹ̀rẹ̀ gbọ́dọ̀ ṣáájú òpin',
    endInPast: 'Òpin gbọ́dọ̀ jẹ́ ọjọ́ iwájú',
    windowBeforeOpening: 'Àkókò yìí yóò parí kí ẹ̀bùn náà tó ṣí',
    windowAfterEnd: 'Àkókò yìí bẹ̀rẹ̀ lẹ́yìn tí ẹ̀bùn náà ti parí',
    luckyCount: (least, most) => `Yan ìpín oríire láàárín ${least} sí ${most}`,
    equalCount: (least, most) => `Yan iye ènìyàn láàárín ${least} sí ${most}`,
    winnerCount: (least, most) => `Yan olúborí láàárín ${least} sí ${most}`,
    closingMissing: 'Yan ìgbà tí wíwọlé máa parí',
    closingInPast: 'Àkókò ìparí gbọ́dọ̀ jẹ́ ọjọ́ iwájú',
    closingBeforeOpening: 'Wíwọlé yóò parí kí ẹ̀bùn náà tó ṣí',
    closingAfterEnd: 'Wíwọlé gbọ́dọ̀ parí kí ẹ̀bùn náà tó parí',
    crowdTooMany: (least) => `Ẹ̀bùn yìí kéré jù fún ènìyàn tó pọ̀ tó bẹ́ẹ̀: ẹnì kọ̀ọ̀kan yóò gba ${least} ó kéré tán`,
    crowdEnoughFor: (few, least, enoughFor) =>
      `Bí ènìyàn bá ju ${few} lọ, ẹnì kọ̀ọ̀kan yóò gba ${least} ó kéré tán: ẹ̀bùn yìí tó fún ènìyàn ${enoughFor}`,
    listOneAmount: 'Kọ iye kan',
    listAmounts: (winners) => `Kọ iye ${winners}, ọ̀kan fún olúborí kọ̀ọ̀kan`,
    listTotal: (listed, inGift) => `Àpapọ̀ iye náà jẹ́ ${listed}, ${inGift} ló sì wà nínú ẹ̀bùn náà`,
  },
  proof: {
    unknownFormat: 'Ẹ̀rí yìí kò sí ní irú èyí tí a mọ̀',
    ruleUnreadable: 'A kò lè ka òfin náà',
    seedUnreadable: 'A kò lè ka irúgbìn náà',
    otherSeed: 'Irúgbìn náà kì í ṣe èyí tí a fi èdìdì dì fún ẹ̀bùn yìí àti òfin yìí',
    amountUnreadable: 'A kò lè ka iye náà',
    notTheWhole: 'Àwọn ìpín inú òfin náà kò jẹ́ gbogbo ẹ̀bùn náà',
    otherShares: 'Àwọn ìpín náà kì í ṣe ti inú òfin',
    valueTooEarly: 'Ẹnìkan lè ti mọ nọ́ńbà gbogbogbò kí wíwọlé tó parí',
    otherRound: 'Nọ́ńbà gbogbogbò náà wá láti ìpele mìíràn, kì í ṣe èyí tí òfin tọ́ka sí',
    valueUnreadable: 'A kò lè ka nọ́ńbà gbogbogbò náà',
    valueNotSigned: 'Nọ́ńbà gbogbogbò náà kò bá ìbuwọ́lù rẹ̀ mu',
    entryUnreadable: (number) => `A kò lè ka ẹni tó wọlé ní ipò ${number}`,
    otherHead: 'Àwọn tó wọlé kò bá ìparí ẹ̀wọ̀n náà mu',
    otherWinners: 'Àwọn olúborí náà kọ́ ni oríire yàn',
    outOfTurn: 'A fún ẹnìkan ní ìpín nígbà tí kò kàn án',
  },
};

const winners = (people: number): string =>
  people === 1 ? 'Ẹnì kan ló máa jẹ' : `Ènìyàn ${formatCount(people)} ló máa jẹ`;
