import type { Words } from './en.ts';

export const words: Words = {
  because: 'You dey get this mail because you give us your address when you pay for this gift.',
  for: (recipient) => `For ${recipient}`,
  fromPayment: (recipient) => `From wetin you pay for ${recipient}`,
  gift: 'Gift',

  receipt: {
    subject: (amount) => `Receipt: you don pay for your ${amount} gift`,
    title: (amount) => `Receipt of your ${amount} gift`,
    preview: (when, reference) => `You pay ${when}. Reference ${reference}.`,
    because: 'You dey get this mail because you ask for receipt when you pay for gift.',
    isPaid: 'You don pay for your gift, e don wrap',
    isPaidWith: (amount) => `You don pay for your ${amount} gift, e don wrap.`,
    receipt: 'Receipt',
    theyReceive: 'Wetin dem go get',
    feeCharged: 'Charge wey you pay',
    paidInAll: 'Everything wey you pay',
    to: 'To',
    seenFrom: 'Who dem go see say send am',
    password: 'Password',
    yes: 'Yes',
    no: 'No',
    paid: 'When you pay',
    howToShare: 'How to share am',
    shareSelf:
      'We no dey mail anybody about this gift; na you go share the code: for the phone or computer wey you take pay, open your gift and copy the code or the link.',
    shareMailed:
      'We don mail dem the code. You fit still share am by yourself: for the phone or computer wey you take pay, open your gift and copy the code or the link.',
    shareMailedAt: (when) =>
      `We go mail dem the code ${when}. You fit still share am by yourself: for the phone or computer wey you take pay, open your gift and copy the code or the link.`,
    tellPassword: 'The password no dey any mail of ours. Tell dem by yourself, face to face or for call.',
    follow: 'Follow your gift',
    inRoom: 'Na there you go see who open am, and you fit pause am, make e wait longer or cancel am.',
    setRule: (link) => ['Who fit open am, and when? ', link('Set rule'), ' before the first person try am'],
    changeRule: (link) => ['Who fit open am, and when? ', link('Change the rule'), ' before the first person try am'],
    canForward: 'Code no dey this receipt, key no dey, so you fit forward am and the gift go still dey safe.',
  },

  ending: {
    endsSoon: 'One gift wey you send go soon end',
    unopened: (rest) => `Nobody don open the ${rest} wey you send.`,
    unopenedBy: (rest, recipient) => `Nobody don open the ${rest} wey you send give ${recipient}.`,
    partUnopened: (rest, amount) => `${rest} out of the ${amount} wey you send never open.`,
    until: (when) => `Dem fit open am till ${when}.`,
    goesBack: 'Wetin nobody open by that time go go back to the card wey you take pay, as we tell you before you pay.',
    staysSafe: 'Wetin nobody open by that time go dey safe with us. Write us, make we open am again or send am back.',
    roomAndLonger: 'For the page of the gift you fit mail the code again, share am by yourself, or make e wait longer.',
    room: 'For the page of the gift you fit mail the code again or share am by yourself.',
    because: 'You dey get this mail because you give us your address when you pay for this gift, and e go soon end.',
    notOpened: 'Nobody don open am',
    openRoom: 'Open the page of the gift',
  },

  claimed: {
    shareOpened: 'Somebody don open one share of your gift',
    giftOpened: 'Somebody don open your gift',
    thisShare: 'This share',
    openedSoFar: 'Wetin don open',
    partOf: (opened, amount) => `${opened} out of ${amount}`,
    opened: 'When dem open am',
    unwrapped: 'Dem don open am',
    story:
      'Person wey get the code don open the gift wey you send. The money na their own now, and dem fit send am go their bank.',
    storyTo: (recipient) =>
      `Person wey get the code don open the gift wey you send give ${recipient}. The money na their own now, and dem fit send am go their bank.`,
    unexpected: 'If you no expect this one, tell us sharp sharp and make the reference dey your hand.',
  },

  thanks: {
    subject: 'Dem say thank you for your gift',
    saysThanks: 'Somebody dey tell you thank you',
    wrote: (name, amount) =>
      `${name ?? 'The person wey open your gift'} write this one give you for the ${amount} wey you give.`,
    forYou: 'For you',
    forAmount: (amount) => `For ${amount}`,
    fromFor: (name, amount) => `${name}, for ${amount}`,
    mute: 'You no want hear am? For the page of the gift you fit mute the thank-you messages.',
  },

  refund: {
    subject: (amount) => `${amount} dey come back to you`,
    goingBack: 'E dey come back to you',
    onItsWay: 'Your refund dey come',
    unusable: (recipient) =>
      `One payment for your gift to ${recipient} no fit work for am, so the money dey go back to the card or account wey you take pay.`,
    all: (recipient) =>
      `Nobody open the gift wey you send give ${recipient}, so everything dey go back to the card or account wey you take pay.`,
    part: (recipient) =>
      `Nobody open one part of the gift wey you send give ${recipient}, so that part dey go back to the card or account wey you take pay.`,
    when: 'Your bank go show am within 5-10 working days.',
    backToYou: 'Wetin dey come back',
    youPaid: 'Wetin you pay',
    refunded: 'When we send am back',
  },

  account: {
    subject: (amount) => `Where make your ${amount} go?`,
    preview: 'Your card no gree collect am back. Give us bank account.',
    notTaken: 'Your card no gree collect am back',
    story: (recipient) =>
      `Your card no gree collect back wetin nobody open from your gift to ${recipient}. Give us your own bank account, and e go go there.`,
    care: 'We no dey ever ask for PIN, password or code. Your money dey safe till you answer.',
    waits: 'E dey wait for you',
    waitsFor: (amount) => `${amount} dey wait for you.`,
    name: 'Give us bank account',
  },

  list: {
    subject: (count, product) => `The link of your ${count === 1 ? 'gift' : 'gifts'} for ${product}`,
    link: 'The link of your gifts',
    gifts: (count) => (count === 1 ? '1 gift' : `${count} gifts`),
    because: (product) =>
      `You dey get this mail because somebody ask ${product} for the list of gifts wey dem use your address pay for.`,
    paidByYou: 'Na you pay for dem',
    toAnother: 'Carry dem go another phone',
    hereToo: 'Your gifts, for this phone too',
    open: 'Open the link for the phone or computer where you want see dem, with their codes and receipts.',
    show: 'Show my gifts',
    once: (until) => `The link go work once, till ${until}. The phone wey you take pay still get the list.`,
    secret:
      'Anybody wey open the link go see your gift codes: no forward this mail. If no be you ask for am, leave am, nothing go happen.',
  },
};
