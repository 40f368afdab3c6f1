import { words as rule } from '../../rule/words/ha.ts';
import type { Words } from './en.ts';

export const words: Words = {
  rule,
  allHasLeft: 'sun kasance a nan, kuma duk sun tafi',
  keptMeanwhile: 'ana ajiye su a nan a halin yanzu',
  isHere: (since) => `suna nan, a kulle tun ranar ${since} (Lagos)`,
  isStillHere: (whole, since) => `daga cikin ${whole} suna nan har yanzu, a kulle tun ranar ${since} (Lagos)`,
  nobodyPays: 'Ba wanda yake biya domin ya karɓa: babu kuɗin aiki, babu katin waya, babu “activation”.',
  neverAskSecrets: 'Ba ma taɓa tambayar PIN, OTP ko kalmar sirri.',
  onlyThisAddress: (address, product) =>
    `${address} kaɗai ne ${product}: ku duba saman burauzarku kafin ku rubuta komai.`,
};
