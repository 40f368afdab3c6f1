import type { Words } from './en.tsx';

export const words: Words = {
  processing: 'We dey work on your payment',
  viewTransactions: 'See your payments',
  tryAgain: 'Try again',
  waiting: {
    lookOver: 'We don write your gift down. Check am well, then pay for am for Paystack, our payment company.',
    finishInTab: 'Finish the payment for the Paystack tab. This page go change by itself.',
    written: 'We don write your gift',
    bankWorks: 'Your bank dey work on am',
    forPayment: 'We dey wait for your payment',
    giftCode: 'Your gift code',
    offline: 'You no get network. We go ask again once network come back.',
    live: 'Connection dey: once you don pay, you go see am.',
    asking: 'Every few seconds we dey ask whether you don pay.',
    notVerified: 'We no fit confirm the payment',
    notAsked:
      'We no fit ask just now. E no touch your payment, and we still dey try, even if you come back to this page later.',
    checkAgain: 'Check again',
    checkedNow: 'We check am just now',
    checkedAgo: (seconds) => `We check am ${seconds} s ago`,
    changedMind: 'I don change my mind',
    notChargedAtPaystack: 'Nobody go remove your money unless you finish the payment for Paystack.',
    notChargedInTab: 'Nobody go remove your money unless you finish the payment for the Paystack tab.',
    mayTakeLong:
      'Bank transfer fit take some minutes. You fit close this page: when the money land, the code go dey wait for you under Your Payments for this phone.',
    noTab: 'You no see the payment tab?',
    payHere: 'Open payment page for here',
    copyLink: 'Copy link',
    toPaymentPage: 'of the payment page',
  },
  order: {
    isFor: 'Na for',
    anyone: 'Anybody wey you give the code',
    whoMayOpen: 'Who fit open am',
    isFrom: 'Na from',
    secret: 'Person wey no want make dem know am',
    noName: 'Somebody, no name dey',
    password: 'Password',
    hasPassword: 'Yes, you go send am separate',
    noPassword: 'E no get: na only the code dey open am',
    pay: (amount) => `Pay ${amount} for Paystack`,
    notMeant: (link) => (
      <>No be wetin you mean? {link('Write am again')}; we go forget this one unless you pay for am.</>
    ),
  },
  held: {
    contactSupport: 'Talk to support',
    safe: 'Your money dey safe. Abeg no pay again: either the gift go ready, or the money go return to you. This page go change by itself when we finish.',
  },
  failed: {
    title: 'Payment no work',
    noPayment: 'We no fit confirm the payment. The address of this page no carry any payment wey we know.',
    why: 'Payment fit fail because money no reach, because network spoil, or because person cancel am.',
    written: 'Your gift still dey written for this phone.',
    nothingLost: (transactions) => (
      <>
        If the money still comot from your account, you no lose anything: either e go turn to the gift within minutes,
        here and under {transactions('Your Payments')}, or e go return to you.
      </>
    ),
    changeGift: 'Change the gift',
    goHome: 'Go home page',
  },
  ready: {
    title: 'Your gift don ready',
    paid: 'You don pay.',
    shared: 'The code na your own to share: we no go mail anybody.',
    mailedAt: (to, when) => `We go email the code to ${to} ${when} (Lagos). You fit share am too.`,
    mailWaits: (to) => `The mail wey dey go ${to} dey wait to comot. You fit share the code too.`,
    mailed: (to) => `We don email the code to ${to}. You fit share am too.`,
    canOpen: 'Anybody wey hold am fit open the gift.',
    canTry: 'Anybody wey hold am fit try open the gift.',
    sealedThenOpen: (when) =>
      `The gift dey sealed till ${when} (Lagos); after that, anybody wey hold the code fit open am.`,
    sealedThenTry: (when) =>
      `The gift dey sealed till ${when} (Lagos); after that, anybody wey hold the code fit try open am.`,
    sealedByMailThenOpen: 'The gift dey sealed till the mail comot; after that, anybody wey hold the code fit open am.',
    sealedByMailThenTry:
      'The gift dey sealed till the mail comot; after that, anybody wey hold the code fit try open am.',
    code: 'Gift code (QUID)',
    codeToCopy: 'gift code',
    follow: 'Follow this gift',
    another: 'Create another gift',
    forEverybody: 'Na for everybody?',
    publicMeans:
      'Make am public: na page wey go show say the money dey here, how dem dey choose winners and who don win, plus poster wey you fit print. Do am before the first person come.',
    makePublic: 'Make am public',
  },
  elsewhere: {
    title: 'This payment na for another browser',
    onlyThere:
      'The gift code dey show only for the browser wey you take create the gift. If the payment enter, the code dey wait for there.',
    goBack: (product) =>
      `You start am for WhatsApp, Instagram or another app? Go back there: the page wey you leave go show the code. If that page don go, open ${product} for there again and choose Your Payments.`,
    yourEmail: 'Or bring your gifts come here: your email',
    emailIsFor:
      'The one wey you give for the receipt when you pay. We go send link wey go show your gifts for this browser too.',
    sendLink: 'Email me the link',
    notFound: (help) => <>You no see am? {help('Ask us')} and make your payment reference dey your hand.</>,
  },
};
