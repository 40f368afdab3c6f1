import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/root.mjs';
import { type Line, median } from './report.ts';
import { freePort } from './stage.ts';

const TIMES = 5;
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 300_000;

/** From the command to an answer, with everything built and a data folder that has been used before. */
export async function benchStart(): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jara-start-'));
  try {
    const first = await startOnce(dataDir);
    const warm: number[] = [];
    for (let time = 0; time < TIMES; time += 1) warm.push(await startOnce(dataDir));
    return [
      {
        measure: 'npm start, warm, until it is ready',
        against: '–',
        value: median(warm) / 1000,
        unit: 's',
        must: { atMost: 4 },
        aim: 2,
        absolute: `${warm.map((ms) => (ms / 1000).toFixed(2)).join(', ')}; the first, which makes the database, ${(first / 1000).toFixed(1)} s`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: 'ignore',
    // A group of its own, so that the stop below reaches npm and what it started, as Ctrl-C does.
    detached: true,
  });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > PATIENCE_MS)
      throw new Error(`npm start did not become ready in ${dataDir}`);
    await pause(LOOK_EVERY_MS);
  }
  const ms = performance.now() - startedAt;
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  while (existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))) await pause(50);
  return ms;
}

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status === 200;
  } catch (error) {
    // Nobody listens yet, or not for much longer.
    if (error instanceof TypeError) return false;
    throw error;
  }
};
