import { expect, it } from 'vitest';
import { whatToCheck } from './what-to-check.ts';

it.each([
  ['SB39-YW1HP-58EH', 'SB39YW1HP58EH'],
  ['  sb39yw1hp58eh \n', 'SB39YW1HP58EH'],
  ['Your code is SB39-YW1HP-58EH. Hurry!', 'SB39YW1HP58EH'],
  ['jara-gifts.test, code SB39-YW1HP-58EH', 'jara-gifts.test, code SB39-YW1HP-58EH'],
  ['pay me first', 'pay me first'],
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
