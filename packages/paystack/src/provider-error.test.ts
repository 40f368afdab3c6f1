import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './provider-error.ts';

describe('what the provider says of an error', () => {
  it('names nobody, whatever stands around an address, an account or a key', () => {
    const said = withoutPersonalData('No "ada@x.ng", <ben@y.ng>; account 0123456789 of sk_test_abc');
    expect(said).toBe('No "[email]", <[email]>; account [number] of [key]');
  });

  // Looked at anew from each of its letters it would take minutes.
  it('is read once, however long it is', () => {
    expect(withoutPersonalData('a'.repeat(400_000))).toBe('a'.repeat(300));
  });
});
