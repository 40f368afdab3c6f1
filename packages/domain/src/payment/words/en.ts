export const words = {
  theyReceive: 'They receive',
  feeChargedToYou: 'Fee charged to you',
  gift: 'Gift',
  paid: 'Paid',
  failures: {
    cancelled: 'The payment was cancelled',
    neverCompleted: 'The payment was never completed',
    declined: 'The bank declined the payment',
    notOpened: 'The payment page could not be opened',
    differs: 'The money that arrived differs from the gift. We are looking into it.',
    differed: 'The money that arrived differed from the gift. It went back to your card.',
    wentBack: 'The money of this gift went back to your card.',
    takenBack: 'Your bank took this payment back',
  },
  advice: {
    cancelled: 'Nothing was charged. Pay for it whenever you like, or leave it at that.',
    noFunds: 'There is not enough money in that account. Top it up, use another card, or give a smaller gift.',
    noCodes:
      'Your bank does not send one-time codes for this card yet. Ask your bank to switch them on, or use another card or a bank transfer.',
    wrongCode: 'The one-time code was wrong or came too late. Try again with the newest code your bank sent you.',
    wrongPin: 'The PIN was not right. Check it and try again: after a few wrong ones a bank locks the card.',
    wrongDigits: 'The three digits on the back of the card were not right. Check them and try again.',
    cardPastDate: 'This card is past its date. Use another card or a bank transfer.',
    overLimit: 'This is more than the card may spend. Raise its limit in your bank’s app, or pay by bank transfer.',
    notSureItIsYou:
      'Your bank could not make sure that it was you. Try again and approve it in your bank’s app, or use another card.',
    cardStopped: 'Your bank has stopped this card. Call your bank, or use another card.',
    notOnline:
      'This card may not be used online. Switch that on in your bank’s app, or use another card or a bank transfer.',
    tookTooLong: 'It took too long, and nothing was charged. Try again with your phone and your card at hand.',
    bankNotWorking: 'The bank or the way to it was not working. Try again in a few minutes, or use another card.',
    declined: 'Your bank said no and did not tell us why. Your bank can; another card or a bank transfer often works.',
  },
};

export type Words = typeof words;
