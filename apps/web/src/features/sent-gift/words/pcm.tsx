import type { Words } from './en.tsx';

export const words: Words = {
  yourGift: 'Your gift',
  yourGiftTo: (email) => `Gift wey you send give ${email}`,
  allYourGifts: 'All your gifts',
  lookingForIt: 'We dey find your gift',
  giftIsSafe: 'Your gift dey safe.',
  somethingWentWrong: 'Something spoil',
  tryAgain: 'Try Again',
  unreachable: (product) => `We no fit reach ${product} just now`,
  lastWeKnow: 'Na the last thing wey we know be this. We still dey ask.',
  giftCodeQuid: 'Gift code (QUID)',
  giftCode: 'gift code',
  shareThePage:
    'Everybody fit read the code for the public page, so share that one. Links wey you don send before still dey work.',
  createAnother: 'Create Another Gift',
  seeWhatYouCanDo: 'See wetin you fit do',
  seeThePayment: 'See how the payment dey',
  leaveIt: 'Leave am like that',
  save: 'Save',

  standing: {
    unusable: 'We no fit use the money wey enter, and your card no gree take am back. Give us one bank account below.',
    notThrough: 'The payment for this gift no go through.',
    notPaid: 'Payment never land: the gift go start when the money enter.',
    onHold: 'On hold: we dey check something about am, and the money dey safe.',
    takenBack: 'Your bank don take the payment back.',
    cancelled: 'E don cancel',
    endedUnopened: 'E don end, nobody open am',
    endedWith: (opened, all) => `E don end, dem open ${opened} out of ${all}`,
    nothingBack: (end) => `${end}.`,
    accountWanted: (end, amount) => `${end}: your card no gree take ${amount} back. Give us one bank account below.`,
    back: {
      UNDER_WAY: {
        CARD: (end, amount) => `${end}: ${amount} dey go back to your card.`,
        BANK: (end, amount) => `${end}: ${amount} dey go back to your bank account.`,
      },
      DONE: {
        CARD: (end, amount) => `${end}: ${amount} don go back to your card.`,
        BANK: (end, amount) => `${end}: ${amount} don go back to your bank account.`,
      },
      FAILED: {
        CARD: (end, amount) => `${end}: your card no gree take ${amount} back, and we dey work on am.`,
        BANK: (end, amount) => `${end}: your bank account no gree take ${amount} back, and we dey work on am.`,
      },
    },
    paused: 'E dey on pause: nobody fit open am until you let am continue.',
    pausedWith: (opened, all) =>
      `E dey on pause, dem don open ${opened} out of ${all}: nobody fit open am again until you let am continue.`,
    opened: (opened, all) => `Dem don open ${opened} out of ${all}.`,
    nobodyInTime: 'Nobody open am for the time wey you choose.',
    sealedUntil: (when) => `E dey locked till ${when} (Lagos).`,
    waiting: 'E dey wait make person open am.',
    openedByOne: 'Dem don open am: everything inside belong to the person wey open am.',
    inTheirBank: 'Dem don open am, and the money don enter their bank.',
    openedByAll: (shares) => `Dem don open all the ${shares} shares: everything inside don get owner.`,
    inTheirBanks: (shares) => `Dem don open all the ${shares} shares, and the money don enter their banks.`,
  },

  openings: {
    title: 'People wey open am',
    none: 'Nobody don open am yet.',
    share: (place, given) => (
      <>
        Share {place}: {given}
      </>
    ),
    given: (money, name, lighter) => (
      <>
        {money}
        {lighter(` give ${name}`)}
      </>
    ),
    opened: (when) => `Dem open am ${when} (Lagos)`,
    showAll: (count) => `Show all the ${count}`,
    stage: { OPENED: 'Dem don open am', ON_ITS_WAY: 'E dey go their bank', IN_BANK: 'E don enter their bank' },
  },

  deeds: {
    title: 'Wetin you fit do',
    done: {
      resend: 'The mail don dey go again.',
      address: 'We don correct am. The old code no fit open anything again.',
      change: 'We don save am. Anybody wey look the gift go see am like this now.',
      publish: 'We don save am. Everybody fit see am now.',
      pause: 'E don pause. Nobody fit open am now.',
      resume: 'E don continue. People fit open am again.',
      prolong: 'E go wait longer now.',
      cancel: 'E don cancel.',
      bank: 'The money dey go your account.',
    },
    resend: 'Send the mail again',
    resendMeans: (email) => `We go send the code to ${email} one more time.`,
    pause: 'Pause am',
    pauseMeans: 'Nobody fit open am until you let am continue. Wetin dem don open remain with the owners.',
    resume: 'Let am continue',
    resumeMeans: 'People fit open am again sharp sharp, with the same link and code.',
    letItWaitLonger: 'Make e wait longer',
    waitsUntil: (when) => `Then e go wait till ${when} (Lagos).`,
    daysFromOpening: (days) => `${days} days from when e go open`,
    daysFromNow: (days) => `${days} days from now go`,
    letItWait: 'Make e wait',
  },

  thanks: {
    muted: 'You don mute thank-you notes.',
    heard: 'You go dey see thank-you notes again.',
    mute: 'Mute thank-you notes',
    muteMeans:
      'Anybody wey open am fit write you small note. We go show am for here, and send am to your email if you drop your address.',
    hear: 'See thank-you notes again',
    hearMeans:
      'Thank-you notes dey on mute: we dey keep dem for you, we no dey mail dem, we no dey show dem. The person wey write no go know.',
  },

  address: {
    correct: 'Correct the address',
    correctMeans: (email) =>
      `${email} no correct? We go mail the gift to the right one, with new code. The old code no go open anything again.`,
    correctIt: 'Correct am, change the code',
    recipientEmail: 'Email of who go collect am',
    newCode:
      'The gift go get new code. The one wey e get now, and every link, QR code or card picture wey you don share, no go open anything from then: person wey get am by mistake no fit take the money.',
    openedBefore: 'If person open the gift before you press, e don be their own.',
    mailedAt: (when) => `We go mail dem the code ${when} (Lagos), as you choose am.`,
    mailedAtOnce: 'We go mail dem the new code sharp sharp, and we go use the address for this gift only.',
  },

  change: {
    title: 'Change message and cloth',
    means: 'You fit change wetin the card talk and the cloth wey wrap am until person open am.',
    putBack: 'Put am back as e be',
    message: 'Message wey dey the card',
    lettersOf: (typed, most) => `${typed} out of ${most}`,
    mailsStay: 'Mail wey don go remain as e be. The link and the code go show the new card from now.',
  },

  publish: {
    make: 'Make am public',
    makeMeans:
      'If people plenty: one page for everybody wey show say the money dey and how winners go come out, with poster wey you fit print.',
    change: 'Change the public page',
    changeMeans: 'You fit change wetin the page talk until person don try am.',
    showIt: 'Show everybody',
    name: 'Wetin be the name',
    nameExample: 'December jara for people wey dey listen to us',
    host: 'Who dey give am',
    hostHint: 'The name wey people sabi you with. If you claim say you be another person, e don end be that.',
    starts: 'When e go start',
    startsHint: 'Lagos time. Before then the page go dey count down. If you leave am empty, e go start at once.',
    noSuchTime: 'Choose day and time',
    claimDays: 'Days to send am go bank',
    claimDaysHint: 'From 1 to 30. Any share wey nobody send go bank before then go be another person own.',
    everybodySees: 'Everybody wey get the link go see',
    theMoney: (amount) => `say ${amount} dey here, since when, and how much remain`,
    theRule: (rule) => `how winners go come out: ${rule}`,
    theWinners: 'the winners: only first letter, their bank and their share',
    theCode: 'the code: anybody wey read am fit join',
    nobodySees:
      'Nobody go see your email address, your message, the person wey you get for mind, or anybody name. The page go remain, even when everything don finish: na the proof say dem really give am.',
  },

  page: {
    title: 'The public page',
    preview: (title, host) => `How e look: ${title}, from ${host}`,
    invitation: (title, host, url) => `${title}, from ${host}: ${url}`,
    see: 'See the page',
    copyLink: 'Copy the link',
    qrCode: 'The QR code',
    poster: 'Poster (A4)',
    picture: 'Picture',
    scan: 'Scan am to see the giveaway',
  },

  cancel: {
    ask: 'You wan cancel this gift?',
    cancel: 'Cancel the gift',
    keep: 'Keep the gift',
    means: (amount) => `E go end for good, and ${amount} go return to your card. We go ask you one more time.`,
    outcome: (amount) => `${amount} go return to your card`,
    unopened: 'Wetin nobody open',
    keptOfFee: 'Wetin the payment company keep from their charge',
    backToCard: 'Wetin go return to your card',
    openedStay: (shares, amount) =>
      shares === 1
        ? `The share wey dem don open remain with the owner: ${amount} no go come back.`
        : `The ${shares} shares wey dem don open remain with the owners: ${amount} no go come back.`,
    forGood:
      'The code no go open anything again, and nobody fit undo am. Bank dey take some days before the money show. Anything wey person open before you press don be their own.',
  },

  toBank: {
    where: (amount) => `Where you want make your ${amount} go?`,
    why: 'Your card no gree take am back. Give us one bank account wey be your own, and the money go go there; one of us fit look am first. We no dey ever ask for PIN, password or code.',
    sendIt: 'Send am there',
    isItYours: 'Na your account be this?',
    changeIt: 'Change am',
    send: (amount) => `Send ${amount}`,
    goesTo: (amount, name) => `${amount} dey go meet ${name}`,
    noWayBack: 'If money go wrong account, nobody fit call am back. Check the name and the last four numbers.',
  },

  when: {
    title: 'When',
    mailed: 'The mail',
    byYourself: 'You dey share the code yourself: we no mail anybody',
    atOnce: 'Sharp sharp, when you pay',
    notAnyMore: 'E no go go again',
    onHold: 'Not yet: e go go once the gift comot from hold',
    inAMoment: 'Very soon',
    opens: 'To open am',
    fromTheFirstMoment: 'From the first minute',
    waitsUntil: 'E go wait till',
    at: (when) => `${when} (Lagos)`,
  },

  money: {
    title: 'The money',
    youPaid: 'Wetin you pay',
    fee: { SENDER: 'Our charge, you don pay am', RECIPIENT: 'Our charge, we go take am when they withdraw' },
    arrives: 'Wetin go enter their bank',
    arrivesTogether: 'Wetin go enter their banks, all join together',
    wentToCard: (when) => `E don go back to your card, ${when}`,
    wentToAccount: (account, when) => `E don go back to your account, ${account}, ${when}`,
    goesToCard: (when) => `E dey go back to your card, ${when}`,
    goesToAccount: (account, when) => `E dey go back to your account, ${account}, ${when}`,
    keptByProvider: (money) => <>{money} remain with the payment company</>,
  },

  comeBack: {
    title: 'Come back with another phone',
    thisDevice: 'This phone fit come back anytime.',
    anotherDevice:
      'For another one, copy the link of this page. Keep am for yourself: anybody wey get am fit do everything wey you fit do for here.',
    copyLink: 'Copy link of this page',
  },

  notYours: {
    title: 'This page na for the person wey send the gift',
    where:
      'E dey open for the browser wey dem use pay for the gift. Na you be that, for another phone? “Your Payments” fit mail you your gifts: then this page go open for here too.',
    gotOne: (link) => <>Person send you gift? {link('Open am with the code')}.</>,
    mailMe: 'Mail me my gifts',
    askUs: 'Ask us',
  },
};
