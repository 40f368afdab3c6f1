import type { Words } from './en.ts';

export const words: Words = {
  gift: 'Kyauta',
  ourFee: 'Kuɗin aikinmu',
  nobodyOpened: 'Abin da ba a buɗe ba',
  staysWithProvider: 'Yana wurin kamfanin biyan kuɗi',
  bank: 'Banki',
  account: 'Asusu',
  wasItNotYou: 'Ba ku ba ne?',
  callAtOnce: (phone) => `Ku kira ${phone} nan take.`,
  withManageKey: 'Watakila wani mai makullin kula da kyautarku ne ya nemi kuɗin.',

  requested: {
    subject: (net) => `Kun nemi ${net}: muna aika su zuwa bankinku`,
    title: (net) => `Muna aika ${net} zuwa bankinku`,
    youAsked: (net) => `Kun nemi ${net}. Muna aika su zuwa bankinku.`,
    within: 'Za su shiga asusunku cikin awa 24.',
    soon: 'Za su shiga asusunku cikin awa 24, yawanci ma cikin mintuna.',
    notTheCard: 'Ɗaya daga cikinmu zai fara duba su, saboda ba katin da ya biya za su koma ba.',
    largeAmount: 'Idan kuɗi suka kai wannan yawa, ɗaya daga cikinmu yana fara duba su.',
    weWrite: 'Za mu sake rubuto muku idan sun isa, ko idan bankinku bai karɓe su ba.',
    because:
      'Kun samu wannan imel ne saboda wannan shi ne adireshin da muke da shi na kyautar da ake cire kuɗinta zuwa banki.',
    onItsWay: 'Suna kan hanya zuwa gare ku',
    haveRequest: 'Mun karɓi buƙatarku',
    youGet: 'Za ku samu',
    askedFor: 'Lokacin da kuka nema',
    seeHow: 'Duba inda aka kai',
    howItStands: (address) => `Inda aka kai: ${address}`,
    withCodeOrKey: 'Watakila wani mai lambar kyautarku ko makullin shigarku ya buɗe kyautarku.',
  },

  delayed: {
    subject: (net) => `Kuɗinku ${net} suna ɗaukar lokaci fiye da yadda ya kamata`,
    title: (net) => `${net} suna kan hanya har yanzu`,
    stillOnItsWay: 'Har yanzu suna kan hanya',
    isLate: 'Suna ɗaukar lokaci fiye da yadda ya kamata',
    notSaid: 'Mun aika su, amma banki bai gaya mana ko sun isa ba tukuna.',
    notLost:
      'Babu abin da ya ɓace: ko dai sun riga sun shiga asusunku, ko kuma muna ajiye muku su a nan har sai banki ya ba da amsa.',
    weAsk: 'Ba kwa buƙatar yin komai. Muna ta sake tambayar bankin, kuma za mu rubuto muku da zarar ya ba da amsa.',
    withBankSince: 'Suna wurin banki tun',
  },

  sent: {
    subject: (net) => `Kuɗin sun shiga asusunku: ${net}`,
    title: (net) => `${net} sun shiga asusunku`,
    isThere: 'Kuɗin sun shiga asusunku',
    inAccount: 'Suna cikin asusunku',
    accountNamed: 'Katinku bai karɓi kuɗin da aka mayar ba, don haka sun tafi asusun da kuka ba mu.',
    bankTookIt: 'Bankinku ya karɓi kuɗin. Rasit yana jiranku a wurin kyautarku.',
    notSeen:
      'Ba ku gan su ba? Wasu bankuna suna ɗaukar ɗan lokaci kafin su nuna su. Ku ba bankinku lambar shaidar da ke sama, ko ku tambaye mu.',
    because:
      'Kun samu wannan imel ne saboda wannan shi ne adireshin da muke da shi na kyautar da aka cire kuɗinta zuwa banki.',
    youGot: 'Kun samu',
    arrived: 'Lokacin isowa',
    withCode: 'Watakila wani mai lambar kyautarku ya buɗe kyautar kafin ku.',
  },

  failed: {
    subject: (net) => `Kuɗinku suna nan lafiya: ba mu iya aika ${net} ba tukuna`,
    title: (net) => `Ba mu iya aika ${net} ba tukuna`,
    couldNotSend: (net) => `Ba mu iya aika ${net} zuwa bankinku ba`,
    safe: (amount) => `Kuɗinku ${amount} suna nan lafiya a wurinmu. Ba a cire komai daga ciki ba.`,
    safeWithFee: (amount) =>
      `Kuɗinku ${amount} suna nan lafiya a wurinmu. Ba a cire komai daga ciki ba, ko kuɗin aikinmu.`,
    because:
      'Kun samu wannan imel ne saboda wannan shi ne adireshin da muke da shi na kyautar da aka yi ƙoƙarin cire kuɗinta zuwa banki.',
    stillYours: 'Har yanzu naku ne',
    safeWithUs: 'Suna nan lafiya a wurinmu',
    readyWhenYouAre: 'Suna nan lafiya a wurinmu, duk lokacin da kuka shirya',
    why: 'Dalili',
    notSent: 'Ba a aika ba',
    when: 'Lokaci',
    next: 'Abin da zai biyo baya',
    held: (email) =>
      `Ana bincika biyan kuɗin wannan kyauta, don haka ba za a iya cire kuɗin yanzu ba. Ba kwa buƙatar yin komai. Kuna da tambaya? Ku rubuto zuwa ${email} tare da lambar shaidar.`,
    howToTryAgain: 'Yadda za ku sake gwadawa',
    openRoom: 'Ku buɗe shafin kyautarku, a wayar ko kwamfutar da kuka biya da ita.',
    openAgain: 'Ku sake buɗe kyautarku, a wayar ko kwamfutar da kuka buɗe ta da ita.',
    checkAccount: 'Ku duba lambar asusu da bankin. Sunan da muke nunawa dole ya zama na kan asusun.',
    onceMore: 'Ku sake cire kuɗin. Kuna kuma iya zaɓar wani banki.',
    openGift: 'Buɗe kyautarku',
  },
};
