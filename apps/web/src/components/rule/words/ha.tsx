import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  types: {
    NONE: 'Mutum na farko',
    NTH_PERSON: 'Mutum a layi',
    SPLIT: 'Rabawa',
    TIME: 'Ƙayyadadden lokaci',
    EQUAL: 'Kaso daidai',
    LUCKY: 'Kason sa’a',
    DRAW: 'Ƙuri’a',
  },
  promises: {
    NONE: 'Wanda ya fara buɗe ta zai sami komai',
    NTH_PERSON: 'Mutumin da yake wani wuri na sirri a layi zai sami komai',
    SPLIT: 'Mutane kaɗan na farko za su raba ta, yadda kuka ce',
    TIME: 'Tana buɗewa kuma tana rufewa a lokacin da kuka ce',
    EQUAL: 'Mutane da yawa za su sami iri ɗaya, waɗanda suka fara zuwa',
    LUCKY: 'Kowa zai sami kaso, sa’a ce take zaɓar girmansa',
    DRAW: 'Duk wanda ya shiga kan lokaci yana da dama iri ɗaya',
  },
  extra: 'Ƙari',
  shareRestEqually: 'Raba sauran daidai',
  nthPerson: {
    which: 'Mutum na nawa zai ci?',
    onlyYouKnow:
      'Ku kaɗai kuka san lambar. Ana faɗa wa waɗanda suka riga zuwa cikin ladabi cewa ba su ba ne, ba tare da faɗin adadi ba.',
    roll: (most) => `Zaɓi lamba da sa’a, 1 zuwa ${most}`,
    rolling: 'Ana zaɓa…',
    isRolling: 'Ana zaɓa',
    diceSay: (number) => `Lambar da ta fito ita ce ${number}`,
  },
  split: {
    how: 'Yaya za a raba ta?',
    FIXED_AMOUNT: 'Adadi ɗaya',
    PERCENTAGE: 'Kashi cikin ɗari',
    number: 'Yawan masu rabawa',
    people: (count) => (count === 1 ? 'Mutum 1' : `Mutane ${count}`),
    oneGets: (amount) => `Mutum ɗaya zai sami ${amount}`,
    eachGets: (share, total) => `Kowane mutum zai sami ${share}, jimla ${total}`,
    unevenly: ({ first, most, later, least, total }) =>
      `${first === 1 ? 'Mutum na farko zai' : `Mutane ${first} na farko za su`} sami ${most}, ${later === 1 ? 'na ƙarshe zai' : `sauran ${later} za su`} sami ${least}, jimla ${total}`,
  },
  percentages: {
    person: (place) => `Mutum na ${place}`,
    remove: (place) => `Cire kason mutum na ${place}`,
    full: (percent) => `${percent}% cikin 100%`,
    notFull: (percent) => `${percent}% cikin 100%. Dole jimla ta zama 100% daidai`,
    makeHundred: 'Gaba ɗaya su zama 100. Wanda aka bar shi ba komai ba kaso ba ne.',
    add: 'Ƙara kaso',
  },
  time: {
    start: 'Farawa',
    startHint: 'Lokacin Lagos',
    end: 'Ƙarewa',
    endHint: 'Lokacin Lagos. A wannan mintin an rufe ta.',
    opensIn: (when, wait) => `Za ta buɗe ${when} (Lagos), saura ${wait}.`,
    opensAtOnce: 'Za ta buɗe nan take.',
    staysOpen: (length, until) => `Za ta kasance a buɗe har ${length}, zuwa ${until}.`,
  },
  crowd: {
    howMany: 'Mutane nawa?',
    atLeast: ({ from, to, least }) => `Daga ${from} zuwa ${to}. Kowa zai sami aƙalla ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Daga ${from} zuwa ${to}. Kowa zai sami aƙalla ${least}, ko ${leastInCrowd} idan sun fi ${few}.`,
    equal: 'Kowane mutum kaso ɗaya, duka iri ɗaya, har sai an karɓi na ƙarshe.',
    lucky: (when) =>
      `Sa’a ce za ta zaɓi girman kowane kaso da zarar ${when === 'saved' ? 'kun adana' : 'an biya kuɗin kyautar'}, a kulle su da hatimin da za ku gani nan take. Idan kyautar ta rufe, ana wallafa komai, kuma kowa zai iya bincika cewa babu wanda ya sauya zaɓen.`,
  },
  draw: {
    untilWhen: 'Har zuwa yaushe mutane za su iya shiga?',
    closesIn: (when, wait) => `${when} (Lagos), saura ${wait}. Ana yin ƙuri’ar nan take bayan haka.`,
    closingHint: 'Lokacin Lagos. Ana yin ƙuri’ar nan take bayan haka.',
    tonight: 'Yau ƙarfe 8 na dare',
    tomorrow: 'Gobe ƙarfe 8 na dare',
    friday: 'Jumma’a ƙarfe 6 na yamma',
    nextFriday: 'Jumma’ar gaba ƙarfe 6 na yamma',
    inAWeek: 'Nan da mako, ƙarfe 6 na yamma',
    whatTheyWin: 'Me za su ci?',
    same: 'Iri ɗaya ga kowane mai nasara',
    sameHint: 'Za a raba kyautar a tsakaninsu',
    different: 'Adadi dabam-dabam',
    differentHint: 'Kyauta ta farko, ta biyu, da sauransu',
    howMany: 'Mutane nawa za su ci?',
    atLeast: ({ from, to, least }) => `Daga ${from} zuwa ${to}. Duk wanda ya ci zai sami aƙalla ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Daga ${from} zuwa ${to}. Duk wanda ya ci zai sami aƙalla ${least}, ko ${leastInCrowd} idan sun fi ${few}.`,
    isFair: (when) =>
      `Duk wanda ya shiga yana da dama iri ɗaya, kuma kowane mutum sau ɗaya yake shiga. Ana kulle wani sirri da zarar ${when === 'saved' ? 'kun adana' : 'an biya kuɗin kyautar'}; idan ƙuri’ar ta ƙare ana wallafa shi tare da duk waɗanda suka shiga, kuma kowa zai iya bincika cewa babu wanda ya yi magudi: ba ku ba, ba mu ba.`,
  },
  prizes: {
    title: 'Kyaututtukan cin nasara',
    winners: 'Masu ci',
    eachGets: 'Kowa zai sami',
    winnersOf: (line) => `Masu ci, layi na ${line}`,
    eachGetsOf: (line) => `Kowa zai sami, layi na ${line}`,
    remove: (line) => `Cire layi na ${line}`,
    peopleWin: (count) => (count === 1 ? 'Mutum ɗaya zai ci.' : `Mutane ${formatCount(count)} za su ci.`),
    add: 'Ƙara kyauta',
  },
  simulation: {
    ifFiveOpen: 'Idan mutane biyar suka buɗe ta…',
    ifFiveEnter: 'Idan mutane biyar suka shiga…',
    gets: (person, amount) => `Kason ${person} shi ne ${amount}`,
    notThisTime: (person) => `Za a ce wa ${person}: ba wannan karon ba`,
    luckyExample: (when) =>
      `Misali ne. Ana zaɓar ainihin girman idan ${when === 'saved' ? 'kun adana' : 'an biya kuɗin kyautar'}.`,
    drawExample: 'Misali ne. Ana zaɓar waɗanda suka ci idan an rufe shiga.',
    fewEnter:
      'Misali ne. Idan waɗanda suka shiga ba su kai yawan waɗanda za su iya ci ba, kowa zai ci, sauran kuma su koma gare ku.',
    waitsFor: (number) => `Kyautar tana jiran mutum na ${formatCount(number)}.`,
  },
  ofGift: {
    whoMayOpen: 'Wanda zai iya buɗe ta',
    timeIsOver: 'Lokacin da kuka zaɓa ya wuce',
    moneyIsSafe:
      'Babu wanda zai iya buɗe kyautar kuma. Kuɗinku suna nan lafiya a wurinmu: ku rubuto mana, mu mayar muku da su.',
    contactSupport: 'Tuntuɓi tallafi',
    sealed: 'An kulle ta da hatimi',
    fingerprint: (link) => (
      <>
        An yi shi ne daga wata lamba ta sirri, wannan kyautar da ƙa’idarku. Ku raba shi kafin mutane su karɓa; idan
        kyautar ta rufe muna wallafa sirrin, kuma {link('kowa zai iya bincikawa')}.
      </>
    ),
    copyFingerprint: 'Kwafi hatimi',
  },
};
