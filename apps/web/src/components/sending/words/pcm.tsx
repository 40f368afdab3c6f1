import type { Words } from './en.tsx';

export const words: Words = {
  preview: {
    title: 'How e go look',
    wrapped: 'Wetin the link dey show',
    opened: 'Wetin dem go see inside',
    seeOpened: 'See am open',
    seeWrapped: 'See am wrapped',
  },
  cloth: {
    occasions: {
      adire: 'Any day',
      owambe: 'Wedding and party',
      sallah: 'Sallah',
      sunrise: 'Birthday',
      harmattan: 'Thank you',
      christmas: 'Christmas',
      ivory: 'For sympathy, or serious matter',
    },
    title: 'Cloth',
    shuffle: 'Change the cloth pattern',
  },
  quote: {
    youPay: 'You go pay',
    youPaid: 'You don pay',
    feePaidByYou: 'Our charge, 3 percent, na you pay am',
    feeTakenFromThem: 'Our charge, 3 percent, we go comot am when dem withdraw',
    theyReceive: 'Wetin go enter their bank',
    backToYou: 'Wetin go come back to you if you cancel before anybody open am',
  },
  share: {
    title: 'Share the gift',
    giftForYou: 'Gift dey for you',
    share: 'Share',
    copyLink: 'Copy link',
    copyCode: 'Copy code',
    qrCode: 'QR code',
    cardImage: 'Card picture',
    linkByHand: (link) => <>The link, make you copy am by hand: {link}</>,
    passwordApart: 'Send the password separate, no put am for the same chat with the code.',
    likeCash: 'Hold the link and the code like cash: share dem only with the people wey you want.',
  },
  qr: { title: 'Scan am to open the gift', ofLink: 'QR code for the link' },
  cardPicture: {
    title: 'Gift dey for you',
    from: (sender) => `from ${sender}`,
    scanOrType: 'Scan am, or type the code for',
  },
  terms: 'When e go reach dem, and how much go enter',
  times: {
    howItReachesThem: 'How e go reach dem',
    youShare: 'Na you go share the code yourself: we no go mail anybody',
    mailNobody: 'We no go mail anybody again',
    mailAt: (when) => `We go mail dem ${when}`,
    mailedAt: (when) => `We don mail dem ${when}`,
    mailed: 'We don mail dem the code',
    mailOncePaid: 'We go mail dem the code once you don pay',
    onHold: 'The mail dey wait because the gift dey on hold',
    aboutToLeave: 'The mail wan comot now',
    opens: 'E go open',
    openSince: 'E don open since',
    waits: 'E go wait',
    waitsUntil: 'E go wait till',
    waitedUntil: 'E wait till',
    daysFromPaying: (days) => `${days} days from when you pay`,
    daysFromOpening: (days) => `${days} days from when dem fit open am`,
  },
  timeline: 'Wetin don happen',
  manageKey: {
    name: 'manage key',
    setRule: 'Put rule: who go get am, and when',
    changeRule: 'Change the rule: who go get am, and when',
    maySet: (link) => (
      <>
        If rule no dey, the first person wey open the gift go get everything. Before anybody try open am, you fit change
        that one for {link('Manage Rules')}.
      </>
    ),
    mayChange: (link) => (
      <>Before anybody try open the gift, you fit change who go get am for {link('Manage Rules')}.</>
    ),
    keepIt:
      'This phone fit do am already. From another one, you need this manage key. Keep am for yourself: no be the gift code.',
  },
  receipt: {
    title: 'Receipt',
    pdf: 'Receipt (PDF)',
    fetching: 'The receipt dey come',
    print: 'Print',
    saveAsImage: 'Save as picture',
    of: (product) => `${product} payment receipt`,
    status: 'How e dey',
    paid: 'Paid',
    for: 'For',
    time: 'Time (Lagos)',
    reference: 'Reference',
    paystackNumber: 'Paystack number',
    questions: (email) => `Any question: ${email}`,
  },
};
