import type { Words } from './en.ts';

export const words: Words = {
  theyReceive: 'Wetin dem go receive',
  feeChargedToYou: 'Charge wey you pay',
  gift: 'Gift',
  paid: 'Wetin you pay',
  failures: {
    cancelled: 'The payment don cancel',
    neverCompleted: 'Dem no finish the payment',
    declined: 'The bank no gree for the payment',
    notOpened: 'The payment page no gree open',
    differs: 'The money wey land no be the same as the gift. We dey check am.',
    differed: 'The money wey land no be the same as the gift. E don go back to your card.',
    wentBack: 'The money of this gift don go back to your card.',
    takenBack: 'Your bank collect this payment back',
  },
  advice: {
    cancelled: 'Dem no charge anything. Pay for am anytime wey you like, or leave am like that.',
    noFunds: 'Money no reach for that account. Put money inside, use another card, or give smaller gift.',
    noCodes:
      'Your bank never dey send one-time code for this card. Tell your bank make dem on am, or use another card or bank transfer.',
    wrongCode: 'The one-time code no correct or e come late. Try again with the newest code wey your bank send you.',
    wrongPin: 'The PIN no correct. Check am and try again: if you miss am small times, bank go lock the card.',
    wrongDigits: 'The three numbers for the back of the card no correct. Check dem and try again.',
    cardPastDate: 'This card don expire. Use another card or bank transfer.',
    overLimit: 'This one pass wetin the card fit spend. Raise the limit for your bank app, or pay with bank transfer.',
    notSureItIsYou:
      'Your bank no fit sure say na you. Try again and approve am for your bank app, or use another card.',
    cardStopped: 'Your bank don stop this card. Call your bank, or use another card.',
    notOnline: 'This card no fit work online. On am for your bank app, or use another card or bank transfer.',
    tookTooLong: 'E take too long, and dem no charge anything. Try again with your phone and your card near you.',
    bankNotWorking: 'The bank or the road reach am no dey work. Try again after some minutes, or use another card.',
    declined:
      'Your bank say no and dem no tell us why. Your bank fit tell you; another card or bank transfer dey work most times.',
  },
};
