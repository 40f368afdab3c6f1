import type { ReactNode } from 'react';

/** What somebody reads who checks that chance was fixed before anyone came. */
export const words = {
  title: 'Was it fair?',
  proofFor: (code: ReactNode) => (
    <>The proof for gift {code}. Nothing here is taken on trust: your own browser does the sums.</>
  ),
  typingMistake: 'That code has a typing mistake. Check it and try again.',
  goToClaim: 'Go to Claim Gift',
  loading: 'Loading the proof',
  notFetched: 'Failed to fetch rules',
  tryAgain: 'Try again',
  nothingLeftToChance: 'Nothing was left to chance',
  noRule: 'This gift has no rule: the first person to open it gets everything. Or no gift has this code.',
  noSecret: 'There is no secret number behind it, so there is nothing to prove.',
  /** Behind "Copy". */
  fingerprint: 'fingerprint',
  command: 'command',

  sealed: {
    title: '1. Sealed before anyone came',
    when: (when: string) =>
      `When the sender saved this rule on ${when} (Lagos), we drew a secret number and published this fingerprint of secret, gift and rule:`,
    means:
      'A fingerprint (SHA-256) tells nothing about the secret, but no other secret, gift or rule has the same one.',
    stillSealed: 'The secret is still sealed',
    onceDrawn: 'It is published here once the winners are drawn. Keep the fingerprint above, and compare then.',
    onceClosed: 'It is published here once the gift has closed. Keep the fingerprint above, and compare then.',
  },

  theDraw: '2. The draw, checked by your browser',

  published: {
    title: '2. The secret, published',
    seed: 'Secret number (seed)',
    gift: 'Gift',
    rule: 'Rule',
    shares: (shares: number) => (shares === 1 ? 'Share' : `${shares} shares, in the order people came`),
  },

  checked: {
    title: '3. Checked by your browser just now',
    allHold: 'Everything fits. Nobody moved anything.',
    notAllHold: 'Something does not fit. Please tell us.',
    holds: 'Holds',
    doesNotHold: 'Does not hold',
    fingerprintFits: 'The fingerprint published before anyone claimed fits the secret published now',
    winnerIsSealed: (number: number) => `The winner was person number ${number}, and that number is in the sealed rule`,
    sharesAreSealed: (shares: number) => `The number of shares, ${shares}, is in the sealed rule`,
    sharesAndLeastAreSealed: (shares: number, least: string) =>
      `The number of shares, ${shares}, and the least of each, ${least}, are in the sealed rule`,
    sameSizes: 'Drawing the shares again from the secret gives the same sizes',
    notPossible: 'the draw is not possible with these numbers',
    addUp: 'The shares add up to the whole gift',
  },

  byHand: {
    title: '4. Check it by hand',
    how: 'On any computer with a terminal, this prints the fingerprint from part 1:',
    shares:
      'The shares: everyone gets ₦10 first. The rest is a row of kobo, cut at places drawn from the SHA-256 of seed, gift and a counter (seed|gift|0, seed|gift|1 and so on), read as 64-bit numbers. Every way to cut is equally likely, so coming early is no advantage.',
  },
};

export type Words = typeof words;
