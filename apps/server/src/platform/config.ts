import { withdrawalFee } from '@jara/domain/money/fee';
import { minor as toMinor } from '@jara/domain/money/money';
import { QUICKNET } from '@jara/domain/rule/draw';
import { z } from 'zod';
import { readPublicKey } from './age-file/age-keys.ts';
import { addressOf } from './database-address.ts';
import { isTappable } from './database-tls.ts';
import { namesOfOrigin } from './loopback.ts';
import { liveProblems, operatorOf, operatorSettings } from './operator-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const minor = (initial: number) =>
  z.coerce
    .number('must be a whole number of kobo')
    .int('must be a whole number of kobo')
    .min(0)
    .default(initial)
    .transform(toMinor);
const port = z.coerce.number('must be a port number').int().min(1).max(65535);
const onOff = z.enum(['on', 'off'], 'must be on or off');
const url = z.url('must be a web address').transform((text) => text.replace(/\/+$/, ''));

/** Secrets from before a change, the latest first, with spaces between them. */
const secretsBefore = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((secret) => secret !== ''));

const secretKey = z.string().refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes');

/** The public keys that backups are encrypted for, with spaces between them. Whoever has the private half of any can read them. */
const publicKeys = z
  .string()
  .default('')
  .transform((text, problems) => {
    const keys = text.split(/\s+/).filter((key) => key !== '');
    try {
      for (const key of keys) readPublicKey(key);
    } catch (error) {
      problems.addIssue({ code: 'custom', message: (error as Error).message });
    }
    return keys;
  });

/** How many jobs a worker takes on at once. */
export const JOBS_AT_ONCE = 10;

/**
 * What works under a lock of the database holds one connection for the lock and asks for another one for the work. When all
 * of it comes together there must be one left, or everybody waits for everybody: the jobs, the sweeps of payments, payouts and
 * refunds, the books check, and the reconciliation, which is given room to work on a payout under that one's own lock.
 */
export const WORKER_CONNECTIONS = JOBS_AT_ONCE + 3 + 1 + 2 + 1;

/** The site itself starts at most the reconciliation, and somebody else wants to be answered meanwhile. */
const WEB_CONNECTIONS = 2 + 1 + 1;

/** @internal `.env.example` names every one of these: its own test compares the two. */
export const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?|file):\/\//, 'must start with postgres://, or with file:// and name a file that does')
      .optional(),
    DATABASE_POOL: z.coerce.number('must be a number').int().min(WEB_CONNECTIONS).max(200).default(20),
    PAYSTACK_SECRET_KEY: z
      .string()
      .regex(/^sk_(test|live)_\w+$/, 'must start with sk_test_ or sk_live_')
      .optional(),
    PAYSTACK_SECRET_KEY_PREVIOUS: secretsBefore,
    PAYSTACK_BASE_URL: url.optional(),
    PAYSTACK_TIMEOUT_MS: z.coerce.number('must be milliseconds').int().min(100).max(60_000).default(20_000),
    PAYSTACK_DEADLINE_MS: z.coerce.number('must be milliseconds').int().min(100).max(15_000).default(14_000),
    SANDBOX_PORT: port.optional(),
    SANDBOX_PUBLIC_URL: url.optional(),
    BEACON_URL: z.union([z.literal('none'), url], 'must be a web address, or none').optional(),
    BEACON_CHAIN: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters')
      .default(QUICKNET.chain),
    BEACON_GENESIS: z.coerce.number('must be seconds').int().min(1).max(4_000_000_000).default(QUICKNET.genesis),
    BEACON_PERIOD: z.coerce.number('must be seconds').int().min(1).max(600).default(QUICKNET.period),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9._-]{0,62})$/i, 'must be a selector, such as mail2026')
      .optional(),
    ALERTMANAGER_URL: url.optional(),
    ...operatorSettings,
    SECRET_KEY: secretKey.optional(),
    SECRET_KEY_NEXT: secretKey.optional(),
    SECRET_KEY_PREVIOUS: secretsBefore.refine(
      (secrets) => secrets.every((text) => Buffer.byteLength(text) >= 32),
      'must have at least 32 bytes each',
    ),
    BACKUP_PUBLIC_KEY: publicKeys,
    SAMPLE_DATA: onOff.default('on'),
    RATE_LIMITS: onOff.default('on'),
    BROWSERS_PER_NETWORK: z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
    GIVEAWAY_BROWSERS_PER_NETWORK: z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
    RUSH_FROM: z.coerce.number('must be a number').int().min(0).max(1_000_000).optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text, problems) => {
        try {
          return readTrustedProxies(text);
        } catch (error) {
          problems.addIssue({ code: 'custom', message: `names what cannot be read: ${(error as Error).message}` });
          return z.NEVER;
        }
      }),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    HEADERS_TIMEOUT_MS: z.coerce.number('must be milliseconds').int().min(100).max(60_000).default(10_000),
    REQUEST_TIMEOUT_MS: z.coerce.number('must be milliseconds').int().min(100).max(300_000).default(30_000),
    MAX_CONNECTIONS: z.coerce.number('must be a number').int().min(10).max(100_000).default(20_000),
    DRAIN_SECONDS: z.coerce.number('must be seconds').min(0).max(120).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
    MIN_GIFT: minor(5_000),
    MAX_GIFT: minor(100_000_000),
    MIN_PAYOUT: minor(900),
    MIN_CROWD_SHARE: minor(35_000),
    AUTO_APPROVE_UP_TO: minor(2_000_000),
    TWO_PERSON_FROM: minor(50_000_000),
    ACCOUNT_LIMIT_DAY: minor(50_000_000),
    ACCOUNT_LIMIT_MONTH: minor(200_000_000),
    PAYER_LIMIT_DAY: minor(20_000_000),
    PAYER_LIMIT_MONTH: minor(100_000_000),
    SELF_LIMIT_DAY: minor(5_000_000),
    SELF_LIMIT_MONTH: minor(20_000_000),
  })
  .superRefine((env, problems) => {
    const problem = (path: string, message: string) => problems.addIssue({ code: 'custom', path: [path], message });
    if (env.MIN_GIFT < 1_000) problem('MIN_GIFT', 'cannot be below the smallest share, 1000');
    if (env.MIN_CROWD_SHARE < 1_000) problem('MIN_CROWD_SHARE', 'cannot be below the smallest share, 1000');
    if (env.MAX_GIFT < env.MIN_GIFT) problem('MAX_GIFT', 'cannot be below MIN_GIFT');
    if (withdrawalFee(env.MIN_GIFT).net < env.MIN_PAYOUT)
      problem('MIN_PAYOUT', 'is more than is left of a gift of MIN_GIFT after the fee: nobody could withdraw it');
    if (env.TWO_PERSON_FROM <= env.AUTO_APPROVE_UP_TO) problem('TWO_PERSON_FROM', 'must be above AUTO_APPROVE_UP_TO');
    if (env.ROLE !== 'web' && env.DATABASE_POOL < WORKER_CONNECTIONS)
      problem(
        'DATABASE_POOL',
        `must be at least ${WORKER_CONNECTIONS} where jobs are worked on (ROLE=${env.ROLE}): with fewer, they can all wait for each other`,
      );
    for (const kind of ['ACCOUNT', 'PAYER', 'SELF'] as const)
      if (env[`${kind}_LIMIT_MONTH`] < env[`${kind}_LIMIT_DAY`])
        problem(`${kind}_LIMIT_MONTH`, `cannot be below ${kind}_LIMIT_DAY`);
    if (env.METRICS_PORT === env.PORT) problem('METRICS_PORT', 'must be another port than PORT, which is public');
    if (env.HEADERS_TIMEOUT_MS > env.REQUEST_TIMEOUT_MS)
      problem('HEADERS_TIMEOUT_MS', 'cannot be above REQUEST_TIMEOUT_MS');
    const live = env.PAYSTACK_SECRET_KEY?.startsWith('sk_live_') ?? false;
    // A test key from before would let anybody who has it tell a live system of payments, and a key that is only its
    // beginning would let everybody.
    if (!env.PAYSTACK_SECRET_KEY_PREVIOUS.every((secret) => (live ? /^sk_live_\w+$/ : /^sk_test_\w+$/).test(secret)))
      problem(
        'PAYSTACK_SECRET_KEY_PREVIOUS',
        `must start with ${live ? 'sk_live_' : 'sk_test_'}, like PAYSTACK_SECRET_KEY`,
      );
    if (env.SECRET_KEY_NEXT !== undefined && env.SECRET_KEY_NEXT === env.SECRET_KEY)
      problem('SECRET_KEY_NEXT', 'must be another than SECRET_KEY');
    if (live && !env.SECRET_KEY) problem('SECRET_KEY', 'is needed in live mode: at least 32 random bytes');
    try {
      if (env.DATABASE_URL && isTappable(addressOf(env.DATABASE_URL)) && live)
        problem(
          'DATABASE_URL',
          'must say sslmode=verify-full in live mode when the database is on another machine, with sslrootcert=/path/of/ca.pem where the CA is your own',
        );
    } catch {
      problem('DATABASE_URL', 'names a file that cannot be read, or that does not begin with postgres://');
    }
    if (live && !env.DATABASE_URL) problem('DATABASE_URL', 'is needed in live mode');
    if (live && !env.PUBLIC_URL?.startsWith('https://')) problem('PUBLIC_URL', 'must be an https address in live mode');
    if (live && env.BEACON_URL?.startsWith('http://'))
      problem('BEACON_URL', 'must be an https address in live mode, or nobody knows whose value it is');
    if (live && !env.SMTP_URL) problem('SMTP_URL', 'is needed in live mode');
    if (live && env.RATE_LIMITS === 'off') problem('RATE_LIMITS', 'can be off only in sandbox mode');
    if (live) for (const [setting, words] of liveProblems(env)) problem(setting, words);
  });

const BROWSERS_PER_NETWORK = 20;
/** Many phones share an address behind a mobile network, and a giveaway is shared to a city. */
const GIVEAWAY_BROWSERS_PER_NETWORK = 100;
const RUSH_FROM = 50;
export const PAYSTACK_URL = 'https://api.paystack.co';
/** The one that the sandbox plays. */
const SANDBOX_BEACON = { ...QUICKNET, chain: '8ef81b1ea889fe6043f669f5374e4c7bd12424b85fb782509b1cfe536a771694' };

export type Beacon = { url: string; chain: string; genesis: number; period: number };

/** The environment says something that cannot be meant; each problem names its setting and nobody's value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Everything the environment decides. Mode is `live` with a live provider key and `sandbox` otherwise. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const e = parsed.data;
  const sandboxPort = e.SANDBOX_PORT ?? e.PORT + 1;
  const mode: 'live' | 'sandbox' = e.PAYSTACK_SECRET_KEY?.startsWith('sk_live_') ? 'live' : 'sandbox';
  const operator = operatorOf(e);
  const providerUrl = e.PAYSTACK_BASE_URL ?? (e.PAYSTACK_SECRET_KEY ? PAYSTACK_URL : `http://localhost:${sandboxPort}`);
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  const isProviderItself = mode === 'live' || providerUrl === PAYSTACK_URL;
  const sandboxUrl = e.SANDBOX_PUBLIC_URL ?? `http://${new URL(publicUrl).hostname}:${sandboxPort}`;
  return {
    mode,
    role: e.ROLE,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    paystack: {
      secretKey: e.PAYSTACK_SECRET_KEY,
      previousSecretKeys: e.PAYSTACK_SECRET_KEY_PREVIOUS,
      baseUrl: providerUrl,
      timeoutMs: e.PAYSTACK_TIMEOUT_MS,
      /** How long a person's request waits for the provider, all calls together. Workers have their own patience. */
      deadlineMs: e.PAYSTACK_DEADLINE_MS,
      /** Where a sender may be sent to pay; without any, to the provider's own pages only. */
      checkoutOrigins: isProviderItself ? undefined : [providerUrl, sandboxUrl].flatMap(namesOfOrigin),
    },
    /** Where the public random values come from that draws are decided with; without one they are drawn from our seed alone. */
    beacon: beaconOf(e, isProviderItself ? undefined : providerUrl),
    sandboxPort,
    /** How people's browsers reach the sandbox's checkout page. */
    sandboxUrl,
    smtpUrl: e.SMTP_URL,
    /** Under which name the mail service publishes the key it signs with; only looked at, never signed with, here. */
    dkimSelector: e.DKIM_SELECTOR,
    /** Who tells people of alerts. Prometheus raises them; this is asked only whether somebody would hear. */
    alertmanagerUrl: e.ALERTMANAGER_URL,
    operator,
    mailFrom: e.MAIL_FROM ?? `${operator.productName} <gifts@jara.test>`,
    secretKey: e.SECRET_KEY,
    /** Opens, but makes nothing yet: the first step of a change, so that no server meets what it cannot open. */
    nextSecretKey: e.SECRET_KEY_NEXT,
    previousSecretKeys: e.SECRET_KEY_PREVIOUS,
    /** Who can read a backup. The private halves are not on this machine. */
    backupPublicKeys: e.BACKUP_PUBLIC_KEY,
    // Sample gifts are paid with the sandbox's levers, which the provider's own test mode does not have.
    sampleData: mode === 'sandbox' && e.SAMPLE_DATA === 'on' && providerUrl !== PAYSTACK_URL,
    rateLimits: e.RATE_LIMITS === 'on',
    /** How many browsers of one network may try one gift. Load tests, which come from one address, have no ceiling. */
    browsersPerNetwork: e.BROWSERS_PER_NETWORK ?? (e.RATE_LIMITS === 'on' ? BROWSERS_PER_NETWORK : undefined),
    giveawayBrowsersPerNetwork:
      e.GIVEAWAY_BROWSERS_PER_NETWORK ?? (e.RATE_LIMITS === 'on' ? GIVEAWAY_BROWSERS_PER_NETWORK : undefined),
    /** More tries of a public giveaway than so many a second, in one process, are a rush: then each takes a little work. */
    rushFrom: e.RATE_LIMITS === 'on' && e.RUSH_FROM !== 0 ? (e.RUSH_FROM ?? RUSH_FROM) : undefined,
    trustedProxies: e.TRUSTED_PROXIES,
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    maxConnections: e.MAX_CONNECTIONS,
    // At a desk nobody waits for a proxy; in live mode there is one.
    drainMs: (e.DRAIN_SECONDS ?? (mode === 'live' ? 5 : 0)) * 1000,
    logLevel: e.LOG_LEVEL,
    limits: {
      minGift: e.MIN_GIFT,
      maxGift: e.MAX_GIFT,
      minPayout: e.MIN_PAYOUT,
      /** The smallest share of a gift that more than five people share. */
      minCrowdShare: e.MIN_CROWD_SHARE,
      autoApproveUpTo: e.AUTO_APPROVE_UP_TO,
      twoPersonFrom: e.TWO_PERSON_FROM,
      /** Above these sums a payout waits for staff. */
      sums: {
        account: { day: e.ACCOUNT_LIMIT_DAY, month: e.ACCOUNT_LIMIT_MONTH },
        payer: { day: e.PAYER_LIMIT_DAY, month: e.PAYER_LIMIT_MONTH },
        self: { day: e.SELF_LIMIT_DAY, month: e.SELF_LIMIT_MONTH },
      },
    },
  };
}
export type Config = ReturnType<typeof readConfig>;

function beaconOf(e: z.output<typeof environment>, sandboxUrl: string | undefined): Beacon | undefined {
  if (e.BEACON_URL === 'none') return undefined;
  if (e.BEACON_URL !== undefined)
    return { url: e.BEACON_URL, chain: e.BEACON_CHAIN, genesis: e.BEACON_GENESIS, period: e.BEACON_PERIOD };
  return sandboxUrl === undefined ? undefined : { url: `${sandboxUrl}/beacon`, ...SANDBOX_BEACON };
}
