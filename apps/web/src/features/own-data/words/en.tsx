import { RETENTION } from '@jara/domain/own-data/retention';

/** What somebody reads about their own data. */
export const words = {
  title: 'Your data',
  lead: 'See what we hold about your e-mail address, correct it, or have it erased.',
  ask: {
    email: 'Your email',
    isFor: 'We mail a link there. Whoever opens it has proved that the address is theirs.',
    send: 'E-mail me the link',
    needsScript: (email: string) =>
      `The link in the mail needs a browser with JavaScript. Without one, write to ${email}.`,
  },
  loading: 'Looking for what we hold',
  failed: 'Something went wrong',
  tryAgain: 'Try Again',
  heldAbout: (address: string) => `What we hold about ${address}`,
  download: 'Download as JSON',
  sent: 'Gifts you sent',
  received: 'Gifts sent to you',
  payouts: 'Money you opened',
  labels: {
    name: 'Your name',
    to: 'For',
    from: 'From',
    message: 'Message',
    giveaway: 'Giveaway',
    account: 'Bank account',
    card: 'Mark of your card',
    thanks: 'Your thanks',
  },
  kept: 'kept',
  mails: (count: number) =>
    count === 1 ? '1 mail to this address is on record.' : `${count} mails to this address are on record.`,
  getsReminders: 'This address gets reminders of unopened gifts.',
  refusesReminders: 'This address wants no reminders.',
  asked: {
    COPY: (when: string) => `You asked for a copy on ${when}.`,
    CORRECTION: (when: string) => `You corrected your name on ${when}.`,
    ERASURE: (when: string) => `You asked for an erasure on ${when}.`,
  },
  correct: {
    title: 'Correct your name',
    hint: 'It stands on the gifts you sent. The address a gift goes to is corrected in the room of that gift.',
    save: 'Save',
    saved: 'Saved.',
  },
  open: {
    PAYMENT: 'The payment is still being checked. That ends by itself.',
    DISPUTE: 'A bank disputes the payment. It ends when the bank has decided.',
    REFUND: 'Money is on its way back. If we ask for a bank account, name it in the room of the gift.',
    PAYOUT: 'A transfer to a bank is on its way. That ends by itself.',
    SHARE: 'A share was opened and not sent to a bank. Send it to a bank account.',
    GIFT: 'It holds money that nobody has opened. Open it, cancel it in its room, or wait for its end.',
    CHECK: 'One of us looks at it. Write to us if that takes long.',
  },
  erase: {
    title: 'Erase my data',
    what: 'Your name, address, messages, notes of thanks and bank accounts are destroyed everywhere: in our tables, in our mails, and in what our staff wrote about you.',
    stays: `Amounts, dates and references stay in our books, and nothing there leads to you. The law wants them for at least ${RETENTION.giftYears} years.`,
    question: 'Erase everything about you?',
    forGood: 'It cannot be undone. Your gifts disappear from your devices, and we can no longer help you with them.',
    yes: 'Erase it',
    no: 'Keep it',
    waitsFor: 'We erase as soon as this is done:',
    willBe: 'Your data will be erased',
    keepAfterAll: 'Keep my data after all',
    erasing: 'We are erasing your data now. A last mail tells you when it is done.',
    done: 'Your data is erased.',
  },
};

export type Words = typeof words;
