import type { Words } from './en.tsx';

export const words: Words = {
  withdrawFunds: 'Wepụta ego',
  toAnyBank: 'Ziga onyinye gị n’akaụntụ ụlọ akụ ọ bụla dị na Naịjirịa. Ọ ga-eru n’ime awa 24.',
  followYourMoney: 'Soro ego gị',
  onItsWay: 'Ego gị nọ n’ụzọ',
  paidOut: 'A kwụọla ego onyinye a',
  goesTo: (amount, accountName, bank) => (
    <>
      {amount} gaa {accountName}, {bank}.
    </>
  ),
  tryAgain: 'Nwaa ọzọ',
  somethingWentWrong: 'Ihe mebiri',
  giftIsSafe: 'Onyinye gị dị nchebe.',
  bankRefused: 'Ụlọ akụ ahụ anabataghị ego ahụ',
  bank: 'Ụlọ akụ',
  amount: 'Ego ole',
  fee: 'Ụgwọ ọrụ',
  feeOf: (percent) => `Ụgwọ ọrụ (${percent}%)`,
  youGet: 'Ị ga-enweta',
  which: {
    title: 'Kedu onyinye?',
    openInThisBrowser: 'Mepee onyinye gị n’ihe nchọgharị a, ọ ga-akpọta gị ebe a.',
    noneYet: 'Enwebeghị onyinye na ngwaọrụ a',
    openItFirst:
      'Buru ụzọ mepee onyinye gị, ọ ga-akpọta gị ebe a. Ọ bụrụ na i mepere ya n’ekwentị ọzọ ma ọ bụ n’ihe nchọgharị ọzọ, wepụta ego n’ebe ahụ, ma ọ bụ jiri igodo mbanye gị mepee ya ebe a.',
    opened: (date) => `E mepere ya na ${date}`,
    goToClaim: 'Gaa na Nara onyinye',
    claimAnother: 'Nara onyinye ọzọ',
    invalidRequest: 'Arịrịọ a ezighị ezi',
    needsGiftAndAmount: 'Ibe a chọrọ onyinye na ego ole dị na ya. Buru ụzọ mepee onyinye gị, ọ ga-akpọta gị ebe a.',
    missingCode: 'Koodu onyinye (QUID) adịghị. Buru ụzọ mepee onyinye gị, ọ ga-akpọta gị ebe a.',
    loading: 'Anyị na-ebugo onyinye gị',
  },
  key: {
    needed: 'Anyị chọrọ igodo mbanye gị',
    notHere: (code) =>
      `Igodo onyinye ${code} adịghị na ngwaọrụ a. Ọ bụrụ na i mepere ya n’ihe nchọgharị ọzọ, wepụta ego n’ebe ahụ, ma ọ bụ tinye igodo i detuoro.`,
    enterIt: 'Tinye igodo ahụ',
    enterAccessKey: 'Tinye igodo mbanye',
    onlyTheOpener:
      'Naanị onye mepere onyinye ahụ nwere ike ịhụ ebe ego ya nọ. Tinye igodo mbanye e gosiri gị n’oge ahụ.',
    accessKey: 'Igodo mbanye',
    required: 'Achọrọ igodo mbanye',
    showStatus: 'Gosi ebe o ruru',
    giftsOnThisDevice: 'Lee onyinye dị na ngwaọrụ a',
  },
  standing: {
    onHold: 'E jidetụrụ onyinye a.',
    onHoldMeans: 'Ego ya dị nchebe. A gaghị ezigali ya n’ụlọ akụ ugbu a.',
    contactSupport: 'Kpọtụrụ nkwado',
    yourShareIs: (amount) => `Òkè gị bụ ${amount}`,
    linkNamedAnother: 'Linkị ahụ kwuru ego ọzọ. Nke a bụ ihe onyinye ahụ ji maka gị.',
    lastTryFailed: 'Nnwale ikpeazụ agaghị nke ọma',
    sendItAgain: 'Ego ahụ nọ ebe a. Lelee akaụntụ ahụ ma ziga ya ọzọ.',
  },
  sending: {
    noAnswer: 'Azịza abịaghị',
    notProcessed: 'Anyị enweghị ike iwepụta ego ahụ',
    failed: 'Iwepụta ego agaghị nke ọma',
    back: 'Laghachi',
    claimFunds: 'Nara ego',
    remember: 'Cheta akaụntụ a na ngwaọrụ a',
    untick: 'Wepụ akara ahụ, a ga-echefu akaụntụ ahụ ozugbo.',
    staysHere: 'Ọ ga-anọ n’ihe nchọgharị a, a ga-edejuru gị ya oge ọzọ. Emela ya n’ekwentị ndị ọzọ na-eji.',
  },
  confirm: {
    title: 'Kwenye iwepụta ego',
    edit: 'Dezie ya',
    transfer: 'Kwenye, ziga ya',
    outcome: (amount, accountName) => `Zigara ${accountName} ${amount}`,
    accountNumber: 'Nọmba akaụntụ',
    accountName: 'Aha akaụntụ',
    total: 'Ngụkọta',
    cannotBeCalledBack: 'Ego e zigara n’akaụntụ na-ezighị ezi anaghị alọghachi. Lelee aha ahụ na nọmba anọ ikpeazụ.',
    sentOnce: 'O nwere ike ịbụ na arịrịọ gị erutela anyị. I nwere ike ikwenye ọzọ: otu ugboro ka a ga-eziga ego ahụ.',
  },
  success: {
    title: 'Iwepụta ego gara nke ọma!',
    done: 'Emechaala',
    goesTo: (amount, accountName, bank) => `${amount} na-agakwuru ${accountName} na ${bank}.`,
    largerAmountsFirst: 'Mmadụ na-ebu ụzọ eleba ego buru ibu anya.',
    alwaysWithin24Hours: 'Ọ na-eru mgbe niile n’ime awa 24.',
    usuallyWithinMinutes: 'Ọ na-erukarị n’ime nkeji ole na ole, ọ naghịkwa agafe awa 24.',
    leaving: 'A ga-akpọga gị n’ịkwụ ụgwọ gị na sekọnd 3. Ọ bụrụ na ị chọrọ isoro ego ahụ kama, pịa Emechaala.',
  },
  status: {
    looking: 'Anyị na-achọ ego gị',
    moneyIsSafe: 'Ego gị dị nchebe.',
    inYourAccount: 'Ọ banyela n’akaụntụ gị',
    cameBack: 'Ego ahụ alọghachila',
    toAccount: (amount, accountName, bank, accountNumber) => `${amount} gaa ${accountName}, ${bank} ${accountNumber}`,
    cannotReach: (product) => `Anyị enweghị ike iru ${product} ugbu a`,
    lastWeKnow: 'Nke a bụ ihe ikpeazụ anyị maara. Anyị ka na-ajụ.',
    correctTheAccount: 'Dozie akaụntụ ma nwaa ọzọ',
    wholeIsBack: (amount) => `${amount} ahụ dum alaghachila n’onyinye gị, tinyere ụgwọ ọrụ. Ọ dịghị ihe furu efu.`,
    receiptLater: 'Risiti ga-adị mgbe ego ahụ rutere.',
    giftAndReference: (quid, reference) => (
      <>
        Onyinye {quid}, ntụaka {reference}. Debe adreesị ibe a ka i nwee ike ịlọghachi na ngwaọrụ a.
      </>
    ),
  },
  promise: {
    keptWithinAMinute: 'O rutere n’ime otu nkeji. Anyị kwere nkwa awa 24.',
    keptIn: (time) => `O rutere n’ime ${time}. Anyị kwere nkwa awa 24.`,
    left: (time) => `Ọ fọdụrụ ${time}`,
    by: (when) => `Anyị kwere nkwa na ọ ga-eru tupu ${when} (Lagos).`,
    late: 'Anyị egbuola oge, biko gbaghara anyị.',
    lateMeans: (talkToUs) => (
      <>Ego gị dị nchebe, ndị ọrụ anyị na-ahụkwa nke a. {talkToUs('Gwa anyị okwu')} ma ị chọọ ya ugbu a.</>
    ),
  },
  steps: { requested: 'Arịrịọ', approved: 'Nkwenye', sent: 'Iziga', arrived: 'N’akaụntụ gị' },
  stepsNotTaken: {
    requested: 'A rịọghị',
    approved: 'E kwenyeghị',
    sent: 'E zigaghị',
    arrived: 'Ọ banyeghị n’akaụntụ gị',
  },
  stepStates: { done: 'e mechaala', now: 'ọ na-aga', later: 'o rubeghị' },
  waitsFor: {
    approval: 'Mmadụ na-eleba ego buru ibu anya tupu anyị eziga ya.',
    handingOver: 'Anyị na-enye ya ụlọ akụ.',
    landing: 'Ọ na-erukarị n’ime nkeji ole na ole.',
    slowBank: 'Ụlọ akụ na-egbu oge ịza. Anyị ka na-ajụ; ego gị dị nchebe.',
  },
  receipt: {
    foot: (product) => `${product}. Onyinye ego nwere obere mgbakwunye.`,
    share: 'Kekọrịta risiti',
    pdf: 'Risiti PDF',
    didNotArrive: 'Risiti ahụ erughị. Lelee njikọ gị ma nwaa ọzọ.',
    complete: 'Ego erutela',
    to: 'Onye natara',
    account: 'Akaụntụ',
    gift: 'Onyinye',
    requested: 'A rịọrọ',
    arrived: 'O rutere',
    reference: 'Ntụaka',
  },
};
