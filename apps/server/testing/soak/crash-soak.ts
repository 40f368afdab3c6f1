import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../sample-data/random.ts';
import { insertSession } from '../../src/staff/sessions.store.ts';
import { addStaff } from '../../src/staff/testing.ts';
import { createWorld, eventually, type World } from '../world.ts';
import { decide, emptyDiary, giveAndReceive, makeTrouble } from './people.ts';
import { prepareProcesses, type Role } from './processes.ts';
import { judge, unfinished } from './verdict.ts';

export interface SoakOptions {
  cycles: number;
  seed: number;
  onProgress?: (line: string) => void;
}

const GIVERS = 5;
/** What is left over at the end, and the time to work it off, grow with the length of the soak. */
const quietWithinMs = (cycles: number) => 90_000 + cycles * 200;
const LONGEST_LIFE_MS = 800;

/**
 * Server and worker are killed at random moments, over and over, while people pay, claim and withdraw, staff decide and
 * the provider has a bad day. Afterwards everybody's memory is compared: people's, ours and the provider's.
 */
export async function soak({ cycles, seed, onProgress = () => {} }: SoakOptions): Promise<Record<string, number>> {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1_000);
  const world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '400' } });
  const processes = prepareProcesses(world.env);
  world.pointProviderAt(processes.url);
  await world.control('POST', '/settings', { transfer_delay_ms: 200 });
  const diary = emptyDiary();
  let isOver = false;
  let faults = 0;
  const line = { url: processes.url, isOver: () => isOver, onBroken: (what: string) => diary.broken.push(what) };
  const stage = (name: string) => ({ world, line, diary, random: createRandom(`${seed}:${name}`) });
  try {
    await processes.start();
    const cookie = await staffCookie(world);
    const people = Promise.all([
      ...Array.from({ length: GIVERS }, (_, i) => giveAndReceive(stage(`giver ${i}`))),
      decide(stage('staff'), cookie),
      makeTrouble(stage('trouble'), () => {
        faults += 1;
      }),
    ]);
    const broken = people.then(() => new Promise<never>(() => {}));
    const random = createRandom(`${seed}:kills`);
    const run = async () => {
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        await pause(random.between(0, LONGEST_LIFE_MS));
        const victims = random.pick<Role[]>([['web'], ['worker'], ['web'], ['worker'], ['web', 'worker']]);
        await Promise.all(victims.map(processes.kill));
        if (cycle % 10 === 0) onProgress(`${cycle} of ${cycles} cycles, ${summary()}`);
      }
    };
    const summary = () =>
      `${diary.paid.length} gifts paid, ${diary.claims.length} claims, ${diary.withdrawals.length} withdrawals`;
    await Promise.race([run(), broken]);
    isOver = true;
    await people;
    onProgress(`the last cycle is over after ${seconds()} s`);
    await calm(world, quietWithinMs(cycles));
    onProgress(`everything is at rest after ${seconds()} s`);
    const sums = await judge(world, processes.url, diary);
    return {
      cycles,
      'servers killed': processes.kills.web,
      'workers killed': processes.kills.worker,
      'faults at the provider': faults,
      'gifts paid': diary.paid.length,
      'claims answered': diary.claims.length,
      'withdrawals answered': diary.withdrawals.length,
      'decisions answered': diary.decisions.length,
      ...sums,
      seconds: seconds(),
    };
  } finally {
    isOver = true;
    await processes.close();
    await world.close();
  }
}

/** The provider's day gets better, its late events arrive, and everything comes to an end by itself. */
async function calm(world: World, withinMs: number): Promise<void> {
  await world.control('DELETE', '/faults');
  await world.control('POST', '/webhooks', { mode: 'normal' });
  await world.control('POST', '/clock', { advanceSeconds: 4 * 3_600 });
  let left: Record<string, number> = {};
  await eventually(
    'everything comes to an end',
    async () => {
      left = await unfinished(world);
      await pause(500);
      return Object.keys(left).length === 0;
    },
    withinMs,
  ).catch((cause: unknown) => {
    throw new Error(`still unfinished: ${JSON.stringify(left)}`, { cause });
  });
}

async function staffCookie(world: World): Promise<string> {
  const { id } = await addStaff(world, 'ADMIN');
  const { clock, db } = world.deps;
  const { token } = await db
    .transaction()
    .execute((trx) =>
      insertSession(trx, { staffId: id, totpPending: false, ip: '127.0.0.1', userAgent: 'soak', now: clock.now() }),
    );
  return `jara_staff=${token}`;
}
