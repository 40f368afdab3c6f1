import type { ReactNode } from 'react';

/** What somebody reads about the gifts they paid for. */
export const words = {
  title: 'Your transactions',
  whatIsHere: 'The gifts paid for from this device, and those you brought here.',
  createGift: 'Create Gift',
  createAnother: 'Create Another Gift',
  tryAgain: 'Try Again',
  notFetched: 'Failed to fetch transactions',
  loading: 'Loading your transactions',
  none: {
    title: 'No Transactions Yet',
    create: 'Create a Gift',
    appearHere: 'Gifts you pay for in this browser appear here, with their codes and receipts.',
  },
  brought: {
    here: (gifts: number) => (gifts === 1 ? 'Your gift is here now.' : `Your ${gifts} gifts are here now.`),
    thereToo: 'The device you paid from keeps them too.',
    failed: 'Something went wrong',
    question: 'Show your gifts on this device?',
    show: 'Show my gifts here',
    ownDevice: 'Do this on a device of your own: whoever uses it sees your gift codes.',
  },
  listLink: {
    title: 'Paid on another phone?',
    email: 'Your email',
    emailIsFor: 'The one you gave when you paid. We send a link that shows your gifts here too.',
    send: 'E-mail me my list',
  },
  withdrawals: {
    title: 'Your withdrawals',
    toBank: (amount: ReactNode, bank: string) => (
      <>
        {amount} to {bank}
      </>
    ),
    ofGift: (quid: ReactNode) => <>Withdrawal of gift {quid}</>,
  },
  pages: {
    label: 'Pages',
    newer: 'Newer',
    older: 'Older',
    where: (page: number, pages: number, total: number) => `Page ${page} of ${pages}, ${total} in all`,
  },
  payment: {
    to: (recipient: string) => `To ${recipient}`,
    afterPayment: 'After payment',
    date: 'Date',
    reference: 'Reference',
    transactionId: 'Transaction ID',
    notYet: 'Not yet',
    currency: 'Currency',
    follow: 'Follow this gift',
    followFor: (recipient: string, unseen: (text: string) => ReactNode) => (
      <>Follow this gift{unseen(` for ${recipient}`)}</>
    ),
    blocked: 'This transaction is currently blocked',
  },
  progress: {
    WAITING: 'Waiting',
    OPENED: 'Opened',
    IN_BANK: 'In their bank',
    SENT_BACK: 'Sent back',
    ENDED: 'Ended unopened',
  },
  details: {
    title: 'Your gift',
    all: 'All your gifts',
    loading: 'Loading',
    notFetched: 'Failed to fetch transaction',
    codeToCopy: 'gift code',
    payment: 'Payment',
    gift: 'Gift',
    to: 'To',
    whoMayOpen: 'Who may open it',
    reason: 'Reason',
    seePayment: 'See how the payment stands',
  },
};

export type Words = typeof words;
