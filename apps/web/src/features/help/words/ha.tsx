import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Ta yaya za mu taimake ku?',
  lead: 'Wataƙila amsar tana ƙasa. Idan ba ta nan, wani zai rubuto muku amsa.',
  guide: 'Komai a matakai uku',
  steps: {
    create: {
      title: 'Ƙirƙira ku biya',
      text: 'Adadi, adireshin imel, ’yan kalmomi. Ku biya a shafin Paystack.',
    },
    share: { title: 'Raba lambar', text: 'Ku kwafi QUID ko ku aika link. Ku aika kalmar sirri dabam.' },
    claim: {
      title: 'Karɓa a cire kuɗi',
      text: 'Su buɗe ta, su rubuta asusunsu, kuɗin kuma ya kama hanya.',
    },
  },
  createGift: 'Ƙirƙiri kyauta',
  claimGift: 'Karɓi kyauta',
  moneyAndGiveaways: (money, giveaways) => (
    <>
      Kuɗin da muke riƙe wa mutane da abin da suke bin mu a bayyane suke ga kowa: {money('inda kuɗin suke')}, har zuwa
      kobo. An aiko muku rabon kyauta kuma ba ku san ko na gaskiya ba ne? {giveaways('Ku bincika shi')} kafin ku yi
      komai.
    </>
  ),
  smallPrint: (terms, privacy, cookies) => (
    <>
      Bayanan doka: {terms('Sharuɗɗa da ƙa’idoji')}, {privacy('Manufar sirri')}, {cookies('Manufar cookies')}.
    </>
  ),
  commonQuestions: 'Tambayoyin da aka fi yi',
  search: 'Nemi amsa',
  searchExample: 'kuɗin aiki, kalmar sirri, banki…',
  nothingFound: 'Ba a sami komai ba. Ku gwada wata kalma, ko ku tambaye mu a ƙasa.',
  found: (some, all) => `${some} cikin ${all}`,
  linkToThis: 'Link zuwa wannan amsa',
  talkToUs: 'Ku yi magana da mu',
  chat: {
    title: 'Hira',
    text: 'Ta WhatsApp. Ita ce hanya mafi sauri idan muna buɗe; ku bar saƙo idan mun rufe.',
    start: 'Fara hira',
  },
  email: { title: 'Imel', text: 'Ku aiko lambar shaidar biyan kuɗi, kada ku aiko lambar kyauta ko kalmar sirri.' },
  phone: { title: 'Waya', text: 'Don duk wani abin gaggawa game da kuɗi, a lokutan tallafi.' },
  inYourTime: 'A agogon wurinku.',
  supportHours: (hours) => `Lokutan tallafi su ne ${hours}.`,
  open: 'Muna buɗe yanzu',
  closed: 'Mun rufe yanzu, amma muna karanta duk abin da kuka aiko',
  weekdays: {
    sunday: 'Lahadi',
    monday: 'Litinin',
    tuesday: 'Talata',
    wednesday: 'Laraba',
    thursday: 'Alhamis',
    friday: 'Jumma’a',
    saturday: 'Asabar',
  },
  fromTo: (from, to) => `${from} zuwa ${to}`,
  closedAllDay: 'A rufe',
  openAllDay: 'Dare da rana',
  questions: {
    quid: {
      question: 'Mene ne QUID?',
      answer: [
        'Lambar kyauta ce: haruffa da lambobi 13, ana nuna su rukuni-rukuni kamar 7K3M-XQ2V9-H4TA. Duk wanda yake da ita zai iya buɗe kyautar, don haka ku riƙe ta kamar tsabar kuɗi.',
        'Babban harafi ko ƙarami, sarari da ɗan layi ba su da bambanci. Babu harafin I, L, O ko U a cikinta, kuma idan harafi ɗaya ya yi kuskure ana gane shi kafin komai ya faru.',
      ],
      alsoAsked: 'code lambar kyauta ma’ana',
    },
    cost: {
      question: 'Nawa ne kuɗin aiki?',
      answer: [
        'Za ku biya daidai adadin kyautar. Lokacin da mai karɓa zai aika kuɗin zuwa banki muna riƙe kashi 3 cikin 100, kuma muna nuna masa kafin ya tabbatar.',
        'Kyautar ₦50,000 takan zama ₦48,500 a banki. Ba mu da wani kuɗin aiki bayan wannan.',
        'Za ku kuma iya biyan kashi 3 ɗin da kanku, domin kuɗin ya isa cif: domin ₦50,000 su shiga banki za ku biya ₦51,546.39. Adadin da aka nuna muku kafin ku biya ba ya canzawa ko da kobo.',
      ],
      alsoAsked: 'fee charge caji farashi',
    },
    paying: {
      question: 'Ta yaya zan biya kuɗin kyauta?',
      answer: [
        'Ta Paystack, a wani shafi dabam: da kati, tura kuɗi ta banki, USSD ko QR. Ba ma ganin bayanan katinku.',
        'Kada ku rufe shafin farko. Zai nuna lambar da zarar kuɗin ya shiga. Idan sabon shafin bai buɗe ba, akwai link ɗinsa a shafin da yake jira.',
      ],
      alsoAsked: 'pay transfer card',
    },
    paymentFailed: {
      question: 'Biyan kuɗina bai yi ba, ko an cire kuɗi ban sami lamba ba',
      answer: [
        'Ku duba “Biyan kuɗaɗenku” a na’urar da kuka biya da ita. Kuɗin da ya makara yana zama kyauta da kansa, yawanci cikin ’yan mintuna.',
        'Idan banki ya cire kuɗin amma biyan bai yi ba, kuɗin zai koma gare ku da kansa. Ku rubuto mana da lambar shaidar biyan kuɗi, mu kuma za mu bi maganar da Paystack.',
      ],
      alsoAsked: 'refund mayar da kuɗi dawo soke cancel reverse reversal declined debited',
    },
    claiming: {
      question: 'Ta yaya zan karɓi kyauta?',
      answer: [
        'Ku buɗe link ɗin da aka aiko muku, ko ku je “Karɓi kyauta” ku rubuta lambar. Idan mai aikawa ya sa kalmar sirri, kuna buƙatarta ita ma; ku tambaye shi.',
        'Buɗe ta yana ba wannan na’ura makullin kuɗin. Ba kwa buƙatar rajista ko manhaja.',
      ],
      alsoAsked: 'claim open buɗe collect',
    },
    thanks: {
      question: 'Ta yaya zan gode wa mai aikawa?',
      answer: [
        'Ku buɗe kyautarku ku zaɓi saƙo a ƙarƙashin “Yi godiya”, ko ku rubuta naku, har harafi 280. Sau ɗaya ake aika shi, kuma ba a canza shi. Kada ku sa lambar asusu ko lambar kyauta a ciki.',
        'Mai aikawa yana samun saƙon ta imel idan ya bar adireshi, kuma yana ganinsa a shafin kyautar. A can kuma zai iya dakatar da saƙonnin godiya: ana ajiye su, ba a aikawa ko nunawa sai lokacin da yake so ya ji su.',
      ],
      alsoAsked: 'thanks thank you godiya na gode reply mute',
    },
    howLong: {
      question: 'Har yaushe cire kuɗi yake ɗauka?',
      answer: [
        'Yawanci ’yan mintuna, kuma kullum cikin awa 24. Idan kuɗin yana da yawa mutum ne yake fara dubawa, haka ma abin da yake bin hanya ɗaya akai-akai cikin ɗan lokaci. Shi ya sa ba ma yin alkawarin daƙiƙa.',
        'Shafin matsayi yana nuna kowane mataki. Idan banki ya ƙi karɓar kuɗin, kuɗin naku ne har yanzu kuma za ku iya rubuta wani asusu.',
        'Idan mutane da dama suka raba kyauta, kowane kaso yana zuwa asusun banki nasa: asusu ɗaya kaso ɗaya. Idan wani asusu yana da suna iri ɗaya, mutum ne yake fara dubawa.',
      ],
      alsoAsked: 'withdraw withdrawal lokaci jinkiri pending',
    },
    rules: {
      question: 'Mene ne ƙa’idojin kyauta?',
      answer: [
        'Ƙa’ida ce take yanke wanda zai sami kyautar: mutum na wane a buɗewa, mutane har biyar da za su raba ta, mutane da yawa da kowa zai sami kaso daidai ko kason sa’a, ko wanda ya zo cikin lokacin da aka sa. Idan babu ƙa’ida, mutum na farko zai karɓi duka.',
        'Mai aikawa ne kaɗai yake sa ta: tare da kyautar kafin ya biya, ko a “Tsara ƙa’idoji” kafin wani ya yi ƙoƙarin buɗewa. Bayan haka an kulle ta, babu wanda zai iya sauya ta.',
        'Lokacin da za ta isa gare su ma mai aikawa ne yake zaɓa: muna aika lambar ta imel da zarar an biya, ko a wani lokaci har zuwa shekara ɗaya a gaba, kuma kafin nan a rufe take. Ko kuma ku raba lambar da kanku: a nan ba ma aika wa kowa imel, kuma ba ma buƙatar adireshi. Duk lokutan na Lagos ne.',
      ],
      alsoAsked: 'rule schedule later birthday ranar haihuwa kwanan wata whatsapp without email',
    },
    unclaimed: {
      question: 'Me zai faru da kyautar da ba wanda ya karɓa?',
      answer: [
        'Tana jira kwana 365, ko 7, 30 ko 90 idan mai aikawa ya zaɓi haka, ana ƙirgawa daga ranar da za a iya buɗe ta. Duk ɓangarorin biyu suna ganin ranar ƙarshe. Bayan haka, ko idan mai aikawa ya soke ta, abin da ba wanda ya buɗe yana komawa katin da ya biya, bayan an cire abin da kamfanin biyan kuɗi yake riƙewa na kuɗin aikinsa, kamar yadda aka nuna kafin biya. Ba ya taɓa zama kuɗin shiganmu.',
        'Bankinku zai nuna kuɗin da aka mayar cikin kwanakin aiki 5-10. Idan katinku bai karɓe shi ba, shafin kyautarku zai tambaye ku asusun banki, mu ma za mu tambaya ta imel. Ba ma taɓa tambayar PIN, kalmar sirri ko lamba.',
      ],
      alsoAsked: 'refund mayar da kuɗi dawo reverse reversal undo dormant expired ya ƙare',
    },
    reminders: {
      question: 'Me ya sa aka tunatar da ni, kuma ta yaya zan dakatar?',
      answer: [
        'Muna tunatar da mai karɓa game da kyautar da bai buɗe ba: bayan kwana uku, da kuma kwana uku kafin ta ƙare. Mai aikawa yana ji kwana uku kafin ƙarshen. Kyautar da aka buɗe, aka dakatar ko aka soke ba a sake maganarta.',
        'Ku danna “Daina aiko da tunatarwa” a cikin imel ɗin, ko maɓallin unsubscribe na manhajar imel ɗinku. Ba za a sake aika tunatarwa zuwa wannan adireshin ba, game da kowace kyauta; amma kyaututtuka, rasitai da labarin kuɗinku za su ci gaba da zuwa. Wannan link ɗin ne dai yake dawo da tunatarwa.',
      ],
      alsoAsked: 'reminder unsubscribe spam saƙonni da yawa notification',
    },
    safety: {
      question: 'Wannan gaskiya ne? Ta yaya zan san ba zamba ba ne?',
      answer: (product) => [
        `Kyautar ${product} ta gaskiya ba ta taɓa cewa ku biya komai, ba ta tambayar katinku, PIN, BVN, OTP ko kalmar sirrin banki, kuma ba ta cewa ku tura wa abokai.`,
        'Domin mu aiko muku kuɗi, lambar asusu da sunan banki kawai muke buƙata. Ku duba adireshin da yake saman shafin kafin ku rubuta lamba, kuma ku rubuta adireshin da kanku idan link ɗin ya ba ku shakka.',
        'Ku liƙa duk wani link ko lamba da aka aiko muku a “Bincika rabon kyauta”, a ƙasan kowane shafi: zai faɗa ko na gaskiya ne, ya ƙare, ko ba namu ba ne.',
        'Kuɗin da muke riƙe wa mutane da abin da suke bin mu a bayyane suke, har zuwa kobo: ku duba “Inda kuɗin suke” a can.',
      ],
      alsoAsked: 'fake giveaway fraud scam ƙarya damfara bincika check verify trust',
    },
    giveaways: {
      question: 'Ta yaya zan ba jama’a kyauta a fili?',
      answer: [
        'Ku aika kyauta mai ƙa’idar mutane da yawa, kamar kaso daidai, kason sa’a ko ƙuri’a. Sannan ku buɗe shafinta a “Biyan kuɗaɗenku” ku danna “Nuna wa jama’a”: za ta sami shafi na kowa, da kuɗin a bayyane, yadda ake zaɓar waɗanda suka ci, ƙirgen lokaci, da takardar talla da za a buga.',
        'Kafin mutum na farko ya gwada za ku iya canza kalmominta da lokacin farawa. Ana nuna harafin farko, banki da kason waɗanda suka ci, ba komai bayan haka.',
        'Kason da ba wanda ya aika zuwa banki cikin lokacin da kuka zaɓa, kwana 7 idan ba ku faɗi wani abu ba, yana zuwa ga mutum na gaba. A ƙuri’a duk wanda ya shiga yana da dama iri ɗaya, kowa yana samun rasit, kuma kowa zai iya sake lissafa waɗanda suka ci daga baya.',
      ],
      alsoAsked: 'public giveaway raffle influencer coci masallaci makaranta poster winners gasa',
    },
    mistakes: {
      question: 'Na aika zuwa adireshin da ba daidai ba, ko lambar ta ɓace',
      answer: [
        'Wannan adireshin ya sami lambar ta imel da zarar an biya, ko zai same ta a lokacin da kuka zaɓa, kuma duk wanda yake da lambar zai iya buɗe kyautar. Muddin ba wanda ya buɗe, ku buɗe kyautar a “Biyan kuɗaɗenku” ku danna “Gyara adireshin”: za ta sami sabuwar lamba, mu aika ta zuwa adireshin da ya dace, tsohuwar kuma ba za ta ƙara buɗe komai ba. A can kuma za ku iya canza saƙo da yadi, ku dakatar da ita, ko ku soke ta. Abin da ba wanda ya buɗe yana komawa katinku, kamar yadda kuka gani kafin ku biya.',
        'Lambobin da suka ɓace suna “Biyan kuɗaɗenku” a na’urar da kuka biya da ita. A wata na’ura dabam, wannan shafin zai iya aika link na kyaututtukanku zuwa adireshin da kuka bari don rasit. Har yanzu akwai matsala? Ku rubuto mana da lambar shaidar biyan kuɗi.',
      ],
      alsoAsked:
        'kuskure typo wrong email imel gyara correct edit cancel soke refund mayar da kuɗi reverse undo na canza ra’ayi',
    },
  },
};
