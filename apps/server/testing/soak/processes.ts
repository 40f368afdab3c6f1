import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepLog } from '../evidence.ts';
import { bundled, freePort } from '../server-process.ts';

const ROLES = ['web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export interface Processes {
  /** Where the server of the moment listens. */
  url(): string;
  /** How often each was killed. */
  kills: Record<Role, number>;
  start(): Promise<void>;
  /** As the power going out: nothing is told, nothing is finished. A fresh process takes over as soon as it is up. */
  kill(role: Role): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  url: string;
}

const LAST_WORDS = 4_000;

/** One server and one worker that can be killed, each with the next one starting behind it: starting takes longest. */
export function prepareProcesses(env: Record<string, string>): Processes {
  const children = new Set<ChildProcess>();
  const current = new Map<Role, Running>();
  const next = new Map<Role, Promise<Running>>();
  const kills = { web: 0, worker: 0 };

  const startOne = async (role: Role): Promise<Running> => {
    const port = await freePort();
    const child = spawn(process.execPath, [bundled('main.js')], {
      env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: String(port), ROLE: role, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let said = '';
    const kept = keepLog();
    child.once('close', () => void kept?.close());
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said = (said + chunk).slice(-LAST_WORDS);
        kept?.write(chunk);
        if (said.includes('"msg":"started"')) resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', () => reject(new Error(`the ${role} process ended by itself: ${said}`)));
    });
    return { child, url: `http://127.0.0.1:${port}` };
  };
  const prepareNext = (role: Role) => {
    const starting = startOne(role);
    // Whoever waits for it hears of a failed start; until then it is nobody's unhandled rejection.
    starting.catch(() => {});
    next.set(role, starting);
  };
  const takeOver = async (role: Role) => {
    const taken = await next.get(role);
    if (!taken) throw new Error(`no ${role} process was started`);
    current.set(role, taken);
    prepareNext(role);
  };

  return {
    url: () => current.get('web')?.url ?? '',
    kills,
    start: async () => {
      for (const role of ROLES) prepareNext(role);
      for (const role of ROLES) await takeOver(role);
    },
    kill: async (role) => {
      const victim = current.get(role);
      kills[role] += 1;
      if (victim) await end(victim.child);
      await takeOver(role);
    },
    close: async () => {
      await Promise.all([...children].map(end));
      await Promise.allSettled(next.values());
      await Promise.all([...children].map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
