import { expect, it } from 'vitest';
import { PAUSED_SENTENCES, pausedSentence } from './switches.ts';

it('says in one line what is paused, and nothing when nothing is', () => {
  expect(pausedSentence([])).toBeUndefined();
  expect(pausedSentence(['claims'])).toBe(PAUSED_SENTENCES.claims);
  expect(pausedSentence(['payouts', 'claims'])).toMatch(/^Parts of our service are paused/);
});
