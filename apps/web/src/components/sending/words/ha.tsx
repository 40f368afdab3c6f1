import type { Words } from './en.tsx';

export const words: Words = {
  preview: {
    title: 'Yadda za ta kasance',
    wrapped: 'Abin da link ɗin yake nunawa',
    opened: 'Abin da za su gani a ciki',
    seeOpened: 'Gan ta a buɗe',
    seeWrapped: 'Gan ta a naɗe',
  },
  cloth: {
    occasions: {
      adire: 'Kowace rana',
      owambe: 'Bikin aure da shagali',
      sallah: 'Sallah',
      sunrise: 'Ranar haihuwa',
      harmattan: 'Godiya',
      christmas: 'Kirsimeti',
      ivory: 'Ta’aziyya, ko na girmamawa',
    },
    title: 'Zane',
    shuffle: 'Sauya zanen',
  },
  quote: {
    youPay: 'Za ku biya',
    youPaid: 'Kun biya',
    feePaidByYou: 'Kuɗin aikinmu, kashi 3 cikin ɗari, ku kuke biya',
    feeTakenFromThem: 'Kuɗin aikinmu, kashi 3 cikin ɗari, ana cirewa idan za su cire kuɗi',
    theyReceive: 'Abin da zai shiga bankinsu',
    backToYou: 'Abin da zai koma gare ku idan kun soke kafin kowa ya buɗe ta',
  },
  share: {
    title: 'Raba kyautar',
    giftForYou: 'Kyauta gare ku',
    share: 'Raba',
    copyLink: 'Kwafi link',
    copyCode: 'Kwafi lamba',
    qrCode: 'Lambar QR',
    cardImage: 'Hoton kati',
    linkByHand: (link) => <>Link ɗin, domin ku kwafa da hannu: {link}</>,
    passwordApart: 'Ku aika kalmar sirrin dabam, ba a hira ɗaya da lambar ba.',
    likeCash: 'Ku riƙe link ɗin da lambar kamar tsabar kuɗi: ku ba waɗanda kuke nufi kaɗai.',
  },
  qr: { title: 'Duba shi domin buɗe kyautar', ofLink: 'Lambar QR ta link ɗin' },
  cardPicture: {
    title: 'Kuna da kyauta',
    from: (sender) => `daga ${sender}`,
    scanOrType: 'Duba QR, ko rubuta lambar a',
  },
  terms: 'Yaushe za ta isa gare su, kuma nawa zai isa',
  times: {
    howItReachesThem: 'Yadda za ta isa gare su',
    youShare: 'Ku za ku raba lambar da kanku: ba za mu aika wa kowa imel ba',
    mailNobody: 'Ba za mu ƙara aika wa kowa imel ba',
    mailAt: (when) => `Za mu aika musu imel ${when}`,
    mailedAt: (when) => `Mun aika musu imel ${when}`,
    mailed: 'Mun aika musu lambar ta imel',
    mailOncePaid: 'Za mu aika musu lambar ta imel da zarar an biya',
    onHold: 'Imel ɗin yana jira domin an riƙe kyautar',
    aboutToLeave: 'Imel ɗin yana gab da tafiya',
    opens: 'Za ta buɗe',
    openSince: 'A buɗe tun',
    waits: 'Za ta jira',
    waitsUntil: 'Za ta jira har',
    waitedUntil: 'Ta jira har',
    daysFromPaying: (days) => (days === 1 ? 'Kwana 1 daga biyan kuɗi' : `Kwanaki ${days} daga biyan kuɗi`),
    daysFromOpening: (days) =>
      days === 1 ? 'Kwana 1 daga lokacin da za a iya buɗe ta' : `Kwanaki ${days} daga lokacin da za a iya buɗe ta`,
  },
  timeline: 'Abin da ya faru',
  manageKey: {
    name: 'makullin gudanarwa',
    setRule: 'Saka ƙa’ida: wa zai same ta, kuma yaushe',
    changeRule: 'Sauya ƙa’idar: wa zai same ta, kuma yaushe',
    maySet: (link) => (
      <>
        Idan babu ƙa’ida, wanda ya fara buɗe kyautar zai sami duka. Kafin wani ya gwada buɗewa, za ku iya sauya haka a{' '}
        {link('Tsara ƙa’idoji')}.
      </>
    ),
    mayChange: (link) => (
      <>Kafin wani ya gwada buɗe kyautar, za ku iya sauya wanda zai same ta a {link('Tsara ƙa’idoji')}.</>
    ),
    keepIt:
      'Wannan na’ura za ta iya yin haka yanzu. Daga wata kuma kuna buƙatar wannan makullin gudanarwa. Ku ajiye shi a wurinku: ba lambar kyauta ba ce.',
  },
  receipt: {
    title: 'Rasit',
    pdf: 'Rasit (PDF)',
    fetching: 'Ana kawo rasit',
    print: 'Buga',
    saveAsImage: 'Ajiye a hoto',
    of: (product) => `Rasit na biyan kuɗi, ${product}`,
    status: 'Matsayi',
    paid: 'An biya',
    for: 'Domin',
    time: 'Lokaci (Lagos)',
    reference: 'Lambar shaida',
    paystackNumber: 'Lambar Paystack',
    questions: (email) => `Tambayoyi: ${email}`,
  },
};
