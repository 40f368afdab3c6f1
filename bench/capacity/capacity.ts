import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';
import { extentOf, growthPer } from './growth.ts';
import { judge } from './judge.ts';
import {
  type Cost,
  eachOf,
  holdAtRest,
  type Measured,
  measure,
  measureRest,
  type Ours,
  payOutAll,
  rush,
  untilIdle,
  watchMemory,
} from './measure.ts';
import { makePlace, type Place } from './place.ts';
import { tablesOf, writeIntoGuide } from './tables.ts';
import { memoryBytes } from './usage.ts';

const CALM_MS = 4_000;

/** What one core does, what a gift leaves behind and what a process holds, and the sizes that follow from it. */
export async function benchCapacity(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      gifts: { type: 'string', default: '600' },
      seconds: { type: 'string', default: '6' },
      /** Put the tables into docs/operations/capacity.md. */
      write: { type: 'boolean', default: false },
      /** Said beside the figures, when the machine had other work to do. */
      note: { type: 'string', default: '' },
    },
  });
  if (process.platform !== 'linux') throw new Error('Processor time and memory are read as Linux tells them.');
  const place = await makePlace();
  try {
    const figures = await figuresOf(place, Number(values.gifts), Number(values.seconds));
    await judge(place);
    const tables = tablesOf(figures, values.note);
    console.log(tables);
    if (values.write) writeIntoGuide(tables);
  } finally {
    await place.leave();
  }
}

async function figuresOf(place: Place, gifts: number, seconds: number): Promise<Figures> {
  const { people, product } = place;
  const server = await product('web');
  const [first, second] = [await product('worker'), await product('worker')];
  const one: Ours = { server, workers: [first] };
  await pause(CALM_MS);
  const pids = { server: server.pid, worker: first.pid, postgres: place.postgresPid };
  const idle = {
    server: memoryBytes(pids.server),
    worker: memoryBytes(pids.worker),
    postgres: memoryBytes(pids.postgres),
  };
  const stopWatching = watchMemory(pids);

  // A process spends its first half minute compiling itself.
  console.log('Warming up.');
  const crowdQuid = await people.openCrowdGift();
  await eachOf(times(Math.ceil(gifts / 3)), async () => people.takeOut(await people.open(await people.give())));
  await payOutAll(place, 1);
  await untilIdle(place);
  await holdAtRest(place, second);
  const rest = await measureRest(place, one);

  console.log(`${gifts} gifts are paid, opened, asked for and paid out.`);
  const before = await extentOf(place);
  let given: { quid: string }[] = [];
  const gift = await measure(place, one, rest, async () => {
    given = await eachOf(times(gifts), people.give);
    return gifts;
  });
  let opened: Awaited<ReturnType<typeof people.open>>[] = [];
  const claim = await measure(place, one, rest, async () => {
    opened = await eachOf(given, people.open);
    return gifts;
  });
  // Everything is asked for before anybody works on it, so that a worker is never out of work while it is measured.
  const half = Math.ceil(gifts / 2);
  await holdAtRest(place, first);
  const nobody: Ours = { server, workers: [] };
  const withdrawal = await measure(place, nobody, { ...rest, worker: 0 }, async () => {
    await eachOf(opened.slice(0, half), people.takeOut);
    return half;
  });
  first.goOn();
  const payout = await payOut(place, one, rest, half);
  await holdAtRest(place, first);
  await eachOf(opened.slice(half), people.takeOut);
  for (const worker of [first, second]) worker.goOn();
  const both: Ours = { server, workers: [first, second] };
  const payoutByTwo = await payOut(place, both, { ...rest, worker: 2 * rest.worker }, gifts - half);
  await holdAtRest(place, second);
  await untilIdle(place);
  const growth = growthPer(gifts, before, await extentOf(place));

  console.log('A crowd looks, and tries in vain.');
  const { quid } = await people.give();
  const look = await measure(place, one, rest, () => rush(place, seconds, `/api/transactions/quid/${quid}/verify`));
  const attempt = await measure(place, one, rest, () =>
    rush(place, seconds, `/api/rules/claim?quid=${crowdQuid}`, '{}'),
  );
  const busy = stopWatching();
  const memoryOf = (name: 'server' | 'worker' | 'postgres') => ({ idle: idle[name], busy: busy[name] ?? idle[name] });
  const [version] = await place.query<{ server_version: string }>('show server_version');
  return {
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, PostgreSQL ${version?.server_version}`,
    gifts,
    gift,
    claim,
    withdrawal,
    payout,
    payoutByTwo,
    look,
    try: attempt,
    rest,
    growth,
    memory: { server: memoryOf('server'), worker: memoryOf('worker'), postgres: memoryOf('postgres') },
  };
}

async function payOut(place: Place, ours: Ours, rest: Cost, count: number): Promise<Measured> {
  let perSecond = 0;
  const measured = await measure(place, ours, rest, async () => {
    perSecond = await payOutAll(place, count);
    return count;
  });
  return { ...measured, perSecond };
}

const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
