import { describe, expect, it } from 'vitest';
import { likelyAddress } from './mail-typo.ts';

describe('an address that was probably meant', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.cm', 'ada@gmail.com'],
    ['ada@gmail.comm', 'ada@gmail.com'],
    ['ada@gmial.con', 'ada@gmail.com'],
    ['Ada.Obi+gift@GMIAL.COM', 'Ada.Obi+gift@gmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@yahooo.com', 'ada@yahoo.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@iclod.com', 'ada@icloud.com'],
  ])('%s: %s', (typed, meant) => {
    expect(likelyAddress(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@GMAIL.com',
    'ada@yahoo.co.uk',
    'ada@yahoo.com.ng',
    'ada@hotmail.fr',
    'ada@mail.com',
    'ada@email.com',
    'ada@ymail.com',
    'ada@example.com',
    'ada@unilag.edu.ng',
  ])('leaves %s alone', (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  });

  it.each([
    '',
    'ada',
    'ada@',
    'ada@g',
    'ada@gmail',
    'ada@gmail.',
    'ada@gmail.co',
    'ada obi@gmial.com',
    'a@b@gmial.com',
  ])('does not interrupt whoever is still typing: %j', (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  });
});
