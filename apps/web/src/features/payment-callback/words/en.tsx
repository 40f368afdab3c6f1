import type { ReactNode } from 'react';

/** What a sender reads between paying and having the code. */
export const words = {
  processing: 'Processing Your Payment',
  viewTransactions: 'View Transactions',
  tryAgain: 'Try Again',
  waiting: {
    lookOver: 'Your gift is written down. Look it over, then pay for it at Paystack, our payment provider.',
    finishInTab: 'Finish paying in the Paystack tab. This page changes by itself.',
    written: 'Your gift is written',
    bankWorks: 'Your bank is working on it',
    forPayment: 'Waiting for your payment',
    giftCode: 'Your gift code',
    offline: 'You are offline. We ask again as soon as you are back.',
    live: 'Live connection is up: you will see it the moment it is paid.',
    asking: 'We ask every few seconds whether it is paid.',
    notVerified: 'Transaction verification failed',
    notAsked:
      'We could not ask just now. Your payment is not affected, and we keep trying, also when you come back to this page later.',
    checkAgain: 'Check again',
    checkedNow: 'Last checked just now',
    checkedAgo: (seconds: number) => `Last checked ${seconds} s ago`,
    changedMind: 'I changed my mind',
    notChargedAtPaystack: 'Nothing is charged unless you finish paying at Paystack.',
    notChargedInTab: 'Nothing is charged unless you finish paying in the Paystack tab.',
    mayTakeLong:
      'Bank transfers can take a few minutes. You may close this page: when the money arrives, the code waits under Transactions on this device.',
    noTab: 'No payment tab in sight?',
    payHere: 'Open the payment page here',
    copyLink: 'Copy link',
    toPaymentPage: 'to the payment page',
  },
  order: {
    isFor: 'It is for',
    anyone: 'Whoever you give the code to',
    whoMayOpen: 'Who may open it',
    isFrom: 'It is from',
    secret: 'Someone who asked to stay secret',
    noName: 'Someone, no name given',
    password: 'Password',
    hasPassword: 'Yes, you send it separately',
    noPassword: 'None: the code alone opens it',
    pay: (amount: string) => `Pay ${amount} at Paystack`,
    notMeant: (link: (text: string) => ReactNode) => (
      <>Not what you meant? {link('Write it anew')}; this one is forgotten unless you pay for it.</>
    ),
  },
  held: {
    contactSupport: 'Contact support',
    safe: 'Your money is safe. Please do not pay again: either the gift is made, or the money goes back to you. This page changes by itself when we are done.',
  },
  failed: {
    title: 'Payment Failed',
    noPayment: 'Transaction verification failed. The address of this page names no payment of ours.',
    why: 'A payment can fail because of insufficient funds, a network error or a cancelled transaction.',
    written: 'Your gift is still written down on this device.',
    nothingLost: (transactions: (text: string) => ReactNode) => (
      <>
        If the money leaves your account after all, you lose nothing: it either becomes the gift within minutes, here
        and under {transactions('Transactions')}, or goes back to you.
      </>
    ),
    changeGift: 'Change the gift',
    goHome: 'Go Home',
  },
  ready: {
    title: 'Your gift is ready',
    paid: 'Paid.',
    shared: 'The code is yours to share: we mail nobody.',
    mailedAt: (to: string, when: string) => `We mail the code to ${to} ${when} (Lagos). You can share it too.`,
    mailWaits: (to: string) => `The mail to ${to} waits to leave. You can share the code too.`,
    mailed: (to: string) => `We mailed the code to ${to}. You can share it too.`,
    canOpen: 'Whoever holds it can open the gift.',
    canTry: 'Whoever holds it can try to open the gift.',
    sealedThenOpen: (when: string) =>
      `The gift is sealed until ${when} (Lagos); then whoever holds the code can open it.`,
    sealedThenTry: (when: string) =>
      `The gift is sealed until ${when} (Lagos); then whoever holds the code can try to open it.`,
    sealedByMailThenOpen: 'The gift is sealed until the mail leaves; then whoever holds the code can open it.',
    sealedByMailThenTry: 'The gift is sealed until the mail leaves; then whoever holds the code can try to open it.',
    code: 'Gift code (QUID)',
    codeToCopy: 'gift code',
    follow: 'Follow this gift',
    another: 'Create Another Gift',
    forEverybody: 'Is it for everybody?',
    publicMeans:
      'Make it public: a page that shows that the money is here, how winners are chosen and who has won, with a poster to print. Do it before the first person comes.',
    makePublic: 'Make it public',
  },
  elsewhere: {
    title: 'This payment belongs to another browser',
    onlyThere:
      'The gift code is shown only in the browser the gift was created with. If the payment went through, the code is waiting there.',
    goBack: (product: string) =>
      `Did you begin in WhatsApp, Instagram or another app? Go back to it: the page you left shows the code. Is that page gone, open ${product} there again and choose Transactions.`,
    yourEmail: 'Or have your gifts here: your email',
    emailIsFor:
      'The one you gave for the receipt when you paid. We send a link that shows your gifts in this browser too.',
    sendLink: 'E-mail me the link',
    notFound: (help: (text: string) => ReactNode) => (
      <>Cannot find it? {help('Ask us')} and have the payment reference ready.</>
    ),
  },
};

export type Words = typeof words;
