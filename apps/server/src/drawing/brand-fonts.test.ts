import { describe, expect, it } from 'vitest';
import { canWrite, faceOf, stretchesOf } from './brand-fonts.ts';

const text = faceOf('Plus Jakarta Sans', 500);
const written = (words: string) =>
  stretchesOf(text, words)
    .map((stretch) => stretch.text)
    .join('');

describe('setting type in pieces of a family', () => {
  it.each([
    ['Bricolage Grotesque', 800],
    ['Plus Jakarta Sans', 500],
    ['Plus Jakarta Sans', 700],
  ] as const)('has the naira sign in %s %i', (family, weight) => {
    expect(canWrite(faceOf(family, weight), '₦1,234.50 −₦36.00 •••• …')).toBe(true);
  });

  it('writes Yoruba and Igbo names as they are spelled', () => {
    for (const name of ['Ọlájùmọ̀kẹ́', 'Ṣọlá', 'Ụzọamaka', 'Ńnedi']) expect(written(name)).toBe(name.normalize('NFC'));
  });

  it('keeps a letter and its marks in one piece', () => {
    const [stretch, ...more] = stretchesOf(text, 'ọ̀');
    expect([stretch?.text, more]).toEqual(['ọ̀'.normalize('NFC'), []]);
  });

  it('writes Hausa names as they are spelled', () => {
    expect(written('Ɗanladi ƙofa ɓera ƴaƴa')).toBe('Ɗanladi ƙofa ɓera ƴaƴa');
  });

  it('shows a question mark for what it cannot write, and nothing for what cannot be seen', () => {
    expect(written('Ada 你\u202e\u200b')).toBe('Ada ?');
    expect([canWrite(text, '你'), canWrite(text, 'Ada')]).toEqual([false, true]);
  });
});
