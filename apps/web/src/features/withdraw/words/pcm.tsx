import type { Words } from './en.tsx';

export const words: Words = {
  withdrawFunds: 'Withdraw money',
  toAnyBank: 'Send your gift go any Nigerian bank account. E go land within 24 hours.',
  followYourMoney: 'Follow your money',
  onItsWay: 'Your money dey road',
  paidOut: 'We don pay this gift',
  goesTo: (amount, accountName, bank) => (
    <>
      {amount} go {accountName}, {bank}.
    </>
  ),
  tryAgain: 'Try again',
  somethingWentWrong: 'Something spoil',
  giftIsSafe: 'Your gift dey safe.',
  bankRefused: 'The bank no gree collect the money',
  bank: 'Bank',
  amount: 'Amount',
  fee: 'Charge',
  feeOf: (percent) => `Charge (${percent}%)`,
  youGet: 'You go get',
  which: {
    title: 'Which gift?',
    openInThisBrowser: 'Open your gift for this browser, e go bring you come here.',
    noneYet: 'No gift dey this phone yet',
    openItFirst:
      'Open your gift first, e go bring you come here. If you open am for another phone or another browser, withdraw for there, or use your access key open am here.',
    opened: (date) => `Dem open am ${date}`,
    goToClaim: 'Go Claim Gift',
    claimAnother: 'Claim another gift',
    invalidRequest: 'This request no correct',
    needsGiftAndAmount: 'This page need gift and the amount. Open your gift first, e go bring you come here.',
    missingCode: 'Gift code (QUID) no dey. Open your gift first, e go bring you come here.',
    loading: 'Your gift dey load',
  },
  key: {
    needed: 'Abeg put your access key',
    notHere: (code) =>
      `The key for gift ${code} no dey this phone. If you open am for another browser, withdraw for there, or put the key wey you copy.`,
    enterIt: 'Put the key',
    enterAccessKey: 'Put the access key',
    onlyTheOpener:
      'Na only the person wey open the gift fit see where the money dey. Put the access key wey we show you that time.',
    accessKey: 'Access key',
    required: 'Put the access key',
    showStatus: 'Show where e reach',
    giftsOnThisDevice: 'See gifts wey dey this phone',
  },
  standing: {
    onHold: 'This gift dey on hold.',
    onHoldMeans: 'The money dey safe. You no fit send am go bank for now.',
    contactSupport: 'Talk to support',
    yourShareIs: (amount) => `Your share na ${amount}`,
    linkNamedAnother: 'The link talk another amount. This na wetin the gift hold for you.',
    lastTryFailed: 'The last time you try, e no work',
    sendItAgain: 'The money dey here. Check the account, then send am again.',
  },
  sending: {
    noAnswer: 'Answer no come',
    notProcessed: 'We no fit do the withdrawal',
    failed: 'The withdrawal no work',
    back: 'Go back',
    claimFunds: 'Collect money',
    remember: 'Make this phone remember this account',
    untick: 'Comot the tick, and this phone go forget the account sharp sharp.',
    staysHere: 'E go stay for this browser and fill itself next time. No do am for phone wey other people dey use.',
  },
  confirm: {
    title: 'Confirm withdrawal',
    edit: 'Change am',
    transfer: 'Confirm, send am',
    outcome: (amount, accountName) => `Send ${amount} give ${accountName}`,
    accountNumber: 'Account number',
    accountName: 'Account name',
    total: 'Total',
    cannotBeCalledBack:
      'If money enter wrong account, we no fit call am back. Check the name and the last four numbers.',
    sentOnce: 'E fit be say we don get your request already. You fit confirm again: na once the money go go.',
  },
  success: {
    title: 'Withdrawal don work!',
    done: 'Done',
    goesTo: (amount, accountName, bank) => `${amount} dey go meet ${accountName} for ${bank}.`,
    largerAmountsFirst: 'If the money big, person go look am first.',
    alwaysWithin24Hours: 'E dey always land within 24 hours.',
    usuallyWithinMinutes: 'Most times e dey land within some minutes, and e no dey ever pass 24 hours.',
    leaving: 'We go carry you go your payments in 3 seconds. If you wan follow the money, press Done.',
  },
  status: {
    looking: 'We dey find your money',
    moneyIsSafe: 'Your money dey safe.',
    inYourAccount: 'E don enter your account',
    cameBack: 'The money don come back',
    toAccount: (amount, accountName, bank, accountNumber) => `${amount} go ${accountName}, ${bank} ${accountNumber}`,
    cannotReach: (product) => `We no fit reach ${product} just now`,
    lastWeKnow: 'This na the last one wey we know. We still dey ask.',
    correctTheAccount: 'Correct the account, try again',
    wholeIsBack: (amount) => `The whole ${amount} don come back inside your gift, join the charge. Nothing lost.`,
    receiptLater: 'You go get receipt when the money land.',
    giftAndReference: (quid, reference) => (
      <>
        Gift {quid}, reference {reference}. Keep the address of this page so that you fit come back for this phone.
      </>
    ),
  },
  promise: {
    keptWithinAMinute: 'E land before one minute. We promise 24 hours.',
    keptIn: (time) => `E land after ${time}. We promise 24 hours.`,
    left: (time) => `E remain ${time}`,
    by: (when) => `We promise say e go land before ${when} (Lagos).`,
    late: 'We don late, abeg no vex.',
    lateMeans: (talkToUs) => (
      <>Your money dey safe and our people dey see this one. {talkToUs('Talk to us')} if you need am now.</>
    ),
  },
  steps: { requested: 'Request', approved: 'Approval', sent: 'Sending', arrived: 'Inside your account' },
  stepsNotTaken: {
    requested: 'Nobody ask',
    approved: 'We no approve am',
    sent: 'We no send am',
    arrived: 'E no enter your account',
  },
  stepStates: { done: 'e don happen', now: 'e dey happen', later: 'e never happen' },
  waitsFor: {
    approval: 'If the money big, person go look am before we send am.',
    handingOver: 'We dey give am to the bank.',
    landing: 'Most times e dey land within some minutes.',
    slowBank: 'The bank dey slow to answer. We still dey ask; your money dey safe.',
  },
  receipt: {
    foot: (product) => `${product}. Cash gift with small jara on top.`,
    share: 'Share receipt',
    pdf: 'PDF receipt',
    didNotArrive: 'The receipt no reach. Check your network, then try again.',
    complete: 'Money don land',
    to: 'To',
    account: 'Account',
    gift: 'Gift',
    requested: 'You ask',
    arrived: 'E land',
    reference: 'Reference',
  },
};
