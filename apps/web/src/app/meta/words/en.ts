/** What a search engine and a preview say of every page. A description has at most 160 letters. */
export const words = {
  /** How people look for all of it, besides the name of the product. */
  keywords: ['cash gift', 'Nigeria'],
  home: 'Send a cash gift to anyone in Nigeria. Pay by card or transfer, share a 13-character code, and they withdraw to any bank. No account needed.',
  create: 'Choose an amount, a cloth and a few words. Pay securely and get a gift code to share.',
  claim: 'Got a gift code? Type it in, open your gift and send the money to your bank account.',
  withdraw:
    'Send a claimed gift to any Nigerian bank account. The fee is 3 percent and the money arrives within 24 hours.',
  rules: 'Decide who gets a gift: the nth person to open it, several people who share it, or whoever comes in time.',
  transactions: 'The gifts paid for from this device, with their codes and receipts.',
  help: 'Answers to common questions, how to reach us, and a short guide to sending and claiming a gift.',
  trust: 'What we hold for people, what we owe them, and what Paystack says is there, to the kobo.',
  check: 'Paste a link or a code, and see whether the giveaway is real, has ended, or is not ours.',
  yourData: 'See what we hold about your e-mail address, correct it, or have it erased.',
  privacy: 'What we collect, why, how long we keep it, and your rights under the Nigeria Data Protection Act.',
  terms: 'The agreement between you and us: fees, unclaimed gifts, refunds, liability and governing law.',
  cookies: 'The few cookies we set, what each is for, and how to manage them.',
  anyOther: 'Cash gifts for anyone in Nigeria: pay, share a code, claim, withdraw to any bank.',
};

export type Words = typeof words;
