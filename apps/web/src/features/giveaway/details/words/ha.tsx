import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  howWinnersAreChosen: 'Yadda ake zaɓen waɗanda suka ci',
  claimTime: (days) => `Wanda ya ci sai ya aika zuwa banki cikin kwana ${days}, in ba haka ba kason zai koma ga wani.`,
  entered: (people) => (people === 1 ? 'Mutum 1 ya shiga' : `Mutane ${formatCount(people)} sun shiga`),
  sharesTaken: (taken, shares) => `An ɗauki kaso ${formatCount(taken)} cikin ${formatCount(shares)}`,
  sharesLeft: (left, shares) =>
    left === 1
      ? `Kaso 1 cikin ${formatCount(shares)} ya rage`
      : `Kaso ${formatCount(left)} cikin ${formatCount(shares)} sun rage`,

  real: {
    ask: 'Wannan na gaske ne?',
    staySafe: 'Ku kiyaye kanku',
    hasLeft: (product) =>
      `An biya kuɗin kafin kowa ya zo, kuma sun fita ta hannun ${product}: alƙaluman da ke sama daga littattafan lissafinmu suke.`,
    isHeld: (product) =>
      `An riga an biya kuɗin, kuma suna hannun ${product}: alƙaluman da ke sama daga littattafan lissafinmu suke.`,
    allWeHold: (link) => <>Duk kuɗin da muke riƙe wa kowa suna ƙarƙashin {link('inda kuɗin suke')}.</>,
    anotherLink: (link) => <>An aiko muku wani link dabam? Ku manna shi a {link('bincika rabon kyauta')}.</>,
  },

  proof: {
    nobodyCanBendIt: 'Babu wanda zai iya yin magudi',
    howItCanBeProved: 'Yadda za a iya tabbatar da shi',
    sealed: 'An kulle wani sirri da wannan hatimi kafin kowa ya zo.',
    decides: 'Sirrin ne yake yanke komai, kuma za a wallafa shi idan an gama: ku ajiye hatimin, sannan ku kwatanta.',
    decided: 'Sirrin ne ya yanke komai, kuma an wallafa shi yanzu: ku kwatanta su.',
    getsReceipt: 'Duk wanda ya shiga yana samun rasit da yake haɗa dukan jerin wuri ɗaya.',
    gotReceipt: 'Duk wanda ya shiga ya samu rasit da yake haɗa dukan jerin wuri ɗaya.',
    valueIsMixedIn: (when) =>
      `Ana haɗawa da wata lambar ba-zata ta jama’a, da babu wanda ya sani kafin ${when} (Lagos), don ko mu ma kada mu san waɗanda suka ci tun da wuri.`,
    valueWasMixedIn: (when) =>
      `An haɗa da wata lambar ba-zata ta jama’a, da babu wanda ya sani kafin ${when} (Lagos), don haka ko mu ma ba mu iya sanin waɗanda suka ci tun da wuri ba.`,
    noValue:
      'Ba a haɗa da lambar ba-zata ta jama’a a nan ba: shaidar tana nuna cewa ba a sauya komai daga baya ba, amma ba ta nuna cewa babu wanda ya san sirrin kuma ya yi amfani da shi wajen shiga ba.',
    value: (round, chain) => (
      <>
        Lambar jama’ar ita ce ta zagaye na {round} na sarƙar {chain}.
      </>
    ),
    valueAtSource: (round, chain, link) => (
      <>
        Lambar jama’ar ita ce ta zagaye na {round} na sarƙar {chain}, za ku iya karanta ta {link('a tushenta')}.
      </>
    ),
    copyFingerprint: 'Kwafi hatimi',
    see: 'Duba shaidar',
    head: 'An rufe jerin waɗanda suka shiga da wannan kan sarƙa. Duk wanda ya rubuta shi yana da hujja a kanmu:',
  },

  winners: {
    title: 'Waɗanda suka ci',
    somebody: 'Wani',
    won: (when) => `An ci ranar ${when}`,
    onItsWay: (when) => `Suna kan hanya, an ci ranar ${when}`,
    inBankSince: (when) => `Suna cikin bankinsu tun ${when}`,
    showMore: (count) => `Nuna ƙarin ${formatCount(count)}`,
    newestOf: (count) =>
      `Waɗannan su ne na baya-bayan nan cikin ${formatCount(count)}. Dukansu za su kasance a nan idan an gama.`,
    noNames: 'Ba a nuna sunan kowa, lambarsa ko adireshinsa. Lokutan na Lagos ne.',
  },

  passOn: {
    title: 'Ku gaya wa wasu',
    doYouKnowMore: 'Kun san wani abu game da shi?',
    isOver: (title, host, url) => `${title}, daga ${host}: ya ƙare. Ku gani da idonku: ${url}`,
    isLocked: (title, host, amount, url) =>
      `${title}, daga ${host}: ${amount} suna kulle a can. Ku gani da idonku: ${url}`,
    share: 'Raba',
    notShared: 'An samu matsala',
    copyLink: 'Kwafi link',
    poster: 'Fosta (A4)',
    picture: 'Hoto',
    isItWrong: 'Akwai wanda yake neman kuɗi ko sirri da sunansa, ko mai bayarwa ba shi ne wanda ya ce shi ne ba?',
  },

  report: {
    title: 'Kai ƙarar wannan shafin',
    what: 'Mece ce matsalar?',
    kinds: {
      ASKS_FOR_MONEY: 'Wani ya ce in biya wani abu',
      ASKS_FOR_SECRETS: 'Wani yana neman PIN, OTP ko kalmar sirri',
      FALSE_HOST: 'Mai bayarwa ba shi ne wanda ya ce shi ne ba',
      OTHER: 'Wani abu dabam',
    },
    inYourWords: 'Da kalmominku',
    lettersOf: (typed, most) => `${typed} cikin ${most}`,
    noSecrets: 'Don Allah kada ku rubuta lambar asusu, PIN ko wata lambar sirri a nan.',
    notNow: 'Ba yanzu ba',
    tellStaff: 'Gaya wa ma’aikatanmu',
    notTaken: 'Ba mu iya karɓar sa a yanzu ba',
  },
};
