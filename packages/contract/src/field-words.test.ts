import { describe, expect, it } from 'vitest';
import { CLAIM_DAYS } from './giveaways.ts';
import { THANKS_LENGTH } from './thanks.ts';
import { words } from './words/en.ts';

describe('what a shape says about a field', () => {
  it('is a sentence that no other field says, so that it is found by itself', () => {
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
  });

  it('names the limits that hold', () => {
    expect(words.thanksTooLong).toContain(String(THANKS_LENGTH));
    expect(words.daysBetween).toContain(`${CLAIM_DAYS.least} and ${CLAIM_DAYS.most}`);
  });
});
