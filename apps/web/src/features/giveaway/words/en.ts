import { formatCount } from '@jara/domain/money/format';

/** What everybody reads of a giveaway at first, and what those who take part read. */
export const words = {
  giveaway: 'Giveaway',
  lookingForIt: 'Looking for the giveaway',
  notAsked: 'We could not ask how it stands',
  tryAgain: 'Try again',
  keepAsking: 'The money is safe. We keep asking by ourselves.',
  lastWeKnow: 'This is the last we know. We keep asking by ourselves.',
  givenBy: (host: string) => `given by ${host}`,
  stopped: 'We stopped this giveaway',
  lookingIntoIt: 'Our staff are looking into it.',
  payNobody: 'Do not pay anybody for it, and give nobody your details.',

  /** Each stands below an amount, large, and goes on from it. */
  money: {
    allHere: (since: string) => `is here, locked since ${since} (Lagos)`,
    stillHere: (whole: string, since: string) => `of ${whole} is still here, locked since ${since} (Lagos)`,
    kept: 'is kept here meanwhile.',
    left: 'was here, and all of it has left. See below where it went.',
  },

  standing: {
    label: 'How it stands',
    waiting: 'Not open yet',
    starts: (when: string) => `It starts ${when} (Lagos). Keep this page open: it opens here by itself.`,
    drawOpen: 'The draw is open',
    closes: (when: string) => `It closes ${when} (Lagos).`,
    open: 'It is open',
    waitsUntil: (when: string) => `It waits until ${when} (Lagos), or until everything is taken.`,
    paused: 'Paused by its host',
    pausedMeans: (host: string) =>
      `${host} lets nobody in for a while. The money stays here, and the same link works when it goes on.`,
    drawing: 'Closed, and being drawn',
    peopleIn: (people: number) => (people === 1 ? '1 person is in.' : `${formatCount(people)} people are in.`),
    valueDecides: (when: string) => `A public random value that nobody can know before ${when} (Lagos) decides.`,
    knownSoon: 'The winners are known in a moment.',
    drawn: 'Drawn',
    closed: 'It is closed',
    allOwned: 'Everything has an owner',
    winnerHasTime: 'The winner still has time to send it to a bank.',
    noneInBank: 'No winner has it in a bank yet. They still have time.',
    someInBank: (inBank: number, winners: number) =>
      inBank === 1
        ? `1 of ${formatCount(winners)} winners has it in a bank. The others still have time.`
        : `${formatCount(inBank)} of ${formatCount(winners)} winners have it in a bank. The others still have time.`,
    over: 'It is over',
    nobodyTook: 'Nobody took a share of it.',
    inWinnersBank: 'It is in the winner’s bank.',
    sharesInBank: (inBank: number, shares: number) =>
      inBank === 1
        ? `1 of ${formatCount(shares)} shares is in a bank.`
        : `${formatCount(inBank)} of ${formatCount(shares)} shares are in a bank.`,
    allWentBack: 'All of it went back to the sender.',
    restWentBack: 'What was left went back to the sender.',
    nobodyCan: 'Nobody can take part',
    nothingToDo: 'You do not have to do anything.',
    /** Each stands before a time that runs down. */
    startsIn: 'It starts in',
    closesIn: 'The draw closes in',
    aMoment: 'a moment…',
  },

  nextStep: {
    youAreIn: (number: number) => `You are in. Number ${formatCount(number)}.`,
    goToYours: 'You have a share of it: go to it',
    didYouEnter: 'Did you enter in this browser?',
    seeWhetherYouWon: 'See whether you won',
    open: 'Open the gift',
  },

  enter: {
    password: 'Password',
    passwordHint: 'The host protected this draw. Ask them for the password.',
    passwordMissing: 'Enter the password the host gave you',
    notEntered: 'We could not enter you just now',
    tapAgain: 'You can tap again: it counts once.',
    notInYet: 'You are not in yet.',
    enter: 'Enter the draw',
    oneTap: 'One tap, nothing to pay, no account. This browser has one place in it.',
  },

  outcome: {
    notAsked: 'We could not ask whether you won',
    nothingLost: (number: number) => `Your number is ${formatCount(number)}. Nothing is lost.`,
    take: 'Take it',
    won: 'You won',
    drawn: (number: number) => `Number ${formatCount(number)} was drawn.`,
    isYours: (amount: string) => `${amount} is yours.`,
    sendBy: (when: string) => `Send it to a bank by ${when} (Lagos), or it goes to somebody else.`,
    notThisTime: 'Not this time',
    notDrawn: (number: number) => `Number ${formatCount(number)} was not drawn. Thank you for being there.`,
    entered: 'You are in',
    lapsed: 'You won, but the time has passed',
    onHold: 'On hold',
    yourNumber: (number: number) => `Your number is ${formatCount(number)}`,
    notKnown: (email: string) =>
      `We do not know this browser again, as happens when its cookies were deleted. Compute the proof below: it lists the numbers that were drawn. If yours is one of them, write to ${email} with your receipt.`,
  },

  unknown: {
    title: 'No giveaway of ours has this code',
    replaced: 'This code was replaced',
    careful:
      'If somebody promised you money here, be careful: do not pay anything, and give them no details. Check the link they sent you.',
    check: 'Check a giveaway',
  },
};

export type Words = typeof words;
