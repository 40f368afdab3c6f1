import { words as rule } from '../../rule/words/pcm.ts';
import type { Words } from './en.ts';

export const words: Words = {
  rule,
  allHasLeft: 'bin dey here, and everything don go',
  keptMeanwhile: 'dey here for safe keeping for now',
  isHere: (since) => `dey here, we lock am since ${since} (Lagos)`,
  isStillHere: (whole, since) => `out of ${whole} still dey here, we lock am since ${since} (Lagos)`,
  nobodyPays: 'Nobody dey pay to collect: no charge, no airtime, no “activation”.',
  neverAskSecrets: 'We no dey ever ask for PIN, OTP or password.',
  onlyThisAddress: (address, product) =>
    `Na only ${address} be ${product}: look the top of your browser before you type anything.`,
};
