import { readFileSync } from 'node:fs';
import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import { describe, expect, it } from 'vitest';
import { KUDI, LIVE } from '../../testing/live-environment.ts';
import { environment, readConfig, SettingsError } from './config.ts';

type Settings = Record<string, string | undefined>;

describe('the environment of live mode', () => {
  it('is complete with a key, a secret, a database, an https address, a mail server and an operator', () => {
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
      { PUBLIC_URL: 'http://gifts.kudi.ng' },
      'PUBLIC_URL must be an https address in live mode',
    ],
    ['no SMTP_URL', { SMTP_URL: undefined }, 'SMTP_URL is needed in live mode'],
    ['an operator without a name', { PRODUCT_NAME: undefined }, 'PRODUCT_NAME is needed in live mode'],
    ['no company', { OPERATOR_COMPANY: undefined }, 'OPERATOR_COMPANY is needed in live mode'],
    ['no legal entity', { OPERATOR_LEGAL_ENTITY: undefined }, 'OPERATOR_LEGAL_ENTITY is needed in live mode'],
    ['no city', { OPERATOR_CITY: undefined }, 'OPERATOR_CITY is needed in live mode'],
    ['nobody to write to', { SUPPORT_EMAIL: undefined }, 'SUPPORT_EMAIL is needed in live mode'],
    ['nobody to call', { SUPPORT_PHONE: undefined }, 'SUPPORT_PHONE is needed in live mode'],
    ['no support hours', { SUPPORT_HOURS: '' }, 'SUPPORT_HOURS is needed in live mode'],
    ['no address for the law', { LEGAL_EMAIL: undefined }, 'LEGAL_EMAIL is needed in live mode'],
    ['no address for weaknesses', { SECURITY_EMAIL: undefined }, 'SECURITY_EMAIL is needed in live mode'],
    ['mail from nobody', { MAIL_FROM: undefined }, 'MAIL_FROM is needed in live mode'],
    [
      'a key for backups that has a slip in it',
      { BACKUP_PUBLIC_KEY: 'age1tks2fmyxuxwt5rs80xs2tfjz06n6zan5x46mne4dcna2z40uhq8qhezv7q' },
      'BACKUP_PUBLIC_KEY must be what `npm run backup:key` prints: age1…',
    ],
    [
      'the private half of it',
      { BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1QQQQ' },
      'BACKUP_PUBLIC_KEY is a private key, which must not be on this machine',
    ],
    ['no rate limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS can be off only in sandbox mode'],
  ])('is refused with %s, and only there', (_name, given, problem) => {
    expect(() => readConfig({ ...LIVE, ...given })).toThrow(new SettingsError([problem]));
    const sandbox = { ...LIVE, PAYSTACK_SECRET_KEY: 'sk_test_0123456789', ...given };
    if (problem.includes('mode')) expect(readConfig(sandbox).mode).toBe('sandbox');
  });

  it.each(['SUPPORT_EMAIL', 'LEGAL_EMAIL', 'SECURITY_EMAIL', 'MAIL_FROM'])(
    'refuses a %s that nobody reads',
    (setting) => {
      for (const address of ['help@jara.test', 'help@mail.Kudi.TEST', 'help@example.com', 'me@kudi.invalid']) {
        const given = setting === 'MAIL_FROM' ? `Kudi <${address}>` : address;
        expect(() => readConfig({ ...LIVE, [setting]: given })).toThrow(
          new SettingsError([`${setting} must be an address that exists in live mode`]),
        );
        expect(readConfig({ [setting]: given }).mode).toBe('sandbox');
      }
      expect(readConfig({ ...LIVE, [setting]: 'help@test.kudi.ng' }).mode).toBe('live');
    },
  );

  it.each(['https://jara.test', 'https://gifts.example.com', 'https://kudi.test:8443/'])(
    'refuses to be reached at %s, which is nobody’s',
    (address) => {
      expect(() => readConfig({ ...LIVE, PUBLIC_URL: address })).toThrow(
        new SettingsError(['PUBLIC_URL must be an address that exists in live mode']),
      );
    },
  );

  it('names everything that is missing at once, a line each, and repeats no secret', () => {
    const read = () =>
      readConfig({
        ...LIVE,
        SECRET_KEY: undefined,
        DATABASE_URL: undefined,
        PUBLIC_URL: undefined,
        SUPPORT_PHONE: undefined,
        PAYSTACK_SECRET_KEY: 'sk_live_0123456789',
        SMTP_URL: 'mail:hunter2@example.com',
      });
    expect(read).toThrow(
      new SettingsError([
        'SMTP_URL must start with smtp:// or smtps://',
        'SECRET_KEY is needed in live mode: at least 32 random bytes',
        'DATABASE_URL is needed in live mode',
        'PUBLIC_URL must be an https address in live mode',
        'SUPPORT_PHONE is needed in live mode',
      ]),
    );
  });
});

describe('secrets from before a change', () => {
  it('may be several, with spaces between them', () => {
    const before = ['a'.repeat(32), 'b'.repeat(40)];
    const given = { SECRET_KEY_PREVIOUS: ` ${before.join('  ')} `, PAYSTACK_SECRET_KEY_PREVIOUS: 'sk_live_9876543210' };
    expect(readConfig({ ...LIVE, ...given }).previousSecretKeys).toEqual(before);
    expect(readConfig({ ...LIVE, ...given }).paystack.previousSecretKeys).toEqual(['sk_live_9876543210']);
    expect(readConfig(LIVE).previousSecretKeys).toEqual([]);
  });

  it.each<[name: string, given: Settings, problem: string]>([
    ['one too short', { SECRET_KEY_PREVIOUS: 'short' }, 'SECRET_KEY_PREVIOUS must have at least 32 bytes each'],
    ['a next one too short', { SECRET_KEY_NEXT: 'short' }, 'SECRET_KEY_NEXT must have at least 32 bytes'],
    [
      'a next one that is the present',
      { SECRET_KEY_NEXT: LIVE.SECRET_KEY },
      'SECRET_KEY_NEXT must be another than SECRET_KEY',
    ],
    [
      'a test key behind a live one',
      { PAYSTACK_SECRET_KEY_PREVIOUS: 'sk_test_9876543210' },
      'PAYSTACK_SECRET_KEY_PREVIOUS must start with sk_live_, like PAYSTACK_SECRET_KEY',
    ],
    [
      'no more than the beginning of a key',
      { PAYSTACK_SECRET_KEY_PREVIOUS: 'sk_live_' },
      'PAYSTACK_SECRET_KEY_PREVIOUS must start with sk_live_, like PAYSTACK_SECRET_KEY',
    ],
  ])('are refused with %s', (_name, given, problem) => {
    expect(() => readConfig({ ...LIVE, ...given })).toThrow(new SettingsError([problem]));
  });
});

describe('the environment of any mode', () => {
  it.each<[name: string, given: Settings, problem: string]>([
    ['gifts smaller than the smallest share', { MIN_GIFT: '999' }, 'MIN_GIFT cannot be below the smallest share, 1000'],
    [
      'shares for many that are smaller than the smallest',
      { MIN_CROWD_SHARE: '999' },
      'MIN_CROWD_SHARE cannot be below the smallest share, 1000',
    ],
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
      'less in a month than in a day',
      { PAYER_LIMIT_DAY: '5000', PAYER_LIMIT_MONTH: '4999' },
      'PAYER_LIMIT_MONTH cannot be below PAYER_LIMIT_DAY',
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

  it('has all of its settings in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const named = new Set([...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...named].sort()).toEqual(Object.keys(environment.shape).sort());
  });

  it('needs nothing at all for a desk', () => {
    expect(readConfig({})).toMatchObject({ mode: 'sandbox', sampleData: true, drainMs: 0, databaseUrl: undefined });
  });
});

describe('who runs the product', () => {
  it('is what the settings say, in live mode and at a desk', () => {
    const kudi = {
      operator: {
        productName: 'Kudi & Sons',
        company: "Kudi's Gifts",
        legalEntity: 'Kudi Gifts Limited (RC 1234567)',
        city: 'Lagos',
        supportEmail: 'care@kudi.ng',
        supportPhone: '+234 1 234 5678',
        supportNumber: '23412345678',
        supportHours: 'Mon-Sat 7-19 UTC, Sun closed',
        legalEmail: 'law@kudi.ng',
        securityEmail: 'holes@kudi.ng',
      },
      mailFrom: 'Kudi & Sons <gifts@kudi.ng>',
    };
    for (const env of [LIVE, KUDI]) expect(readConfig(env)).toMatchObject(kudi);
  });

  it('is the practice operator where nothing is said, under the product’s name where that is', () => {
    expect(readConfig({}).operator).toEqual(PRACTICE_OPERATOR);
    expect(readConfig({}).mailFrom).toBe('Jara <gifts@jara.test>');
    expect(readConfig({ PRODUCT_NAME: 'Kudi' })).toMatchObject({
      operator: { company: 'Kudi', legalEntity: 'Kudi Limited', supportEmail: 'help@jara.test' },
      mailFrom: 'Kudi <gifts@jara.test>',
    });
  });

  it.each([
    ['PRODUCT_NAME', 'A name that is longer than a tag', 'must have at most 24 characters'],
    ['PRODUCT_NAME', 'Kudi <b>', "may have Latin letters, digits, spaces and & ' . - only"],
    ['PRODUCT_NAME', 'Kudi, Lagos', "may have Latin letters, digits, spaces and & ' . - only"],
    ['PRODUCT_NAME', 'Kudi\nBcc: x@kudi.ng', "may have Latin letters, digits, spaces and & ' . - only"],
    ['PRODUCT_NAME', '礼物', "may have Latin letters, digits, spaces and & ' . - only"],
    ['OPERATOR_COMPANY', 'K'.repeat(61), 'must have at most 60 characters'],
    ['OPERATOR_COMPANY', '"Kudi"', "may have Latin letters, digits, spaces and & ' . , ( ) / - only"],
    ['OPERATOR_LEGAL_ENTITY', 'K'.repeat(101), 'must have at most 100 characters'],
    ['OPERATOR_CITY', 'Lagos\nAbuja', "may have Latin letters, digits, spaces and & ' . , ( ) / - only"],
    ['SUPPORT_EMAIL', 'care', 'must be an e-mail address'],
    ['LEGAL_EMAIL', 'law@', 'must be an e-mail address'],
    ['SECURITY_EMAIL', 'https://kudi.ng', 'must be an e-mail address'],
    ['SUPPORT_PHONE', '0800', 'must be a phone number with its country, such as +234 800 000 5272'],
    ['SUPPORT_PHONE', '+234 call us', 'must be a phone number with its country, such as +234 800 000 5272'],
    ['SUPPORT_HOURS', '24/7', 'must read like "Mon-Fri 9-18 UTC, Sat 10-16 UTC, Sun closed"'],
    ['MAIL_FROM', 'Kudi', 'must be an address, or a name and an address: Name <gifts@…>'],
    ['MAIL_FROM', 'Kudi <gifts@kudi.ng>, x@kudi.ng', 'must be an address, or a name and an address: Name <gifts@…>'],
  ])('cannot be told by %s=%s', (setting, value, problem) => {
    for (const others of [{}, LIVE])
      expect(() => readConfig({ ...others, [setting]: value })).toThrow(new SettingsError([`${setting} ${problem}`]));
  });
});

describe('the ceiling of browsers per gift and network', () => {
  const sandbox = { ...LIVE, PAYSTACK_SECRET_KEY: 'sk_test_0123456789' };
  it('is 20 unless set, in live mode and at a desk', () => {
    expect([LIVE, sandbox].map((env) => readConfig(env).browsersPerNetwork)).toEqual([20, 20]);
    expect(readConfig({ ...LIVE, BROWSERS_PER_NETWORK: '500' }).browsersPerNetwork).toBe(500);
  });

  it('is lifted with the rate limits, which only load tests do, unless it is set', () => {
    const loaded = { ...sandbox, RATE_LIMITS: 'off' };
    expect(readConfig(loaded).browsersPerNetwork).toBeUndefined();
    expect(readConfig({ ...loaded, BROWSERS_PER_NETWORK: '3' }).browsersPerNetwork).toBe(3);
  });

  it('is 100 at a public giveaway, where it is set and lifted by itself', () => {
    const ceilingOf = (env: Record<string, string>) => readConfig({ ...sandbox, ...env }).giveawayBrowsersPerNetwork;
    expect([ceilingOf({}), ceilingOf({ BROWSERS_PER_NETWORK: '3' })]).toEqual([100, 100]);
    expect(ceilingOf({ RATE_LIMITS: 'off' })).toBeUndefined();
    expect(ceilingOf({ RATE_LIMITS: 'off', GIVEAWAY_BROWSERS_PER_NETWORK: '7' })).toBe(7);
  });
});

describe('a rush', () => {
  it('begins with 50 tries a second unless set, and never where that is 0 or limits are off', () => {
    const rushOf = (env: Record<string, string>) => readConfig({ ...LIVE, ...env }).rushFrom;
    expect([rushOf({}), rushOf({ RUSH_FROM: '3' }), rushOf({ RUSH_FROM: '0' })]).toEqual([50, 3, undefined]);
    const loaded = { PAYSTACK_SECRET_KEY: 'sk_test_0123456789', RATE_LIMITS: 'off', RUSH_FROM: '3' };
    expect(rushOf(loaded)).toBeUndefined();
  });
});

describe('the database pool', () => {
  it.each([
    ['worker', '16'],
    ['all', '12'],
    ['web', '3'],
  ])('of a process in the role %s is refused with %s connections, in words that say why', (role, size) => {
    const start = () => readConfig({ ROLE: role, DATABASE_POOL: size });
    expect(start).toThrow(
      role === 'web' ? /^DATABASE_POOL / : /^DATABASE_POOL must be at least 17 where jobs are worked on/,
    );
  });

  it('may be as small as what is held at once, and one more', () => {
    expect(readConfig({ DATABASE_POOL: '17' }).databasePool).toBe(17);
    expect(readConfig({ ROLE: 'web', DATABASE_POOL: '4' }).databasePool).toBe(4);
    expect(readConfig({}).databasePool).toBe(20);
  });
});

describe('where a sender may be sent to pay at a desk', () => {
  it('is the sandbox under the name of the site, or under the one it was given', () => {
    const site = { PUBLIC_URL: 'https://jara.example', PORT: '4000' };
    expect(readConfig(site).sandboxUrl).toBe('http://jara.example:4001');
    const { sandboxUrl, paystack } = readConfig({ ...site, SANDBOX_PUBLIC_URL: 'https://pay.jara.example/' });
    expect(sandboxUrl).toBe('https://pay.jara.example');
    expect(paystack.checkoutOrigins).toContain(sandboxUrl);
  });
});

describe('the beacon', () => {
  const URL_OF_BEACON = 'https://api.drand.sh';

  it('is the sandbox’s where that plays the provider, and nobody’s otherwise', () => {
    expect(readConfig({ PORT: '4000' }).beacon).toMatchObject({ url: 'http://localhost:4001/beacon', period: 3 });
    expect(readConfig({ PORT: '4000', BEACON_URL: 'none' }).beacon).toBeUndefined();
    expect(readConfig({ PAYSTACK_SECRET_KEY: 'sk_test_0123456789' }).beacon).toBeUndefined();
    expect(readConfig(LIVE).beacon).toBeUndefined();
  });

  it('is drand’s own chain unless another one is named', () => {
    expect(readConfig({ ...LIVE, BEACON_URL: `${URL_OF_BEACON}/` }).beacon).toEqual({
      url: URL_OF_BEACON,
      chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
      genesis: 1_692_803_367,
      period: 3,
    });
    const other = { BEACON_CHAIN: 'ab'.repeat(32), BEACON_GENESIS: '1700000000', BEACON_PERIOD: '30' };
    expect(readConfig({ ...LIVE, BEACON_URL: URL_OF_BEACON, ...other }).beacon).toMatchObject({
      chain: 'ab'.repeat(32),
      genesis: 1_700_000_000,
      period: 30,
    });
  });

  it('is not asked over an open line in live mode', () => {
    expect(() => readConfig({ ...LIVE, BEACON_URL: 'http://api.drand.sh' })).toThrow(/^BEACON_URL must be an https/);
  });
});
