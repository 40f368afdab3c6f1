import { groupQuid, makeQuid } from '@jara/domain/gift/quid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFromPaste, regrouped } from './quid-typing.ts';

const quids = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 }).map(makeQuid);

describe('pasting a gift code', () => {
  it('finds the code in a link, in a message, in lower case, with spaces or hyphens', () => {
    fc.assert(
      fc.property(quids, (quid) => {
        const grouped = groupQuid(quid);
        for (const text of [
          quid,
          grouped,
          quid.toLowerCase(),
          ` ${grouped.replaceAll('-', ' ')} `,
          `https://jara.example/claim/${quid}`,
          `https://jara.example/claim?quid=${quid.toLowerCase()}&x=1`,
          `Hi Ada, your code is ${grouped}. Open it!`,
        ]) {
          expect(codeFromPaste(text)).toBe(grouped);
        }
      }),
    );
  });

  it('prefers the valid code over a word of the same length', () => {
    const quid = makeQuid([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(codeFromPaste(`Communication ${quid}`)).toBe(groupQuid(quid));
  });

  it('never gives the field more than its 15 characters', () => {
    fc.assert(fc.property(fc.string(), (text) => codeFromPaste(text).length <= 15));
  });
});

describe('typing a gift code', () => {
  it('puts the groups in as they fill', () => {
    expect(regrouped({ text: 'abcd', caret: 4 })).toEqual({ text: 'ABCD', caret: 4 });
    expect(regrouped({ text: 'ABCDe', caret: 5 })).toEqual({ text: 'ABCD-E', caret: 6 });
    expect(regrouped({ text: 'ABCD-EFGHJk', caret: 11 })).toEqual({ text: 'ABCD-EFGHJ-K', caret: 12 });
  });

  it('keeps the caret behind the symbol that was typed in the middle', () => {
    expect(regrouped({ text: 'AXBCD-EFG', caret: 2 })).toEqual({ text: 'AXBC-DEFG', caret: 2 });
    expect(regrouped({ text: 'ABCDEFG', caret: 4 })).toEqual({ text: 'ABCD-EFG', caret: 4 });
  });

  it('removes the hyphen with the symbol that needed it', () => {
    expect(regrouped({ text: 'ABCD-', caret: 5 })).toEqual({ text: 'ABCD', caret: 4 });
  });
});
