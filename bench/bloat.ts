import { setTimeout as pause } from 'node:timers/promises';
import { judge } from './capacity/judge.ts';
import { payOutAll } from './capacity/measure.ts';
import { makePlace, type Place } from './capacity/place.ts';
import type { Line } from './report.ts';
import { runLoad } from './stage.ts';

const SECONDS = Number(process.env.BENCH_BLOAT_SECONDS ?? 3600);
const TENTH_MS = (SECONDS * 1000) / 10;
/** Those who pay, open and withdraw, and those who try in vain; few enough that two cores are not full. */
const LOAD = { travellers: 3, crowd: 6 };
/** How long latency is measured at the end of each tenth. */
const SAMPLE_MS = Math.min(10_000, TENTH_MS / 2);

/** Tables whose rows change or go. What is only ever added to grows with the load, and is no bloat. */
const CHANGING = [
  ...['balances', 'gifts', 'claims', 'withdrawals', 'payments', 'transfers', 'mails', 'webhook_events'],
  ...['throttles', 'record_changes', 'payout_changes', 'workers'],
];

/** So many dead rows of a table are let be, however few live ones it has (migrations/0076_hot_tables.sql). */
const LET_BE = 1_000;
/** A table that is no larger than this swells nothing. */
const SMALL = 4 * 1024 * 1024;

interface Moment {
  /** Bytes on disk, with indexes, ÷ live rows. */
  sizes: Map<string, number>;
  /** Beyond those that are let be. */
  dead: number;
  live: number;
}

/** The product under one load for an hour: whether tables swell, dead rows gather, or claims get slower. */
export async function benchBloat(): Promise<Line[]> {
  const place = await makePlace();
  try {
    await place.product('web');
    await place.product('worker');
    const { people, query } = place;
    // PostgreSQL looks once a minute whether a table has to be cleaned; in a shorter run as often as in an hour.
    await query(`alter system set autovacuum_naptime = ${Math.max(1, Math.round(SECONDS / 60))}`);
    await query('select pg_reload_conf()');
    const stop = people.start({ crowdQuid: await people.openCrowdGift(), ...LOAD });
    // Each time another gift: one that was given away answers from memory.
    const sample = async () =>
      runLoad({
        ports: [place.port],
        connections: 4,
        durationMs: SAMPLE_MS,
        paths: [`/api/rules/claim?quid=${await people.openCrowdGift()}`],
        body: '{}',
      });
    const p99s: number[] = [];
    let first: Moment | undefined;
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await pause(TENTH_MS - SAMPLE_MS);
      const { p99Ms, perSecond } = await sample();
      p99s.push(p99Ms);
      const now = await lookAt(place);
      first ??= now;
      console.log(
        `${tenth + 1} of 10: ${perSecond.toFixed(0)} tries a second, p99 ${p99Ms.toFixed(1)} ms, ${now.dead} dead of ${now.live + now.dead} rows`,
      );
    }
    await stop();
    await payOutAll(place, 1);
    await judge(place);
    // Whatever is due is cleaned up before the last look, as it would be a moment later.
    await pause(20_000);
    const last = await lookAt(place);
    if (!first) throw new Error('nothing was looked at');
    if (people.answers.findings.length > 0) throw new Error(people.answers.findings.join('\n'));
    return linesOf(first, last, p99s, people.answers.withdrawals.length);
  } finally {
    await place.leave();
  }
}

async function lookAt({ query }: Place): Promise<Moment> {
  const rows = await query<{ name: string; bytes: string; live: string; dead: string }>(
    `select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as live, n_dead_tup as dead
     from pg_stat_user_tables where schemaname = 'public' and relname in (${CHANGING.map((name) => `'${name}'`).join(', ')})`,
  );
  return {
    sizes: new Map(
      rows.map(({ name, bytes, live }) => [name, Math.max(SMALL, Number(bytes)) / Math.max(LET_BE, Number(live))]),
    ),
    dead: rows.reduce((sum, { dead }) => sum + Math.max(0, Number(dead) - LET_BE), 0),
    live: rows.reduce((sum, { live }) => sum + Number(live), 0),
  };
}

function linesOf(first: Moment, last: Moment, p99s: number[], payouts: number): Line[] {
  const grown = [...last.sizes]
    .map(([name, size]) => ({ name, ratio: size / (first.sizes.get(name) ?? size) }))
    .sort((a, b) => b.ratio - a.ratio);
  // Two tenths each: one slow moment of the machine is no trend. The first is warming up.
  const mean = (of: number[]) => of.reduce((sum, ms) => sum + ms, 0) / of.length;
  const [atStart, atEnd] = [mean(p99s.slice(1, 3)), mean(p99s.slice(-2))];
  const share = ({ dead, live }: Moment) => dead / Math.max(1, live + dead);
  const load = `${SECONDS} s, ${payouts} payouts`;
  return [
    {
      measure: 'p99 of a try, last two tenths of an hour of load',
      against: 'second and third tenth',
      value: atEnd / atStart,
      unit: 'ratio',
      must: { atMost: 1.2 },
      aim: 1,
      absolute: `${atEnd.toFixed(1)} / ${atStart.toFixed(1)} ms, ${load}`,
    },
    {
      measure: 'table that swells most, bytes of a row at the end',
      against: 'after the first tenth',
      value: grown[0]?.ratio ?? 1,
      unit: 'ratio',
      must: { atMost: 1.2 },
      aim: 1,
      absolute: grown
        .slice(0, 3)
        .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`)
        .join(', '),
    },
    {
      measure: 'dead rows, share of all in tables that change',
      against: 'all their rows',
      value: share(last),
      unit: 'ratio',
      must: { atMost: 0.2 },
      aim: 0.05,
      absolute: `${last.dead} of ${last.live + last.dead}; after the first tenth ${first.dead} of ${first.live + first.dead}`,
    },
  ];
}
