import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

describe('an e-mail address on a receipt', () => {
  it.each([
    ['ada.okafor@example.com', 'a•••••r@example.com'],
    ['ab@example.com', 'a•••••@example.com'],
    ['a@example.com', 'a•••••@example.com'],
    ['not an address', 'not an address'],
  ])('%s is shown as %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked);
  });
});
