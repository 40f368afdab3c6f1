import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Inda kuɗin suke',
  howItIsCounted: [
    'Kuɗin kowace kyauta yana wurin Paystack har sai ya shiga bankin wani.',
    'Muna ƙirga abin da mutane suke bin mu har zuwa kobo, da abin da littattafanmu suka ce yana can dominsu.',
    'Sannan mu tambayi Paystack abin da yake can da gaske, mu nuna muku duka biyun.',
  ],
  cannotShow: (product, link) => (
    <>
      Abin da wannan shafin ba ya iya nunawa: amsar Paystack ta hannunmu take zuwa. Tana faɗin nawa ne a can, ba na wane
      ne ba. Yadda kyauta take isa banki yana ƙarƙashin {link.help('Taimako')}; alkawarin {product} yana cikin{' '}
      {link.terms('Sharuɗɗa')}. Ga shirye-shiryen kwamfuta, da burauza marasa JavaScript, alkaluman suna nan{' '}
      {link.asSent('yadda ake aika su')}, a kobo.
    </>
  ),
  asking: 'Muna tambayar littattafanmu da Paystack…',
  tryAgain: 'Sake gwadawa',
  unread: 'Ba a iya karanta alkaluman ba',
  unreadMeans: 'Wannan bai shafi kuɗin ba: shafin ne kaɗai bai sami amsa ba. Za mu sake tambaya da kanmu.',
  notNew: 'Waɗannan alkaluma ba sababbi ba ne',
  notNewMeans: (when, why) => `Na ${when} (Lagos) ne. Ba mu iya neman sababbi ba: ${why}`,
  whyUnknown: 'babu amsa',
  asOf: (time) => <>Kamar yadda yake a {time} (Lagos). Ana sake tambaya yayin da kuke kallo.</>,
  verdict: {
    true: { title: 'Daidai har zuwa kobo', text: 'Abin da Paystack ya faɗa shi ne abin da littattafanmu suka faɗa.' },
    onTheWay: {
      title: 'An san dalili, amma a yanzu bai yi daidai har zuwa kobo ba',
      text: (what) =>
        `Bambancin littattafanmu da amsar Paystack bai wuce abin da yake kan hanya ba: ${what}. Idan wannan ya isa, za a sake kwatanta su har zuwa kobo.`,
    },
    noAnswer: {
      title: 'Paystack bai ba da amsa ba yanzu',
      text: 'Don haka waɗannan alkaluman littattafanmu ne kaɗai, ba a kwatanta su da na kowa ba. Za mu sake tambaya da kanmu.',
    },
    notYet: {
      title: 'Ba a kwatanta ba tukuna',
      text: 'Ana fara kwatanta littattafanmu da na Paystack cikin ’yan mintuna bayan an fara aiki. Kafin nan ba za mu ce komai gaskiya ne ba.',
    },
    differs: {
      title: (amount) => `${amount} ba su yi daidai ba`,
      titleWithoutAmount: 'Wani abu bai yi daidai ba',
      staffKnow: (since) => `Tun ${since} (Lagos). An sanar da ma’aikatanmu kuma suna neman dalili.`,
      seen: (since) =>
        `An gani a ${since} (Lagos). Ana sake kwatanta ɓangarorin biyu bayan kowane ’yan mintuna; idan har yanzu haka ne, za a sanar da ma’aikatanmu.`,
      booksAreWrong: 'Littattafanmu ba su yi daidai ba, kuma biyan kuɗi zuwa banki yana jira sai sun daidaita.',
    },
  },
  onTheWay: {
    payouts: (amount, count) => `${amount} a tura kuɗi zuwa banki guda ${formatCount(count)}`,
    refunds: (amount, count) => `${amount} a mayar da kuɗi guda ${formatCount(count)}`,
    payments: (amount, count) => `${amount} a biyan kuɗi guda ${formatCount(count)} da ake yi`,
    collected: (amount) => `${amount} da aka karɓa daga katuna`,
    justBooked: 'abin da aka rubuta yayin da muke tambaya',
  },
  cover: {
    short: (amount) =>
      `${amount} na abin da ake bin mu ba ya wurin Paystack a yanzu. Paystack yana riƙe kuɗin aikinsa lokacin da aka biya kyauta; kashi 3 namu, wanda yake biyan hakan, yana zuwa lokacin da kyautar ta isa banki.`,
    nothingOwed: 'Babu wanda yake da kuɗi a wurinmu a yanzu.',
    all: 'Duk abin da ake bin mu yana can.',
    more: (amount) => `Duk abin da ake bin mu yana can, da ƙarin ${amount}.`,
  },
  empty: {
    title: 'Babu kuɗi a nan tukuna',
    text: 'Babu wanda ya biya kuɗin kyauta. Daga kyauta ta farko, wannan shafin zai nuna abin da muke riƙe da abin da ake bin mu.',
  },
  threeFigures: 'Alkaluma uku',
  weOwe: 'Abin da mutane suke bin mu',
  ourBooksSay: 'Yana wurin Paystack, in ji littattafanmu',
  paystackSays: 'A asusunmu na can, in ji Paystack',
  noAnswer: 'Babu amsa',
  owed: {
    title: 'Abin da ake bin mu, da dalilinsa',
    unclaimed: 'Kyaututtukan da ba wanda ya buɗe tukuna',
    claimed: 'An buɗe, ba a aika zuwa banki ba tukuna',
    payouts: 'Yana kan hanya zuwa banki',
    refunds: 'Yana kan hanyar komawa ga mai aikawa',
    disputes: 'An riƙe yayin da bankin mai aikawa yake ƙalubalantar biyan',
    suspense: 'Kuɗin da bai dace da wata kyauta ba, har sai mun gano',
    dormant: 'Ba a buɗe ba har lokaci ya wuce, amma har yanzu na wani ne',
  },
  held: {
    title: 'Inda yake',
    balance: 'A asusun da ake biyan bankuna daga gare shi',
    collected: 'An karɓa daga katuna, bai shiga asusun ba tukuna',
    ownMoney: (amount) => <>Daga ciki, {amount} namu ne. Yana can ne domin biyan kuɗi kada ya jira katuna.</>,
    otherCurrency: (owed, held) => (
      <>
        A wani nau’in kuɗi, ba a haɗa shi da abin da yake sama ba: ana bin mu {owed}, kuma {held} yana can.
      </>
    ),
  },
  hours: {
    title: 'Awa zuwa awa',
    none: 'Muna dubawa sau ɗaya a kowace awa mu ajiye. Na farko zai bayyana a nan cikin awa ɗaya.',
    asTable: 'Abu ɗaya a cikin tebur',
    held: 'Yana wurin Paystack',
    owed: 'Ana bin mu',
    table: 'Awa zuwa awa, a cikin tebur',
    caption: 'Abin da ake bin mu da abin da yake wurin Paystack, sau ɗaya a kowace awa, sabo a farko',
    hour: 'Awa (Lagos)',
    ourBooks: 'Littattafanmu',
    agreed: 'Ya yi daidai?',
    verdict: {
      TRUE: 'Har zuwa kobo',
      ON_THE_WAY: 'Kuɗi yana kan hanya',
      DIFFERS: 'Bai yi daidai ba',
      NO_ANSWER: 'Babu amsa',
      NOT_YET: 'Ba a kwatanta ba',
    },
  },
  payouts: {
    title: (days) => `Kuɗin da aka tura banki cikin kwana ${days} da suka wuce`,
    noneArrived: 'Babu wanda ya isa a waɗannan kwanaki.',
    nobodySent: 'Babu wanda ya aika kyauta zuwa banki a waɗannan kwanaki.',
    withinADay: 'A banki cikin awa 24',
    outOf: (some, all) => `${some} cikin ${all}`,
    promiseKept: (percent) => `Wannan ne alkawarinmu: an cika ${percent}\u00a0%.`,
    halfWithin: 'Rabi sun isa cikin',
    fromAsking: 'Daga lokacin da aka nema har zuwa banki.',
    nearlyAllWithin: '95 cikin 100 sun isa cikin',
    largerSums: 'Idan kuɗin yana da yawa mutum ne yake fara dubawa.',
    late: (count) =>
      count === 1
        ? '1 ya makara kuma yana kan hanya har yanzu, an ƙirga shi a matsayin alkawarin da ba a cika ba.'
        : `${formatCount(count)} sun makara kuma suna kan hanya har yanzu, an ƙirga su a matsayin alkawarin da ba a cika ba.`,
    noneLate: 'Babu wanda ya makara yana kan hanya.',
    underASecond: 'ƙasa da daƙiƙa 1',
  },
  checks: {
    title: 'Lokacin ƙarshe da muka tabbatar',
    ourBooks: 'Littattafanmu',
    addUp: 'Sun yi daidai',
    doNotAddUp: 'Ba su yi daidai ba',
    notProved: 'Ba a tabbatar ba tukuna',
    entriesProved: (count, ago) => (
      <>
        Rubuce-rubuce {formatCount(count)}, an tabbatar da kowanne {ago}.
      </>
    ),
    everyPayment: 'Kowane biya, tura kuɗi zuwa banki da mayar da kuɗi, da jerin Paystack',
    compared: (ago) => <>An kwatanta {ago}.</>,
    notCompared: 'Ba a kwatanta ba tukuna',
    differencesOpen: (count) =>
      count === 1 ? 'Bambanci 1 bai warware ba' : `Bambance-bambance ${formatCount(count)} ba su warware ba`,
    same: 'Iri ɗaya a ɓangarorin biyu',
    notToTheEnd: 'Ba a gama kwatantawa ba',
    tooLongAgo: 'Ya fi yadda ya kamata daɗewa: ana yi ne bayan kowane ’yan mintuna.',
  },
};
