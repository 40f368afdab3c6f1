import type { Words } from './en.tsx';

export const words: Words = {
  processing: 'Ana aiki kan biyan kuɗinku',
  viewTransactions: 'Duba biyan kuɗaɗenku',
  tryAgain: 'Sake gwadawa',
  waiting: {
    lookOver: 'An rubuta kyautarku. Ku duba ta, sannan ku biya kuɗinta a Paystack, kamfanin da yake karɓar mana kuɗi.',
    finishInTab: 'Ku kammala biyan kuɗi a shafin Paystack. Wannan shafin zai canza da kansa.',
    written: 'An rubuta kyautarku',
    bankWorks: 'Bankinku yana aiki a kai',
    forPayment: 'Ana jiran biyan kuɗinku',
    giftCode: 'Lambar kyautarku',
    offline: 'Ba ku da haɗin yanar gizo. Za mu sake tambaya da zarar kun dawo.',
    live: 'Akwai haɗi kai tsaye: za ku gani da zarar an biya.',
    asking: 'Muna tambaya kowane ’yan daƙiƙu ko an biya.',
    notVerified: 'Ba a iya tabbatar da biyan kuɗin ba',
    notAsked:
      'Ba mu iya tambaya ba a yanzu. Hakan bai shafi biyan kuɗinku ba, kuma muna ci gaba da gwadawa, ko da kun dawo wannan shafin daga baya.',
    checkAgain: 'Sake dubawa',
    checkedNow: 'An duba yanzun nan',
    checkedAgo: (seconds) => `An duba daƙiƙa ${seconds} da suka wuce`,
    changedMind: 'Na canza ra’ayi',
    notChargedAtPaystack: 'Ba za a cire kuɗi ba sai kun kammala biya a Paystack.',
    notChargedInTab: 'Ba za a cire kuɗi ba sai kun kammala biya a shafin Paystack.',
    mayTakeLong:
      'Turawa ta banki na iya ɗaukar ’yan mintoci. Kuna iya rufe wannan shafin: idan kuɗin suka iso, lambar tana jiranku a Biyan kuɗaɗenku a wannan na’ura.',
    noTab: 'Ba ku ga shafin biyan kuɗi ba?',
    payHere: 'Buɗe shafin biya a nan',
    copyLink: 'Kwafi link',
    toPaymentPage: 'na shafin biyan kuɗi',
  },
  order: {
    isFor: 'Mai karɓa',
    anyone: 'Duk wanda kuka ba lambar',
    whoMayOpen: 'Wanda zai iya buɗe ta',
    isFrom: 'Mai aikawa',
    secret: 'Wanda ya nemi a ɓoye sunansa',
    noName: 'Wani, ba a ba da suna ba',
    password: 'Kalmar sirri',
    hasPassword: 'Akwai, za ku aika ta daban',
    noPassword: 'Babu: lambar kaɗai tana buɗe ta',
    pay: (amount) => `Biya ${amount} a Paystack`,
    notMeant: (link) => (
      <>Ba haka kuke nufi ba? {link('Ku sake rubutawa')}; za a manta da wannan sai dai idan kun biya.</>
    ),
  },
  held: {
    contactSupport: 'Tuntuɓi tallafi',
    safe: 'Kuɗinku suna nan lafiya. Don Allah kada ku sake biya: ko dai a yi kyautar, ko kuma a mayar muku da kuɗin. Wannan shafin zai canza da kansa idan mun gama.',
  },
  failed: {
    title: 'Biyan kuɗi bai yi ba',
    noPayment: 'Ba a iya tabbatar da biyan kuɗin ba. Adireshin wannan shafin bai nuna wani biyan kuɗi namu ba.',
    why: 'Biyan kuɗi na iya kasa yi saboda rashin isasshen kuɗi, matsalar yanar gizo ko kuma soke shi.',
    written: 'Kyautarku tana nan a rubuce a wannan na’ura.',
    nothingLost: (transactions) => (
      <>
        Idan daga baya kuɗin suka fita daga asusunku, ba ku yi asara ba: ko dai su zama kyautar cikin ’yan mintoci, a
        nan da kuma a {transactions('Biyan kuɗaɗenku')}, ko a mayar muku da su.
      </>
    ),
    changeGift: 'Canza kyautar',
    goHome: 'Je shafin gida',
  },
  ready: {
    title: 'Kyautarku ta shirya',
    paid: 'An biya.',
    shared: 'Lambar taku ce ku rarraba: ba za mu aika wa kowa imel ba.',
    mailedAt: (to, when) => `Za mu aika lambar zuwa ${to} ${when} (Lagos). Ku ma kuna iya bayar da ita.`,
    mailWaits: (to) => `Imel zuwa ${to} yana jiran tafiya. Ku ma kuna iya ba da lambar.`,
    mailed: (to) => `Mun aika lambar zuwa ${to}. Ku ma kuna iya bayar da ita.`,
    canOpen: 'Duk wanda yake da ita zai iya buɗe kyautar.',
    canTry: 'Duk wanda yake da ita zai iya gwada buɗe kyautar.',
    sealedThenOpen: (when) =>
      `Kyautar tana rufe har zuwa ${when} (Lagos); sannan duk wanda yake da lambar zai iya buɗe ta.`,
    sealedThenTry: (when) =>
      `Kyautar tana rufe har zuwa ${when} (Lagos); sannan duk wanda yake da lambar zai iya gwada buɗe ta.`,
    sealedByMailThenOpen:
      'Kyautar tana rufe har sai imel ɗin ya tafi; sannan duk wanda yake da lambar zai iya buɗe ta.',
    sealedByMailThenTry:
      'Kyautar tana rufe har sai imel ɗin ya tafi; sannan duk wanda yake da lambar zai iya gwada buɗe ta.',
    code: 'Lambar kyauta (QUID)',
    codeToCopy: 'lambar kyauta',
    follow: 'Bi wannan kyautar',
    another: 'Ƙirƙiri wata kyauta',
    forEverybody: 'Ta kowa da kowa ce?',
    publicMeans:
      'Ku nuna ta ga jama’a: shafi ne da yake nuna cewa kuɗin suna nan, yadda ake zaɓen waɗanda suka ci da waɗanda suka riga suka ci, tare da fosta da za a iya bugawa. Ku yi haka kafin mutum na farko ya zo.',
    makePublic: 'Nuna wa jama’a',
  },
  elsewhere: {
    title: 'Wannan biyan kuɗi na wata burauza ce',
    onlyThere:
      'Ana nuna lambar kyauta ne kawai a burauzar da aka ƙirƙiri kyautar da ita. Idan kuɗin sun shiga, lambar tana can tana jira.',
    goBack: (product) =>
      `Kun fara ne a WhatsApp, Instagram ko wata manhaja? Ku koma can: shafin da kuka bari yana nuna lambar. Idan shafin ya ɓace, ku sake buɗe ${product} a can ku zaɓi Biyan kuɗaɗenku.`,
    yourEmail: 'Ko ku kawo kyaututtukanku nan: imel ɗinku',
    emailIsFor:
      'Wanda kuka bayar domin rasit lokacin da kuka biya. Za mu aika link da zai nuna kyaututtukanku a wannan burauzar ma.',
    sendLink: 'Aiko mini link ta imel',
    notFound: (help) => <>Ba ku same ta ba? {help('Ku tambaye mu')}, kuma ku shirya lambar shaidar biyan kuɗin.</>,
  },
};
