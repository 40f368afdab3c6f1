import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { NEW_DRAFT } from '../../lib/rule-draft.ts';
import {
  amountProblem,
  type GiftForm,
  giftFormSchema,
  openingSentence,
  passwordStrength,
  startPaymentBody,
} from './gift-form.ts';

const limits = { minGift: 5_000, maxGift: 100_000_000, minCrowdShare: 35_000 };
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

describe('who may open it', () => {
  const lucky = (luckyShares: string) => ({ ...NEW_DRAFT, ruleType: 'LUCKY' as const, luckyShares });
  const seventh = { ...NEW_DRAFT, nthPerson: '7' };

  it('is the first person unless a rule is chosen, which then goes along as POST /rules takes it', () => {
    const body = (rule: GiftForm['rule']) =>
      startPaymentBody(giftFormSchema(limits).parse({ ...form, rule }), 'https://jara.example/payment/callback');
    expect(body(null)).not.toHaveProperty('rule');
    expect(body(seventh)).toMatchObject({ rule: { nthPerson: 7 } });
    expect(body(lucky('5'))).toMatchObject({ rule: { luckyShares: 5 } });
  });

  it('is judged against the amount before anything is sent', () => {
    expect(problemsOf({ amount: '2,000', rule: lucky('6') })).toEqual({
      rule: 'Among more than 5 people each gets at least ₦350.00: this gift is enough for 5',
    });
    expect(problemsOf({ amount: '2,000', rule: lucky('5') })).toEqual({});
    expect(problemsOf({ rule: { ...NEW_DRAFT, ruleType: 'TIME' } })).toEqual({ rule: 'Choose when the gift opens' });
  });

  it('is said in money once there is an amount, and not at all while it is not finished', () => {
    expect(openingSentence({ amount: '50,000', rule: null }, limits)).toBe('The first person to open it gets ₦50,000');
    expect(openingSentence({ amount: '50,000', rule: seventh }, limits)).toBe('The 7th person to open it gets ₦50,000');
    expect(openingSentence({ amount: '', rule: seventh }, limits)).toBe('The 7th person to open it gets everything');
    expect(openingSentence({ amount: '', rule: lucky('1000') }, limits)).toBe(
      'The first 1,000 people each get a share of a random size',
    );
    expect(openingSentence({ amount: '50,000', rule: { ...NEW_DRAFT, nthPerson: '' } }, limits)).toBeUndefined();
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
