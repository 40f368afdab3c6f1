import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  types: {
    NONE: 'Onye mbụ',
    NTH_PERSON: 'Ọnọdụ nzuzo',
    SPLIT: 'Nkewa',
    TIME: 'Oge a kara aka',
    EQUAL: 'Òkè nhata',
    LUCKY: 'Òkè ihu ọma',
    DRAW: 'Nza',
  },
  promises: {
    NONE: 'Onye buru ụzọ mepee ya ga-enweta ihe niile',
    NTH_PERSON: 'Onye nọ n’otu ọnọdụ nzuzo n’ahịrị ga-enweta ihe niile',
    SPLIT: 'Mmadụ ole na ole mbụ ga-ekerịta ya, otu i si kwuo',
    TIME: 'Ọ na-emepe ma na-emechi mgbe i kwuru',
    EQUAL: 'Ọtụtụ mmadụ ga-enweta otu ego, ndị buru ụzọ bịa',
    LUCKY: 'Onye ọ bụla ga-enweta òkè, ihu ọma na-ahọrọ nha ya',
    DRAW: 'Onye ọ bụla banyere n’oge nwere otu ohere',
  },
  extra: 'Mgbakwunye',
  shareRestEqually: 'Kee nke fọrọ nhata',
  nthPerson: {
    which: 'Onye nke ole ga-emeri?',
    onlyYouKnow: 'Naanị gị maara nọmba ahụ. A ga-eji nwayọọ gwa ndị bu ụzọ bịa na ọ bụghị ha, n’ekwughị ọnụọgụ.',
    roll: (most) => `Tụọ nọmba, 1 ruo ${most}`,
    rolling: 'Ọ na-atụgharị…',
    isRolling: 'Ọ na-atụgharị',
    diceSay: (number) => `Nọmba pụtara bụ ${number}`,
  },
  split: {
    how: 'Kedu ka a ga-esi kee ya?',
    FIXED_AMOUNT: 'Otu ego ahụ',
    PERCENTAGE: 'Pasent',
    number: 'Mmadụ ole ga-ekerịta ya',
    people: (count) => `Mmadụ ${count}`,
    oneGets: (amount) => `Otu onye ga-enweta ${amount}`,
    eachGets: (share, total) => `Onye ọ bụla ga-enweta ${share}, ha niile bụ ${total}`,
    unevenly: ({ first, most, later, least, total }) =>
      `${first === 1 ? 'Onye mbụ' : `Mmadụ ${first} mbụ`} ga-enweta ${most}, ${later === 1 ? 'onye ikpeazụ' : `mmadụ ${later} ndị ọzọ`} ga-enweta ${least}, ha niile bụ ${total}`,
  },
  percentages: {
    person: (place) => `Onye nke ${place}`,
    remove: (place) => `Wepụ òkè onye nke ${place}`,
    full: (percent) => `${percent}% n’ime 100%`,
    notFull: (percent) => `${percent}% n’ime 100%. Ha niile ga-abụrịrị 100% kpọmkwem`,
    makeHundred: 'Ha niile ga-abụ 100. Nke ị hapụrụ n’efu abụghị òkè.',
    add: 'Tinye òkè',
  },
  time: {
    start: 'Mmalite',
    startHint: 'Oge Lagos',
    end: 'Njedebe',
    endHint: 'Oge Lagos. Na nkeji ahụ e mechiela ya.',
    opensIn: (when, wait) => `Ọ ga-emepe ${when} (Lagos), ọ fọrọ ${wait}.`,
    opensAtOnce: 'Ọ ga-emepe ozugbo.',
    staysOpen: (length, until) => `Ọ ga-anọ na mmeghe ruo ${length}, ruo ${until}.`,
  },
  crowd: {
    howMany: 'Mmadụ ole?',
    atLeast: ({ from, to, least }) => `Site na ${from} ruo ${to}. Nke kacha nta onye ọ bụla ga-enweta bụ ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Site na ${from} ruo ${to}. Nke kacha nta onye ọ bụla ga-enweta bụ ${least}, ma ọ bụ ${leastInCrowd} ma ha karịa ${few}.`,
    equal: 'Otu òkè maka onye ọ bụla, ha niile hà nhata, ruo mgbe a narachara nke ikpeazụ.',
    lucky: (when) =>
      `Ihu ọma ga-ahọrọ nha òkè niile ozugbo ${when === 'saved' ? 'ị chekwara' : 'a kwụrụ ụgwọ onyinye ahụ'}, a ga-ejikwa akara ị ga-ahụ ozugbo kpọchie ha. Mgbe onyinye ahụ mechiri, a na-ebipụta ihe niile, onye ọ bụla nwekwara ike ịlele na ọ nweghị onye gbanwere ya.`,
  },
  draw: {
    untilWhen: 'Ruo ole mgbe ka mmadụ nwere ike ịbanye?',
    closesIn: (when, wait) => `${when} (Lagos), ọ fọrọ ${wait}. A ga-eme nza ozugbo.`,
    closingHint: 'Oge Lagos. A ga-eme nza ozugbo.',
    tonight: 'Taa elekere 8 abalị',
    tomorrow: 'Echi elekere 8 abalị',
    friday: 'Fraịde elekere 6 mgbede',
    nextFriday: 'Fraịde ọzọ elekere 6 mgbede',
    inAWeek: 'N’otu izu, elekere 6 mgbede',
    whatTheyWin: 'Gịnị ka ha ga-enweta?',
    same: 'Otu ego maka onye mmeri ọ bụla',
    sameHint: 'A ga-ekere ha onyinye ahụ',
    different: 'Ego dị iche iche',
    differentHint: 'Ihe nrite mbụ, nke abụọ, na ndị ọzọ',
    howMany: 'Mmadụ ole ga-emeri?',
    atLeast: ({ from, to, least }) => `Site na ${from} ruo ${to}. Nke kacha nta onye mmeri ga-enweta bụ ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `Site na ${from} ruo ${to}. Nke kacha nta onye mmeri ga-enweta bụ ${least}, ma ọ bụ ${leastInCrowd} ma ha karịa ${few}.`,
    isFair: (when) =>
      `Onye ọ bụla banyere nwere otu ohere, onye ọ bụla na-abanyekwa otu ugboro. A ga-akpọchi ihe nzuzo ozugbo ${when === 'saved' ? 'ị chekwara' : 'a kwụrụ ụgwọ onyinye ahụ'}; mgbe nza mechara, a na-ebipụta ya na ndị niile banyere, onye ọ bụla nwekwara ike ịlele na ọ nweghị onye mere wayo: ma gị, ma anyị.`,
  },
  prizes: {
    title: 'Ihe nrite',
    winners: 'Ndị mmeri',
    eachGets: 'Onye ọ bụla ga-enweta',
    winnersOf: (line) => `Ndị mmeri, ahịrị ${line}`,
    eachGetsOf: (line) => `Ihe onye ọ bụla ga-enweta, ahịrị ${line}`,
    remove: (line) => `Wepụ ahịrị ${line}`,
    peopleWin: (count) => (count === 1 ? 'Otu onye ga-emeri.' : `Mmadụ ${formatCount(count)} ga-emeri.`),
    add: 'Tinye ihe nrite',
  },
  simulation: {
    ifFiveOpen: 'Ọ bụrụ na mmadụ ise mepee ya…',
    ifFiveEnter: 'Ọ bụrụ na mmadụ ise banye…',
    gets: (person, amount) => `${person} ga-enweta ${amount}`,
    notThisTime: (person) => `A ga-agwa ${person}: ọ bụghị ugbu a`,
    luckyExample: (when) =>
      `Ọ bụ ihe atụ. A ga-ahọrọ nha ndị ahụ n’onwe ha mgbe ${when === 'saved' ? 'ị chekwara' : 'a kwụrụ ụgwọ onyinye ahụ'}.`,
    drawExample: 'Ọ bụ ihe atụ. A ga-ahọrọ ndị mmeri mgbe oge ịbanye gwụrụ.',
    fewEnter:
      'Ọ bụ ihe atụ. Ọ bụrụ na ndị banyere erughị ole nwere ike imeri, onye ọ bụla ga-emeri, nke fọrọ ga-alọghachikwute gị.',
    waitsFor: (number) => `Onyinye ahụ na-eche onye nke ${formatCount(number)}.`,
  },
  ofGift: {
    whoMayOpen: 'Onye nwere ike imepe ya',
    timeIsOver: 'Oge ị họọrọ agafeela',
    moneyIsSafe:
      'Ọ nweghị onye nwere ike imepe onyinye ahụ ọzọ. Ego gị dị nchebe n’aka anyị: detara anyị akwụkwọ, anyị ga-eweghachiri gị ya.',
    contactSupport: 'Kpọtụrụ nkwado',
    sealed: 'E ji akara kpọchie ya',
    fingerprint: (link) => (
      <>
        E ji nọmba nzuzo, onyinye a na iwu gị mee ya. Kekọrịta ya tupu ndị mmadụ anara; mgbe onyinye ahụ mechiri, anyị
        na-ebipụta ihe nzuzo ahụ, {link('onye ọ bụla nwekwara ike ịlele ya')}.
      </>
    ),
    copyFingerprint: 'Detuo akara',
  },
};
