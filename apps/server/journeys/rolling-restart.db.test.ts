import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../sample-data/demo-staff.ts';
import { type ProxyKind, proxiesHere, type RunningProxy, startProxy } from '../testing/proxy.ts';
import { freePort, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { Visitor } from '../testing/visitor.ts';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../testing/world.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SITE = 'https://gifts.example.com';
const kind = (process.env.TEST_PROXY as ProxyKind | undefined) ?? proxiesHere()[0] ?? 'plain';

describe(`two servers and a worker of the production build behind ${kind}`, { timeout: 150_000 }, () => {
  let world: World;
  let proxy: RunningProxy;
  let ports: [number, number];
  let servers: ServerProcess[];
  let worker: ServerProcess;
  const startWeb = (port: number) =>
    startServerProcess(world, 'web', { PORT: String(port), DRAIN_SECONDS: '1' }, { isDeployed: true });

  beforeAll(async () => {
    const build = `const { build } = await import('./scripts/build.mjs'); await build(['server']);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: ROOT, stdio: 'pipe' });
    world = await createWorld({ env: { PUBLIC_URL: SITE, TRUSTED_PROXIES: '127.0.0.1' } });
    await ensureDemoStaff(world.deps);
    ports = [await freePort(), await freePort()];
    servers = await Promise.all(ports.map(startWeb));
    worker = await startServerProcess(world, 'worker', {}, { isDeployed: true });
    proxy = await startProxy(kind, [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]);
    world.pointProviderAt(() => proxy.url);
    console.log(`behind ${proxy.kind}`);
  }, 150_000);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all([...(servers ?? []), worker].map((server) => server?.kill()));
    await world?.close();
  });

  it('lets a gift travel all the way', async () => {
    const sender = new Visitor(proxy.url);
    const started = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: `${SITE}/payment/callback`,
    });
    expect(started.status).toBe(201);
    expect(started.setCookies.join()).toMatch(/^__Host-jara_browser=[^;]+;.*HttpOnly.*Secure/);
    await world.control('POST', '/pay', { reference: started.body.reference, card: 'success' });
    const paid = await sender.get(`/api/transactions/reference/${started.body.reference}`);
    expect(paid.body.status).toBe('SUCCESS');

    const recipient = new Visitor(proxy.url);
    const claim = await recipient.post(`/api/rules/claim?quid=${paid.body.quid}`, {});
    expect(claim.body.state).toBe('YOURS');
    const name = await recipient.post('/api/transactions/banks/resolve-name', GOOD_ACCOUNT);
    const withdrawal = await recipient.post('/api/withdrawal-request', {
      quid: paid.body.quid,
      accessKey: claim.body.accessKey,
      amount: claim.body.amount,
      ...GOOD_ACCOUNT,
      accountName: name.body.accountName,
    });
    expect(withdrawal.status).toBe(201);
    await eventually('the worker paid it out', async () => {
      const { body } = await recipient.get(`/api/withdrawal-request/${withdrawal.body.id}`, {
        'x-access-key': claim.body.accessKey,
      });
      return body.status === 'COMPLETED';
    });
    await world.expectCleanBooks();
  });

  it('sees the address a visitor comes from, not the one they claim', async () => {
    const staff = new Visitor(proxy.url, { localAddress: '127.0.0.5' });
    const credentials = { email: 'super@jara.test', password: DEMO_PASSWORD };
    const signedIn = await staff.post('/api/admin/session', credentials, { 'x-forwarded-for': '6.6.6.6' });
    expect(signedIn.status).toBe(200);
    const { ip } = await world.deps.db.selectFrom('staffSessions').select('ip').executeTakeFirstOrThrow();
    expect(ip).toBe('127.0.0.5');
  });

  it('fails no request while both servers are restarted, one after the other', async () => {
    const authorizationUrl = `${SITE}/payment/callback`;
    const { quid, sender } = await world.paidGift({ amount: naira(10_000), authorizationUrl });
    // Goes to nobody for a long time, so that every claim is an attempt that has to be written down.
    const rule = await sender.post('/api/rules', { quid, nthPerson: 100_000 });
    expect(rule.status, JSON.stringify(rule.body)).toBe(200);

    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes: string[] = [];
    let isOver = false;
    const crowd = Array.from({ length: 8 }, async (_, i) => {
      while (!isOver) {
        const visitor = new Visitor(proxy.url, { agent });
        const [what, asking] =
          i % 2 ? ['look', visitor.get('/api/limits')] : ['claim', visitor.post(`/api/rules/claim?quid=${quid}`, {})];
        const outcome = await asking.then(({ status }) => String(status)).catch((error: Error) => error.message);
        outcomes.push(`${what} ${outcome}`);
        await pause(20);
      }
    });
    for (const [index, server] of servers.entries()) {
      const gone = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      expect((await gone)[0]).toBe(0);
      servers[index] = await startWeb(ports[index] ?? 0);
      // The proxy needs a moment to see that it is back before the other one leaves.
      await pause(1_500);
    }
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
    expect([...new Set(outcomes)].sort()).toEqual(['claim 200', 'look 200']);
    const claims = outcomes.filter((outcome) => outcome === 'claim 200').length;
    expect(claims).toBeGreaterThan(100);
    const gift = await world.deps.db
      .selectFrom('gifts')
      .select('attempts')
      .where('quid', '=', quid as never)
      .executeTakeFirstOrThrow();
    expect(gift.attempts).toBe(claims);
    await world.expectCleanBooks();
  });
});
