/** What stands around the legal texts. They themselves are in English alone, and the others have a fuller summary instead. */
export const words = {
  onThisPage: 'On this page',
  inForceSince: (date: string) => `In force since ${date}`,
  inShort: 'In short',
  /** That the English text binds. In English it is the page itself. */
  whichTextBinds: '',
  privacy: {
    title: 'Privacy Policy',
    inShort: [
      'We collect what a gift needs to reach a bank account, and nothing to sell or advertise with.',
      'You need no account. Your card details go to Paystack and never to us.',
      'On the page “Your data” you see what we hold about you, correct it or have it erased. We answer anything else within 72 hours.',
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    inShort: [
      'You pay the amount of the gift. The recipient pays 3 percent when the money goes to a bank, unless you choose to pay it for them.',
      'Whoever holds the code can open the gift, so share it with care.',
      'Unclaimed money never becomes ours.',
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    inShort: [
      'We set few cookies, all of them essential. One lets your browser find its own gifts again, one keeps the language you chose, and in a rush one keeps your place for five minutes.',
      'No analytics, no advertising, nobody else’s cookies on our pages. That is why no banner asks you.',
      'Your theme and your draft are kept on your device. The draft reaches us when you order the gift.',
    ],
  },
  clearing: {
    what: 'Theme, draft, last amount and remembered bank account on this device. The keys of your gifts stay.',
    clear: 'Clear preferences and draft',
    cleared: 'Cleared.',
  },
};

export type Words = typeof words;
