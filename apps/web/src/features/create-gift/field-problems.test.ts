import { ApiError, NetworkError } from '@jara/client/errors';
import { expect, it } from 'vitest';
import { fieldProblems } from './field-problems.ts';

const refusal = (code: string, message: string, fields?: Record<string, string>) =>
  new ApiError(422, { code, message, ...(fields && { fields }) } as never);

it('lands a rule that the server refuses, and an amount beyond its limits, at their fields', () => {
  expect(fieldProblems(refusal('rule_invalid', 'The end must be in the future'))).toEqual({
    rule: 'The end must be in the future',
  });
  expect(fieldProblems(refusal('time_not_possible', 'The mail must be in the future'))).toHaveProperty('delivery');
  expect(fieldProblems(refusal('amount_too_large', 'The largest gift is ₦1,000,000'))).toHaveProperty('amount');
});

it('lands what is wrong with a field at it, from the top of the page, also deep inside the rule', () => {
  const fields = { 'rule.nthPerson': 'Enter a whole number', authorizationUrl: 'No', email: 'Email is required' };
  expect(Object.entries(fieldProblems(refusal('invalid_input', 'Email is required', fields)))).toEqual([
    ['email', 'Email is required'],
    ['rule', 'Enter a whole number'],
  ]);
});

it('leaves to the banner what is about no field', () => {
  expect(fieldProblems(refusal('payment_not_started', 'We could not open the payment page'))).toEqual({});
  expect(fieldProblems(new NetworkError('offline'))).toEqual({});
});
