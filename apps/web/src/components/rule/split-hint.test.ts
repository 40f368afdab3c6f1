import { minor } from '@jara/domain/money/money';
import { expect, it } from 'vitest';
import { splitHint } from './split-hint.ts';

it.each([
  [1_000_000, 1, 'One person gets ₦10,000.00'],
  [1_000_000, 2, 'Each person gets ₦5,000.00, ₦10,000.00 in total'],
  [1_000_000, 3, 'The first person gets ₦3,333.34, the other 2 ₦3,333.33, ₦10,000.00 in total'],
  [1_000_001, 2, 'The first person gets ₦5,000.01, the last one ₦5,000.00, ₦10,000.01 in total'],
  [1_000_001, 3, 'The first 2 people get ₦3,333.34, the last one ₦3,333.33, ₦10,000.01 in total'],
])('tells what each of the people gets of %d kobo for %d', (amount, people, hint) => {
  expect(splitHint(minor(amount), people)).toBe(hint);
});
