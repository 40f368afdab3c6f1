import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE } from '../../../testing/live-environment.ts';
import { createWorld, eventually, type World } from '../../../testing/world.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { startMailServer } from '../../mail/testing/mail-server.ts';
import { makeKeyPair } from '../../platform/age-file/age-keys.ts';
import { connect } from '../../platform/database/db.ts';
import { newestMigration } from '../../platform/database/migrate.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { noteBackup } from '../backup/note-backup.ts';
import type { Outside } from './check.ts';
import { lookAtSetUp } from './look-at-set-up.ts';
import { reportOf } from './report.ts';
import { type Given, GOOD_RECORDS, resolving, surroundings } from './testing/surroundings.ts';

const SITE = LIVE.PUBLIC_URL;
const PROVIDER = 'https://api.paystack.co';
const SECRET_KEY = randomBytes(32).toString('hex');
const HOUR_MS = 3_600_000;

/** What is planted, and how it is taken away again. */
interface Plant extends Given {
  put?: () => Promise<unknown>;
  takeAway?: () => Promise<unknown>;
}

describe('a system that is live, healthy, and then spoiled in one thing', () => {
  let world: World;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  const asOwner = async (statement: string) => {
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query(statement);
    await owner.end();
  };
  const backedUp = (hoursAgo: number, isEncrypted = true) => {
    const takenAt = new Date(Date.now() - hoursAgo * HOUR_MS);
    return noteBackup(world.databaseUrl, { takenAt, rows: 1, bytes: 1, isEncrypted });
  };

  /** The Internet as far as it matters here: the site is this world's, and the provider is its sandbox, which knows no live key. */
  const internet: Outside['fetch'] = async (input, init) => {
    const address = String(input);
    if (address.startsWith(SITE)) return fetch(address.replace(SITE, world.url), init);
    if (!address.startsWith(PROVIDER)) return new Response('{}');
    const headers = new Headers(init?.headers);
    if (headers.get('authorization') === `Bearer ${LIVE.PAYSTACK_SECRET_KEY}`)
      headers.set('authorization', `Bearer ${world.env.PAYSTACK_SECRET_KEY}`);
    return fetch(address.replace(PROVIDER, world.sandboxUrl), { ...init, headers });
  };

  const diagnose = async ({ env = {}, outside = {}, ...rest }: Given = {}) => {
    const settings = { DATABASE_URL: world.databaseUrl, SMTP_URL: mail.url, SECRET_KEY, ...env };
    const around = surroundings({
      db: world.deps.db,
      ...rest,
      env: settings,
      outside: { fetch: internet, ...outside },
    });
    return reportOf(await lookAtSetUp(around));
  };
  const wrongIn = (text: string) => text.split('\n').filter((line) => line.startsWith('WRONG'));

  beforeAll(async () => {
    world = await createWorld();
    mail = await startMailServer();
    await world.paidGift();
    await eventually('the provider tells of the payment', async () => {
      const heard = await world.deps.db.selectFrom('webhookEvents').select('id').execute();
      return heard.length > 0;
    });
    await backedUp(3);
  });
  afterAll(async () => {
    await mail.close();
    await world.close();
  });

  it('is found healthy, line by line, and without a secret', async () => {
    const { text, code } = await diagnose();
    expect(wrongIn(text)).toEqual([]);
    expect(code).toBe(0);
    for (const line of [
      'ok       Settings: Live at https://gifts.kudi.ng.',
      'ok       Secret key: SECRET_KEY is long',
      'ok       Database: PostgreSQL ',
      'ok       Migrations: The database is up to date.',
      'ok       Change of secret: SECRET_KEY alone opens everything.',
      'ok       Clock: This machine’s clock agrees with the database’s and the provider’s.',
      'ok       Disk: 40.0 GB of 80.0 GB are free',
      'ok       Provider key: The provider takes our live key.',
      'ok       Balance: ₦',
      `ok       Webhook: Reached at ${SITE}/api/paystack/webhook; the provider’s last signed word came less than a minute ago.`,
      'ok       Mail server: 127.0.0.1:',
      'ok       SPF: ',
      'ok       DKIM: ',
      'ok       DMARC: ',
      'ok       Backup: The last backup was taken 3 hours ago and is encrypted.',
      'ok       Alerts: ',
      // Tests own their database as a superuser, which is worth a word.
      'warning  Database rights: DATABASE_URL names a superuser',
      'Nothing is wrong; 1 to look at, 0 unknown.',
    ])
      expect(text).toContain(line);
    expect(text.trimEnd().split('\n')).toHaveLength(18);
    for (const secret of [SECRET_KEY, LIVE.PAYSTACK_SECRET_KEY, world.env.PAYSTACK_SECRET_KEY, world.databaseUrl])
      expect(text).not.toContain(secret);
  });

  const provider = (answer: Outside['fetch']): Given => ({
    outside: {
      fetch: (input, init) => (String(input).startsWith(PROVIDER) ? answer(input, init) : internet(input, init)),
    },
  });
  const site = (answer: Outside['fetch']): Given => ({
    outside: { fetch: (input, init) => (String(input).startsWith(SITE) ? answer(input, init) : internet(input, init)) },
  });
  const refused: Outside['fetch'] = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
  };
  const withoutRecord = (name: string): Given => ({
    outside: { resolveTxt: resolving({ ...GOOD_RECORDS, [name]: undefined }) },
  });
  const hoursOff = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toUTCString();

  const PLANTS: [what: string, line: RegExp, plant: () => Plant][] = [
    [
      'a secret key that can be guessed',
      /Secret key: SECRET_KEY can be guessed/,
      () => ({ env: { SECRET_KEY: 'change-me-'.repeat(4) } }),
    ],
    [
      'a test key where real money is meant',
      /Settings: No real money is taken/,
      () => ({ env: { PAYSTACK_SECRET_KEY: world.env.PAYSTACK_SECRET_KEY }, wishes: { live: true } }),
    ],
    [
      'a key that the provider does not know',
      /Provider key: The provider refuses PAYSTACK_SECRET_KEY/,
      () => ({ env: { PAYSTACK_SECRET_KEY: 'sk_live_9876543210' } }),
    ],
    [
      'books that the application could rewrite',
      /Database rights: jara_app could change what is written for good: movements\./,
      () => ({
        put: () => asOwner('grant delete on movements to jara_app'),
        takeAway: () => asOwner('revoke delete on movements from jara_app'),
      }),
    ],
    [
      'a table that the application cannot read',
      /Database rights: jara_app cannot work with gifts\./,
      () => ({
        put: () => asOwner('revoke select on gifts from jara_app'),
        takeAway: () => asOwner('grant select on gifts to jara_app'),
      }),
    ],
    [
      'migrations that are behind',
      /Migrations: The database lacks \d{4}_\w+\./,
      () => ({
        put: async () => asOwner(`delete from schema_migrations where name = '${await newestMigration()}'`),
        takeAway: async () =>
          asOwner(`insert into schema_migrations values ('${await newestMigration()}', now()::text)`),
      }),
    ],
    [
      'a database that a newer version has changed',
      /Migrations: The database is of a newer version: 9999_later\./,
      () => ({
        put: () => asOwner("insert into schema_migrations values ('9999_later', now()::text)"),
        takeAway: () => asOwner("delete from schema_migrations where name = '9999_later'"),
      }),
    ],
    [
      'keys that no secret opens',
      /Change of secret: 1 sets of keys from before are sealed with a secret that is not here/,
      () => ({
        put: () => asOwner("insert into former_keys values ('before', 'sealed', 'lost', now())"),
        takeAway: () => asOwner('delete from former_keys'),
      }),
    ],
    [
      'a clock that is not the database’s',
      /Clock: This machine’s clock is \d+ s behind the database’s\./,
      // Whoever believes a wrong clock finds the provider wrong as well; here it says nothing.
      () => {
        const { outside } = provider(async (input, init) =>
          init?.method === 'HEAD' ? new Response() : internet(input, init),
        );
        return { outside: { ...outside, now: () => Date.now() - 60_000 } };
      },
    ],
    [
      'a clock that is not the provider’s',
      /Clock: This machine’s clock is \d+ s ahead of the provider’s\./,
      () =>
        provider(async (input, init) => {
          const answer = await internet(input, init);
          return init?.method === 'HEAD' ? new Response(null, { headers: { date: hoursOff(-1) } }) : answer;
        }),
    ],
    [
      'a disk that is nearly full',
      /Disk: Only 0\.3 GB of 80\.0 GB are free/,
      () => ({ outside: { diskOf: async () => ({ freeBytes: 3e8, allBytes: 8e10 }) } }),
    ],
    [
      'a backup that is too old',
      /Backup: The last backup was taken 3 days ago\./,
      () => ({ put: () => backedUp(73), takeAway: () => backedUp(3) }),
    ],
    [
      'a backup that anybody can read',
      /Backup: The last backup was taken 3 hours ago, and whoever has the file can read it\. Do: Make a key pair/,
      () => ({ put: () => backedUp(3, false), takeAway: () => backedUp(3) }),
    ],
    [
      'a backup from before there was a key',
      /Backup: .* whoever has the file can read it\. Do: BACKUP_PUBLIC_KEY is set now: take another/,
      () => ({
        env: { BACKUP_PUBLIC_KEY: makeKeyPair().publicKey },
        put: () => backedUp(3, false),
        takeAway: () => backedUp(3),
      }),
    ],
    ['no SPF', /SPF: kudi\.ng does not say which servers/, () => withoutRecord('kudi.ng')],
    ['no DKIM key', /DKIM: There is no DKIM key at/, () => withoutRecord('mail2026._domainkey.kudi.ng')],
    ['no DMARC', /DMARC: kudi\.ng does not say what becomes/, () => withoutRecord('_dmarc.kudi.ng')],
    [
      'a mail server that is not there',
      /Mail server: The mail server at 127\.0\.0\.1:9 takes no mail from us/,
      () => ({ env: { SMTP_URL: 'smtp://jara:hunter22@127.0.0.1:9' } }),
    ],
    [
      'a public address that leads to somebody else',
      /Webhook: https:\/\/gifts\.kudi\.ng\/api\/paystack\/webhook answers 404/,
      () => site(async () => new Response('Not here', { status: 404 })),
    ],
    [
      'a public address that leads nowhere',
      /Webhook: Nothing answers at .* \(ECONNREFUSED\)/,
      () => ({
        ...site(refused),
        put: () => asOwner("update webhook_events set received_at = now() - interval '3 days'"),
        takeAway: () => asOwner('update webhook_events set received_at = now()'),
      }),
    ],
    [
      'a provider that was never told where to call',
      /Webhook: The provider’s word came for none of the last 1 payments/,
      () => ({
        put: () =>
          asOwner(`update webhook_events set reference = reverse(reference);
            update payments set settled_at = now() - interval '1 hour'`),
        takeAway: () => asOwner('update webhook_events set reference = reverse(reference)'),
      }),
    ],
    [
      'a balance that does not cover what is owed',
      /Balance: ₦[\d,.]+ of the ₦10,000 that people are owed are not at the provider\./,
      () => {
        let float = 0;
        return {
          put: async () => {
            const [account] = await world.deps.paystack.balance();
            float = account?.balance ?? 0;
            await world.control('POST', '/float', { amount: -float });
          },
          takeAway: () => world.control('POST', '/float', { amount: float }),
        };
      },
    ],
    [
      'alerts that nobody takes',
      /Alerts: Alertmanager at https:\/\/alerts\.kudi\.ng does not take alerts \(503\)/,
      () => ({
        outside: {
          fetch: (input, init) =>
            String(input).startsWith('https://alerts.')
              ? Promise.resolve(new Response('', { status: 503 }))
              : internet(input, init),
        },
      }),
    ],
  ];

  it.each(PLANTS)('has one line for %s, and fails', async (_, line, plant) => {
    const { put, takeAway, ...given } = plant();
    await put?.();
    try {
      const { text, code } = await diagnose(given);
      expect(wrongIn(text)).toEqual([expect.stringMatching(line)]);
      expect(wrongIn(text)[0]).toMatch(/ Do: .+/);
      expect(code).toBe(1);
      expect(text).not.toContain('hunter22');
    } finally {
      await takeAway?.();
    }
  });

  it('is healthy again when everything has been taken away', async () => {
    expect(await diagnose()).toMatchObject({ code: 0 });
  });

  it('names a database that is gone once, and what it cannot tell without it as unknown', async () => {
    const nowhere = 'postgres://jara:hunter22@127.0.0.1:9/jara';
    const lost = connect(nowhere, { max: 1, onError: () => undefined });
    const { text, code } = await diagnose({ env: { DATABASE_URL: nowhere }, db: lost.db });
    await lost.close();
    expect(wrongIn(text)).toEqual([
      expect.stringMatching(/Database: No database answers at 127\.0\.0\.1:9 \(ECONNREFUSED\)/),
    ]);
    expect(text.match(/^unknown /gm)).toHaveLength(7);
    expect(text).not.toContain('hunter22');
    expect(code).toBe(1);
  });

  it('names a login that may not work as the application', async () => {
    await asOwner("create role stranger_to_jara login password 'hunter22'");
    try {
      const stranger = new URL(world.databaseUrl);
      stranger.username = 'stranger_to_jara';
      stranger.password = 'hunter22';
      const { db, close } = connect(stranger.href, { max: 1, onError: () => undefined });
      const { text } = await diagnose({ env: { DATABASE_URL: stranger.href }, db });
      await close();
      expect(wrongIn(text)).toContainEqual(
        expect.stringMatching(/Database rights: Whoever DATABASE_URL names cannot work as jara_app\./),
      );
    } finally {
      await asOwner('drop role stranger_to_jara');
    }
  });

  it('is shown to those who run it, and refused to Support', async () => {
    const staff = await signInEverybody(world);
    for (const role of ['SUPER_ADMIN', 'ADMIN'] as const) {
      const { status, body } = await staff[role].get('/api/admin/set-up');
      expect(status).toBe(200);
      expect(body.checks.map(({ name }: { name: string }) => name)).toContain('Provider key');
      expect(body.checks).toContainEqual({
        name: 'Migrations',
        state: 'ok',
        said: 'The database is up to date.',
        todo: null,
      });
    }
    expect(await staff.SUPPORT.get('/api/admin/set-up')).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
  });
});

describe('what a backup leaves behind', () => {
  it('is on the trail of the audit, which is still whole', async () => {
    const world = await createWorld();
    await noteBackup(world.databaseUrl, { takenAt: new Date(), rows: 12, bytes: 345, isEncrypted: true });
    const { rows } = await sql<{ action: string; details: unknown }>`
      select action, details from audit order by id desc limit 1
    `.execute(world.deps.db);
    expect(rows).toEqual([{ action: 'database.backup', details: { rows: 12, bytes: 345, isEncrypted: true } }]);
    expect(await verifyAudit(world.deps.db)).toMatchObject({ isWhole: true, rows: 1 });
    await world.close();
  });
});
