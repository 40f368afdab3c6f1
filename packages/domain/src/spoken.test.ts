import { expect, it } from 'vitest';
import { asSentence, spokenStatus } from './spoken.ts';

it('says a status as a word', () => {
  expect(['CLAIMED', 'SUPER_ADMIN'].map(spokenStatus)).toEqual(['claimed', 'super admin']);
});

it.each([
  ['The account is dormant', 'The account is dormant.'],
  ['The account is dormant. ', 'The account is dormant.'],
  ['Is it yours?', 'Is it yours?'],
])('gives %j exactly one full stop', (written, sentence) => {
  expect(asSentence(written)).toBe(sentence);
});
