import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  download: 'Download the proof',
  notFetched: 'We no fit bring the proof',
  compute: 'Calculate am again for this browser',
  checkYourself: (format, command) => (
    <>
      No just believe our page: how the proof dey arranged dey inside {format} of our source, everything wey you need to
      write your own program, and {command} na one wey no need anything from us.
    </>
  ),
  everythingFits: 'Everything correct. Nobody do mago-mago.',
  somethingDoesNotFit: 'Something no correct. Abeg tell us.',
  justComputed: 'Na your own browser just calculate am.',
  holds: 'E correct',
  doesNotHold: 'E no correct',
  drawnNumbers: 'The numbers wey win',
  passedOn: (shares, list) =>
    `${shares === 1 ? 'One share' : `${formatCount(shares)} shares`} come back on time and go meet the next person for line: ${list}.`,
  claims: {
    seal: 'The secret na the same one wey we seal before anybody enter',
    shares: (count) =>
      count === 1
        ? 'The prize na the one wey dey the rule: the whole gift'
        : `The ${formatCount(count)} prizes na the ones wey dey the rule, and together dem be the whole gift`,
    beacon: 'The public number na from the round wey we announce before, and nobody fit know am before entry close',
    chain: (entries) =>
      `All the ${formatCount(entries)} entries dey there as dem take come: nobody put one join, comot one or move one`,
    outcome: 'The winners come from the secret, the entries and the public number, and from nothing else',
  },
  ownReceipt: (number) =>
    `Your own receipt, number ${formatCount(number)}, dey inside the chain, with everybody wey come before you`,
  ownReceiptDoesNotFit: 'Your receipt no match. Keep am, and tell us.',
};
