import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.ts';

export const words: Words = {
  giveaway: 'Rabon kyauta',
  lookingForIt: 'Muna neman rabon kyautar',
  notAsked: 'Ba mu iya tambayar yadda yake ba',
  tryAgain: 'Sake gwadawa',
  keepAsking: 'Kuɗin suna nan lafiya. Muna ci gaba da tambaya da kanmu.',
  lastWeKnow: 'Wannan shi ne abin da muka sani na ƙarshe. Muna ci gaba da tambaya da kanmu.',
  givenBy: (host) => `daga ${host}`,
  stopped: 'Mun tsayar da wannan rabon kyautar',
  lookingIntoIt: 'Ma’aikatanmu suna bincike a kai.',
  payNobody: 'Kada ku biya kowa saboda shi, kuma kada ku ba kowa bayananku.',

  money: {
    allHere: (since) => `suna nan, a kulle tun ${since} (Lagos)`,
    stillHere: (whole, since) => `cikin ${whole} suna nan har yanzu, a kulle tun ${since} (Lagos)`,
    kept: 'suna ajiye a nan a halin yanzu.',
    left: 'sun kasance a nan, kuma dukansu sun fita. Ku duba ƙasa ku ga inda suka tafi.',
  },

  standing: {
    label: 'Yadda yake',
    waiting: 'Ba a buɗe ba tukuna',
    starts: (when) => `Zai fara ranar ${when} (Lagos). Ku bar wannan shafin a buɗe: zai buɗe a nan da kansa.`,
    drawOpen: 'An buɗe ƙuri’a',
    closes: (when) => `Za a rufe ranar ${when} (Lagos).`,
    open: 'A buɗe yake',
    waitsUntil: (when) => `Zai jira har zuwa ${when} (Lagos), ko har sai an ɗauke komai.`,
    paused: 'Mai bayarwa ya dakatar da shi',
    pausedMeans: (host) =>
      `${host} sun hana shiga na ɗan lokaci. Kuɗin suna nan, kuma wannan link ɗin zai yi aiki idan ya ci gaba.`,
    drawing: 'An rufe, ana yin ƙuri’a',
    peopleIn: (people) => (people === 1 ? 'Mutum 1 ya shiga.' : `Mutane ${formatCount(people)} sun shiga.`),
    valueDecides: (when) =>
      `Wata lambar ba-zata ta jama’a, da babu wanda zai iya sani kafin ${when} (Lagos), ita ce za ta yanke.`,
    knownSoon: 'Za a san waɗanda suka ci nan da ɗan lokaci.',
    drawn: 'An yi ƙuri’a',
    closed: 'An rufe shi',
    allOwned: 'Komai ya samu mai shi',
    winnerHasTime: 'Wanda ya ci yana da sauran lokaci ya aika zuwa banki.',
    noneInBank: 'Babu kuɗin da suka shiga bankin wanda ya ci tukuna. Suna da sauran lokaci.',
    someInBank: (inBank, winners) =>
      inBank === 1
        ? `Mutum 1 cikin ${formatCount(winners)} da suka ci, kuɗinsa sun shiga banki. Sauran suna da lokaci.`
        : `Mutane ${formatCount(inBank)} cikin ${formatCount(winners)} da suka ci, kuɗinsu sun shiga banki. Sauran suna da lokaci.`,
    over: 'Ya ƙare',
    nobodyTook: 'Babu wanda ya ɗauki kaso a ciki.',
    inWinnersBank: 'Kuɗin suna bankin wanda ya ci.',
    sharesInBank: (inBank, shares) =>
      inBank === 1
        ? `Kaso 1 cikin ${formatCount(shares)} ya shiga banki.`
        : `Kaso ${formatCount(inBank)} cikin ${formatCount(shares)} sun shiga banki.`,
    allWentBack: 'Duka kuɗin sun koma wurin mai aikawa.',
    restWentBack: 'Abin da ya rage ya koma wurin mai aikawa.',
    nobodyCan: 'Babu wanda zai iya shiga',
    nothingToDo: 'Ba sai kun yi komai ba.',
    startsIn: 'Zai fara nan da',
    closesIn: 'Za a rufe ƙuri’a nan da',
    aMoment: 'ɗan lokaci…',
  },

  nextStep: {
    youAreIn: (number) => `Kun shiga. Lamba ta ${formatCount(number)}.`,
    goToYours: 'Kuna da kaso a ciki: je wurinsa',
    didYouEnter: 'Kun shiga ta wannan burauzar?',
    seeWhetherYouWon: 'Duba ko kun ci',
    open: 'Buɗe kyautar',
  },

  enter: {
    password: 'Kalmar sirri',
    passwordHint: 'Mai bayarwa ya kare wannan ƙuri’ar. Ku tambaye shi kalmar sirrin.',
    passwordMissing: 'Ku rubuta kalmar sirrin da mai bayarwa ya ba ku',
    notEntered: 'Ba mu iya shigar da ku a yanzu ba',
    tapAgain: 'Za ku iya sake dannawa: sau ɗaya ake ƙirgawa.',
    notInYet: 'Ba ku shiga ba tukuna.',
    enter: 'Shiga ƙuri’a',
    oneTap: 'Dannawa ɗaya, babu abin biya, babu buɗe asusu. Wannan burauzar tana da wuri ɗaya a ciki.',
  },

  outcome: {
    notAsked: 'Ba mu iya tambayar ko kun ci ba',
    nothingLost: (number) => `Lambarku ita ce ${formatCount(number)}. Ba a rasa komai ba.`,
    take: 'Karɓa',
    won: 'Kun ci',
    drawn: (number) => `Lamba ta ${formatCount(number)} ta fito.`,
    isYours: (amount) => `${amount} naku ne.`,
    sendBy: (when) => `Ku aika zuwa banki kafin ${when} (Lagos), in ba haka ba za su koma ga wani.`,
    notThisTime: 'Ba wannan karon ba',
    notDrawn: (number) => `Lamba ta ${formatCount(number)} ba ta fito ba. Mun gode da kuka shiga.`,
    entered: 'Kun shiga',
    lapsed: 'Kun ci, amma lokaci ya wuce',
    onHold: 'An riƙe na ɗan lokaci',
    yourNumber: (number) => `Lambarku ita ce ${formatCount(number)}`,
    notKnown: (email) =>
      `Ba mu ƙara gane wannan burauzar ba, kamar yadda yake faruwa idan an goge cookies ɗinta. Ku lissafa shaidar da ke ƙasa: tana jera lambobin da suka fito. Idan taku tana ciki, ku rubuta wa ${email} tare da rasit ɗinku.`,
  },

  unknown: {
    title: 'Babu rabon kyautarmu mai wannan lambar',
    replaced: 'An sauya wannan lambar',
    careful:
      'Idan wani ya yi muku alƙawarin kuɗi a nan, ku yi hankali: kada ku biya komai, kuma kada ku ba shi bayananku. Ku bincika link ɗin da aka aiko muku.',
    check: 'Bincika rabon kyauta',
  },
};
