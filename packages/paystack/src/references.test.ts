import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isReference, isTransactionReference, isTransferReference } from './references.ts';

describe('references', () => {
  test.prop([fc.stringMatching(/^[a-z0-9-]{16,50}$/)])('ours suit charges and transfers alike', (reference) => {
    expect(isReference(reference)).toBe(true);
    expect(isTransactionReference(reference)).toBe(true);
    expect(isTransferReference(reference)).toBe(true);
  });

  it('refuses what either side refuses', () => {
    for (const bad of [
      'too-short',
      'x'.repeat(51),
      'Capital-letters-here',
      'under_score_reference',
      'dots.in.reference',
    ]) {
      expect(isReference(bad)).toBe(false);
    }
  });

  it('knows the two alphabets of the provider', () => {
    expect(isTransactionReference('Ab.=-9')).toBe(true);
    expect(isTransactionReference('with_underscore')).toBe(false);
    expect(isTransferReference('with_underscore_16')).toBe(true);
    expect(isTransferReference('With-Capital-Letters')).toBe(false);
  });

  it('refuses a trailing newline', () => {
    expect(isReference('a-reference-of-16\n')).toBe(false);
  });
});
