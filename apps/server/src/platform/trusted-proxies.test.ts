import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it('are addresses and networks of both families, and the two short names', () => {
    const isTrusted = readTrustedProxies('10.1.0.0/16, 192.0.2.7, 2001:db8::/32, loopback');
    const answers = (addresses: string[]) => addresses.map((address) => isTrusted?.(address));
    expect(answers(['10.1.255.1', '192.0.2.7', '2001:db8::9', '127.0.0.1', '::1'])).toEqual(Array(5).fill(true));
    expect(answers(['10.2.0.1', '192.0.2.8', '2001:db9::9', '8.8.8.8', 'nonsense', ''])).toEqual(Array(6).fill(false));
    expect(readTrustedProxies('private')?.('192.168.4.4')).toBe(true);
    expect(isTrusted?.(undefined)).toBe(false);
  });

  it('are recognised when a dual-stack socket writes the address the long way', () => {
    expect(readTrustedProxies('10.0.0.0/8')?.('::ffff:10.0.0.1')).toBe(true);
    expect(readTrustedProxies('10.0.0.0/8')?.('::ffff:11.0.0.1')).toBe(false);
  });

  it('are nobody when none is named', () => {
    expect(readTrustedProxies(' , ')).toBeUndefined();
  });

  it.each(['10.0.0.0/33', '10.0.0', 'nginx', '10.0.0.0/8/8', '*', '0.0.0.0/x'])('refuse %s', (entry) => {
    expect(() => readTrustedProxies(entry)).toThrow(entry);
  });
});
