import { expect, it } from 'vitest';
import { tables, writtenTables } from './history.ts';

it('is told to operators as the rules have it', () => {
  expect(writtenTables()).toBe(tables());
});
