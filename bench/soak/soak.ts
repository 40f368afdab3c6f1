import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makePlace, type Place } from '../capacity/place.ts';
import { guide, lineOf, tablesOf } from './guide.ts';
import { type Finding, judge } from './judges.ts';
import { type LogBook, openLogBook } from './log-book.ts';
import { watchMachine } from './machine.ts';
import { populate } from './population.ts';
import { isSteady, type Tick, trendsOf } from './verdict.ts';
import { errorsInLogs, lookAround, type Ours } from './watch.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** How many come, as a part of what two cores carry easily. */
    rate: { type: 'string', default: '1' },
    /** Put the figures into docs/operations/soak.md. */
    write: { type: 'boolean', default: false },
    /** Said beside the figures, when the machine had other work to do. */
    note: { type: 'string', default: '' },
  },
});
/** A minute, or a twentieth of a soak that is shorter than twenty. */
const tickSeconds = (minutes: number) => Math.min(60, minutes * 3);

if (process.platform !== 'linux') throw new Error('Memory is read as Linux tells it.');
const place = await makePlace({
  servers: 2,
  // Everything that stands before a crowd is on: everybody comes from a network of their own.
  settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void place.leave().then(() => process.exit(1)));
try {
  process.exitCode = (await soak(place, Number(values.minutes), Number(values.rate))) ? 0 : 1;
} finally {
  await place.leave();
}

/** Two servers and two workers under a steady load, looked at from minute to minute, and judged at the end. */
async function soak(on: Place, minutes: number, rate: number): Promise<boolean> {
  const ours: Ours = {
    servers: [await on.product('web', 0), await on.product('web', 1)],
    workers: [await on.product('worker'), await on.product('worker')],
  };
  const log = openLogBook();
  const people = populate(on, log, rate);
  const ticks = await observe(on, ours, log, minutes);
  await people.goHome();
  await people.decide();
  const findings: Finding[] = [
    ...(await judge(on, people.promised)),
    tally('answers that nobody should get', log.findings),
    tally('errors in the logs', errorsInLogs(on)),
  ];
  const trends = trendsOf(ticks);
  const tables = tablesOf({ ticks, trends, findings, minutes, note: values.note });
  console.log(`\n${tables}`);
  if (values.write) guide.write(tables);
  return trends.every(isSteady) && findings.every(({ wrong }) => wrong === 0);
}

async function observe(on: Place, ours: Ours, log: LogBook, minutes: number): Promise<Tick[]> {
  const ticks: Tick[] = [];
  const machine = watchMachine();
  const lasts = tickSeconds(minutes) * 1_000;
  const startedAt = performance.now();
  for (let turnedAt = startedAt; ticks.length * lasts < minutes * 60_000; ) {
    await pause(Math.max(0, startedAt + (ticks.length + 1) * lasts - performance.now()));
    const { queues, ...seen } = await lookAround(on, ours);
    const seconds = (performance.now() - turnedAt) / 1_000;
    turnedAt = performance.now();
    const waiting = { ...queues, people: log.waiting() };
    const tick = { ...seen, seconds, machine: machine.turnPage(), took: log.turnPage(), queues: waiting };
    console.log(`${((turnedAt - startedAt) / 60_000).toFixed(1)} min: ${lineOf(tick, ticks.at(-1))}`);
    if (log.findings.size > 0) console.log(`  findings: ${said(log.findings)}`);
    ticks.push(tick);
  }
  machine.leave();
  return ticks;
}

function tally(what: string, found: ReadonlyMap<string, number>): Finding {
  const wrong = [...found.values()].reduce((sum, times) => sum + times, 0);
  return { what: found.size === 0 ? what : `${what}: ${said(found)}`, looked: wrong, wrong };
}

function said(found: ReadonlyMap<string, number>): string {
  return [...found].map(([what, times]) => `${times} × ${what}`).join(', ');
}
