import { expect, it } from 'vitest';
import { table, writtenTable } from './personal-data.ts';

it('lists in docs/operations/personal-data.md every place of the inventory (npx tsx scripts/docs/personal-data.ts writes them there)', () => {
  expect(writtenTable()).toBe(table());
});
