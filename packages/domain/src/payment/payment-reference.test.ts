import { expect, it } from 'vitest';
import { isPaymentReference, paymentReference } from './payment-reference.ts';

it('knows its own references from any other text', () => {
  expect(isPaymentReference(paymentReference('8b2f7f0e-6c8f-4f5e-9d39-0f6f3a1d2c4b'))).toBe(true);
  for (const text of ['', 'bogus', 'jara-', 'T123456789012345', 'jara-8b2f7f0e6c8f4f5e9d390f6f3a1d2c4b0'])
    expect(isPaymentReference(text)).toBe(false);
});
