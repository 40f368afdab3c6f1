import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE, mentionedIn, noteProblem } from './notes.ts';

const people = ['Ada Obi', 'Ada Obinna', 'Tunde Adeyemi', 'Ṣọlá Ade', 'Ada Obi', ''].map((name, id) => ({ id, name }));
const mentioned = (text: string) => mentionedIn(text, people).map(({ id }) => id);

describe('whom a note mentions', () => {
  it('is whoever’s whole name stands behind an @, once and however often', () => {
    expect(mentioned('@Tunde Adeyemi, look. Then @tunde adeyemi again')).toEqual([2]);
    expect(mentioned('(@Ṣọlá Ade)')).toEqual([3]);
    expect(mentioned('@Ṣọlá Ade'.normalize('NFD'))).toEqual([3]);
  });

  it('is the one with the longer name where one name begins another, and everybody of one name', () => {
    expect(mentioned('ask @Ada Obinna')).toEqual([1]);
    expect(mentioned('ask @Ada Obi.')).toEqual([0, 4]);
    expect(mentioned('@Ada Obi and @Ada Obinna')).toEqual([0, 1, 4]);
  });

  it('is nobody without an @, behind that of an address, or by a part of a name', () => {
    for (const text of ['Tunde Adeyemi', 'me@Tunde Adeyemi', '@Tunde', '@Tunde Adeyemis', '@', 'a @ b'])
      expect([text, mentioned(text)]).toEqual([text, []]);
  });
});

describe('a note', () => {
  it('may have lines and any script', () => {
    for (const text of ['Called.\nNo answer.', ' ọ̀rẹ́ 🎁 ', 'x'.repeat(LONGEST_NOTE), '🎁'.repeat(LONGEST_NOTE)])
      expect(noteProblem(text)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['nothing that shows', '\u200B\u2066'],
    ['too much', '🎁'.repeat(LONGEST_NOTE + 1)],
    ['a control character', 'a\u0007b'],
    ['a sign that turns what is read', 'a\u202Egpj.exe'],
    ['a mark of direction', 'a\u200Fb'],
  ])('is not %s', (_what, text) => {
    expect(noteProblem(text)).toEqual(expect.any(String));
  });
});
