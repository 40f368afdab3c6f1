import { GIFT_PASSWORD, LONGEST_MESSAGE, LONGEST_NAME, LONGEST_THANKS } from '@jara/domain/gift/gift-fields';
import { CLAIM_DAYS, HOST, TITLE } from '@jara/domain/giveaway/giveaway-fields';
import { describe, expect, it } from 'vitest';
import { words as mailAndKey } from './mail-and-key/words/en.ts';
import { words as others } from './words/en.ts';

const words = { ...mailAndKey, ...others };

describe('what a shape says about a field', () => {
  it('is a sentence that no other field says, so that it is found by itself', () => {
    expect(new Set(Object.values(words)).size).toBe(Object.keys(mailAndKey).length + Object.keys(others).length);
  });

  it('names the limits that hold', () => {
    expect(words.thanksTooLong).toContain(String(LONGEST_THANKS));
    expect(words.daysBetween).toContain(`${CLAIM_DAYS.least} and ${CLAIM_DAYS.most}`);
    expect(words.nameTooLong).toContain(String(LONGEST_NAME));
    expect(words.messageTooLong).toContain(String(LONGEST_MESSAGE));
    expect(words.passwordTooShort).toContain(String(GIFT_PASSWORD.shortest));
    expect(words.passwordTooLong).toContain(String(GIFT_PASSWORD.longest));
    expect(words.titleTooLong).toContain(String(TITLE.longest));
    expect(words.hostTooLong).toContain(String(HOST.longest));
  });
});
