import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

describe('a masked e-mail address', () => {
  it.each([
    ['ada.okafor@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['😀b@example.com', '😀•••@example.com'],
    ['not an address', '•••'],
  ])('of %s is %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked);
  });
});
