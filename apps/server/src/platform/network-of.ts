import { isIPv4, isIPv6 } from 'node:net';

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

/** The network around an address: the 256 addresses of an IPv4 one, the 64 bits behind an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : networkOf(plain);
}
