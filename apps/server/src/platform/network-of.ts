import { isIPv4, isIPv6 } from 'node:net';
import type { GiftId } from '@jara/domain/ids';
import type { Keys } from './keys/keys.ts';

/**
 * Who is counted under an address. Whoever has one address of IPv6 has the 64 bits behind it as well, so there it is the
 * network in front of them. Anything that is no such address counts as itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = back ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...gap, ...(back ?? [])].slice(0, 4).join(':');
}

/** Whoever does something to somebody, counted apart from everybody else who does it from elsewhere. */
export const fromNetwork = (subject: string, address: string): string => `${subject} from ${networkOf(address)}`;

/** As long as two of one gift are surely told apart. */
const DIGEST_LENGTH = 22;

/** All that is kept of where somebody comes from: a keyed digest of the network around them, another one for every gift. */
export const networkDigest = (
  { tally }: Pick<Keys, 'tally'>,
  purpose: string,
  giftId: GiftId,
  address: string,
): string => tally(purpose, `${giftId}/${neighbourhoodOf(address)}`).slice(0, DIGEST_LENGTH);

/** The network around an address: the 256 addresses of an IPv4 one, the 64 bits behind an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : networkOf(plain);
}
