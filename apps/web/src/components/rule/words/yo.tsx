import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

const PLACES = ['àkọ́kọ́', 'kejì', 'kẹta', 'kẹrin', 'karùn-ún'];
const placed = (place: number): string => PLACES[place - 1] ?? String(place);

export const words: Words = {
  types: {
    NONE: 'Ẹni àkọ́kọ́',
    NTH_PERSON: 'Àyè àṣírí',
    SPLIT: 'Pínpín',
    TIME: 'Àkókò pàtó',
    EQUAL: 'Ìpín dọ́gba',
    LUCKY: 'Ìpín oríire',
    DRAW: 'Gègé',
  },
  promises: {
    NONE: 'Ẹni tó bá kọ́kọ́ ṣí i ló máa gba gbogbo rẹ̀',
    NTH_PERSON: 'Ẹni tó bá bọ́ sí àyè àṣírí kan lórí ìlà ló máa gba gbogbo rẹ̀',
    SPLIT: 'Àwọn ẹni àkọ́kọ́ díẹ̀ ló máa pín in, bí o bá ṣe sọ',
    TIME: 'Ó máa ṣí, ó sì máa tì ní àkókò tí o bá sọ',
    EQUAL: 'Ọ̀pọ̀ ènìyàn máa gba iye kan náà, àwọn tó bá kọ́kọ́ dé',
    LUCKY: 'Gbogbo ènìyàn máa gba ìpín, oríire ló ń yan bó ṣe tóbi tó',
    DRAW: 'Gbogbo ẹni tó bá wọlé lásìkò ló ní àǹfààní kan náà',
  },
  extra: 'Àfikún',
  shareRestEqually: 'Pín ìyókù dọ́gba',
  nthPerson: {
    which: 'Ẹni kelòó ló máa borí?',
    onlyYouKnow: 'Ìwọ nìkan lo mọ nọ́ńbà náà. A ó fi sùúrù sọ fún àwọn tó ṣáájú pé àwọn kọ́, láìsọ iye.',
    roll: (most) => `Yan nọ́ńbà, 1 sí ${most}`,
    rolling: 'Ó ń yí…',
    isRolling: 'Ó ń yí',
    diceSay: (number) => `Nọ́ńbà tó jáde ni ${number}`,
  },
  split: {
    how: 'Báwo la ṣe máa pín in?',
    FIXED_AMOUNT: 'Iye kan náà',
    PERCENTAGE: 'Ìdá ọgọ́rùn-ún',
    number: 'Iye àwọn tó máa pín in',
    people: (count) => `Ènìyàn ${count}`,
    oneGets: (amount) => `Ènìyàn kan máa gba ${amount}`,
    eachGets: (share, total) => `Ẹnì kọ̀ọ̀kan máa gba ${share}, àpapọ̀ rẹ̀ ${total}`,
    unevenly: ({ first, most, later, least, total }) =>
      `${first === 1 ? 'Ẹni àkọ́kọ́' : `Àwọn ènìyàn ${first} àkọ́kọ́`} máa gba ${most}, ${later === 1 ? 'ẹni tó kẹ́yìn' : `àwọn ${later} yòókù`} máa gba ${least}, àpapọ̀ rẹ̀ ${total}`,
  },
  percentages: {
    person: (place) => `Ẹni ${placed(place)}`,
    remove: (place) => `Yọ ìpín ẹni ${placed(place)} kúrò`,
    full: (percent) => `${percent}% nínú 100%`,
    notFull: (percent) => `${percent}% nínú 100%. Àpapọ̀ gbọ́dọ̀ jẹ́ 100% gan-an`,
    makeHundred: 'Lápapọ̀ wọ́n gbọ́dọ̀ jẹ́ 100. Èyí tí o bá fi sílẹ̀ lófìfo kì í ṣe ìpín.',
    add: 'Fi ìpín kan kún un',
  },
  time: {
    start: 'Ìbẹ̀rẹ̀',
    startHint: 'Àkókò Lagos',
    end: 'Ìparí',
    endHint: 'Àkókò Lagos. Ní ìṣẹ́jú yẹn a ti tì í.',
    opensIn: (when, wait) => `Ó máa ṣí ní ${when} (Lagos), ó ku ${wait}.`,
    opensAtOnce: 'Ó máa ṣí lẹ́sẹ̀kẹsẹ̀.',
    staysOpen: (length, until) => `Ó máa wà ní ṣíṣí fún ${length}, títí di ${until}.`,
  },
  crowd: {
    howMany: 'Ènìyàn mélòó?',
    atLeast: ({ from, to, least }) => `Láti ${from} sí ${to}. Ó kéré tán, ẹnì kọ̀ọ̀kan máa gba ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Láti ${from} sí ${to}. Ó kéré tán, ẹnì kọ̀ọ̀kan máa gba ${least}, tàbí ${leastInCrowd} tí wọ́n bá ju ${few} lọ.`,
    equal: 'Ìpín kan fún ẹnì kọ̀ọ̀kan, gbogbo rẹ̀ dọ́gba, títí a ó fi gba èyí tó kẹ́yìn.',
    lucky: (when) =>
      `Oríire ló máa yan bí ìpín kọ̀ọ̀kan ṣe tóbi tó gẹ́lẹ́ tí ${when === 'saved' ? 'o bá pa á mọ́' : 'a bá san owó ẹ̀bùn náà'}, a ó sì fi èdìdì tí o máa rí lẹ́sẹ̀kẹsẹ̀ tì í. Nígbà tí ẹ̀bùn náà bá ti parí, a ó tẹ gbogbo rẹ̀ jáde, ẹnikẹ́ni sì lè yẹ̀ ẹ́ wò pé kò sí ẹni tó yí i padà.`,
  },
  draw: {
    untilWhen: 'Títí di ìgbà wo ni ènìyàn lè wọlé?',
    closesIn: (when, wait) => `${when} (Lagos), ó ku ${wait}. A ó ṣẹ́ gègé lẹ́sẹ̀kẹsẹ̀.`,
    closingHint: 'Àkókò Lagos. A ó ṣẹ́ gègé lẹ́sẹ̀kẹsẹ̀.',
    tonight: 'Aago 8 alẹ́ òní',
    tomorrow: 'Aago 8 alẹ́ ọ̀la',
    friday: 'Ọjọ́ Ẹtì, aago 6 ìrọ̀lẹ́',
    nextFriday: 'Ọjọ́ Ẹtì tó tẹ̀lé e, aago 6 ìrọ̀lẹ́',
    inAWeek: 'Ọ̀sẹ̀ kan sí òní, aago 6 ìrọ̀lẹ́',
    whatTheyWin: 'Kí ni wọ́n máa gbà?',
    same: 'Iye kan náà fún gbogbo olúborí',
    sameHint: 'A ó pín ẹ̀bùn náà láàárín wọn',
    different: 'Iye tó yàtọ̀ síra',
    differentHint: 'Ẹ̀bùn kìíní, ìkejì, bẹ́ẹ̀ bẹ́ẹ̀ lọ',
    howMany: 'Ènìyàn mélòó ló máa borí?',
    atLeast: ({ from, to, least }) => `Láti ${from} sí ${to}. Ó kéré tán, olúborí kọ̀ọ̀kan máa gba ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Láti ${from} sí ${to}. Ó kéré tán, olúborí kọ̀ọ̀kan máa gba ${least}, tàbí ${leastInCrowd} tí wọ́n bá ju ${few} lọ.`,
    isFair: (when) =>
      `Gbogbo ẹni tó bá wọlé ló ní àǹfààní kan náà, ẹ̀ẹ̀kan sì ni ẹnì kọ̀ọ̀kan ń wọlé. A ó fi èdìdì ti àṣírí kan gẹ́lẹ́ tí ${when === 'saved' ? 'o bá pa á mọ́' : 'a bá san owó ẹ̀bùn náà'}; nígbà tí gègé bá parí, a ó tẹ̀ ẹ́ jáde pẹ̀lú gbogbo àwọn tó wọlé, ẹnikẹ́ni sì lè yẹ̀ ẹ́ wò pé kò sí ẹni tó ṣe màgòmágó: kì í ṣe ìwọ, kì í sì í ṣe àwa.`,
  },
  prizes: {
    title: 'Àwọn ẹ̀bùn olúborí',
    winners: 'Olúborí',
    eachGets: 'Ẹnì kọ̀ọ̀kan gba',
    winnersOf: (line) => `Olúborí, ìlà ${line}`,
    eachGetsOf: (line) => `Ohun tí ẹnì kọ̀ọ̀kan gba, ìlà ${line}`,
    remove: (line) => `Yọ ìlà ${line} kúrò`,
    peopleWin: (count) => (count === 1 ? 'Ènìyàn kan ló máa borí.' : `Ènìyàn ${formatCount(count)} ló máa borí.`),
    add: 'Fi ẹ̀bùn kan kún un',
  },
  simulation: {
    ifFiveOpen: 'Tí ènìyàn márùn-ún bá ṣí i…',
    ifFiveEnter: 'Tí ènìyàn márùn-ún bá wọlé…',
    gets: (person, amount) => `${person} máa gba ${amount}`,
    notThisTime: (person) => `A ó sọ fún ${person}: kì í ṣe lọ́tẹ̀ yìí`,
    luckyExample: (when) =>
      `Àpẹẹrẹ ni. A ó yan iye gidi nígbà tí ${when === 'saved' ? 'o bá pa á mọ́' : 'a bá san owó ẹ̀bùn náà'}.`,
    drawExample: 'Àpẹẹrẹ ni. A ó yan àwọn olúborí nígbà tí àkókò ìwọlé bá parí.',
    fewEnter: 'Àpẹẹrẹ ni. Tí àwọn tó wọlé kò bá tó iye tó lè borí, gbogbo wọn máa borí, ìyókù á sì padà sọ́dọ̀ rẹ.',
    waitsFor: (number) => `Ẹ̀bùn náà ń dúró de ẹni tó ní nọ́ńbà ${formatCount(number)}.`,
  },
  ofGift: {
    whoMayOpen: 'Ẹni tó lè ṣí i',
    timeIsOver: 'Àkókò tí o yàn ti kọjá',
    moneyIsSafe: 'Kò sí ẹni tó lè ṣí ẹ̀bùn náà mọ́. Owó rẹ wà láìléwu lọ́dọ̀ wa: kọ̀wé sí wa, a ó sì dá a padà.',
    contactSupport: 'Kàn sí ìrànlọ́wọ́',
    sealed: 'A fi èdìdì tì í',
    fingerprint: (link) => (
      <>
        Nọ́ńbà àṣírí kan, ẹ̀bùn yìí àti òfin rẹ la fi ṣe é. Pín in kí àwọn ènìyàn tó gbà; nígbà tí ẹ̀bùn bá ti parí a ó tẹ
        àṣírí náà jáde, {link('ẹnikẹ́ni sì lè yẹ̀ ẹ́ wò')}.
      </>
    ),
    copyFingerprint: 'Ṣe àdàkọ èdìdì',
  },
};
