import type { Words } from './en.tsx';

export const words: Words = {
  title: 'How we fit help you?',
  lead: 'The answer fit dey below. If e no dey, person go write you back.',
  guide: 'Everything for three steps',
  steps: {
    create: { title: 'Create and pay', text: 'Amount, email address, small message. Pay inside the Paystack tab.' },
    share: { title: 'Share the code', text: 'Copy the QUID or send the link. If password dey, send am separate.' },
    claim: {
      title: 'Claim and withdraw',
      text: 'Dem go open am, put their account, and the money don dey go.',
    },
  },
  createGift: 'Create Gift',
  claimGift: 'Claim Gift',
  moneyAndGiveaways: (money, giveaways) => (
    <>
      The money wey we hold for people and wetin we owe dem dey open for everybody to see:{' '}
      {money('where the money dey')}, to the last kobo. Dem send you giveaway and you no sure whether na true?{' '}
      {giveaways('Check am')} before you do anything.
    </>
  ),
  smallPrint: (terms, privacy, cookies) => (
    <>
      The legal matter: {terms('Terms & Conditions')}, {privacy('Privacy Policy')}, {cookies('Cookie Policy')}.
    </>
  ),
  commonQuestions: 'Questions wey people dey ask',
  search: 'Search the answers',
  searchExample: 'charge, password, bank…',
  nothingFound: 'We no see anything. Try another word, or ask us for below.',
  found: (some, all) => `${some} out of ${all}`,
  linkToThis: 'Link to this answer',
  talkToUs: 'Talk to us',
  chat: {
    title: 'Chat',
    text: 'For WhatsApp. Na the fastest way when we dey open; drop message when we no dey.',
    start: 'Start to chat',
  },
  email: { title: 'Email', text: 'Send the payment reference, never send gift code or password.' },
  phone: { title: 'Phone', text: 'For any urgent money matter, when support dey open.' },
  inYourTime: 'Na the time for where you dey.',
  supportHours: (hours) => `Support dey open ${hours}.`,
  open: 'We dey open now',
  closed: 'We don close for now, but we go read everything wey you send',
  weekdays: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
  fromTo: (from, to) => `${from} reach ${to}`,
  closedAllDay: 'E close',
  openAllDay: 'All day',
  questions: {
    quid: {
      question: 'Wetin be QUID?',
      answer: [
        'Na the code of the gift: 13 letters and numbers, wey we dey show in groups like 7K3M-XQ2V9-H4TA. Anybody wey get am fit open the gift, so hold am like cash.',
        'Big letter or small letter, space and hyphen no matter. Letter I, L, O or U no dey inside, and if one character no correct, we go notice am before anything happen.',
      ],
      alsoAsked: 'gift code meaning',
    },
    cost: {
      question: 'How much e dey cost?',
      answer: [
        'You go pay exactly the amount of the gift. When the person wey collect am send am go bank, we go keep 3 percent, and dem go see am before dem confirm.',
        'Gift of ₦50,000 go turn ₦48,500 for bank. We no get any other charge.',
        'You fit pay the 3 percent by yourself, make the complete money land: for ₦50,000 to enter bank, you go pay ₦51,546.39. The amounts wey you see before you pay no go change, even one kobo.',
      ],
      alsoAsked: 'fee price',
    },
    paying: {
      question: 'How I go take pay for gift?',
      answer: [
        'Through Paystack, inside another tab: with card, bank transfer, USSD or QR. We no dey ever see your card details.',
        'No close the first tab. E go show you the code once the payment don enter. If the new tab no open, the page wey dey wait get link to am.',
      ],
      alsoAsked: '',
    },
    paymentFailed: {
      question: 'My payment fail, or dem don debit me but I no see code',
      answer: [
        'Look under Your Payments for the phone wey you take pay. Payment wey come late go turn gift by itself, most times within minutes.',
        'If the bank don take the money and the payment still fail, the money go return to you by itself. Write us with the payment reference and we go follow Paystack talk.',
      ],
      alsoAsked:
        'refund refunds refunded money back cancel cancelled reverse reversed reversal declined debited return my money',
    },
    claiming: {
      question: 'How I go take claim gift?',
      answer: [
        'Open the link wey dem send you, or go Claim Gift and type the code. If the sender put password, you go need am too; ask dem for am.',
        'When you open am, this phone go get key to the money. You no need account and you no need app.',
      ],
      alsoAsked: 'collect redeem',
    },
    thanks: {
      question: 'How I go take thank the sender?',
      answer: [
        'Open your gift and choose one note under “Tell dem thank you”, or write your own, up to 280 characters. You fit send am one time only and you no fit change am. No put account number or code inside.',
        'Senders go get the note by email, if dem leave address, and dem go see am for the page of the gift. Dem fit also off thanks for there: we go keep the notes, and we no go mail or show dem until dem want hear am.',
      ],
      alsoAsked: 'thanks thank-you note appreciate reply mute tank you',
    },
    howLong: {
      question: 'How long withdrawal dey take?',
      answer: [
        'Most times na minutes, and always within 24 hours. If the money big, person go first look am, and e be like that too for money wey dey go the same way again and again within short time. Na why we no promise seconds.',
        'The status page dey show every step. If bank reject the transfer, the money still be your own and you fit put another account.',
        'Where many people share one gift, each share dey go its own bank account: one account dey collect one share. If another account get the same name, person go first look am.',
      ],
      alsoAsked: 'delay pending',
    },
    rules: {
      question: 'Wetin be gift rules?',
      answer: [
        'Rule dey decide who go get the gift: the person wey open am for the number wey you pick, up to five people wey share am, plenty people wey each get the same share or share wey luck decide, or who come within the time. If rule no dey, the first person go carry everything.',
        'Na only the sender fit set am: with the gift, before e pay, or for Manage Rules till somebody don try open am. After that e don lock, so nobody fit change am again.',
        'When e go reach dem, na the sender dey choose too: we go mail the code once the gift don pay, or for time wey fit reach one year ahead, and before then e dey sealed. Or you share the code by yourself: then we no go mail anybody, and we no need address. All the time na Lagos time.',
      ],
      alsoAsked: 'schedule scheduled later birthday date delay opens whatsapp without email bornday',
    },
    unclaimed: {
      question: 'Wetin go happen to gift wey nobody claim?',
      answer: [
        'E go wait 365 days, or 7, 30 or 90 if na wetin the sender choose, and we dey count am from when e fit open. Both sides dey see the last day. After that, or if the sender cancel am, wetin nobody don open go return to the card wey pay, minus wetin the payment provider keep from their charge, as e show before you pay. E no go ever turn our own income.',
        'Your bank go show the refund within 5-10 business days. If your card no gree collect am, the page of your gift go ask you for bank account, and we go ask you by mail too. We no dey ever ask for PIN, password or code.',
      ],
      alsoAsked:
        'refunds refunded money back reimburse reverse reversed reversal undo dormant expired card blocked return my money',
    },
    reminders: {
      question: 'Why una send me reminder, and how I go take stop am?',
      answer: [
        'We dey remind person about gift wey e never open: after three days, and three days before e end. The sender go hear three days before the end. Gift wey dem don open, pause or cancel, we no dey talk about am again.',
        'Press “Stop these reminders” inside the mail, or the unsubscribe button for your mail app. No reminder go reach that address again, for any gift; but gifts, receipts and news about your money go still come. The same link fit bring reminders back.',
      ],
      alsoAsked: 'unsubscribe spam too many mails opt out notification disturb',
    },
    safety: {
      question: 'This thing na true? How I go take know say e no be scam?',
      answer: (product) => [
        `Correct ${product} gift no dey ever ask you to pay anything, e no dey ask for your card, PIN, BVN, OTP or bank password, and e no dey ask you to forward am to your friends.`,
        'To send you money, na only your account number and your bank we need. Check the address for your browser before you type code, and type am by yourself if the link no resemble.',
        'Any link or code wey dem send you, paste am under “Check giveaway”, for the bottom of every page: e go tell you whether na true, e don end, or e no be our own.',
        'The money wey we hold for people and wetin we owe dem dey open, to the last kobo: see “Where the money dey” for there.',
      ],
      alsoAsked: 'fake giveaway fraud check verify trust 419 wayo',
    },
    giveaways: {
      question: 'How I go take dash plenty people for public?',
      answer: [
        'Send gift with rule for plenty people, like equal shares, shares by luck or draw. Then open its page under Your Payments and press Make am public: e go get page for everybody, with the money wey everybody fit see, how winners go come out, countdown, and poster wey you fit print.',
        'Before the first person try am, you fit change the words and the time e go start. For winners, we dey show only the first letter, their bank and their share.',
        'Share wey nobody send go bank within the time wey you choose, 7 days if you no talk another one, go move to the next person. For draw, everybody wey enter get the same chance, everybody wey enter get receipt, and anybody fit calculate the winners again after.',
      ],
      alsoAsked: 'public giveaway raffle influencer church school poster winners competition dash crowd',
    },
    mistakes: {
      question: 'I send am to wrong address, or the code don lost',
      answer: [
        'That address don get the code by email once the gift pay, or e go get am for the time wey you choose, and anybody wey get the code fit open the gift. As long as nobody don open am, open the gift under Your Payments and press Correct the address: e go get new code, wey we go mail to the correct address, and the old one no go open anything again. For there you fit also change the message and the cloth, pause am, and cancel am. Wetin nobody don open go return to your card, as you see am before you pay.',
        'Lost codes dey under Your Payments for the phone wey you take pay. For any other phone, that page fit mail link of your gifts to the address wey you leave for the receipt. E still hard you? Write us with the payment reference.',
      ],
      alsoAsked:
        'mistyped typo wrong e-mail email correct edit message cancel cancelled refunds refunded money back reverse reversed reversal undo stop changed my mind mistake',
    },
  },
};
