import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { firstName } from './first-name.ts';

describe('the name a link preview is signed with', () => {
  it.each([
    ['Chidi', 'Chidi'],
    ['Chidi Okafor', 'Chidi'],
    ['  Ọlájùmọ̀kẹ́   Adébáyọ̀ ', 'Ọlájùmọ̀kẹ́'],
    ["N'Golo", "N'Golo"],
    ['Anne-Marie Bello', 'Anne-Marie'],
    ['Dr. Ada Obi', 'Dr. Ada'],
    ['Aunty Ngozi', 'Aunty Ngozi'],
    ['Mummy', 'Mummy'],
    ['Dr. 4ever', 'Dr.'],
    ['A. Bello', 'A'],
    ['محمد علي', 'محمد'],
  ])('is, of %j, %j', (signature, name) => {
    expect(firstName(signature.normalize('NFC'))).toBe(name.normalize('NFC'));
  });

  it.each([
    '',
    '   ',
    'evil.example',
    'https://evil.example',
    '₦10,000',
    '0123456789',
    '🎁',
    '@ada',
    'a@b.co',
    'x'.repeat(25),
  ])('is none when they signed as %j', (signature) => {
    expect(firstName(signature)).toBeUndefined();
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 80 })])(
    'never carries an address, a number or markup',
    (signature) => {
      expect(firstName(signature) ?? '').toMatch(/^[^\d<>&"/@:$\p{C}]*$/u);
    },
  );
});
