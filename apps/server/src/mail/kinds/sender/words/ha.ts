import type { Words } from './en.ts';

export const words: Words = {
  because: 'Kun samu wannan imel ne saboda kun ba mu adireshinku lokacin da kuka biya kuɗin wannan kyauta.',
  for: (recipient) => `Zuwa ga ${recipient}`,
  fromPayment: (recipient) => `Daga kuɗin da kuka biya don ${recipient}`,
  gift: 'Kyauta',

  receipt: {
    subject: (amount) => `Rasit: an biya kuɗin kyautarku ta ${amount}`,
    title: (amount) => `Rasit na kyautarku ta ${amount}`,
    preview: (when, reference) => `An biya a ${when}. Lambar shaida ${reference}.`,
    because: 'Kun samu wannan imel ne saboda kun nemi rasit lokacin da kuka biya kuɗin kyauta.',
    isPaid: 'An biya kuɗin kyautarku, an naɗe ta',
    isPaidWith: (amount) => `An biya kuɗin kyautarku ta ${amount}, an naɗe ta.`,
    receipt: 'Rasit',
    theyReceive: 'Mai karɓa zai samu',
    feeCharged: 'Kuɗin aikin da kuka biya',
    paidInAll: 'Jimlar da kuka biya',
    to: 'Zuwa ga',
    seenFrom: 'Sunan da mai karɓa zai gani',
    password: 'Kalmar sirri',
    yes: 'I',
    no: 'A’a',
    paid: 'Lokacin biya',
    howToShare: 'Yadda za ku raba ta',
    shareSelf:
      'Ba ma aika wa kowa imel game da wannan kyauta; ku ne za ku raba lambar: a wayar ko kwamfutar da kuka biya da ita, ku buɗe kyautarku ku kwafi lambar ko link ɗin.',
    shareMailed:
      'Mun aika wa mai karɓa lambar. Kuna kuma iya raba ta da kanku: a wayar ko kwamfutar da kuka biya da ita, ku buɗe kyautarku ku kwafi lambar ko link ɗin.',
    shareMailedAt: (when) =>
      `Za mu aika wa mai karɓa lambar ranar ${when}. Kuna kuma iya raba ta da kanku: a wayar ko kwamfutar da kuka biya da ita, ku buɗe kyautarku ku kwafi lambar ko link ɗin.`,
    tellPassword: 'Kalmar sirrin ba ta cikin wani imel namu. Ku gaya wa mai karɓa da kanku, ido da ido ko ta waya.',
    follow: 'Bi kyautarku',
    inRoom: 'A can za ku ga wanda ya buɗe ta, kuma za ku iya dakatar da ita, ku bar ta ta ƙara jira ko ku soke ta.',
    setRule: (link) => ['Wa zai iya buɗe ta, kuma yaushe? ', link('Ku saka ƙa’ida'), ' kafin mutum na farko ya gwada'],
    changeRule: (link) => [
      'Wa zai iya buɗe ta, kuma yaushe? ',
      link('Ku sauya ƙa’idar'),
      ' kafin mutum na farko ya gwada',
    ],
    canForward:
      'Babu lamba kuma babu makulli a cikin wannan rasit, don haka za ku iya tura shi ba tare da kun ba da kyautar ba.',
  },

  ending: {
    endsSoon: 'Kyautar da kuka aika ta kusa ƙarewa',
    unopened: (rest) => `Babu wanda ya buɗe ${rest} da kuka aika.`,
    unopenedBy: (rest, recipient) => `Babu wanda ya buɗe ${rest} da kuka aika zuwa ga ${recipient}.`,
    partUnopened: (rest, amount) => `Ba a buɗe ${rest} daga cikin ${amount} da kuka aika ba.`,
    until: (when) => `Za a iya buɗe ta har zuwa ${when}.`,
    goesBack:
      'Abin da babu wanda ya buɗe kafin nan zai koma katin da kuka biya da shi, kamar yadda aka gaya muku kafin ku biya.',
    staysSafe:
      'Abin da babu wanda ya buɗe kafin nan zai zauna lafiya a wurinmu. Ku rubuto mana, mu sake buɗe ta ko mu mayar muku da kuɗin.',
    roomAndLonger: 'A shafinta za ku iya sake aika lambar, ku raba ta da kanku, ko ku bar ta ta ƙara jira.',
    room: 'A shafinta za ku iya sake aika lambar ko ku raba ta da kanku.',
    because:
      'Kun samu wannan imel ne saboda kun ba mu adireshinku lokacin da kuka biya kuɗin wannan kyauta, kuma ta kusa ƙarewa.',
    notOpened: 'Ba a buɗe ba tukuna',
    openRoom: 'Buɗe shafinta',
  },

  claimed: {
    shareOpened: 'An buɗe wani kaso na kyautarku',
    giftOpened: 'An buɗe kyautarku',
    thisShare: 'Wannan kason',
    openedSoFar: 'Abin da aka buɗe',
    partOf: (opened, amount) => `${opened} cikin ${amount}`,
    opened: 'Lokacin buɗewa',
    unwrapped: 'An buɗe ta',
    story: 'Wani mai lambar ya buɗe kyautar da kuka aika. Kuɗin nasa ne yanzu, kuma zai iya aika su zuwa bankinsa.',
    storyTo: (recipient) =>
      `Wani mai lambar ya buɗe kyautar da kuka aika zuwa ga ${recipient}. Kuɗin nasa ne yanzu, kuma zai iya aika su zuwa bankinsa.`,
    unexpected: 'Idan ba ku yi tsammanin haka ba, ku gaya mana nan take ku riƙe lambar shaidar a hannu.',
  },

  thanks: {
    subject: 'An gode da kyautarku',
    saysThanks: 'Wani yana yi muku godiya',
    wrote: (name, amount) =>
      `${name ?? 'Wanda ya buɗe kyautarku'} ya rubuta muku wannan saboda ${amount} da kuka bayar.`,
    forYou: 'Zuwa gare ku',
    forAmount: (amount) => `Saboda ${amount}`,
    fromFor: (name, amount) => `${name}, saboda ${amount}`,
    mute: 'Ba kwa so ku ji? A shafin kyautar za ku iya ɓoye saƙonnin godiya.',
  },

  refund: {
    subject: (amount) => `${amount} suna komawa gare ku`,
    goingBack: 'Suna komawa gare ku',
    onItsWay: 'Kuɗin da aka mayar suna kan hanya',
    unusable: (recipient) =>
      `Ba a iya amfani da wani kuɗi da kuka biya don kyautarku zuwa ga ${recipient} ba, don haka kuɗin suna komawa katin ko asusun da kuka biya da shi.`,
    all: (recipient) =>
      `Ba a buɗe kyautar da kuka aika zuwa ga ${recipient} ba, don haka duk kuɗin suna komawa katin ko asusun da kuka biya da shi.`,
    part: (recipient) =>
      `Ba a buɗe wani ɓangare na kyautar da kuka aika zuwa ga ${recipient} ba, don haka wannan ɓangaren yana komawa katin ko asusun da kuka biya da shi.`,
    when: 'Bankinku zai nuna su cikin kwanakin aiki 5-10.',
    backToYou: 'Abin da ke komawa',
    youPaid: 'Kun biya',
    refunded: 'Lokacin mayarwa',
  },

  account: {
    subject: (amount) => `Ina ${amount} naku za su je?`,
    preview: 'Katinku bai karɓi kuɗin da aka mayar ba. Ku ba mu asusun banki.',
    notTaken: 'Katinku bai karɓi kuɗin da aka mayar ba',
    story: (recipient) =>
      `Katinku bai karɓi abin da babu wanda ya buɗe na kyautarku zuwa ga ${recipient} ba. Ku ba mu asusun bankinku, za su je can.`,
    care: 'Ba ma taɓa tambayar PIN, kalmar sirri ko lamba. Kuɗinku suna nan lafiya har sai kun amsa.',
    waits: 'Suna jiranku',
    waitsFor: (amount) => `${amount} suna jiranku.`,
    name: 'Ba da asusun banki',
  },

  list: {
    subject: (count, product) =>
      count === 1 ? `Link ɗin kyautarku a ${product}` : `Link ɗin kyaututtukanku a ${product}`,
    link: 'Link ɗin kyaututtukanku',
    gifts: (count) => (count === 1 ? 'kyauta 1' : `kyaututtuka ${count}`),
    because: (product) =>
      `Kun samu wannan imel ne saboda wani ya nemi ${product} ya ba shi jerin kyaututtukan da aka biya da adireshinku.`,
    paidByYou: 'Ku ne kuka biya',
    toAnother: 'Ku kawo su wata na’ura',
    hereToo: 'Kyaututtukanku, a wannan na’ura ma',
    open: 'Ku buɗe link ɗin a wayar ko kwamfutar da kuke so ku gan su, tare da lambobinsu da rasit ɗinsu.',
    show: 'Nuna kyaututtukana',
    once: (until) =>
      `Link ɗin yana aiki sau ɗaya, har zuwa ${until}. Na’urar da kuka biya da ita tana riƙe da jerinta.`,
    secret:
      'Duk wanda ya buɗe link ɗin zai ga lambobin kyautarku: kada ku tura wannan imel ga wani. Idan ba ku ne kuka nema ba, ku bar shi, babu abin da zai faru.',
  },
};
