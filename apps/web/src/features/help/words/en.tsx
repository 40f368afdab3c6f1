import type { ReactNode } from 'react';

type Part = (text: string) => ReactNode;

export const words = {
  title: 'How can we help?',
  lead: 'The answer is probably below. If it is not, a person will write back.',
  guide: 'The whole thing in three steps',
  steps: {
    create: { title: 'Create and pay', text: 'Amount, e-mail address, a few words. Pay in the Paystack tab.' },
    share: { title: 'Share the code', text: 'Copy the QUID or send the link. Send a password separately.' },
    claim: {
      title: 'Claim and withdraw',
      text: 'They open it, enter their account, and the money is on its way.',
    },
  },
  createGift: 'Create a Gift',
  claimGift: 'Claim Gift',
  moneyAndGiveaways: (money: Part, giveaways: Part) => (
    <>
      What we hold for people and what we owe them is for everybody to see: {money('where the money is')}, to the kobo.
      Were you sent a giveaway and do not know whether it is real? {giveaways('Check it')} before you do anything.
    </>
  ),
  smallPrint: (terms: Part, privacy: Part, cookies: Part) => (
    <>
      The small print: {terms('Terms & Conditions')}, {privacy('Privacy Policy')}, {cookies('Cookie Policy')}.
    </>
  ),
  commonQuestions: 'Common questions',
  search: 'Search the answers',
  searchExample: 'fee, password, bank…',
  nothingFound: 'Nothing found. Try another word, or ask us below.',
  found: (some: number, all: number) => `${some} of ${all}`,
  linkToThis: 'Link to this answer',
  talkToUs: 'Talk to us',
  chat: {
    title: 'Chat',
    text: 'On WhatsApp. The quickest way while we are open; leave a message when we are not.',
    start: 'Start a chat',
  },
  email: { title: 'Email', text: 'Send the payment reference, never a gift code or a password.' },
  phone: { title: 'Phone', text: 'For anything urgent about money, during support hours.' },
  inYourTime: 'In your time.',
  supportHours: (hours: string) => `Support hours are ${hours}.`,
  open: 'We are open now',
  closed: 'We are closed now, and read everything you send',
  weekdays: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
  /** Days or hours. */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  closedAllDay: 'Closed',
  openAllDay: 'All day',
  /** What people type when they mean it, where question and answer say it in other words, stands in `alsoAsked`. */
  questions: {
    quid: {
      question: 'What is a QUID?',
      answer: [
        'The code of a gift: 13 letters and digits, shown in groups such as 7K3M-XQ2V9-H4TA. Whoever has it can open the gift, so treat it like cash.',
        'Capital or small letters, spaces and hyphens make no difference. There is no letter I, L, O or U in it, and one wrong character is noticed before anything happens.',
      ],
      alsoAsked: '',
    },
    cost: {
      question: 'What does it cost?',
      answer: [
        'You pay exactly the amount of the gift. When the recipient sends it to a bank we keep 3 percent, and show it before they confirm.',
        'A gift of ₦50,000 becomes ₦48,500 in the bank. There is no other fee from us.',
        'You can also pay the 3 percent yourself, so that a round sum arrives: for ₦50,000 in the bank you pay ₦51,546.39. The sums shown before you pay hold to the kobo.',
      ],
      alsoAsked: '',
    },
    paying: {
      question: 'How do I pay for a gift?',
      answer: [
        'Through Paystack, in a tab of its own: by card, bank transfer, USSD or QR. We never see your card details.',
        'Keep the first tab open. It shows the code the moment the payment is through. If the new tab did not open, the waiting page has a link to it.',
      ],
      alsoAsked: '',
    },
    paymentFailed: {
      question: 'My payment failed, or I was charged without getting a code',
      answer: [
        'Look under Transactions on the device you paid with. A payment that arrives late becomes a gift by itself, usually within minutes.',
        'If the bank took the money and the payment stays failed, it goes back to you by itself. Write to us with the payment reference and we follow it up with Paystack.',
      ],
      alsoAsked: 'refund refunds refunded money back cancel cancelled reverse reversed reversal declined debited',
    },
    claiming: {
      question: 'How do I claim a gift?',
      answer: [
        'Open the link you were sent, or go to Claim Gift and type the code. If the sender set a password, you need that as well; ask them for it.',
        'Opening it gives this device a key to the money. You need no account and no app.',
      ],
      alsoAsked: '',
    },
    thanks: {
      question: 'How do I thank the sender?',
      answer: [
        'Open your gift and choose a note under “Say thank you”, or write your own, up to 280 characters. It can be sent once and not changed. Do not put account numbers or codes in it.',
        'Senders get the note by e-mail, if they left an address, and see it on the page of the gift. There they can also mute thanks: notes are then kept, and neither mailed nor shown until they want to hear them.',
      ],
      alsoAsked: 'thanks thank-you note appreciate reply mute',
    },
    howLong: {
      question: 'How long does a withdrawal take?',
      answer: [
        'Usually minutes, and always within 24 hours. Larger amounts are looked at by a person first, and so is what goes the same way again and again in a short time, which is why we do not promise seconds.',
        'The status page shows every step. If a bank refuses the transfer, the money stays yours and you can enter another account.',
        'Where several people share a gift, each share goes to a bank account of its own: one account receives one share. Another account under the same name is looked at by a person first.',
      ],
      alsoAsked: '',
    },
    rules: {
      question: 'What are gift rules?',
      answer: [
        'A rule decides who gets the gift: the nth person to open it, up to five people who share it, many people who each get the same or a lucky share of a random size, or whoever comes within a time window. Without one, the first person gets all of it.',
        'Only the sender can set it: with the gift, before paying, or in the Rule Manager until somebody has tried to open it. After that it is frozen, so nobody can move the goalposts.',
        'When it reaches them is the sender’s choice too: we mail the code once the gift is paid, or at a time up to a year ahead, and until then it is sealed. Or you share the code yourself: then we mail nobody, and need no address. All times are in Lagos time.',
      ],
      alsoAsked: 'schedule scheduled later birthday date delay opens whatsapp without email',
    },
    unclaimed: {
      question: 'What happens to a gift nobody claims?',
      answer: [
        'It waits for 365 days, or for 7, 30 or 90 where the sender chose so, counted from when it can be opened. Both sides see until when. After that, or when its sender cancels it, what nobody has opened goes back to the card that paid, less what the payment provider keeps of its fee, as it was shown before paying. It never becomes our income.',
        'Your bank shows a refund within 5-10 business days. If your card does not take it, the page of your gift asks you for a bank account, and so do we by mail. We never ask for a PIN, a password or a code.',
      ],
      alsoAsked: 'refunds refunded money back reimburse reverse reversed reversal undo dormant expired card blocked',
    },
    reminders: {
      question: 'Why did I get a reminder, and how do I stop them?',
      answer: [
        'We remind a recipient of a gift that is still wrapped: after three days, and three days before it ends. The sender hears three days before the end. A gift that was opened, paused or cancelled is not mentioned again.',
        'Press “Stop these reminders” in the mail, or the unsubscribe button of your mail program. No reminder goes to that address any more, for any gift; gifts themselves, receipts and news of your money still do. The same link lets reminders come again.',
      ],
      alsoAsked: 'unsubscribe spam too many mails opt out notification',
    },
    safety: {
      question: 'Is this real? How do I know it is not a scam?',
      answer: (product: string) => [
        `A real ${product} gift never asks you to pay anything, never asks for your card, PIN, BVN, OTP or password of a bank, and never asks you to forward it to friends.`,
        'To send money to you we need only your account number and bank. Check the address in your browser before you type a code, and type it yourself if a link looks odd.',
        'Paste any link or code you were sent under “Check a giveaway”, at the foot of every page: it says whether it is real, has ended, or is not ours.',
        'What we hold for people and what we owe them is public, to the kobo: see “Where the money is” there.',
      ],
      alsoAsked: 'fake giveaway fraud check verify trust',
    },
    giveaways: {
      question: 'How do I give to a crowd in public?',
      answer: [
        'Send a gift with a rule for many people, such as equal shares, lucky shares or a draw. Then open its page under Transactions and press Make it public: it gets a page for everybody, with the money in sight, how winners are chosen, a countdown, and a poster to print.',
        'Until the first person has tried it you can change its words and its start. Winners are shown by a first letter, their bank and their share, and nothing more.',
        'A share that nobody sends to a bank in the time you chose, 7 days unless you say otherwise, goes to the next person. In a draw everybody who enters has the same chance, every entrant gets a receipt, and anybody can compute the winners again afterwards.',
      ],
      alsoAsked: 'public giveaway raffle influencer church school poster winners competition',
    },
    mistakes: {
      question: 'I sent it to the wrong address, or lost the code',
      answer: [
        'That address got the code by e-mail the moment the gift was paid, or gets it at the time you chose, and whoever has the code can open the gift. As long as nobody has, open the gift under Transactions and press Correct the address: it gets a new code, which we mail to the right address, and the old one opens nothing any more. There you can also change its message and cloth, pause it, and cancel it. What nobody has opened goes back to your card, as you saw before you paid.',
        'Lost codes are under Transactions on the device you paid with. On any other device, that page can mail a link to your gifts to the address you left for the receipt. Still stuck? Write to us with the payment reference.',
      ],
      alsoAsked:
        'mistyped typo wrong e-mail email correct edit message cancel cancelled refunds refunded money back reverse reversed reversal undo stop changed my mind',
    },
  },
};

export type Words = typeof words;
