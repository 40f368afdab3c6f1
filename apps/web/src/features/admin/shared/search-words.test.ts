import { describe, expect, it } from 'vitest';
import { searchedFor, whyNothing } from './search-words.ts';

describe('a search that found nothing', () => {
  it('says what it looked for, and that Support finds whole addresses only', () => {
    expect(searchedFor('quids', true)).toEqual([
      'a whole QUID, all 13 characters; a part of one finds nothing',
      'an e-mail address of the sender or the recipient: from its beginning, or any part before or after the @',
      'any part of the sender’s name',
    ]);
    expect(searchedFor('quids', false)[1]).toBe(
      'a whole e-mail address of the sender or the recipient; Support finds no part of one',
    );
    expect(searchedFor('withdrawals', false)).toContain(
      'the whole name on the bank account or, where nobody is called exactly so, any part of it',
    );
  });

  it('says why this very text may have found nothing', () => {
    const part = 'This is a part of an address, and Support finds whole addresses only.';
    expect(whyNothing('ada@exam', 'quids', false)).toBe(part);
    expect(whyNothing('ada@exam', 'quids', true)).toBeUndefined();
    expect(whyNothing('ada@example.com', 'quids', false)).toBeUndefined();
    expect(whyNothing('ada@example.com', 'giveaways', true)).toBe('Addresses are not searched in this list.');
    expect(whyNothing('12AB-345CD', 'quids', true)).toBe('If this is a QUID, it has 9 characters instead of 13.');
    expect(whyNothing('12AB-345CD-12AB', 'quids', true)).toBeUndefined();
    expect(whyNothing('0123456789', 'withdrawals', true)).toBe('Account numbers are not searched in any list.');
    expect(whyNothing('ol', 'quids', true)).toBe('Fewer than three letters are found only where a word begins.');
    expect(whyNothing('Bola', 'quids', true)).toBeUndefined();
  });
});
