import { describe, expect, it } from 'vitest';
import { ADDRESSES, hrefOf, matchOf } from './addresses.ts';

describe('an address', () => {
  it('is written with its parts and the words that are there', () => {
    expect(hrefOf({ to: '/' })).toBe('/');
    expect(hrefOf({ to: '/claim/$quid', params: { quid: 'A/B c' } })).toBe('/claim/A%2FB%20c');
    expect(hrefOf({ to: '/withdraw', search: { quid: '12345E6789012', amount: '' } })).toBe(
      '/withdraw?quid=12345E6789012',
    );
  });

  it.each(Object.keys(ADDRESSES))('%s leads to its own page', (address) => {
    expect(matchOf(address.replace(/\$\w+/g, 'x'), '')?.address).toBe(address);
  });

  it('is read with the words of its page as plain text, and no others', () => {
    expect(matchOf('/withdraw', '?quid=12345E6789012&amount=&utm=x')).toEqual({
      address: '/withdraw',
      params: {},
      search: { quid: '12345E6789012' },
    });
    expect(matchOf('/claim/A%2FB', '')?.params).toEqual({ quid: 'A/B' });
  });

  it('may end in a slash', () => {
    expect(matchOf('/create/', '')?.address).toBe('/create');
  });

  it.each(['/nowhere', '/claim/a/b', '/claim//', '/gift/%E0%A4%A', '/create/x'])('%s is none', (pathname) => {
    expect(matchOf(pathname, '')).toBeUndefined();
  });
});
