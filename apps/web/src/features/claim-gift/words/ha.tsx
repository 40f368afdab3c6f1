import type { Words } from './en.tsx';

export const words: Words = {
  claimYourGift: 'Ku karɓi kyautarku',
  claimAnother: 'Karɓi wata kyauta',
  tryAgain: 'Sake gwadawa',
  loadFailed: 'Ba a iya loda bayanan kyautar ba',
  giftIsSafe: 'Kyautarku tana nan lafiya.',
  yourGift: 'Kyautarku',
  seeTheProof: 'Ku ga shaidar',
  openUntil: (when) => `Ana iya buɗe ta har zuwa ${when}.`,
  inBothTimes: (lagos, own) => `${lagos}, wato ${own} a inda kuke`,
  lookup: {
    looking: 'Ana neman kyautarku',
    replaced: 'An sauya wannan lambar',
    unknown: 'Babu kyauta mai wannan lambar',
    checkTheCode:
      'Ku kwatanta ta da saƙon da kuka samu, harafi bayan harafi, ko ku nemi mai aikawa ya sake turo link ɗin.',
    nothingClaimed: 'Kyautarku tana nan lafiya. Ba a karɓi komai ba.',
  },
  sealed: {
    youHaveAGift: 'Kuna da kyauta',
    youCanWin: 'Kuna iya cin kyauta',
    fromASecretSender: 'Ta fito ne daga wanda ya nemi a ɓoye sunansa.',
    sentBy: (name) => `Daga ${name} ta fito.`,
    sentBySomeone: 'Wani ne ya aiko ta.',
    password: 'Kalmar sirri',
    askForPassword: 'Mai aikawa ya sa wa wannan kyauta kalmar sirri. Idan ba ku da ita, ku tambaye shi.',
    enterPassword: 'Ku shigar da kalmar sirrin da mai aikawa ya ba ku',
    notInYet: 'Ba ku shiga ba tukuna.',
    notOpenedYet: 'Ba ku buɗe ta ba tukuna.',
    claimFailed: 'Ba a iya karɓar kyautar ba',
    tapAgain: 'Kuna iya sake dannawa: sau ɗaya ake ƙidayawa.',
    enterTheDraw: 'Shiga ƙuri’a',
    openMyGift: 'Buɗe kyautata',
    enteringIsFree:
      'Ba a biyan komai don shiga. Idan kun aika kuɗin zuwa bankinku muna cire 3% daga ciki, kuma za ku fara ganin ainihin adadin.',
    openingIsFree:
      'Ba a biyan komai don buɗewa. Idan kun aika kuɗin zuwa bankinku muna cire 3% daga ciki, kuma za ku fara ganin ainihin adadin.',
  },
  opened: {
    itIsYours: 'Ta zama taku',
    openedHere: 'A wannan na’ura kuka buɗe wannan kyauta.',
    numberDrawn: (number) => `An zaɓi lambarku, ${number}, daga cikin duk waɗanda suka shiga.`,
    youGet: (amount, fee) => (
      <>
        Za ku samu {amount} a bankinku. Kuɗin aikinmu {fee} ne.
      </>
    ),
    sendBy: (when) => `Ku aika kuɗin zuwa banki kafin ${when}`,
    elseSomebodyElses: 'Bayan haka za su zama na wani.',
    toBank: (amount, bank) => (
      <>
        {amount} zuwa {bank}
      </>
    ),
    bankRefused: 'Bankin bai karɓi kuɗin ba',
    backInYourGift: 'Duk kuɗin sun koma cikin kyautarku.',
    onHold: 'An tsayar da wannan kyauta.',
    onHoldMeans: 'Kuɗinta suna nan lafiya. Ku tuntuɓi tallafi idan wannan ya ba ku mamaki.',
    followYourMoney: 'Bi sawun kuɗinku',
    withdraw: 'Cire kuɗi',
    yourKey: 'Makullin shigarku',
    accessKey: 'makullin shiga',
    keyMeans:
      'Wannan na’ura tana ajiye muku shi. Ku kwafe shi idan kuna son cire kuɗi daga wata waya, kuma kada ku nuna wa kowa: duk wanda yake da shi zai iya aika kuɗin zuwa bankinsa.',
  },
  mailedLink: {
    mailMeALink: 'Aiko mini link ɗin wannan kyauta ta imel',
    hint: 'Yana buɗe kyautarku a kowace na’ura, don haka kada ku ba kowa. Muna kuma rubuto muku ta wannan imel idan kuɗinku sun tafi da kuma idan sun isa.',
    send: 'Aiko mini link ɗin',
    opening: 'Ana buɗe kyautarku',
    doesNotOpen: 'Wannan link ɗin ba ya buɗe wannan kyauta',
    openItAgain: 'Ku sake buɗe shi daga imel ɗin, ko ku kwafe shi gaba ɗaya.',
    goOnWithout: 'Ci gaba ba tare da shi ba',
  },
  isThisReal: {
    title: 'Shin wannan gaskiya ne?',
    whoHolds: 'Wa yake riƙe da kuɗin?',
    weHoldIt: (product) =>
      `Mai aikawa ya riga ya biya. ${product} yana riƙe da kyautar har sai kun cire kuɗinta, kuma bankinku yana karɓar su ta hannun Paystack, kamfanin biyan kuɗi mai lasisi.`,
    neverAsked: 'Abin da ba ma taɓa tambaya',
    neverAskedList:
      'Lambar katin bankinku, PIN, lambar OTP, BVN, kalmar sirrin banki, ko wani biyan kuɗi. Don karɓar kyauta, lambar asusu da sunan banki kaɗai kuke buƙata. Kuɗin aikinmu yana fita daga cikin kyautar.',
    howToCheck: 'Yadda ake tantancewa',
    addressMustRead: (host) => <>Dole adireshin da ke saman burauzarku ya kasance {host}.</>,
    addressAsAtHome: 'Dole adireshin da ke saman burauzarku ya kasance kamar na shafinmu na gida.',
    ifNotSure: (phone, help, check) => (
      <>
        Zanen yadin da ke nan iri ɗaya ne da na saƙon da kuka samu. Idan ba ku tabbata ba, ku tambayi mai aikawa ido da
        ido, ku kira {phone} ko ku duba {help('Taimako')}. An aiko muku wani link kuma? {check('Ku bincika shi')}.
      </>
    ),
  },
};
