import { expect, it } from 'vitest';
import { table, writtenTable } from './refusals.ts';

it('lists in docs/refusals.md every refusal of the contract (npx tsx scripts/docs/refusals.ts writes them there)', () => {
  expect(writtenTable()).toBe(table());
});
