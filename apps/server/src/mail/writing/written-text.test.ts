import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { manyLines, oneLine, unlinked } from './written-text.ts';

describe('a name', () => {
  test.prop([fc.string({ unit: 'binary' })])('never carries a line break or another control character', (text) => {
    expect(oneLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
  });

  test.prop([fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 100 })])(
    'is never longer than its place',
    (text, atMost) => {
      expect([...oneLine(text, atMost)].length).toBeLessThanOrEqual(atMost);
    },
  );

  it('keeps the letters of Nigerian languages and joined emoji', () => {
    expect(oneLine('Ọmọ́tárá Ṣàngó ƙaunata 👨‍👩‍👧')).toBe('Ọmọ́tárá Ṣàngó ƙaunata 👨‍👩‍👧');
  });

  it('cannot turn the direction of what follows it', () => {
    expect(oneLine('Ada\u202Egpj.exe')).toBe('Ada gpj.exe');
  });
});

it('keeps the line breaks of a message, whatever they were typed with', () => {
  expect(manyLines(' One\r\nTwo\u0007\rThree\u2028Four ')).toBe('One\nTwo\nThree\nFour');
});

describe('what a sender wrote', () => {
  it('holds nothing a mail program would make a link of', () => {
    for (const text of ['see https://evil.example/a?b', 'www.evil.example', 'mail me@evil.example', 'EVIL.NG/win']) {
      expect(unlinked(text)).not.toMatch(/\w[.@]\w|:\/\/|\/\w/);
    }
  });

  test.prop([fc.string()])('reads as it was written', (text) => {
    expect(unlinked(text).replaceAll('\u200B', '')).toBe(text.replaceAll('\u200B', ''));
  });
});
