import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Your payments',
  whatIsHere: 'The gifts wey you pay for with this phone, and the ones wey you bring come here.',
  createGift: 'Create Gift',
  createAnother: 'Create another gift',
  tryAgain: 'Try again',
  notFetched: 'We no fit bring your payments',
  loading: 'We dey bring your payments',
  none: {
    title: 'You never pay for any gift',
    create: 'Create gift',
    appearHere: 'Gifts wey you pay for with this browser go show for here, with their codes and receipts.',
  },
  brought: {
    here: (gifts) => (gifts === 1 ? 'Your gift don land here.' : `Your ${gifts} gifts don land here.`),
    thereToo: 'The phone wey you use pay still get dem too.',
    failed: 'Something spoil',
    question: 'Make we show your gifts for this phone?',
    show: 'Show my gifts here',
    ownDevice: 'Do am only for your own phone: anybody wey dey use am go see your gift codes.',
  },
  listLink: {
    title: 'You pay with another phone?',
    email: 'Your email',
    emailIsFor: 'The one wey you give when you pay. We go send link wey go show your gifts for here too.',
    send: 'Email me my list',
  },
  withdrawals: {
    title: 'The money wey you withdraw',
    toBank: (amount, bank) => (
      <>
        {amount} go {bank}
      </>
    ),
    ofGift: (quid) => <>Money wey you withdraw from gift {quid}</>,
  },
  pages: {
    label: 'Pages',
    newer: 'Newer',
    older: 'Older',
    where: (page, pages, total) => `Page ${page} out of ${pages}, everything na ${total}`,
  },
  payment: {
    to: (recipient) => `For ${recipient}`,
    afterPayment: 'After you pay',
    date: 'Date',
    reference: 'Reference',
    transactionId: 'Transaction ID',
    notYet: 'E never dey',
    currency: 'Currency',
    follow: 'Follow this gift',
    followFor: (recipient, unseen) => <>Follow this gift{unseen(`, the one for ${recipient}`)}</>,
    blocked: 'Dem don block this payment for now',
  },
  progress: {
    WAITING: 'E dey wait',
    OPENED: 'Dem don open am',
    IN_BANK: 'E don enter their bank',
    SENT_BACK: 'E don return',
    ENDED: 'E end, nobody open am',
  },
  details: {
    title: 'Your gift',
    all: 'All your gifts',
    loading: 'E dey load',
    notFetched: 'We no fit bring this payment',
    codeToCopy: 'gift code',
    payment: 'Payment',
    gift: 'Gift',
    to: 'For',
    whoMayOpen: 'Who fit open am',
    reason: 'Reason',
    seePayment: 'See how the payment dey go',
  },
};
