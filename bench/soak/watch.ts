import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { Visitor } from '../../apps/server/testing/visitor.ts';
import type { Place, Running } from '../capacity/place.ts';
import { ownBytes, processorSeconds } from '../capacity/usage.ts';
import type { Tick } from './verdict.ts';

export interface Ours {
  servers: Running[];
  workers: Running[];
}

/** What waits for somebody, each counted by an index of its own. Whoever waits for staff to decide is among them. */
const QUEUES: Record<string, string> = {
  mails: `select count(*) from mails where next_try_at <= now()`,
  jobs: `select count(*) from graphile_worker.jobs where run_at <= now()`,
  payouts: `select count(*) from withdrawals where status in ('APPROVED', 'SUBMITTED', 'UNKNOWN')`,
  'decisions of staff': `select count(*) from withdrawals where status = 'REQUESTED'`,
  webhooks: `select count(*) from webhook_events where worked_at is null`,
};

interface Counted {
  queues: Record<string, number>;
  connections: Record<string, number>;
  tables: Tick['tables'];
  pages: number;
  logBytes: string;
}

/** How everything stands now, without what people were answered. */
export async function lookAround(place: Place, ours: Ours): Promise<Omit<Tick, 'took' | 'seconds' | 'machine'>> {
  const queues = Object.entries(QUEUES).map(([name, sql]) => `'${name}', (${sql})`);
  const [counted] = await place.query<Counted>(`
    select json_build_object(${queues.join(', ')}) as queues,
      (select json_object_agg(state, count) from (select coalesce(state, 'other') as state, count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() group by 1) s) as connections,
      (select json_object_agg(relname, json_build_object(
        'bytes', pg_total_relation_size(relid), 'rows', n_live_tup, 'dead', n_dead_tup)) from pg_stat_user_tables) as tables,
      (select blks_hit + blks_read from pg_stat_database where datname = current_database())::float8 as pages,
      pg_current_wal_lsn() - '0/0' as "logBytes"`);
  if (!counted) throw new Error('PostgreSQL counted nothing');
  const named = [
    ...ours.servers.map((running, n) => [`server ${n + 1}`, running] as const),
    ...ours.workers.map((running, n) => [`worker ${n + 1}`, running] as const),
  ];
  const heaps = await Promise.all(named.map(async ([name, running]) => [name, await figuresOf(running)] as const));
  // Workers have no streams, and do not tell of any.
  const inServers = heaps.slice(0, ours.servers.length);
  const streams = inServers.reduce((sum, [, figures]) => sum + figures('jara_sse_connections'), 0);
  const forConnection = heaps.reduce((sum, [, figures]) => sum + figures('jara_database_waiting'), 0);
  const own = process.cpuUsage();
  return {
    used: {
      ...Object.fromEntries(named.map(([name, { pid }]) => [`${name}, ms`, processorMs(pid)])),
      'PostgreSQL, ms': processorMs(place.postgresPid),
      'PostgreSQL, pages looked at': counted.pages,
      'the provider, ms': place.providerPids.reduce((ms, pid) => ms + processorMs(pid), 0),
      'the load itself, ms': (own.user + own.system) / 1_000,
    },
    memory: {
      ...Object.fromEntries(named.map(([name, { pid }]) => [name, ownBytes(pid)])),
      PostgreSQL: ownBytes(place.postgresPid),
    },
    heap: Object.fromEntries(heaps.map(([name, figures]) => [name, figures('nodejs_heap_size_used_bytes')])),
    connections: counted.connections,
    queues: { ...counted.queues, 'streams of payments': streams, 'work for a connection': forConnection },
    tables: counted.tables,
    logBytes: Number(counted.logBytes),
  };
}

const processorMs = (pid: number): number => 1_000 * processorSeconds(pid);

/** A connection for each look: one that is kept is closed by the other side just when it is used again. */
const apart = new Agent({ keepAlive: false });

/** A process's own figures, as Prometheus reads them. One that is not there is no nought: it was renamed, and would pass for ever. */
async function figuresOf({ metricsUrl = '' }: Running): Promise<(name: string) => number> {
  const { body: text } = await new Visitor(metricsUrl, { agent: apart }).get('');
  return (name) => {
    const [, figure] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (figure === undefined) throw new Error(`${metricsUrl} does not tell ${name}`);
    return Number(figure);
  };
}

interface Told {
  level: number;
  msg: string;
  kind?: string;
  err?: { message?: string };
}

/** Lines of the product's own logs that tell of an error, by what they say. */
export function errorsInLogs({ folder }: Place): Map<string, number> {
  const errors = new Map<string, number>();
  for (const name of readdirSync(folder).filter((file) => /^(web|worker)-\d+\.log$/.test(file)))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      if (!line.startsWith('{')) continue;
      const { level, msg, kind, err } = JSON.parse(line) as Told;
      const what = `${msg}: ${err?.message ?? kind ?? ''}`;
      if (level >= 50) errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  return errors;
}
