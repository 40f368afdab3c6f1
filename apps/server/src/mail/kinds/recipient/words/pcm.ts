import type { Words } from './en.ts';

export const words: Words = {
  openGift: 'Open your gift',
  youHaveGift: 'You get gift',
  from: (sender) => `From ${sender}`,
  amountIs: (amount) => `Amount: ${amount}`,
  openHere: 'Open am for here:',
  openedByYou: 'Na you open am',

  forYou: {
    sentYou: (sender) => `${sender} send you cash gift`,
    preview: (code) => `Dem don pay the money, e dey wait for you. Your code na ${code}.`,
    because:
      'You dey get this mail because the sender give us your address for this gift. Na only for this gift we go use am, and you no dey any list.',
    aGift: 'Gift for you',
    paid: 'Dem don pay the money already, e dey wait for you.',
    openWithCode: 'Use this code open the gift:',
    alsoPassword: 'You need the password too',
    locked: (name) =>
      `${name ?? 'The sender'} lock this gift with password, and the password no dey this mail. Ask for am face to face or for call. We no fit tell you: na only the sender know am.`,
    next: 'Wetin go happen next',
    open: 'Open the gift.',
    opens: (when) => `E go open ${when} (Lagos).`,
    window: (start, end) =>
      `E go open ${start} and close ${end} (Lagos). The first person wey open am inside that time go collect everything.`,
    firstKeeps: 'Who first open am na im get am, so no give anybody the code.',
    chooseBank:
      'Pick your bank, then type your account number. We go show you the name wey dey the account before we send anything.',
    youGet: (net, fee) => ['You go get ', net, ` for your bank. Our charge na ${fee}.`],
    lessFee: (percent) => `The money go enter your bank, after we comot our charge of ${percent}%.`,
    lands: 'E dey land within minutes most times, and e no dey pass 24 hours.',
    enterUntil: (when) => `You fit enter till ${when} (Lagos).`,
    waitsUntil: (day) => `The gift go wait till ${day}.`,
    isReal: 'Na true be this?',
    checkPage: (address) => `Check say the page wey you open start with ${address}`,
    checkPageAndCloth: (address) => [
      'Check say the page wey you open start with ',
      address,
      ' and get the same cloth wey dey this mail.',
    ],
    neverAsk: 'We no dey ever ask for your card number, PIN, OTP, BVN, bank password, or any payment.',
    notSure: (phone) => `You no sure? Ask the sender face to face, or call ${phone}.`,
  },

  reminder: {
    endsSoon: 'Your cash gift go soon end',
    stillWaits: 'Your cash gift still dey wait',
    ending: (sender, until) =>
      `Nobody don open the gift from ${sender}. You fit open am till ${until}; after that e don go.`,
    waiting: (sender, until) =>
      `The gift from ${sender} don dey paid, but nobody don open am. E go wait till ${until}.`,
    preview: (until) => `You fit open am till ${until}.`,
    because: 'You dey get this mail because the sender give us your address for this gift, and nobody don open am.',
    beforeItEnds: 'Before e end',
    stillWrapped: 'E still dey wrapped',
    alsoPassword: 'You need the password too. Na only the sender know am.',
    real: (address) =>
      `Check say the page wey you open start with ${address}. We no dey ever ask for your card, PIN, OTP or BVN.`,
  },

  link: {
    subject: (share) => `The link to your ${share} gift dey here`,
    comeBack: 'Come back meet your gift',
    comeBackTo: (share) => `Come back meet your ${share} gift.`,
    anyDevice: 'Withdraw am any time wey you want, from any phone or computer: the link go open your gift there.',
    weWrite: 'We go also write you for here when the money leave and when e land.',
    because: 'You dey get this mail because somebody drop this address for gift wey don open.',
    safe: 'E dey safe with us till you withdraw am',
    secret:
      'The access key of your gift dey inside the link. Anybody wey open am fit send the money go their own bank, so no forward this mail. Nobody from our side go ever ask you for am.',
  },

  lapsing: {
    subject: (share, until) => `Send your ${share} before ${until}`,
    sendBy: (until) =>
      `You open one share of giveaway, but you never send am go bank. Do am before ${until}: after that e go be another person own.`,
    because: 'You dey get this mail because somebody drop this address for share of giveaway wey don open.',
    yoursUntil: (until) => `Na your own till ${until}`,
    waits: 'Your share dey wait for you',
    waitsWith: (share) => `Your share dey wait for you: ${share}.`,
    send: 'Send am go my bank',
    secret:
      'The access key of your share dey inside the link. Anybody wey open am fit send the money go their own bank, so no forward this mail. Nobody from our side go ever ask you for am.',
  },
};
