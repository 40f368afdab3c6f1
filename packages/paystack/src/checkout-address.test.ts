import { expect, it } from 'vitest';
import { isCheckoutAddress } from './checkout-address.ts';

const SANDBOX = ['http://localhost:3001'];

it.each(['https://checkout.paystack.com/abc', 'https://paystack.com/pay/abc', 'https://CHECKOUT.paystack.com:443/abc'])(
  'people may be sent to %s',
  (address) => {
    expect(isCheckoutAddress(address)).toBe(true);
  },
);

it.each([
  'http://checkout.paystack.com/abc',
  'https://checkout.paystack.com:8443/abc',
  'https://checkout.paystack.com@evil.example/abc',
  'https://user@checkout.paystack.com/abc',
  'https://checkout.paystack.com.evil.example/abc',
  'https://notpaystack.com/abc',
  'https://evil.example/https://checkout.paystack.com',
  'https://evil.example\\@checkout.paystack.com/abc',
  '//checkout.paystack.com/abc',
  '/checkout/abc',
  'javascript:alert(1)//checkout.paystack.com',
  'data:text/html,checkout.paystack.com',
  'blob:https://checkout.paystack.com/abc',
  '',
])('nobody is sent to %s', (address) => {
  expect(isCheckoutAddress(address)).toBe(false);
});

it('where the sandbox plays the provider, only the sandbox’s pages count', () => {
  expect(isCheckoutAddress('http://localhost:3001/checkout/abc', SANDBOX)).toBe(true);
  for (const address of [
    'http://localhost:3000/checkout/abc',
    'https://localhost:3001/checkout/abc',
    'https://checkout.paystack.com/abc',
    'blob:http://localhost:3001/abc',
    'javascript:alert(1)',
  ]) {
    expect(isCheckoutAddress(address, SANDBOX), address).toBe(false);
  }
});
