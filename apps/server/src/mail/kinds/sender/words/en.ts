import type { HtmlPart } from '../../../writing/html.ts';

/** What the sender of a gift reads. */
export const words = {
  because: 'You get this mail because you gave us your address when you paid for this gift.',
  for: (recipient: string) => `For ${recipient}`,
  fromPayment: (recipient: string) => `From your payment for ${recipient}`,
  gift: 'Gift',

  receipt: {
    subject: (amount: string) => `Receipt: your ${amount} gift is paid`,
    title: (amount: string) => `Receipt for your ${amount} gift`,
    preview: (when: string, reference: string) => `Paid ${when}. Reference ${reference}.`,
    because: 'You get this mail because you asked for a receipt when you paid for a gift.',
    isPaid: 'Your gift is paid and wrapped',
    isPaidWith: (amount: string) => `Your ${amount} gift is paid and wrapped.`,
    receipt: 'Receipt',
    theyReceive: 'They receive',
    feeCharged: 'Fee charged to you',
    paidInAll: 'Paid in all',
    to: 'To',
    seenFrom: 'They see it from',
    password: 'Password',
    yes: 'Yes',
    no: 'No',
    paid: 'Paid',
    howToShare: 'How to share it',
    shareSelf:
      'We mail nobody about this gift; the code is yours to share: on the phone or computer you paid with, open your gift and copy the code or the link.',
    shareMailed:
      'We have mailed the code to them. You can also share it yourself: on the phone or computer you paid with, open your gift and copy the code or the link.',
    shareMailedAt: (when: string) =>
      `We mail the code to them ${when}. You can also share it yourself: on the phone or computer you paid with, open your gift and copy the code or the link.`,
    tellPassword: 'The password is not in any mail of ours. Tell it to them yourself, in person or on a call.',
    follow: 'Follow your gift',
    inRoom: 'There you see who opens it, and can pause it, let it wait longer or cancel it.',
    setRule: (link: (text: string) => HtmlPart): HtmlPart => [
      'Who may open it, and when? ',
      link('Set a rule'),
      ' before the first person tries',
    ],
    changeRule: (link: (text: string) => HtmlPart): HtmlPart => [
      'Who may open it, and when? ',
      link('Change the rule'),
      ' before the first person tries',
    ],
    canForward: 'This receipt carries no code and no key, so you can forward it without giving the gift away.',
  },

  ending: {
    endsSoon: 'A gift you sent ends soon',
    unopened: (rest: string) => `Nobody has opened the ${rest} you sent.`,
    unopenedBy: (rest: string, recipient: string) => `Nobody has opened the ${rest} you sent to ${recipient}.`,
    partUnopened: (rest: string, amount: string) => `${rest} of the ${amount} you sent is not opened.`,
    until: (when: string) => `It can be opened until ${when}.`,
    goesBack: 'What nobody has opened by then goes back to the card you paid with, as you were told before paying.',
    staysSafe: 'What nobody has opened by then stays safe with us. Write to us, and we open it again or send it back.',
    roomAndLonger: 'In its room you can mail the code again, share it yourself, or let it wait longer.',
    room: 'In its room you can mail the code again or share it yourself.',
    because: 'You get this mail because you gave us your address when you paid for this gift, and it ends soon.',
    notOpened: 'Not opened yet',
    openRoom: 'Open its room',
  },

  claimed: {
    shareOpened: 'A share of your gift was opened',
    giftOpened: 'Your gift was opened',
    thisShare: 'This share',
    openedSoFar: 'Opened so far',
    partOf: (opened: string, amount: string) => `${opened} of ${amount}`,
    opened: 'Opened',
    unwrapped: 'Unwrapped',
    story:
      'Someone with the code opened the gift you sent. The money is theirs now, and they can send it to their bank.',
    storyTo: (recipient: string) =>
      `Someone with the code opened the gift you sent to ${recipient}. The money is theirs now, and they can send it to their bank.`,
    unexpected: 'If you did not expect this, tell us at once and keep the reference at hand.',
  },

  thanks: {
    subject: 'Thank you for your gift',
    saysThanks: 'Somebody says thank you',
    wrote: (name: string | null, amount: string) =>
      `${name ?? 'Whoever opened your gift'} wrote this to you for the ${amount} you gave.`,
    forYou: 'For you',
    forAmount: (amount: string) => `For ${amount}`,
    fromFor: (name: string, amount: string) => `${name}, for ${amount}`,
    mute: 'Rather not hear it? In the room of the gift you can mute its thanks.',
  },

  refund: {
    subject: (amount: string) => `${amount} is going back to you`,
    goingBack: 'Going back to you',
    onItsWay: 'Your refund is on its way',
    unusable: (recipient: string) =>
      `A payment for your gift to ${recipient} could not be used for it, so the money goes back to the card or account you paid with.`,
    all: (recipient: string) =>
      `The gift you sent to ${recipient} was not opened, so all of it goes back to the card or account you paid with.`,
    part: (recipient: string) =>
      `Part of the gift you sent to ${recipient} was not opened, so that part goes back to the card or account you paid with.`,
    when: 'Your bank shows it within 5-10 business days.',
    backToYou: 'Back to you',
    youPaid: 'You paid',
    refunded: 'Refunded',
  },

  account: {
    subject: (amount: string) => `Where should your ${amount} go?`,
    preview: 'Your card did not take it back. Name a bank account.',
    notTaken: 'Your card did not take it back',
    story: (recipient: string) =>
      `Your card did not take back what nobody opened of your gift to ${recipient}. Name a bank account of yours, and it goes there.`,
    care: 'We never ask for a PIN, a password or a code. Your money is safe until you answer.',
    waits: 'Waits for you',
    waitsFor: (amount: string) => `${amount} waits for you.`,
    name: 'Name a bank account',
  },

  list: {
    subject: (count: number, product: string) => `The link to your ${count === 1 ? 'gift' : 'gifts'} on ${product}`,
    link: 'The link to your gifts',
    gifts: (count: number) => (count === 1 ? '1 gift' : `${count} gifts`),
    because: (product: string) =>
      `You get this mail because somebody asked ${product} for the list of gifts paid for with your address.`,
    paidByYou: 'Paid for by you',
    toAnother: 'Bring them to another device',
    hereToo: 'Your gifts, on this device too',
    open: 'Open the link on the phone or computer where you want to see them, with their codes and receipts.',
    show: 'Show my gifts',
    once: (until: string) => `The link works once, until ${until}. The device you paid from keeps its list.`,
    secret:
      'Whoever opens the link sees your gift codes: do not forward this mail. If you did not ask for it, leave it, and nothing happens.',
  },
};

export type Words = typeof words;
