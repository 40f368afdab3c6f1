import type { Words } from './en.ts';

export const words: Words = {
  onThisPage: 'For this page',
  inForceSince: (date) => `E start to work from ${date}`,
  inShort: 'The main thing',
  whichTextBinds:
    'This one na summary so that you go understand am quick. The full text dey below for English, and na the English one get power for law.',
  privacy: {
    title: 'Privacy Policy',
    inShort: [
      'We dey collect only wetin gift need to reach bank account. We no dey sell am and we no dey use am do advert.',
      'You no need account. Your card details dey go Paystack, e no dey reach us.',
      'We no dey ask for your BVN, NIN, date of birth, contacts or where you dey.',
      'If somebody give us your email to send you gift, we dey use am only for that gift. Every reminder get link wey go stop all reminders.',
      'Paystack, the banks, and the companies wey carry our email and our website dey see only their own part. Government people go see wetin the law force us to give.',
      'We dey keep money records for at least five years.',
      'For the page “Your own data” you fit see wetin we get about you, correct am, or make we wipe am. E free. Any other thing, we go answer within 72 hours.',
      'You fit also complain to the Nigeria Data Protection Commission anytime.',
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    inShort: [
      'You go pay the amount of the gift. The person wey collect am go pay 3 percent when the money dey go bank, unless you choose to pay am for dem.',
      'Anybody wey hold the code fit open the gift, so share am with sense.',
      'You must reach 18 years, use your own money, and no use am for fraud. Nobody fit sell entry to gift.',
      'Gift dey wait 365 days, or the 7, 30 or 90 days wey the sender choose. Wetin nobody claim go return to the card wey pay, minus wetin the payment provider keep from their charge. E no go ever turn our own.',
      'Sender fit cancel gift till dem don open all of am; wetin dem don claim na for the person wey claim am. When entry for draw don close, the sender no fit cancel am again.',
      'We dey send withdrawal within 24 hours after you confirm. For some, person go first look am.',
      'We fit hold gift if the payment get dispute or if e resemble fraud. Even if we block gift, the money no turn our own.',
      'If wahala dey, talk to us first. Wetin remain go settle by arbitration for Nigeria, under Nigerian law. Your rights as customer still dey.',
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    inShort: [
      'We dey set few cookies. jara_browser dey help your browser find its own gifts again, and e dey stay 400 days after your last visit.',
      'jara_language dey keep the language wey you choose, for one year. If the language come from gift, e dey stay only for that visit.',
      'When plenty people rush one giveaway, jara_work dey keep your place for 5 minutes.',
      'We no dey count you, we no dey do advert, and no other person cookie dey our pages. Na why no banner dey ask you.',
      'Your theme and the gift wey you never pay for dey stay for your phone. We no dey see dem.',
      'If you delete everything, this browser no go find its gifts and keys again. Copy the codes and keys wey you still need first.',
      'When you pay for Paystack page or share for WhatsApp, dem get their own cookies there.',
    ],
  },
  clearing: {
    what: 'Theme, draft, last amount and the bank account wey this phone remember. The keys of your gifts go remain.',
    clear: 'Clear settings and draft',
    cleared: 'E don clear.',
  },
};
