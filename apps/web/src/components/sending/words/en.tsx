import type { ReactNode } from 'react';

/** What the parts say that only senders see, and staff. */
export const words = {
  preview: {
    title: 'Preview',
    wrapped: 'What the link shows',
    opened: 'What they see inside',
    seeOpened: 'See it opened',
    seeWrapped: 'See it wrapped',
  },
  cloth: {
    occasions: {
      adire: 'Any day',
      owambe: 'Weddings and parties',
      sallah: 'Eid',
      sunrise: 'Birthdays',
      harmattan: 'Thank you',
      christmas: 'Christmas',
      ivory: 'With sympathy, or formal',
    },
    title: 'Cloth',
    shuffle: 'Shuffle the cloth',
  },
  quote: {
    youPay: 'You pay',
    youPaid: 'You paid',
    feePaidByYou: 'Our fee, 3 percent, paid by you',
    feeTakenFromThem: 'Our fee, 3 percent, taken when they withdraw',
    theyReceive: 'They receive in the bank',
    backToYou: 'Back to you if you cancel before anybody opened it',
  },
  share: {
    title: 'Share the gift',
    giftForYou: 'A gift for you',
    share: 'Share',
    copyLink: 'Copy link',
    copyCode: 'Copy code',
    qrCode: 'QR code',
    cardImage: 'Card image',
    linkByHand: (link: ReactNode) => <>The link, to copy by hand: {link}</>,
    passwordApart: 'Send the password separately, not in the same chat as the code.',
    likeCash: 'Treat the link and the code like cash: share them only with the people you mean.',
  },
  qr: { title: 'Scan to open the gift', ofLink: 'QR code of the link' },
  cardPicture: {
    title: 'You have a gift',
    from: (sender: string) => `from ${sender}`,
    scanOrType: 'Scan it, or type the code at',
  },
  terms: 'When it reaches them, and what arrives',
  times: {
    howItReachesThem: 'How it reaches them',
    youShare: 'You share the code yourself: we mail nobody',
    mailNobody: 'We mail nobody any more',
    mailAt: (when: string) => `We mail them ${when}`,
    mailedAt: (when: string) => `We mailed them ${when}`,
    mailed: 'We mailed them the code',
    mailOncePaid: 'We mail them the code once it is paid',
    onHold: 'Its mail waits while the gift is on hold',
    aboutToLeave: 'Its mail is about to leave',
    opens: 'Opens',
    openSince: 'Open since',
    waits: 'Waits',
    waitsUntil: 'Waits until',
    waitedUntil: 'Waited until',
    daysFromPaying: (days: number) => `${days} days from when it is paid`,
    daysFromOpening: (days: number) => `${days} days from when it can be opened`,
  },
  timeline: 'What has happened',
  manageKey: {
    name: 'manage key',
    setRule: 'Set a rule: who gets it, and when',
    changeRule: 'Change the rule: who gets it, and when',
    maySet: (link: (text: string) => ReactNode) => (
      <>
        Without a rule, the first person to open the gift gets all of it. Until somebody has tried to, you can change
        that in the {link('Rule Manager')}.
      </>
    ),
    mayChange: (link: (text: string) => ReactNode) => (
      <>Until somebody has tried to open the gift, you can change who gets it in the {link('Rule Manager')}.</>
    ),
    keepIt:
      'This device may do so already. From another one you need this manage key. Keep it to yourself: it is not the gift code.',
  },
  receipt: {
    title: 'Receipt',
    pdf: 'Receipt (PDF)',
    fetching: 'Fetching the receipt',
    print: 'Print',
    saveAsImage: 'Save as image',
    of: (product: string) => `${product} payment receipt`,
    status: 'Status',
    paid: 'Paid',
    for: 'For',
    time: 'Time (Lagos)',
    reference: 'Reference',
    paystackNumber: 'Paystack number',
    questions: (email: string) => `Questions: ${email}`,
  },
};

export type Words = typeof words;
