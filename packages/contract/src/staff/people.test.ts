import { expect, it } from 'vitest';
import { findPeople } from './people.ts';

const isLookedFor = (text: string) => findPeople.body.safeParse({ text }).success;

it.each(['ada@example.com', ' ada@example.com ', '0123456789'])('whoever has %s is looked for', (text) => {
  expect(isLookedFor(text)).toBe(true);
});

it.each(['ada', 'ada@', '@example.com', 'ada @example.com', '123456789', `${'@'.repeat(200_000)} @`])(
  'nobody is looked for by what is no whole address or account',
  (text) => {
    expect(isLookedFor(text)).toBe(false);
  },
);
