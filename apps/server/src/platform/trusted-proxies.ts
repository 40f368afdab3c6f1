import { BlockList, isIP } from 'node:net';

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Tells whether an address belongs to a proxy of ours. Entries are addresses, networks (10.0.0.0/8) or `loopback`, `private`. */
export type TrustedProxies = (address: string | undefined) => boolean;

/** Throws with the entry in its message when one cannot be read: a list that trusts too little or too much is a hole. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => NAMED[entry] ?? [entry]);
  if (entries.length === 0) return undefined;
  const list = new BlockList();
  for (const entry of entries) add(list, entry);
  return (address) => {
    const family = address === undefined ? 0 : isIP(address);
    return address !== undefined && family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function add(list: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  const widest = family === 6 ? 128 : 32;
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  if (family === 0 || !isWhole || rest.length > 0) {
    throw new RangeError(`"${entry}" is neither an address nor a network such as 10.0.0.0/8`);
  }
  list.addSubnet(address, bits === undefined ? widest : Number(bits), family === 6 ? 'ipv6' : 'ipv4');
}
