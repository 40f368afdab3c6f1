import { expect, it } from 'vitest';
import { neighbourhoodOf, networkOf } from './network-of.ts';

it.each([
  ['2c0f:2a80:10:ab12:1:2:3:4', '2c0f:2a80:10:ab12'],
  ['2c0f:2a80:10:ab12::9', '2c0f:2a80:10:ab12'],
  ['2c0f:2a80::1', '2c0f:2a80:0:0'],
  ['::1', '0:0:0:0'],
  ['2c0f::', '2c0f:0:0:0'],
  ['::ffff:197.210.1.2', '::ffff:197.210.1.2'],
  ['197.210.1.2', '197.210.1.2'],
  ['0192f0c1-7a00-7000-8000-000000000001', '0192f0c1-7a00-7000-8000-000000000001'],
  ['ada@example.com', 'ada@example.com'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['197.210.1.2', '197.210.1'],
  ['::ffff:197.210.1.200', '197.210.1'],
  ['2c0f:2a80:10:ab12:1:2:3:4', '2c0f:2a80:10:ab12'],
])('%s has its neighbours in %s', (address, network) => {
  expect(neighbourhoodOf(address)).toBe(network);
});
