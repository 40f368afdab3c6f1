import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE } from '../testing/live-environment.ts';
import { createTestDatabase } from '../testing/postgres.ts';
import { bundled } from '../testing/server-process.ts';
import { createWorld, type World } from '../testing/world.ts';

/** As somebody at a shell would call it. */
async function doctor(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [bundled('commands/doctor.js'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said, wrong: said.split('\n').filter((line) => line.startsWith('WRONG')) };
}

describe('npm run doctor', () => {
  let world: World;
  let env: Record<string, string>;
  beforeAll(async () => {
    world = await createWorld();
    env = { ...world.env, PUBLIC_URL: world.url };
  });
  afterAll(() => world.close());

  it('finds nothing wrong with a product that is well, and ends with 0', async () => {
    const { code, said, wrong } = await doctor(env);
    expect(wrong).toEqual([]);
    expect(said).toContain(`ok       Settings: Sandbox mode at ${world.url}: no real money.\n`);
    expect(said).toContain('ok       Provider key: The provider takes our test key.\n');
    expect(said).toContain(
      `unknown  Webhook: Reached at ${world.url}/api/paystack/webhook; the provider has not called yet.`,
    );
    expect(code).toBe(0);
  });

  it.each<[what: string, change: Record<string, string>, args: string[], line: RegExp]>([
    ['a short secret', { SECRET_KEY: 'short' }, [], /Settings: SECRET_KEY must have at least 32 bytes\./],
    [
      'live mode without TLS',
      { ...LIVE, RATE_LIMITS: 'on', PUBLIC_URL: 'http://gifts.kudi.ng' },
      [],
      /Settings: PUBLIC_URL must be an https address in live mode\./,
    ],
    [
      'a test key that is meant to be live',
      {},
      ['--live'],
      /Settings: No real money is taken at .*: PAYSTACK_SECRET_KEY is not a live key\./,
    ],
    ['a wrong key', { PAYSTACK_SECRET_KEY: 'sk_test_of_another' }, [], /Provider key: The provider refuses/],
    [
      'a site that is down',
      { PUBLIC_URL: 'http://127.0.0.1:9' },
      [],
      /Webhook: Nothing answers at http:\/\/127\.0\.0\.1:9/,
    ],
    ['a mail server that is down', { SMTP_URL: 'smtp://127.0.0.1:9' }, [], /Mail server: .* takes no mail from us/],
    [
      'a database that is down',
      { DATABASE_URL: 'postgres://jara:hunter22@127.0.0.1:9/jara' },
      [],
      /Database: No database answers/,
    ],
    ['nobody to be called', {}, ['--alert'], /Alerts: ALERTMANAGER_URL is not set/],
    ['no way for a test mail', {}, ['--mail', 'ada@example.com'], /Mail server: No test mail can be sent/],
  ])('names %s in one line and ends with 1', async (_, change, args, line) => {
    const { code, said, wrong } = await doctor({ ...env, ...change }, ...args);
    expect(wrong, said).toEqual([expect.stringMatching(line)]);
    expect(wrong[0]).toMatch(/ Do: .+/);
    expect(said).not.toContain('hunter22');
    expect(code).toBe(1);
  });

  it('names a database without its tables, and does not make them', async () => {
    const database = await createTestDatabase({ migrated: false });
    const first = await doctor({ ...env, DATABASE_URL: database.url });
    expect(first.wrong).toEqual([
      expect.stringMatching(/Migrations: The database lacks \d+ migrations, the first 0001_platform\./),
    ]);
    expect((await doctor({ ...env, DATABASE_URL: database.url })).wrong).toEqual(first.wrong);
    await database.drop();
  });

  it('waits for nobody who takes the call and says nothing', async () => {
    const silent = createServer(() => undefined);
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const startedAt = performance.now();
    const { code, said, wrong } = await doctor({
      ...env,
      PAYSTACK_BASE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PAYSTACK_TIMEOUT_MS: '60000',
    });
    silent.close();
    expect(wrong).toEqual([]);
    expect(said).toMatch(/unknown {2}Provider key: The provider does not answer/);
    expect(said).toMatch(/unknown {2}Mail server: /);
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(40_000);
  });
});
