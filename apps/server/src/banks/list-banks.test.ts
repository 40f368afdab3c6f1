import { expect, it } from 'vitest';
import { byName } from './list-banks.ts';

it('banks stand where people look for them, whichever way they write their names', () => {
  const names = ['AZTEC', 'eNaira', 'Zenith Bank', 'Abbey', 'Écobank', '9PSB', 'Access Bank'];
  const sorted = names.map((name) => ({ name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual([
    '9PSB',
    'Abbey',
    'Access Bank',
    'AZTEC',
    'Écobank',
    'eNaira',
    'Zenith Bank',
  ]);
});
