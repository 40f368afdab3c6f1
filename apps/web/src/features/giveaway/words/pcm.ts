import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.ts';

export const words: Words = {
  giveaway: 'Giveaway',
  lookingForIt: 'We dey find the giveaway',
  notAsked: 'We no fit ask how e dey',
  tryAgain: 'Try again',
  keepAsking: 'The money dey safe. We go dey ask by ourself.',
  lastWeKnow: 'Na the last thing wey we know be this. We go dey ask by ourself.',
  givenBy: (host) => `na ${host} dey give am`,
  stopped: 'We don stop this giveaway',
  lookingIntoIt: 'Our staff dey look the matter.',
  payNobody: 'No pay anybody for am, and no give anybody your details.',

  money: {
    allHere: (since) => `dey here, e don lock since ${since} (Lagos)`,
    stillHere: (whole, since) => `still dey here out of ${whole}, e don lock since ${since} (Lagos)`,
    kept: 'still dey with us for now.',
    left: 'dey here before, and everything don comot. Look below to see where e go.',
  },

  standing: {
    label: 'How e dey',
    waiting: 'E never open',
    starts: (when) => `E go start ${when} (Lagos). Leave this page open: e go open for here by itself.`,
    drawOpen: 'The draw don open',
    closes: (when) => `E go close ${when} (Lagos).`,
    open: 'E don open',
    waitsUntil: (when) => `E go wait till ${when} (Lagos), or till everything finish.`,
    paused: 'The person wey dey give am don pause am',
    pausedMeans: (host) =>
      `${host} no dey let anybody enter for now. The money still dey here, and the same link go work when e continue.`,
    drawing: 'E don close, the draw dey go on',
    peopleIn: (people) => (people === 1 ? '1 person don enter.' : `${formatCount(people)} people don enter.`),
    valueDecides: (when) => `One public random number wey nobody fit know before ${when} (Lagos) go decide.`,
    knownSoon: 'We go know the winners very soon.',
    drawn: 'The draw don finish',
    closed: 'E don close',
    allOwned: 'Everything don get owner',
    winnerHasTime: 'The winner still get time to send am go bank.',
    noneInBank: 'No winner don get am for bank yet. They still get time.',
    someInBank: (inBank, winners) =>
      `${formatCount(inBank)} out of ${formatCount(winners)} winners don get am for bank. The others still get time.`,
    over: 'E don finish',
    nobodyTook: 'Nobody take any share.',
    inWinnersBank: 'E don enter the winner bank.',
    sharesInBank: (inBank, shares) => `${formatCount(inBank)} out of ${formatCount(shares)} shares don enter bank.`,
    allWentBack: 'Everything don go back to the person wey send am.',
    restWentBack: 'Wetin remain don go back to the person wey send am.',
    nobodyCan: 'Nobody fit join',
    nothingToDo: 'You no need do anything.',
    startsIn: 'E go start in',
    closesIn: 'The draw go close in',
    aMoment: 'small time…',
  },

  nextStep: {
    youAreIn: (number) => `You don enter. Number ${formatCount(number)}.`,
    goToYours: 'You get share inside: go there',
    didYouEnter: 'You enter with this browser?',
    seeWhetherYouWon: 'See if you win',
    open: 'Open the gift',
  },

  enter: {
    password: 'Password',
    passwordHint: 'The person wey dey give am put password for this draw. Ask them for am.',
    passwordMissing: 'Put the password wey dem give you',
    notEntered: 'We no fit enter you just now',
    tapAgain: 'You fit tap again: e go count once.',
    notInYet: 'You never enter yet.',
    enter: 'Enter the draw',
    oneTap: 'One tap, nothing to pay, no need for account. This browser get one place inside.',
  },

  outcome: {
    notAsked: 'We no fit ask whether you win',
    nothingLost: (number) => `Your number na ${formatCount(number)}. Nothing lost.`,
    take: 'Take am',
    won: 'You don win',
    drawn: (number) => `Number ${formatCount(number)} come out.`,
    isYours: (amount) => `${amount} na your own.`,
    sendBy: (when) => `Send am go bank before ${when} (Lagos), or e go be another person own.`,
    notThisTime: 'No be this time',
    notDrawn: (number) => `Number ${formatCount(number)} no come out. Thank you say you join.`,
    entered: 'You don enter',
    lapsed: 'You win, but the time don pass',
    onHold: 'On hold',
    yourNumber: (number) => `Your number na ${formatCount(number)}`,
    notKnown: (email) =>
      `We no sabi this browser again, e dey happen when dem delete the cookies. Work out the proof below: e show the numbers wey come out. If your own dey inside, write ${email} with your receipt.`,
  },

  unknown: {
    title: 'No giveaway of ours get this code',
    replaced: 'Dem don change this code',
    careful:
      'If person promise you money for here, shine your eye: no pay anything, and no give them any details. Check the link wey dem send you.',
    check: 'Check giveaway',
  },
};
