import { startPayment } from '@jara/contract/payments';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { NEW_DRAFT } from '../../lib/rule-draft.ts';
import {
  amountProblem,
  type GiftForm,
  giftProblems,
  openingSentence,
  passwordStrength,
  startPaymentBody,
} from './gift-form.ts';

const limits = { minGift: 5_000, maxGift: 100_000_000, minCrowdShare: 35_000 };
const form: GiftForm = { ...EMPTY_DRAFT, amount: '5,000.50', email: ' ada@example.com ', password: '' };

const problemsOf = (changes: Partial<GiftForm>) => giftProblems({ ...form, ...changes }, limits);

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
    expect(problemsOf({ senderEmail: 'nope', password: 'abc' })).toEqual({
      senderEmail: 'Please enter a valid email address',
      password: 'The password needs at least 4 characters',
    });
  });

  it('sends kobo, and nothing where nothing was said', () => {
    expect(startPaymentBody(form, 'https://jara.example/payment/callback')).toEqual({
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
      startPaymentBody({ ...form, rule }, 'https://jara.example/payment/callback');
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
    const said = (changes: Partial<GiftForm>) => openingSentence({ ...form, ...changes }, limits);
    expect(said({ amount: '50,000', rule: null })).toBe('The first person to open it gets ₦50,000');
    expect(said({ amount: '50,000', rule: seventh })).toBe('The 7th person to open it gets ₦50,000');
    expect(said({ amount: '', rule: seventh })).toBe('The 7th person to open it gets everything');
    expect(said({ amount: '', rule: lucky('1000') })).toBe('The first 1,000 people each get a share of a random size');
    expect(said({ amount: '50,000', rule: { ...NEW_DRAFT, nthPerson: '' } })).toBeUndefined();
  });
});

describe('how and when it reaches them', () => {
  const NOW = Date.parse('2026-11-16T09:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());
  const wishes = (changes: Partial<GiftForm>) =>
    startPaymentBody({ ...form, ...changes }, 'https://jara.example/payment/callback');

  it('goes along as instants of the wire, and only where somebody wished it', () => {
    const later = { delivery: 'LATER', deliverAt: '2026-11-20T09:00', opensAt: '2026-11-21T00:00' } as const;
    expect(wishes({ ...later, lifetimeDays: 30, feePaidBy: 'SENDER' })).toMatchObject({
      amount: 500_050,
      email: 'ada@example.com',
      deliverAt: '2026-11-20T08:00:00.000Z',
      opensAt: '2026-11-20T23:00:00.000Z',
      lifetimeDays: 30,
      feePaidBy: 'SENDER',
    });
    // A time that was typed before "now" was chosen again is not meant.
    expect(wishes({ ...later, delivery: 'NOW', opensAt: '' })).not.toHaveProperty('deliverAt');
  });

  it('needs no address, right or wrong, where the sender shares it', () => {
    const body = wishes({ delivery: 'SELF', email: 'ada@', deliverAt: '2026-11-20T09:00' });
    expect(body).toMatchObject({ delivery: 'SELF' });
    expect(body).not.toHaveProperty('email');
    expect(body).not.toHaveProperty('deliverAt');
  });

  it('is judged in the words of the server, and the other fields all the same', () => {
    expect(problemsOf({ amount: '', email: '', delivery: 'LATER', opensAt: '2026-11-16T09:59' })).toEqual({
      amount: 'Please enter a valid amount',
      email: 'Email is required',
      deliverAt: 'Choose a day and a time',
      opensAt: 'The opening must be in the future',
    });
    expect(problemsOf({ delivery: 'LATER', deliverAt: '2027-12-01T09:00' })).toEqual({
      deliverAt: 'The mail can be up to a year ahead',
    });
  });

  it('decides whether a window can be', () => {
    const window = { ...NEW_DRAFT, ruleType: 'TIME' as const, start: '2026-11-18T09:00', end: '2026-11-19T09:00' };
    expect(problemsOf({ rule: window })).toEqual({});
    expect(problemsOf({ rule: window, opensAt: '2026-11-19T09:00' })).toEqual({
      rule: 'This window closes before the gift opens',
    });
    const late = { ...window, start: '2026-12-01T09:00', end: '2026-12-02T09:00' };
    expect(problemsOf({ rule: late, lifetimeDays: 7 })).toEqual({
      rule: 'This window opens after the gift has ended',
    });
  });

  it('lets a rule share out what is in the gift, the fee included', () => {
    const halves = { ...NEW_DRAFT, ruleType: 'SPLIT' as const, totalSplits: 2 };
    expect(openingSentence({ ...form, amount: '9,700', feePaidBy: 'SENDER', rule: halves }, limits)).toBe(
      'The first 2 people to open it get ₦5,000 each',
    );
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

describe('what the form says of a field', () => {
  const MAILS = [
    'ada@example.com',
    '  ada@example.com  ',
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada@example..com',
    'a b@example.com',
    'ada@example.com\r\nBcc: all@example.com',
    'Ada <ada@example.com>',
    'àdá@example.ng',
    '🎁@example.com',
    `${'a'.repeat(242)}@example.com`,
    `${'a'.repeat(243)}@example.com`,
    `${'🎁'.repeat(242)}@example.com`,
    `${'🎁'.repeat(243)}@example.com`,
  ];
  const ofLength = (length: number) => 'x'.repeat(length);
  const texts = (longest: number) => [
    'Ada',
    '🎁 for you',
    'one\ntwo',
    'one\r\ntwo',
    'tab\tinside',
    'nul\u0000',
    'escape\u001B[31m',
    'next line\u0085',
    'right to left \u202E',
    ofLength(longest),
    ` ${ofLength(longest)} `,
    ofLength(longest + 1),
    '🎁'.repeat(longest),
    '🎁'.repeat(longest + 1),
  ];
  const table: { [Field in keyof GiftForm]?: string[] } = {
    email: MAILS,
    senderEmail: MAILS,
    senderName: texts(80),
    message: texts(280),
    password: [
      'abc',
      'abcd',
      '    ',
      '🎁🎁',
      '🎁',
      ofLength(64),
      ofLength(65),
      ofLength(128),
      ofLength(129),
      '🎁'.repeat(128),
      '🎁'.repeat(129),
      'a\u0000bc',
    ],
    amount: ['0', '0.00'],
  };
  const cases = Object.entries(table).flatMap(([field, typed]) => typed.map((text) => [field, text] as const));

  it.each(cases)('is what the server says of it: %s %j', (field, text) => {
    const typed = { ...form, [field]: text };
    const { success, error } = startPayment.body.safeParse(startPaymentBody(typed, 'https://jara.example/'));
    const said = success ? [] : error.issues.slice(0, 1).map(({ path, message }) => [path.join('.'), message]);
    expect(Object.entries(giftProblems(typed))).toEqual(said);
  });

  it('is that an address is missing where the server would miss it', () => {
    const missing = startPayment.body.safeParse({ amount: 500_000, authorizationUrl: 'https://jara.example/' });
    for (const email of ['', '   '])
      expect(problemsOf({ email })).toEqual({ email: missing.error?.issues[0]?.message });
  });

  it('is nothing where a field that may stay empty does', () => {
    const empty = { senderName: ' ', senderEmail: ' ', message: ' \n ', password: '' };
    expect(problemsOf(empty)).toEqual({});
    const body = startPaymentBody({ ...form, ...empty }, 'https://jara.example/');
    expect(Object.keys(body).filter((field) => field in empty)).toEqual([]);
  });
});
