import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.ts';

export const words: Words = {
  giveaway: 'Onyinye ọha',
  lookingForIt: 'Anyị na-achọ onyinye ọha ahụ',
  notAsked: 'Anyị enweghị ike ịjụ otu ọ dị',
  tryAgain: 'Nwaa ọzọ',
  keepAsking: 'Ego ahụ dị nchebe. Anyị ga na-ajụ n’onwe anyị.',
  lastWeKnow: 'Nke a bụ ihe ikpeazụ anyị maara. Anyị ga na-ajụ n’onwe anyị.',
  givenBy: (host) => `site n’aka ${host}`,
  stopped: 'Anyị akwụsịla onyinye ọha a',
  lookingIntoIt: 'Ndị ọrụ anyị na-enyocha ya.',
  payNobody: 'Akwụla onye ọ bụla ụgwọ maka ya, enyekwala onye ọ bụla ozi gbasara gị.',

  money: {
    allHere: (since) => `dị ebe a, a kpọchiri ya kemgbe ${since} (Lagos)`,
    stillHere: (whole, since) => `n’ime ${whole} ka dị ebe a, a kpọchiri ya kemgbe ${since} (Lagos)`,
    kept: 'ka dị ebe a na nchekwa ugbu a.',
    left: 'dị ebe a na mbụ, ya niile apụọla. Lee n’okpuru ka ị hụ ebe ọ gara.',
  },

  standing: {
    label: 'Otu ọ dị',
    waiting: 'O mepebeghị',
    starts: (when) => `Ọ ga-amalite na ${when} (Lagos). Emechila ibe a: ọ ga-emepe ebe a n’onwe ya.`,
    drawOpen: 'Nza emepela',
    closes: (when) => `Ọ ga-emechi na ${when} (Lagos).`,
    open: 'O mepela',
    waitsUntil: (when) => `Ọ ga-eche ruo ${when} (Lagos), ma ọ bụ ruo mgbe e werechara ihe niile.`,
    paused: 'Onye na-enye ya kwụsịtụrụ ya',
    pausedMeans: (host) =>
      `${host} anaghị ekwe ka onye ọ bụla banye ruo nwa oge. Ego ahụ ka dị ebe a, otu linkị ahụ ga-arụkwa ọrụ mgbe ọ gara n’ihu.`,
    drawing: 'E mechiela ya, a na-efe nza',
    peopleIn: (people) => `Mmadụ ${formatCount(people)} abanyela.`,
    valueDecides: (when) => `Nọmba mberede nke ọha, nke onye ọ bụla na-agaghị amata tupu ${when} (Lagos), ga-ekpebi.`,
    knownSoon: 'A ga-amata ndị mmeri n’oge na-adịghị anya.',
    drawn: 'E feela nza',
    closed: 'E mechiela ya',
    allOwned: 'Ihe niile nwere onye nwe ya',
    winnerHasTime: 'Onye mmeri ka nwere oge iziga ya n’ụlọ akụ.',
    noneInBank: 'Ego erubeghị ụlọ akụ onye mmeri ọ bụla. Ha ka nwere oge.',
    someInBank: (inBank, winners) =>
      `Ego eruola ụlọ akụ mmadụ ${formatCount(inBank)} n’ime ndị mmeri ${formatCount(winners)}. Ndị ọzọ ka nwere oge.`,
    over: 'Ọ gwụla',
    nobodyTook: 'O nweghị onye were òkè na ya.',
    inWinnersBank: 'Ọ dị n’ụlọ akụ onye mmeri.',
    sharesInBank: (inBank, shares) => `Òkè ${formatCount(inBank)} n’ime ${formatCount(shares)} dị n’ụlọ akụ.`,
    allWentBack: 'Ya niile alaghachila n’aka onye zitere ya.',
    restWentBack: 'Ihe fọdụrụ alaghachila n’aka onye zitere ya.',
    nobodyCan: 'O nweghị onye ga-esonyeli',
    nothingToDo: 'O nweghị ihe ị ga-eme.',
    startsIn: 'Oge fọdụrụ ka ọ malite',
    closesIn: 'Oge fọdụrụ ka nza mechie',
    aMoment: 'nwa oge…',
  },

  nextStep: {
    youAreIn: (number) => `Ị banyela. Nọmba ${formatCount(number)}.`,
    goToYours: 'I nwere òkè na ya: gaa na ya',
    didYouEnter: 'Ị banyere na browser a?',
    seeWhetherYouWon: 'Hụ ma i meriri',
    open: 'Mepee onyinye ahụ',
  },

  enter: {
    password: 'Okwuntughe',
    passwordHint: 'Onye na-enye ya ji okwuntughe chebe nza a. Jụọ ha okwuntughe ahụ.',
    passwordMissing: 'Tinye okwuntughe onye na-enye ya nyere gị',
    notEntered: 'Anyị enweghị ike itinye gị ugbu a',
    tapAgain: 'I nwere ike ịpị ọzọ: a na-agụ ya naanị otu ugboro.',
    notInYet: 'Ị banyebeghị.',
    enter: 'Banye na nza',
    oneTap:
      'Pịa naanị otu ugboro; o nweghị ihe ị ga-akwụ, o nweghị akaụntụ ị ga-emepe. Browser a nwere otu ohere na ya.',
  },

  outcome: {
    notAsked: 'Anyị enweghị ike ịjụ ma i meriri',
    nothingLost: (number) => `Nọmba gị bụ ${formatCount(number)}. O nweghị ihe furu efu.`,
    take: 'Nara ya',
    won: 'I meriri',
    drawn: (number) => `Nọmba ${formatCount(number)} pụtara.`,
    isYours: (amount) => `${amount} bụ nke gị.`,
    sendBy: (when) => `Ziga ya n’ụlọ akụ tupu ${when} (Lagos), ma ọ bụghị ya, ọ ga-abụ nke onye ọzọ.`,
    notThisTime: 'Ọ bụghị ugbu a',
    notDrawn: (number) => `Nọmba ${formatCount(number)} apụtaghị. Daalụ maka isonye.`,
    entered: 'Ị banyela',
    lapsed: 'I meriri, mana oge agafeela',
    onHold: 'E jidetụrụ ya',
    yourNumber: (number) => `Nọmba gị bụ ${formatCount(number)}`,
    notKnown: (email) =>
      `Anyị amatakwaghị browser a, dịka ọ na-eme mgbe e hichapụrụ cookie ya. Gbakọọ ihe akaebe dị n’okpuru: o depụtara nọmba ndị pụtara. Ọ bụrụ na nke gị so na ha, degara ${email} ozi ya na risiti gị.`,
  },

  unknown: {
    title: 'O nweghị onyinye ọha anyị nwere koodu a',
    replaced: 'A gbanwere koodu a',
    careful:
      'Ọ bụrụ na mmadụ kwere gị nkwa ego ebe a, kpachara anya: akwụla ihe ọ bụla, enyekwala ha ozi ọ bụla gbasara gị. Lelee linkị ha zitere gị.',
    check: 'Lelee onyinye ọha',
  },
};
