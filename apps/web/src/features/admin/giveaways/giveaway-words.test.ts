import { expect, it } from 'vitest';
import { comers, networkSignal } from './giveaway-words.ts';

it('a network is worth a look from forty browsers on', () => {
  expect(networkSignal(39)).toBeUndefined();
  expect(networkSignal(40)).toBe('40 claims of this gift from one network');
  expect(networkSignal(1_240)).toBe('1,240 claims of this gift from one network');
});

it('people enter a draw, and come to everything else', () => {
  expect(comers({ ruleType: 'DRAW', attempts: 1_200 })).toBe('1,200 entered');
  expect(comers({ ruleType: 'LUCKY', attempts: 3 })).toBe('3 came');
});
