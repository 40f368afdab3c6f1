import type { Words } from './en.ts';

export const words: Words = {
  openGift: 'Buɗe kyautarku',
  youHaveGift: 'Kuna da kyauta',
  from: (sender) => `Daga ${sender}`,
  amountIs: (amount) => `Adadi: ${amount}`,
  openHere: 'Ku buɗe ta a nan:',
  openedByYou: 'Ku ne kuka buɗe ta',

  forYou: {
    sentYou: (sender) => `${sender} ya aiko muku da kyautar kuɗi`,
    preview: (code) => `An biya kuɗin, suna jiranku. Lambarku ita ce ${code}.`,
    because:
      'Kun samu wannan imel ne saboda mai aikawa ya ba mu adireshinku don wannan kyauta. Don wannan kyauta kaɗai muke amfani da shi, kuma ba ku cikin wani jerin sunaye.',
    aGift: 'Kyauta gare ku',
    paid: 'An riga an biya kuɗin, suna jiranku.',
    openWithCode: 'Ku buɗe kyautar da wannan lambar:',
    alsoPassword: 'Kuna kuma buƙatar kalmar sirri',
    locked: (name) =>
      `${name ?? 'Mai aikawa'} ya kulle wannan kyauta da kalmar sirri, kuma ba ta cikin wannan imel. Ku tambaye ta ido da ido ko ta waya. Ba za mu iya gaya muku ba: mai aikawa ne kaɗai ya san ta.`,
    next: 'Abin da zai biyo baya',
    open: 'Ku buɗe kyautar.',
    opens: (when) => `Za a buɗe ta ranar ${when} (Lagos).`,
    window: (start, end) =>
      `Za a buɗe ta ranar ${start}, a rufe ta ranar ${end} (Lagos). Wanda ya fara buɗe ta a tsakanin nan zai samu duka.`,
    firstKeeps: 'Wanda ya fara buɗe ta, tasa ce, don haka kada ku ba wa wani lambar.',
    chooseBank:
      'Ku zaɓi bankinku, ku rubuta lambar asusunku. Za mu nuna muku sunan da ke kan asusun kafin mu aika komai.',
    youGet: (net, fee) => ['Za ku samu ', net, ` a bankinku. Kuɗin aikinmu ${fee} ne.`],
    lessFee: (percent) => `Kuɗin za su shiga bankinku, bayan mun cire kuɗin aikinmu na ${percent}%.`,
    lands: 'Yawanci suna isa cikin mintuna, kuma ba su taɓa wuce awa 24 ba.',
    enterUntil: (when) => `Za ku iya shiga har zuwa ranar ${when} (Lagos).`,
    waitsUntil: (day) => `Kyautar za ta jira har zuwa ${day}.`,
    isReal: 'Shin wannan gaskiya ne?',
    checkPage: (address) => `Ku tabbatar shafin da kuka buɗe ya fara da ${address}`,
    checkPageAndCloth: (address) => [
      'Ku tabbatar shafin da kuka buɗe ya fara da ',
      address,
      ' kuma yana nuna yadi iri ɗaya da na wannan imel.',
    ],
    neverAsk:
      'Ba ma taɓa tambayar lambar katin bankinku, PIN, lambar OTP, BVN, kalmar sirrin banki, ko wani biyan kuɗi.',
    notSure: (phone) => `Ba ku tabbata ba? Ku tambayi mai aikawa ido da ido, ko ku kira ${phone}.`,
  },

  reminder: {
    endsSoon: 'Kyautar kuɗinku ta kusa ƙarewa',
    stillWaits: 'Kyautar kuɗinku tana jiranku har yanzu',
    ending: (sender, until) =>
      `Babu wanda ya buɗe kyautar da ta zo daga ${sender}. Za a iya buɗe ta har zuwa ${until}; bayan nan ta wuce.`,
    waiting: (sender, until) =>
      `An biya kuɗin kyautar da ta zo daga ${sender}, kuma babu wanda ya buɗe ta tukuna. Za ta jira har zuwa ${until}.`,
    preview: (until) => `Za a iya buɗe ta har zuwa ${until}.`,
    because:
      'Kun samu wannan imel ne saboda mai aikawa ya ba mu adireshinku don wannan kyauta, kuma ba a buɗe ta ba tukuna.',
    beforeItEnds: 'Kafin ta ƙare',
    stillWrapped: 'Tana nan a naɗe',
    alsoPassword: 'Kuna kuma buƙatar kalmar sirrinta. Mai aikawa ne kaɗai ya san ta.',
    real: (address) =>
      `Ku tabbatar shafin da kuka buɗe ya fara da ${address}. Ba ma taɓa tambayar katin bankinku, PIN, lambar OTP ko BVN.`,
  },

  link: {
    subject: (share) => `Link ɗin kyautarku ta ${share}`,
    comeBack: 'Ku dawo ga kyautarku',
    comeBackTo: (share) => `Ku dawo ga kyautarku ta ${share}.`,
    anyDevice: 'Ku cire kuɗin duk lokacin da kuke so, daga kowace waya ko kwamfuta: link ɗin zai buɗe kyautarku a can.',
    weWrite: 'Za mu kuma rubuto muku a nan lokacin da kuɗin suka tafi da lokacin da suka isa.',
    because: 'Kun samu wannan imel ne saboda an bar wannan adireshi don wata kyauta da aka buɗe.',
    safe: 'Suna nan lafiya a wurinmu har sai kun cire',
    secret:
      'Makullin shiga na kyautarku yana cikin link ɗin. Duk wanda ya buɗe shi zai iya aika kuɗin zuwa bankinsa, don haka kada ku tura wannan imel ga wani. Babu wani daga cikinmu da zai taɓa tambayar ku shi.',
  },

  lapsing: {
    subject: (share, until) => `Aika ${share} kafin ${until}`,
    sendBy: (until) =>
      `Kun buɗe kaso na rabon kyauta amma ba ku aika shi zuwa banki ba tukuna. Ku aika kafin ranar ${until}: bayan nan zai koma ga wani dabam.`,
    because: 'Kun samu wannan imel ne saboda an bar wannan adireshi don wani kaso na rabon kyauta da aka buɗe.',
    yoursUntil: (until) => `Naku ne har zuwa ranar ${until}`,
    waits: 'Kasonku yana jiranku',
    waitsWith: (share) => `Kasonku yana jiranku: ${share}.`,
    send: 'Aika shi zuwa bankina',
    secret:
      'Makullin shiga na kasonku yana cikin link ɗin. Duk wanda ya buɗe shi zai iya aika kuɗin zuwa bankinsa, don haka kada ku tura wannan imel ga wani. Babu wani daga cikinmu da zai taɓa tambayar ku shi.',
  },
};
