import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADDRESSES_FILE, addressesText } from './client-addresses.ts';

it('gives the client every public operation of the contract (npx tsx scripts/client-addresses.ts writes them there)', () => {
  expect(readFileSync(ADDRESSES_FILE, 'utf8')).toBe(addressesText());
});
