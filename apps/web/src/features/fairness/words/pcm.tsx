import type { Words } from './en.tsx';

export const words: Words = {
  title: 'E fair?',
  proofFor: (code) => (
    <>The proof for gift {code}. You no need trust anybody for here: your own browser dey do the maths.</>
  ),
  typingMistake: 'Mistake dey inside that code. Check am and try again.',
  goToClaim: 'Go to Claim Gift',
  loading: 'The proof dey load',
  notFetched: 'We no fit bring the rules',
  tryAgain: 'Try again',
  nothingLeftToChance: 'Luck no dey inside',
  noRule: 'This gift no get rule: the first person wey open am go get everything. Or no gift get this code.',
  noSecret: 'No secret number dey behind am, so nothing dey to prove.',
  fingerprint: 'fingerprint',
  command: 'command',

  sealed: {
    title: '1. We lock am before anybody come',
    when: (when) =>
      `When the sender save this rule ${when} (Lagos), we draw one secret number and publish this fingerprint of the secret, the gift and the rule:`,
    means:
      'Fingerprint (SHA-256) no dey tell anything about the secret, but no other secret, gift or rule get the same one.',
    stillSealed: 'The secret still dey locked',
    onceDrawn: 'We go publish am for here once the winners come out. Keep the fingerprint wey dey up, then compare.',
    onceClosed: 'We go publish am for here once the gift don close. Keep the fingerprint wey dey up, then compare.',
  },

  theDraw: '2. The draw, your browser don check am',

  published: {
    title: '2. The secret, now for everybody to see',
    seed: 'Secret number (seed)',
    gift: 'Gift',
    rule: 'Rule',
    shares: (shares) => (shares === 1 ? 'Share' : `${shares} shares, the way people take come`),
  },

  checked: {
    title: '3. Your browser just check am now',
    allHold: 'Everything correct. Nobody touch anything.',
    notAllHold: 'Something no correct. Abeg tell us.',
    holds: 'E correct',
    doesNotHold: 'E no correct',
    fingerprintFits: 'The fingerprint wey we publish before anybody claim match the secret wey we publish now',
    winnerIsSealed: (number) => `The winner na person number ${number}, and that number dey inside the locked rule`,
    sharesAreSealed: (shares) => `The number of shares, ${shares}, dey inside the locked rule`,
    sharesAndLeastAreSealed: (shares, least) =>
      `The number of shares, ${shares}, and the smallest one, ${least}, dey inside the locked rule`,
    sameSizes: 'If you draw the shares again from the secret, na the same sizes go come out',
    notPossible: 'these numbers no fit make the draw',
    addUp: 'If you add all the shares, na the whole gift',
  },

  byHand: {
    title: '4. Check am with your own hand',
    how: 'For any computer wey get terminal, this one go print the fingerprint from part 1:',
    shares:
      'The shares: everybody first get ₦10. The rest na one line of kobo, wey we cut for places wey come out from the SHA-256 of seed, gift and counter (seed|gift|0, seed|gift|1 and so on), as 64-bit numbers. Every way to cut am get the same chance, so to come early no give anybody advantage.',
  },
};
