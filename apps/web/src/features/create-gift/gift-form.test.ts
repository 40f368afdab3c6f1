import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { amountProblem, type GiftForm, giftFormSchema, passwordStrength, startPaymentBody } from './gift-form.ts';

const limits = { minGift: 5_000, maxGift: 100_000_000 };
const form: GiftForm = { ...EMPTY_DRAFT, amount: '5,000.50', email: ' ada@example.com ', password: '' };

/** The first problem of each field, as the form shows it. */
const problemsOf = (changes: Partial<GiftForm>) => {
  const result = giftFormSchema(limits).safeParse({ ...form, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
};

describe('the create-gift form', () => {
  it.each(['', '0', '0.00', '.', 'abc', '-5', '1,00'])('refuses %j as an amount', (amount) => {
    expect(amountProblem(amount, limits)).toBe('Please enter a valid amount');
  });

  it('names the limits in force', () => {
    expect(amountProblem('49.99', limits)).toBe('The smallest gift is ₦50.');
    expect(amountProblem('50', limits)).toBeUndefined();
    expect(amountProblem('1,000,000', limits)).toBeUndefined();
    expect(amountProblem('1,000,000.01', limits)).toBe('The largest gift is ₦1,000,000.');
  });

  it('asks for an e-mail address and looks at its shape', () => {
    expect(problemsOf({ email: '' })).toEqual({ email: 'Email is required' });
    expect(problemsOf({ email: 'ada@example' })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('lets the optional fields stay empty', () => {
    expect(problemsOf({ senderEmail: '  ', message: '', senderName: '', password: '' })).toEqual({});
    expect(problemsOf({ senderEmail: 'nope', password: 'abc' })).toMatchObject({
      password: 'The password needs at least 4 characters',
    });
  });

  it('sends kobo, and nothing where nothing was said', () => {
    const gift = giftFormSchema(limits).parse(form);
    expect(startPaymentBody(gift, 'https://jara.example/payment/callback')).toEqual({
      amount: 500_050,
      email: 'ada@example.com',
      authorizationUrl: 'https://jara.example/payment/callback',
      theme: 'adire',
      clothSeed: 12,
      anonymous: false,
    });
  });
});

describe('the password hint', () => {
  it.each([
    ['', 'none'],
    ['abc', 'short'],
    ['1234', 'weak'],
    ['aaaaaaaaaa', 'weak'],
    ['jollof', 'weak'],
    ['jollofrice', 'fair'],
    ['Jollof55', 'strong'],
    ['rice and stew and plantain', 'strong'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
