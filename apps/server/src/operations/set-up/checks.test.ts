import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../mail/testing/mail-server.ts';
import { spanOf } from './age.ts';
import { lookAtAlerts } from './alerts.ts';
import { type Check, fine } from './check.ts';
import { judgeServer } from './database.ts';
import { lookAtDisk } from './disk.ts';
import { failureOf } from './failure.ts';
import { inTime } from './look-at-set-up.ts';
import { lookAtMailServer } from './mail-server.ts';
import { lookAtProviderKey } from './provider.ts';
import { lookForDkim, lookForDmarc, lookForSpf } from './sender-domain.ts';
import { lookAtSecretKey, lookAtSettings } from './settings.ts';
import { type Given, GOOD_RECORDS, resolving, surroundings } from './testing/surroundings.ts';
import { judgeDoor } from './webhook.ts';

const find = (check: Check, given: Given = {}) => inTime(check, surroundings(given), 5_000);
const SANDBOX = { PAYSTACK_SECRET_KEY: 'sk_test_0123456789' };
const answering =
  (status: number, body = '{}') =>
  async () =>
    new Response(body, { status });
const failing = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
};

describe('the settings', () => {
  it.each<[string, Given, string, string]>([
    ['live', {}, 'ok', 'Live at https://gifts.kudi.ng.'],
    [
      'a live key that goes elsewhere',
      { env: { PAYSTACK_BASE_URL: 'https://me:secret@pay.example/v1' } },
      'warning',
      'Live at https://gifts.kudi.ng, but the live key is sent to https://pay.example/v1.',
    ],
    [
      'a test key where real money is meant',
      { env: SANDBOX, wishes: { live: true } },
      'wrong',
      'No real money is taken at https://gifts.kudi.ng: PAYSTACK_SECRET_KEY is not a live key.',
    ],
    [
      'a test site on the Internet',
      { env: SANDBOX },
      'warning',
      'Sandbox mode at https://gifts.kudi.ng: no real money, and demo logins whose password everybody can read.',
    ],
    [
      'a desk',
      { env: { ...SANDBOX, PUBLIC_URL: 'http://localhost:3000' } },
      'ok',
      'Sandbox mode at http://localhost:3000: no real money.',
    ],
  ])('of %s', async (_, given, state, said) => {
    expect(await find(lookAtSettings, given)).toMatchObject({ state, said });
  });

  it.each([
    [
      'change-me-change-me-change-me-change-me',
      'wrong',
      'SECRET_KEY can be guessed: it has only 8 different characters.',
    ],
    ['0123456789abcdef'.repeat(4), 'ok', 'SECRET_KEY is long, and is no word said again and again.'],
  ])('with the secret key %s', async (key, state, said) => {
    const found = await find(lookAtSecretKey, { env: { SECRET_KEY: key } });
    expect(found).toMatchObject({ state, said });
    expect(JSON.stringify(found)).not.toContain(key);
  });

  it('of a sandbox that made its own key', async () => {
    const env = { ...SANDBOX, SECRET_KEY: undefined };
    expect(await find(lookAtSecretKey, { env })).toEqual(fine('Sandbox mode made one, in the data folder.'));
  });
});

describe('the database server', () => {
  const server = { version: '16.4', number: 160_004, isReadOnly: false, tls: null, isTappable: false };
  it.each([
    [server, 'ok', 'PostgreSQL 16.4, and it can be written to.'],
    [{ ...server, tls: 'TLSv1.3' }, 'ok', 'PostgreSQL 16.4, and it can be written to, over TLSv1.3.'],
    [
      { ...server, isTappable: true },
      'warning',
      'PostgreSQL 16.4 on another machine, and whoever is between could read along or take its place.',
    ],
    [{ ...server, version: '14.9', number: 140_009 }, 'wrong', 'PostgreSQL 14.9 is too old.'],
    [{ ...server, isReadOnly: true }, 'wrong', 'The database can only be read: it is a replica, or was told so.'],
  ])('%j', (given, state, said) => {
    expect(judgeServer(given)).toMatchObject({ state, said });
  });
});

describe('the disk', () => {
  const GB = 1_000_000_000;
  it.each([
    [40, 80, 'ok', /^40\.0 GB of 80\.0 GB are free where /],
    [9, 80, 'warning', /^Only 9\.0 GB of 80\.0 GB/],
    [3, 80, 'wrong', /^Only 3\.0 GB of 80\.0 GB/],
    [0.4, 2, 'wrong', /^Only 0\.4 GB of 2\.0 GB/],
  ])('with %d of %d GB free', async (free, all, state, said) => {
    const diskOf = async () => ({ freeBytes: free * GB, allBytes: all * GB });
    expect(await find(lookAtDisk, { outside: { diskOf } })).toMatchObject({ state, said: expect.stringMatching(said) });
  });

  it('of a folder that is not there is not known', async () => {
    const diskOf = async () => Promise.reject(Object.assign(new Error('no such folder'), { code: 'ENOENT' }));
    expect(await find(lookAtDisk, { outside: { diskOf } })).toMatchObject({
      state: 'unknown',
      said: expect.stringMatching(/^The data folder .*\.data is not there\.$/),
    });
  });
});

describe('the provider', () => {
  const balance = JSON.stringify({ status: true, message: 'ok', data: [{ currency: 'NGN', balance: 500 }] });
  it.each<[string, Given['outside'], string, string]>([
    ['that takes the key', { fetch: answering(200, balance) }, 'ok', 'The provider takes our live key.'],
    ['that does not', { fetch: answering(401) }, 'wrong', 'The provider refuses PAYSTACK_SECRET_KEY.'],
    [
      'that takes it from elsewhere',
      { fetch: answering(403) },
      'wrong',
      'The provider does not take PAYSTACK_SECRET_KEY from this address.',
    ],
    [
      'that is down',
      { fetch: answering(503) },
      'unknown',
      'The provider does not answer at https://api.paystack.co (503).',
    ],
    [
      'that cannot be reached',
      { fetch: failing('ENOTFOUND') },
      'unknown',
      'The provider does not answer at https://api.paystack.co (no answer).',
    ],
  ])('%s', async (_, outside, state, said) => {
    expect(await find(lookAtProviderKey, { outside })).toMatchObject({ state, said });
  });
});

describe('the webhook’s door', () => {
  const address = 'https://gifts.kudi.ng/api/paystack/webhook';
  const minute = 60_000;
  it.each<[Parameters<typeof judgeDoor>[0], number | null, string, string]>([
    ['ours', 5 * minute, 'ok', `Reached at ${address}; the provider’s last signed word came 5 minutes ago.`],
    ['ours', null, 'unknown', `Reached at ${address}; the provider has not called yet.`],
    [
      'guarded',
      300 * minute,
      'ok',
      `A proxy keeps ${address} for the provider; the provider’s last signed word came 5 hours ago.`,
    ],
    ['guarded', null, 'unknown', `A proxy keeps ${address} for the provider, who has not called yet.`],
    [{ answered: 404 }, minute, 'wrong', `${address} answers 404, and not as this product does.`],
    [
      { failure: 'ECONNREFUSED' },
      minute,
      'warning',
      `We do not reach ${address} ourselves (ECONNREFUSED), but the provider’s last signed word came 1 minute ago.`,
    ],
    [{ failure: 'ECONNREFUSED' }, 3_000 * minute, 'wrong', `Nothing answers at ${address} (ECONNREFUSED).`],
    [{ failure: 'ENOTFOUND' }, null, 'wrong', `Nothing answers at ${address} (ENOTFOUND).`],
  ])('%j, last heard of %s ms ago', (door, silentMs, state, said) => {
    expect(judgeDoor(door, address, silentMs)).toMatchObject({ state, said });
  });
});

describe('the mail server', () => {
  it('that lets us in is told from one that is not there', async () => {
    const server = await startMailServer();
    const host = server.url.replace('smtp://', '');
    expect(await find(lookAtMailServer, { env: { SMTP_URL: server.url } })).toEqual(
      fine(`${host} lets us in; \`npm run doctor -- --mail you@example.com\` sends a test mail.`),
    );
    expect(server.received).toEqual([]);
    await server.close();
    expect(await find(lookAtMailServer, { env: { SMTP_URL: server.url } })).toMatchObject({
      state: 'wrong',
      said: expect.stringMatching(new RegExp(`^The mail server at ${host} takes no mail from us \\(E\\w+\\)\\.$`)),
    });
  });

  it('gets a test mail for whoever is named, and says so when it does not want it', async () => {
    const server = await startMailServer((to) => (to.startsWith('ada') ? undefined : { code: 550, message: 'No' }));
    const env = { SMTP_URL: server.url };
    expect(await find(lookAtMailServer, { env, wishes: { mail: 'ada@example.com' } })).toMatchObject({ state: 'ok' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'gifts@kudi.ng', to: ['ada@example.com'] });
    expect(server.received[0]?.headers).toContain('Subject: A test mail of Kudi & Sons');
    expect(await find(lookAtMailServer, { env, wishes: { mail: 'obi@example.com' } })).toMatchObject({
      state: 'wrong',
      said: expect.stringContaining('takes no mail from us (EENVELOPE 550)'),
    });
    await server.close();
  });

  it('that refuses our password is named without it', async () => {
    const server = await startMailServer();
    const found = await find(lookAtMailServer, {
      env: { SMTP_URL: server.url.replace('smtp://', 'smtp://jara:hunter22@') },
    });
    await server.close();
    expect(found).toMatchObject({
      state: 'wrong',
      said: expect.stringMatching(/refuses our name or password \(EAUTH/),
    });
    expect(JSON.stringify(found)).not.toContain('hunter22');
  });

  it('is not needed where mail stays, unless a test mail is wanted', async () => {
    const env = { ...SANDBOX, SMTP_URL: undefined };
    expect(await find(lookAtMailServer, { env })).toMatchObject({ state: 'ok' });
    expect(await find(lookAtMailServer, { env, wishes: { mail: 'ada@example.com' } })).toMatchObject({
      state: 'wrong',
      said: 'No test mail can be sent: SMTP_URL is not set.',
    });
  });
});

describe('the sender’s domain', () => {
  const withRecords = (records: Parameters<typeof resolving>[0], env = {}): Given => ({
    env,
    outside: { resolveTxt: resolving({ ...GOOD_RECORDS, ...records }) },
  });
  it.each<[string, Check, Given, string, RegExp]>([
    ['SPF that is there', lookForSpf, withRecords({}), 'ok', /^kudi\.ng says which servers send its mail/],
    ['no SPF', lookForSpf, withRecords({ 'kudi.ng': undefined }), 'wrong', /^kudi\.ng does not say which servers/],
    ['other records only', lookForSpf, withRecords({ 'kudi.ng': ['v=spf10'] }), 'wrong', /does not say which servers/],
    [
      'two SPF records',
      lookForSpf,
      withRecords({ 'kudi.ng': ['v=spf1 -all', 'v=spf1 ~all'] }),
      'wrong',
      /^kudi\.ng has 2 SPF records/,
    ],
    ['SPF for all', lookForSpf, withRecords({ 'kudi.ng': ['v=spf1 +all'] }), 'wrong', /lets everybody send as it/],
    [
      'no SPF in a sandbox',
      lookForSpf,
      withRecords({ 'kudi.ng': undefined }, SANDBOX),
      'warning',
      /does not say which/,
    ],
    ['a silent name server', lookForSpf, withRecords({ 'kudi.ng': 'ESERVFAIL' }), 'unknown', /\(ESERVFAIL\)/],
    ['DKIM that is there', lookForDkim, withRecords({}), 'ok', /^A DKIM key is at mail2026\._domainkey\.kudi\.ng/],
    ['no selector', lookForDkim, withRecords({}, { DKIM_SELECTOR: undefined }), 'unknown', /^DKIM was not looked for/],
    ['no DKIM key', lookForDkim, withRecords({}, { DKIM_SELECTOR: 'old' }), 'wrong', /no DKIM key at old\._domainkey/],
    [
      'a DKIM key that was withdrawn',
      lookForDkim,
      withRecords({ 'mail2026._domainkey.kudi.ng': ['v=DKIM1; p='] }),
      'wrong',
      /has been withdrawn/,
    ],
    ['DMARC that is there', lookForDmarc, withRecords({}), 'ok', /^kudi\.ng says what becomes of mail/],
    [
      'DMARC of the domain above',
      lookForDmarc,
      withRecords({}, { MAIL_FROM: 'gifts@mail.kudi.ng' }),
      'ok',
      /^mail\.kudi\.ng says what becomes/,
    ],
    [
      'no DMARC',
      lookForDmarc,
      withRecords({ '_dmarc.kudi.ng': undefined }),
      'wrong',
      /^kudi\.ng does not say what becomes/,
    ],
    [
      'DMARC that only watches',
      lookForDmarc,
      withRecords({ '_dmarc.kudi.ng': ['v=DMARC1; p=none'] }),
      'warning',
      /p=none/,
    ],
  ])('with %s', async (_, check, given, state, said) => {
    expect(await find(check, given)).toMatchObject({ state, said: expect.stringMatching(said) });
  });

  it.each([lookForSpf, lookForDkim, lookForDmarc])('is not looked at where no mail leaves', async (check) => {
    const env = { ...SANDBOX, SMTP_URL: undefined };
    expect(await find(check, { env })).toEqual(fine('Not needed: no mail leaves this machine.'));
  });
});

describe('the alerts', () => {
  it.each<[string, Given, string, RegExp]>([
    [
      'that somebody would hear',
      {},
      'ok',
      /^Alertmanager at https:\/\/alerts\.kudi\.ng is ready; .* sends a test alert/,
    ],
    ['that nobody takes', { outside: { fetch: answering(502) } }, 'wrong', /does not take alerts \(502\)/],
    ['that go nowhere', { outside: { fetch: failing('ENOTFOUND') } }, 'wrong', /does not take alerts \(ENOTFOUND\)/],
    [
      'of a live system without any',
      { env: { ALERTMANAGER_URL: undefined } },
      'warning',
      /^ALERTMANAGER_URL is not set/,
    ],
    ['of a sandbox', { env: { ...SANDBOX, ALERTMANAGER_URL: undefined } }, 'ok', /^Sandbox mode calls nobody/],
    [
      'to be tried without anybody to tell',
      { env: { ALERTMANAGER_URL: undefined }, wishes: { alert: true } },
      'wrong',
      /^ALERTMANAGER_URL is not set/,
    ],
  ])('%s', async (_, given, state, said) => {
    expect(await find(lookAtAlerts, given)).toMatchObject({ state, said: expect.stringMatching(said) });
  });

  it('are tried only when that is wished for, by one that ends by itself', async () => {
    const asked: { url: string; body: unknown }[] = [];
    const listen = async (url: unknown, init?: RequestInit) => {
      asked.push({ url: String(url), body: init?.body && JSON.parse(String(init.body)) });
      return new Response();
    };
    await find(lookAtAlerts, { outside: { fetch: listen } });
    expect(asked).toEqual([{ url: 'https://alerts.kudi.ng/-/ready', body: undefined }]);
    await find(lookAtAlerts, { outside: { fetch: listen }, wishes: { alert: true } });
    expect(asked[1]).toEqual({
      url: 'https://alerts.kudi.ng/api/v2/alerts',
      body: [
        expect.objectContaining({
          labels: { alertname: 'JaraAlertTest', severity: 'page' },
          endsAt: expect.any(String),
        }),
      ],
    });
  });
});

describe('a look', () => {
  it('does not hang, and calls what did not answer unknown', async () => {
    const silent: Check = () => new Promise(() => undefined);
    expect(await inTime(silent, surroundings(), 20)).toMatchObject({
      state: 'unknown',
      said: 'It could not be looked at (no answer in time).',
    });
  });

  it.each([
    [new TypeError('fetch failed', { cause: new Error('bad port') }), 'no answer'],
    [new Error('timeout exceeded when trying to connect'), 'no connection'],
    [new Error('said nobody'), undefined],
    ['no error at all', undefined],
  ])('calls %s %s', (error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });

  it('does not hide a bug behind unknown', async () => {
    const broken: Check = async () => {
      throw new TypeError('undefined is not a function');
    };
    await expect(inTime(broken, surroundings(), 1_000)).rejects.toThrow('undefined is not a function');
  });

  it.each([
    [20_000, 'less than a minute'],
    [60_000, '1 minute'],
    [90 * 60_000, '90 minutes'],
    [26 * 3_600_000, '26 hours'],
    [72 * 3_600_000, '3 days'],
  ])('says %d ms as %s', (ms, said) => {
    expect(spanOf(ms)).toBe(said);
  });
});
