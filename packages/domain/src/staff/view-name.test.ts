import { expect, it } from 'vitest';
import { makeQuid } from '../gift/quid.ts';
import { viewNameProblem } from './view-name.ts';

it('takes a name that somebody can read', () => {
  for (const name of ['Mine', 'Over ₦500,000 this week', 'Ìdúpẹ́ 2026', ' cards '])
    expect([name, viewNameProblem(name)]).toEqual([name, undefined]);
});

it('refuses a name that is none, too long, or reads otherwise than it is written', () => {
  expect(viewNameProblem('  ')).toBe('Give the view a name');
  expect(viewNameProblem('x'.repeat(41))).toBe('A name can have at most 40 characters');
  for (const name of ['two\nlines', 'turned \u202Eround'])
    expect(viewNameProblem(name)).toBe('A name cannot hold signs that nobody sees');
});

it('refuses a name that names somebody', () => {
  const code = makeQuid(Array.from({ length: 12 }, (_, i) => i * 2));
  for (const name of ['ada@example.com', 'gifts of ada@', 'Account 0123456789', `about ${code}`])
    expect([name, viewNameProblem(name)]).toEqual([name, 'Leave codes, addresses and account numbers out of the name']);
});
