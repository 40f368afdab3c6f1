import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** All that live mode asks for. */
const LIVE = {
  PAYSTACK_SECRET_KEY: 'sk_live_0123456789',
  SECRET_KEY: 'thirty-two bytes, or a few more..',
  DATABASE_URL: 'postgres://jara@localhost/jara',
  PUBLIC_URL: 'https://gifts.example.com',
  SMTP_URL: 'smtps://mail.example.com:465',
};

type Settings = Record<string, string | undefined>;

describe('the environment of live mode', () => {
  it('is complete with a key, a secret, a database, an https address and a mail server', () => {
    expect(readConfig(LIVE)).toMatchObject({
      mode: 'live',
      sampleData: false,
      rateLimits: true,
      drainMs: 5_000,
      paystack: { baseUrl: 'https://api.paystack.co' },
      metrics: undefined,
    });
  });

  it.each<[name: string, given: Settings, problem: string]>([
    ['no SECRET_KEY', { SECRET_KEY: undefined }, 'SECRET_KEY is needed in live mode: at least 32 random bytes'],
    ['an empty SECRET_KEY', { SECRET_KEY: '' }, 'SECRET_KEY is needed in live mode: at least 32 random bytes'],
    ['a SECRET_KEY of 31 bytes', { SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 bytes'],
    ['no DATABASE_URL', { DATABASE_URL: undefined }, 'DATABASE_URL is needed in live mode'],
    ['no PUBLIC_URL', { PUBLIC_URL: undefined }, 'PUBLIC_URL must be an https address in live mode'],
    [
      'a PUBLIC_URL without TLS',
      { PUBLIC_URL: 'http://gifts.example.com' },
      'PUBLIC_URL must be an https address in live mode',
    ],
    ['no SMTP_URL', { SMTP_URL: undefined }, 'SMTP_URL is needed in live mode'],
    ['no rate limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS can be off only in sandbox mode'],
  ])('is refused with %s, and only there', (_name, given, problem) => {
    expect(() => readConfig({ ...LIVE, ...given })).toThrow(new Error(problem));
    const sandbox = { ...LIVE, PAYSTACK_SECRET_KEY: 'sk_test_0123456789', ...given };
    if (problem.includes('mode')) expect(readConfig(sandbox).mode).toBe('sandbox');
  });

  it('names everything that is missing at once, a line each, and repeats no secret', () => {
    const read = () => readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_0123456789', SMTP_URL: 'mail:hunter2@example.com' });
    expect(read).toThrow(
      new Error(
        [
          'SMTP_URL must start with smtp:// or smtps://',
          'SECRET_KEY is needed in live mode: at least 32 random bytes',
          'DATABASE_URL is needed in live mode',
          'PUBLIC_URL must be an https address in live mode',
        ].join('\n'),
      ),
    );
  });
});

describe('the environment of any mode', () => {
  it.each<[name: string, given: Settings, problem: string]>([
    ['gifts smaller than the smallest share', { MIN_GIFT: '999' }, 'MIN_GIFT cannot be below the smallest share, 1000'],
    [
      'no room between the limits of a gift',
      { MIN_GIFT: '5000', MAX_GIFT: '4999' },
      'MAX_GIFT cannot be below MIN_GIFT',
    ],
    [
      'gifts that could be bought and never withdrawn',
      { MIN_GIFT: '5000', MIN_PAYOUT: '4851' },
      'MIN_PAYOUT is more than is left of a gift of MIN_GIFT after the fee: nobody could withdraw it',
    ],
    [
      'two persons for what nobody has to approve',
      { AUTO_APPROVE_UP_TO: '2000000', TWO_PERSON_FROM: '2000000' },
      'TWO_PERSON_FROM must be above AUTO_APPROVE_UP_TO',
    ],
    [
      'metrics on the public port',
      { PORT: '3000', METRICS_PORT: '3000' },
      'METRICS_PORT must be another port than PORT, which is public',
    ],
    [
      'more patience for headers than for the request',
      { HEADERS_TIMEOUT_MS: '5001', REQUEST_TIMEOUT_MS: '5000' },
      'HEADERS_TIMEOUT_MS cannot be above REQUEST_TIMEOUT_MS',
    ],
    ['a proxy that cannot be read', { TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES names what cannot be read'],
  ])('is refused with %s', (_name, given, problem) => {
    for (const others of [{}, LIVE]) expect(() => readConfig({ ...others, ...given })).toThrow(problem);
  });

  it('is taken right at each of those edges', () => {
    const edges = {
      MIN_GIFT: '1000',
      MAX_GIFT: '1000',
      AUTO_APPROVE_UP_TO: '2000000',
      TWO_PERSON_FROM: '2000001',
      PORT: '3000',
      METRICS_PORT: '3001',
      HEADERS_TIMEOUT_MS: '5000',
      REQUEST_TIMEOUT_MS: '5000',
    };
    expect(readConfig({ ...LIVE, ...edges, SECRET_KEY: 'x'.repeat(32) }).metrics).toEqual({
      host: '127.0.0.1',
      port: 3001,
    });
  });

  it('needs nothing at all for a desk', () => {
    expect(readConfig({})).toMatchObject({ mode: 'sandbox', sampleData: true, drainMs: 0, databaseUrl: undefined });
  });
});
