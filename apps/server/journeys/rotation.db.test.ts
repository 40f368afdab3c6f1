import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { stopTokenOf, whoRefuses } from '../src/outbox/refused-reminders.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { addStaff, signIn } from '../src/staff/testing.ts';
import { openSecret } from '../src/staff/totp.ts';
import { wireUp } from '../src/wire-up.ts';
import { Browser } from '../testing/browser.ts';
import { settingsIn, stepsOf } from '../testing/drill.ts';
import { bundled } from '../testing/server-process.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

const PRESENT = randomBytes(32).toString('hex');
const NEW = randomBytes(32).toString('hex');
const STOPPED = 'stopped@example.com';

interface Server {
  app: FastifyInstance;
  keys: Awaited<ReturnType<typeof wireUp>>['deps']['keys'];
  stop(): Promise<void>;
}

describe('changing SECRET_KEY as docs/operations/rotation.md tells', () => {
  let world: World;
  let servers: Server[];
  let settings: Record<string, string> = { SECRET_KEY: PRESENT };

  const start = async (): Promise<Server> => {
    const config = readConfig({ ...world.env, SECRET_KEY: undefined, ...settings });
    const secrets = {
      databaseUrl: world.databaseUrl,
      secretKey: settings.SECRET_KEY ?? '',
      paystackSecretKey: world.env.PAYSTACK_SECRET_KEY ?? '',
    };
    const { deps, close } = await wireUp(config, secrets, createLog('silent', 'test'));
    const app = await createApp(deps);
    return { app, keys: deps.keys, stop: () => app.close().then(close) };
  };

  /** One after the other, and everybody goes on while some have the new settings and some do not. */
  const restartAll = async () => {
    for (const at of servers.keys()) {
      await servers[at]?.stop();
      servers[at] = await start();
      await everybodyGoesOn();
    }
  };

  const run = async (command: string) => {
    const [, name] = /^npm run ([\w-]+)$/.exec(command) ?? [];
    const child = spawn(process.execPath, [bundled(`commands/${name}.js`)], {
      env: { PATH: process.env.PATH, ...world.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    const [code] = await once(child, 'close');
    return { code, said: said.trimEnd() };
  };

  const at = (server: Server, { cookies }: Browser) => new Browser(server.app, cookies);
  const pay = async (sender: Browser, gift: Record<string, unknown> = {}) => {
    const { body } = await sender.post('/api/transactions', {
      amount: naira(1_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
      ...gift,
    });
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    return (await sender.get(`/api/transactions/reference/${body.reference}`)).body;
  };
  const verify = async (server: Server, browser: Browser, quid: string) =>
    (await at(server, browser).get(`/api/transactions/quid/${quid}/verify`)).body.accessKey;
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

  /** What people have from before the change, and go on using. */
  const before = async () => {
    const [server] = servers as [Server];
    const sender = new Browser(server.app);
    const payment = await pay(sender, { senderEmail: 'list@example.com' });
    const recipient = new Browser(server.app);
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${payment.quid}`, {});
    const unclaimed = await pay(sender);
    const once = { key: randomUUID(), body: { quid: unclaimed.quid, totalSplits: 2 } };
    const saved = await sender.post('/api/rules', once.body, { 'idempotency-key': once.key });
    expect(saved.status).toBe(200);
    const member = await addStaff(world, 'SUPER_ADMIN');
    await world.deps.db.updateTable('staff').set({ isDemo: false }).where('id', '=', member.id).execute();
    const staff = await signIn(world, member.email);
    const { body: enrolment } = await staff.post('/api/admin/session/totp/enrolment', { password: DEMO_PASSWORD });
    const enrolled = await staff.put('/api/admin/session/totp/enrolment', { code: codeOf(enrolment.secret) });
    expect(enrolled.status).toBe(200);
    const token = stopTokenOf(server.keys, STOPPED);
    const counted = server.keys.tally('throttle', '10.0.0.1');
    return {
      counted,
      sender,
      payment,
      recipient,
      claim,
      unclaimed,
      once,
      saved,
      member,
      staff,
      totp: enrolment.secret,
      token,
    };
  };
  let people: Awaited<ReturnType<typeof before>>;

  /** A link to the list is mailed by one server and opened at another, in a browser that has never been here. */
  const mailList = async (server: Server) => {
    await new Browser(server.app).post('/api/transactions/list-link', { email: 'list@example.com' });
    const mail = await world.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'list_link')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return new URL(String(mail.data.url)).hash.slice(1);
  };

  const holdersAreKnownAt = async (server: Server) => {
    const { sender, payment, recipient, claim, unclaimed, once, saved, member, staff, totp, token } = people;
    expect(await verify(server, recipient, payment.quid)).toBe(claim.accessKey);
    const stranger = new Browser(server.app);
    const share = await stranger.get('/api/transactions/withdraw', { 'x-access-key': claim.accessKey });
    expect([share.status, share.body.amount]).toEqual([200, claim.amount]);
    expect((await at(server, sender).get('/api/transactions')).body.total).toBe(2);
    const { manageKey, quid } = unclaimed;
    const rule = await new Browser(server.app).post('/api/rules', { quid, manageKey, totalSplits: 3 });
    expect([rule.status, rule.body.code]).toEqual([200, undefined]);
    const again = await at(server, sender).post('/api/rules', once.body, { 'idempotency-key': once.key });
    expect([again.status, again.body]).toEqual([saved.status, saved.body]);
    expect((await at(server, staff).get('/api/admin/session')).status).toBe(200);
    // As if the half-minute of the last code were over, without waiting for it.
    await world.deps.db.updateTable('staff').set({ totpLastStep: 0 }).where('id', '=', member.id).execute();
    const device = new Browser(server.app);
    await device.post('/api/admin/session', { email: member.email, password: DEMO_PASSWORD });
    const passed = await device.post('/api/admin/session/totp', { code: codeOf(totp) });
    expect([passed.status, passed.body.state]).toEqual([200, 'SIGNED_IN']);
    expect((await new Browser(server.app).get(`/reminders/${token}`)).status).toBe(200);
    expect(server.keys.tally('throttle', '10.0.0.1'), 'everybody counts together').toBe(people.counted);
    expect(await whoRefuses(world.deps.db, server.keys, [STOPPED])).toEqual(new Set([STOPPED]));
  };

  const whatOneMakesTheOtherOpens = async (maker: Server, opener: Server) => {
    const sender = new Browser(maker.app);
    const { quid, manageKey } = await pay(sender);
    expect((await at(opener, sender).get('/api/transactions')).body.total).toBe(1);
    expect((await new Browser(opener.app).post('/api/rules', { quid, manageKey, totalSplits: 1 })).status).toBe(200);
    const recipient = new Browser(maker.app);
    const { body, status } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect([status, body.code]).toEqual([200, undefined]);
    expect(await verify(opener, recipient, quid)).toBe(body.accessKey);
    const token = await mailList(maker);
    const opened = await new Browser(opener.app).post('/api/transactions/list-link/open', { token });
    expect([opened.status, opened.body.code]).toEqual([200, undefined]);
  };

  const everybodyGoesOn = async () => {
    const [one, other] = servers as [Server, Server];
    for (const server of servers) await holdersAreKnownAt(server);
    await whatOneMakesTheOtherOpens(one, other);
    await whatOneMakesTheOtherOpens(other, one);
  };

  beforeAll(async () => {
    world = await createWorld({ env: settings });
    servers = [await start(), await start()];
    people = await before();
    const asked = await servers[0]?.app.inject({
      method: 'POST',
      url: `/reminders/${people.token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(asked?.statusCode).toBe(200);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await world.close();
  });

  it('nobody notices, and the old one is needed no more', { timeout: 180_000 }, async () => {
    await everybodyGoesOn();
    const steps = stepsOf('operations/rotation.md', '`SECRET_KEY`');
    expect(steps.map(({ kind }) => kind)).toEqual(['env', 'env', 'sh', 'text', 'env', 'sh', 'text']);
    let said: string | undefined;
    for (const { kind, text } of steps) {
      if (kind === 'env') {
        settings = settingsIn(text, { present: PRESENT, new: NEW });
        await restartAll();
      } else if (kind === 'sh') {
        const ran = await run(text);
        expect(ran.code, ran.said).toBe(0);
        said = ran.said;
        await everybodyGoesOn();
      } else expect(said).toBe(text);
    }
    expect(settings).toEqual({ SECRET_KEY: NEW });
    const { totpSecret } = await world.deps.db
      .selectFrom('staff')
      .select('totpSecret')
      .where('id', '=', people.member.id)
      .executeTakeFirstOrThrow();
    expect(
      openSecret(world.deps.keys, people.member.id, totpSecret ?? ''),
      'the old secret opens nothing',
    ).toBeUndefined();
    await world.expectCleanBooks();
  });
});
