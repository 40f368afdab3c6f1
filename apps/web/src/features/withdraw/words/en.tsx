import type { ReactNode } from 'react';

/** What somebody reads who sends the money of an opened gift to a bank. */
export const words = {
  withdrawFunds: 'Withdraw Funds',
  toAnyBank: 'Send your gift to any Nigerian bank account. It arrives within 24 hours.',
  followYourMoney: 'Follow your money',
  onItsWay: 'Your money is on its way',
  paidOut: 'This gift has been paid out',
  goesTo: (amount: ReactNode, accountName: string, bank: string) => (
    <>
      {amount} to {accountName}, {bank}.
    </>
  ),
  tryAgain: 'Try again',
  somethingWentWrong: 'Something went wrong',
  giftIsSafe: 'Your gift is safe.',
  bankRefused: 'The bank did not take the transfer',
  bank: 'Bank',
  amount: 'Amount',
  fee: 'Fee',
  feeOf: (percent: number) => `Fee (${percent}%)`,
  youGet: 'You get',
  which: {
    title: 'Which gift?',
    openInThisBrowser: 'Open your gift in this browser, and it brings you here.',
    noneYet: 'No gifts on this device yet',
    openItFirst:
      'Open your gift first, and it brings you here. If you opened it on another phone or in another browser, withdraw there, or open it here with your access key.',
    opened: (date: string) => `Opened ${date}`,
    goToClaim: 'Go to Claim Gift',
    claimAnother: 'Claim Another Gift',
    invalidRequest: 'Invalid Request',
    needsGiftAndAmount: 'This page needs a gift and its amount. Open your gift first, and it brings you here.',
    missingCode: 'Missing gift code (QUID). Open your gift first, and it brings you here.',
    loading: 'Loading your gift',
  },
  key: {
    needed: 'We need your access key',
    notHere: (code: string) =>
      `This device does not hold the key for gift ${code}. If you opened it in another browser, withdraw there, or enter the key you copied.`,
    enterIt: 'Enter the key',
    enterAccessKey: 'Enter the access key',
    onlyTheOpener:
      'Only the person who opened the gift can see where its money is. Enter the access key you were shown then.',
    accessKey: 'Access key',
    required: 'Access key is required',
    showStatus: 'Show the status',
    giftsOnThisDevice: 'See the gifts on this device',
  },
  standing: {
    onHold: 'This gift is on hold.',
    onHoldMeans: 'Its money is safe. It cannot be sent to a bank just now.',
    contactSupport: 'Contact support',
    yourShareIs: (amount: string) => `Your share is ${amount}`,
    linkNamedAnother: 'The link named another amount. This is what the gift holds for you.',
    lastTryFailed: 'The last try did not go through',
    sendItAgain: 'The money is here. Check the account and send it again.',
  },
  sending: {
    noAnswer: 'No answer came',
    notProcessed: 'Failed to process withdrawal',
    failed: 'Withdrawal failed',
    back: 'Back',
    claimFunds: 'Claim Funds',
    remember: 'Remember this account on this device',
    untick: 'Untick it, and the account is forgotten at once.',
    staysHere: 'It stays in this browser and is filled in next time. Not on a phone that others use.',
  },
  confirm: {
    title: 'Confirm Withdrawal',
    edit: 'Edit Details',
    transfer: 'Confirm Transfer',
    outcome: (amount: string, accountName: string) => `Send ${amount} to ${accountName}`,
    accountNumber: 'Account number',
    accountName: 'Account name',
    total: 'Total',
    cannotBeCalledBack: 'A transfer to a wrong account cannot be called back. Check the name and the last four digits.',
    sentOnce: 'We may have your request already. You can confirm again: the money is sent once.',
  },
  success: {
    title: 'Withdrawal Successful!',
    done: 'Done',
    goesTo: (amount: string, accountName: string, bank: string) => `${amount} goes to ${accountName} at ${bank}.`,
    largerAmountsFirst: 'A person looks at larger amounts first.',
    alwaysWithin24Hours: 'It always arrives within 24 hours.',
    usuallyWithinMinutes: 'It usually lands within minutes, and always within 24 hours.',
    leaving: 'Taking you to your transactions in 3 seconds. Press Done to follow the money instead.',
  },
  status: {
    looking: 'Looking for your money',
    moneyIsSafe: 'Your money is safe.',
    inYourAccount: 'It is in your account',
    cameBack: 'The money came back',
    toAccount: (amount: string, accountName: string, bank: string, accountNumber: string) =>
      `${amount} to ${accountName}, ${bank} ${accountNumber}`,
    cannotReach: (product: string) => `We couldn't reach ${product} just now`,
    lastWeKnow: 'This is the last we know. We keep asking.',
    correctTheAccount: 'Correct the account and try again',
    wholeIsBack: (amount: string) => `The whole ${amount} is back in your gift, the fee too. Nothing is lost.`,
    receiptLater: 'There is a receipt once the money has arrived.',
    giftAndReference: (quid: ReactNode, reference: ReactNode) => (
      <>
        Gift {quid}, reference {reference}. Keep this page's address to come back on this device.
      </>
    ),
  },
  promise: {
    keptWithinAMinute: 'Arrived within a minute. We promised 24 hours.',
    keptIn: (time: string) => `Arrived in ${time}. We promised 24 hours.`,
    left: (time: string) => `${time} left`,
    by: (when: string) => `We promise it by ${when} (Lagos).`,
    late: 'We are late, and we are sorry.',
    lateMeans: (talkToUs: (text: string) => ReactNode) => (
      <>Your money is safe and our staff can see this. {talkToUs('Talk to us')} if you need it now.</>
    ),
  },
  steps: { requested: 'Requested', approved: 'Approved', sent: 'Sent', arrived: 'In your account' },
  stepsNotTaken: {
    requested: 'Not requested',
    approved: 'Not approved',
    sent: 'Not sent',
    arrived: 'Not in your account',
  },
  stepStates: { done: 'done', now: 'under way', later: 'not yet' },
  waitsFor: {
    approval: 'A person looks at larger amounts before we send them.',
    handingOver: 'We are handing it to the bank.',
    landing: 'It usually lands within minutes.',
    slowBank: 'The bank is slow to answer. We keep asking; your money is safe.',
  },
  receipt: {
    foot: (product: string) => `${product}. Cash gifts with a little extra.`,
    share: 'Share receipt',
    pdf: 'PDF receipt',
    didNotArrive: 'The receipt did not arrive. Check your connection and try again.',
    complete: 'Transfer complete',
    to: 'To',
    account: 'Account',
    gift: 'Gift',
    requested: 'Requested',
    arrived: 'Arrived',
    reference: 'Reference',
  },
};

export type Words = typeof words;
