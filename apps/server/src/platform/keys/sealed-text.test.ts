import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

describe('sealed text', () => {
  it('opens with its secret and with no other', () => {
    const sealed = seal('an answer with a key in it', 'the secret');
    expect(sealed).not.toContain('answer');
    expect(unseal(sealed, 'the secret')).toBe('an answer with a key in it');
    expect(() => unseal(sealed, 'another secret')).toThrow();
  });

  it('looks different every time', () => {
    expect(seal('same', 'secret')).not.toBe(seal('same', 'secret'));
  });
});
