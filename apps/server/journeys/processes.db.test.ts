import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../sample-data/demo-staff.ts';
import { freePort, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createWorld, eventually, type World } from '../testing/world.ts';

const post = async (url: string, body: unknown) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
};

/** As a failover does: whoever is connected is cut off, whatever they were doing. */
async function cutConnections(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const database = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await admin.end();
}

describe('a process of the product', { timeout: 120_000 }, () => {
  let world: World;
  const started: ServerProcess[] = [];
  const start = async (...args: Parameters<typeof startServerProcess>) => {
    const server = await startServerProcess(...args);
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    await ensureDemoStaff(world.deps);
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.kill()));
    await world.close();
  });

  it('leaves its counts of wrong passwords to the next one when it is killed', async () => {
    const { quid } = await world.paidGift({ password: 'ekaabo2026' });
    const guessStaff = ({ url }: ServerProcess) =>
      post(`${url}/api/admin/session`, { email: 'super@jara.test', password: 'not the password' });
    const guessGift = ({ url }: ServerProcess) =>
      post(`${url}/api/rules/claim?quid=${quid}`, { password: 'wrong one' });
    const guess = async (server: ServerProcess, times: number) => {
      const statuses: [staff: number, gift: number][] = [];
      for (let i = 0; i < times; i += 1) statuses.push([await guessStaff(server), await guessGift(server)]);
      return statuses;
    };

    const first = await start(world, 'web');
    expect(await guess(first, 9)).toEqual(Array(9).fill([401, 403]));
    await first.kill();
    const second = await start(world, 'web');
    expect(await guess(second, 2)).toEqual([
      [401, 403],
      [429, 429],
    ]);
    await second.kill();
  });

  it('answers everything it was sent before it stops, and first says that it is going', async () => {
    const server = await start(world, 'web', { DRAIN_SECONDS: '2' });
    await start(world, 'worker');
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    await expect.poll(ready).toBe(200);
    const ended = once(server.child, 'exit');

    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const outcomes = new Map<string, number>();
    const ask = () =>
      new Promise<string>((resolve) => {
        request(`${server.url}/api/limits`, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(String(answer.statusCode)));
          answer.on('error', (error) => resolve(`answer: ${error.message}`));
        })
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
          .end();
      });
    let isOver = false;
    const visitors = Array.from({ length: 20 }, async (_, i) => {
      while (!isOver) {
        const outcome = await ask();
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome === 'ECONNREFUSED') return;
        // Some are always busy, some leave their connection idle for a moment.
        await pause(i % 2 ? 1 : 60);
      }
    });
    await pause(300);
    server.child.kill('SIGTERM');
    await expect.poll(ready, { interval: 20 }).toBe(503);
    expect(await ask()).toBe('200');
    const [code] = await ended;
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    expect(code).toBe(0);
    expect([...outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
    expect(outcomes.get('200')).toBeGreaterThan(100);
    expect(outcomes.get('ECONNREFUSED')).toBe(20);
  });

  it('lives through the loss of all its database connections, busy or idle, and says so only to those it met', async () => {
    const server = await start(world, 'all', { RATE_LIMITS: 'off' });
    const { quid, sender } = await world.paidGift();
    expect((await sender.post('/api/rules', { quid, nthPerson: 100_000 })).status).toBe(200);
    const statuses: number[] = [];
    let isOver = false;
    const crowd = Array.from({ length: 10 }, async () => {
      while (!isOver) statuses.push(await post(`${server.url}/api/rules/claim?quid=${quid}`, {}));
    });
    for (let cut = 0; cut < 5; cut += 1) {
      await pause(300);
      await cutConnections(world.databaseUrl);
    }
    const seen = statuses.length;
    await pause(1_500);
    isOver = true;
    await Promise.all(crowd);
    expect(server.child.exitCode).toBeNull();
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    expect(new Set(statuses.slice(seen + 20))).toEqual(new Set([200]));

    const claimed = await world.claimed();
    const { id } = await world.withdraw(claimed);
    await eventually('its worker goes on as well', async () => {
      const row = await world.deps.db
        .selectFrom('withdrawals')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status === 'COMPLETED';
    });
    await server.kill();
  });

  it('waits for a database that comes later', async () => {
    const port = await freePort();
    const later = new URL(world.databaseUrl);
    const real = { host: later.hostname, port: Number(later.port) };
    later.hostname = '127.0.0.1';
    later.port = String(port);
    const starting = start({ env: { ...world.env, DATABASE_URL: later.href } }, 'web');
    await pause(2_500);
    const sockets = new Set<Socket>();
    const door = createServer((socket) => {
      const through = connect(real);
      for (const end of [socket, through]) sockets.add(end.on('error', () => undefined));
      socket.pipe(through).pipe(socket);
    }).listen(port, '127.0.0.1');
    const server = await starting;
    expect((await fetch(`${server.url}/api/limits`)).status).toBe(200);
    await server.kill();
    for (const socket of sockets) socket.destroy();
    door.close();
  });
});
