import type { Words } from './en.tsx';

export const words: Words = {
  withdrawFunds: 'Cire kuɗi',
  toAnyBank: 'Ku aika kyautarku zuwa kowane asusun banki na Nijeriya. Kuɗin suna isa cikin awa 24.',
  followYourMoney: 'Bi sawun kuɗinku',
  onItsWay: 'Kuɗinku suna kan hanya',
  paidOut: 'An riga an biya kuɗin wannan kyauta',
  goesTo: (amount, accountName, bank) => (
    <>
      {amount} zuwa ga {accountName}, {bank}.
    </>
  ),
  tryAgain: 'Sake gwadawa',
  somethingWentWrong: 'Wani abu ya lalace',
  giftIsSafe: 'Kyautarku tana nan lafiya.',
  bankRefused: 'Bankin bai karɓi kuɗin ba',
  bank: 'Banki',
  amount: 'Adadi',
  fee: 'Kuɗin aiki',
  feeOf: (percent) => `Kuɗin aiki (${percent}%)`,
  youGet: 'Za ku samu',
  which: {
    title: 'Wace kyauta?',
    openInThisBrowser: 'Ku buɗe kyautarku a wannan burauzar, ita za ta kawo ku nan.',
    noneYet: 'Babu kyauta a wannan na’ura tukuna',
    openItFirst:
      'Ku fara buɗe kyautarku, ita za ta kawo ku nan. Idan kun buɗe ta a wata waya ko wata burauzar, ku cire kuɗin a can, ko ku buɗe ta a nan da makullin shigarku.',
    opened: (date) => `An buɗe ranar ${date}`,
    goToClaim: 'Je zuwa Karɓi kyauta',
    claimAnother: 'Karɓi wata kyauta',
    invalidRequest: 'Buƙatar ba daidai take ba',
    needsGiftAndAmount: 'Wannan shafin yana buƙatar kyauta da adadinta. Ku fara buɗe kyautarku, ita za ta kawo ku nan.',
    missingCode: 'Babu lambar kyauta (QUID). Ku fara buɗe kyautarku, ita za ta kawo ku nan.',
    loading: 'Ana loda kyautarku',
  },
  key: {
    needed: 'Muna buƙatar makullin shigarku',
    notHere: (code) =>
      `Wannan na’ura ba ta da makullin kyauta ${code}. Idan kun buɗe ta a wata burauzar, ku cire kuɗin a can, ko ku shigar da makullin da kuka kwafe.`,
    enterIt: 'Shigar da makulli',
    enterAccessKey: 'Shigar da makullin shiga',
    onlyTheOpener:
      'Wanda ya buɗe kyautar kaɗai zai iya ganin inda kuɗinta suke. Ku shigar da makullin shiga da aka nuna muku a lokacin.',
    accessKey: 'Makullin shiga',
    required: 'Ana buƙatar makullin shiga',
    showStatus: 'Nuna inda kuɗin suke',
    giftsOnThisDevice: 'Duba kyaututtukan wannan na’ura',
  },
  standing: {
    onHold: 'An tsayar da wannan kyauta.',
    onHoldMeans: 'Kuɗinta suna nan lafiya. Ba za a iya aika su zuwa banki a yanzu ba.',
    contactSupport: 'Tuntuɓi tallafi',
    yourShareIs: (amount) => `Kasonku ${amount} ne`,
    linkNamedAnother: 'Link ɗin ya faɗi wani adadi dabam. Wannan shi ne abin da kyautar take riƙe muku.',
    lastTryFailed: 'Gwajin ƙarshe bai yi nasara ba',
    sendItAgain: 'Kuɗin suna nan. Ku duba asusun ku sake aikawa.',
  },
  sending: {
    noAnswer: 'Babu amsar da ta zo',
    notProcessed: 'Ba a iya cire kuɗin ba',
    failed: 'Cire kuɗin bai yi nasara ba',
    back: 'Koma',
    claimFunds: 'Karɓi kuɗi',
    remember: 'A tuna da wannan asusu a wannan na’ura',
    untick: 'Ku cire alamar, nan take za a manta da asusun.',
    staysHere:
      'Zai zauna a wannan burauzar, kuma za a cika muku shi nan gaba. Kada ku yi haka a wayar da wasu suke amfani da ita.',
  },
  confirm: {
    title: 'Tabbatar da cire kuɗi',
    edit: 'Gyara bayanai',
    transfer: 'Tabbatar da aikawa',
    outcome: (amount, accountName) => `Aika ${amount} zuwa ga ${accountName}`,
    accountNumber: 'Lambar asusu',
    accountName: 'Sunan asusu',
    total: 'Jimla',
    cannotBeCalledBack:
      'Kuɗin da aka aika zuwa wani asusu bisa kuskure ba sa dawowa. Ku duba sunan da lambobi huɗu na ƙarshe.',
    sentOnce: 'Wataƙila buƙatarku ta riga ta iso mana. Kuna iya sake tabbatarwa: sau ɗaya ake aika kuɗin.',
  },
  success: {
    title: 'An cire kuɗi cikin nasara!',
    done: 'Gama',
    goesTo: (amount, accountName, bank) => `${amount} za su je ga ${accountName} a ${bank}.`,
    largerAmountsFirst: 'Mutum yana fara duba manyan kuɗi.',
    alwaysWithin24Hours: 'Koyaushe suna isa cikin awa 24.',
    usuallyWithinMinutes: 'Yawanci suna isa cikin ’yan mintuna, kuma ba sa wuce awa 24.',
    leaving: 'Za a kai ku shafin biyan kuɗaɗenku nan da daƙiƙa 3. Idan kun fi son bin sawun kuɗin, ku danna Gama.',
  },
  status: {
    looking: 'Ana neman kuɗinku',
    moneyIsSafe: 'Kuɗinku suna nan lafiya.',
    inYourAccount: 'Kuɗin sun shiga asusunku',
    cameBack: 'Kuɗin sun dawo',
    toAccount: (amount, accountName, bank, accountNumber) =>
      `${amount} zuwa ga ${accountName}, ${bank} ${accountNumber}`,
    cannotReach: (product) => `Ba mu iya kaiwa ga ${product} a yanzu ba`,
    lastWeKnow: 'Wannan shi ne abin da muka sani na ƙarshe. Muna ci gaba da tambaya.',
    correctTheAccount: 'Gyara asusun ku sake gwadawa',
    wholeIsBack: (amount) => `Duka ${amount} sun koma cikin kyautarku, har da kuɗin aiki. Babu abin da ya ɓace.`,
    receiptLater: 'Za ku sami rasit idan kuɗin sun isa.',
    giftAndReference: (quid, reference) => (
      <>
        Kyauta {quid}, lambar shaida {reference}. Ku ajiye adireshin wannan shafin domin ku dawo a wannan na’ura.
      </>
    ),
  },
  promise: {
    keptWithinAMinute: 'Sun isa cikin minti ɗaya. Alƙawarinmu awa 24 ne.',
    keptIn: (time) => `Sun isa cikin ${time}. Alƙawarinmu awa 24 ne.`,
    left: (time) => `Saura ${time}`,
    by: (when) => `Mun yi alƙawarin za su isa kafin ${when} (Lagos).`,
    late: 'Mun makara, ku yi haƙuri.',
    lateMeans: (talkToUs) => (
      <>
        Kuɗinku suna nan lafiya, kuma ma’aikatanmu suna ganin haka. {talkToUs('Ku yi mana magana')} idan kuna buƙatarsu
        yanzu.
      </>
    ),
  },
  steps: { requested: 'Nema', approved: 'Amincewa', sent: 'Aikawa', arrived: 'A asusunku' },
  stepsNotTaken: {
    requested: 'Ba a nema ba',
    approved: 'Ba a amince ba',
    sent: 'Ba a aika ba',
    arrived: 'Ba su shiga asusunku ba',
  },
  stepStates: { done: 'an gama', now: 'ana kan yi', later: 'ba tukuna ba' },
  waitsFor: {
    approval: 'Mutum yana duba manyan kuɗi kafin mu aika su.',
    handingOver: 'Muna miƙa su ga banki.',
    landing: 'Yawanci suna isa cikin ’yan mintuna.',
    slowBank: 'Bankin yana jinkirin amsawa. Muna ci gaba da tambaya; kuɗinku suna nan lafiya.',
  },
  receipt: {
    foot: (product) => `${product}. Kyautar kuɗi da ɗan ƙari.`,
    share: 'Tura rasit',
    pdf: 'Rasit na PDF',
    didNotArrive: 'Rasit ɗin bai iso ba. Ku duba haɗin yanar gizonku ku sake gwadawa.',
    complete: 'An gama aikawa',
    to: 'Zuwa ga',
    account: 'Asusu',
    gift: 'Kyauta',
    requested: 'An nema',
    arrived: 'Sun isa',
    reference: 'Lambar shaida',
  },
};
