import { expect, it } from 'vitest';
import { whatToCheck } from './what-to-check.ts';

it.each([
  ['7K3M-XQ2V9-H4TA', '7K3M-XQ2V9-H4TA'],
  ['  7k3mxq2v9h4ta \n', '7k3mxq2v9h4ta'],
  ['https://jara.test/g/7K3MXQ2V9H4TA', 'https://jara.test/g/7K3MXQ2V9H4TA'],
  ['Win now! https://jara-gifts.test/g/7K3MXQ2V9H4TA.', 'https://jara-gifts.test/g/7K3MXQ2V9H4TA'],
  ['(see www.jara.test/g/7K3MXQ2V9H4TA)', 'www.jara.test/g/7K3MXQ2V9H4TA'],
  ['jara.test/g/7K3MXQ2V9H4TA', 'jara.test/g/7K3MXQ2V9H4TA'],
  ['https://a.test/x and again https://a.test/x', 'https://a.test/x'],
])('of %j it asks about %j, and leaves the judging to the server', (pasted, text) => {
  expect(whatToCheck(pasted)).toEqual({ text });
});

it('does not let a real link stand for another one beside it', () => {
  expect(whatToCheck('https://jara.test/g/7K3MXQ2V9H4TA then pay at https://evil.test')).toEqual({
    problem: 'There are several links in it. Paste one link at a time.',
  });
});

it.each(['', '  \n', 'x'.repeat(401)])('does not ask about %j', (pasted) => {
  expect(whatToCheck(pasted)).toHaveProperty('problem');
});
