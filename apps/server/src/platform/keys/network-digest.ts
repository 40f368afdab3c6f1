import { neighbourhoodOf } from '../network-of.ts';
import type { Keys } from './keys.ts';

/** As long as two of one subject are surely told apart. */
const KEPT_LENGTH = 22;

/** All that is kept of where somebody comes from: a keyed digest of the network around them, another one for every subject. */
export const networkDigest = (
  { tally }: Pick<Keys, 'tally'>,
  purpose: string,
  subject: string,
  address: string,
): string => tally(purpose, `${subject}/${neighbourhoodOf(address)}`).slice(0, KEPT_LENGTH);
