import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { isPasswordRight } from './gift-password.ts';

describe('the password of a gift', () => {
  it('is right when it is the one, however its letters are put together', async () => {
    const kept = await hash('caf\u00e9');
    expect(await isPasswordRight(kept, 'cafe\u0301')).toBe(true);
    expect(await isPasswordRight(kept, 'cafe')).toBe(false);
  });

  it('is never right where it was lost with the key of a backup', async () => {
    expect(await isPasswordRight('erased', 'erased')).toBe(false);
  });
});
