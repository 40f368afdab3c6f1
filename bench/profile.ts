import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { root } from '../scripts/root.mjs';
import { processorSeconds } from './capacity/usage.ts';
import { ENDLESS, makeGift } from './gifts.ts';
import { measuredPlace } from './guide.ts';
import { runLoad, SECONDS, type Stage, setStage } from './stage.ts';

const PLACE = measuredPlace('docs/performance.md', 'npm run bench -- profile --write');
const ROUNDS_TO_WARM = 3;
const MOST_STATEMENTS = 5;
const AT_ONCE = 50;

const MEASURING = 'the one who measures';
const WAITING = 'waiting';

/** Where a sample of the server's processor belongs: to the first of these that names the file. */
const AREAS: readonly (readonly [name: string, file: RegExp])[] = [
  [MEASURING, /bench\/server\.ts/],
  ['metrics and log', /prom-client|pino|metrics\.ts|response-times|server\/src\/app\.ts|platform\/log/],
  ['driver: encoding, sending, reading', /node_modules\/(pg|pg-.*|postgres-.*)\/|two-trips|database\/db\.ts/],
  ['statements: text and lists', /node_modules\/kysely\/|claims\.store|post-journal|gift-networks|list-literal/],
  [
    'checking the request',
    /node_modules\/(zod|fastify-type-provider-zod)\/|packages\/contract|strict-json|check-request|gift\/quid/,
  ],
  ['the browser: cookie, id, signature', /cookie|platform\/http\/caller|platform\/keys|platform\/ids/],
  ['deciding and batching', /claims\/|domain\/src|platform\/batcher|platform\/turns/],
  ['our hooks and route', /platform\/|server\/src/],
  ['Fastify: routing, hooks, answer', /node_modules/],
];
const BY_NAME = new Map([
  ['(garbage collector)', 'collecting garbage'],
  ['(idle)', WAITING],
  ['(program)', 'kernel and runtime'],
]);
const NODE = 'Node: sockets, parser, promises';

interface Budget {
  name: string;
  perSecond: number;
  server: number;
  postgres: number;
  areas: Map<string, number>;
  statements: { query: string; us: number; rows: number }[];
}

/** What one request costs in microseconds: which part of the server, and which statements of the database. */
export async function benchProfile(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { write: { type: 'boolean', default: false }, note: { type: 'string', default: '' } },
  });
  const stage = await setStage({ flags: { shared_preload_libraries: 'pg_stat_statements' } });
  const admin = new pg.Client({ connectionString: stage.databaseUrl });
  try {
    await admin.connect();
    await admin.query('create extension pg_stat_statements');
    const { port, server } = await stage.startProfiled();
    const run = (paths: string[]) =>
      runLoad({ ports: [port], connections: 256, paths, body: '{}', durationMs: SECONDS * 1000 });
    const claims = async (gifts: number) => {
      const paths: string[] = [];
      // In portions: a machine that has other work to do would let the last of a thousand wait too long for a connection.
      while (paths.length < gifts) {
        const portion = Array.from({ length: Math.min(AT_ONCE, gifts - paths.length) });
        const made = await Promise.all(portion.map(() => makeGift(stage.deps, 1_000_000, ENDLESS)));
        paths.push(...made.map(({ quid }) => `/api/rules/claim?quid=${quid}`));
      }
      return paths;
    };
    const loads: [name: string, paths: string[]][] = [
      ['empty route', ['/bench/empty']],
      ['claim, one gift', await claims(1)],
      ['claim, 1,000 gifts', await claims(1_000)],
    ];
    for (let round = 0; round < ROUNDS_TO_WARM; round += 1) for (const [, paths] of loads) await run(paths);
    const budgets: Budget[] = [];
    for (const [name, paths] of loads)
      budgets.push(await budgetOf({ stage, server, admin, name, run: () => run(paths) }));
    const table = tableOf(budgets, values.note);
    console.log(table);
    if (values.write) PLACE.write(table);
  } finally {
    await admin.end();
    await stage.strike();
  }
}

interface Measuring {
  stage: Stage;
  server: ChildProcess;
  admin: pg.Client;
  name: string;
  run: () => ReturnType<typeof runLoad>;
}

/** Once without the profiler, for the sums, and once with it, for how they are shared out. */
async function budgetOf({ stage, server, admin, name, run }: Measuring): Promise<Budget> {
  const pid = server.pid ?? 0;
  const postgres = Number(readFileSync(path.join(stage.dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  await admin.query('select pg_stat_statements_reset()');
  const before = { server: processorSeconds(pid), postgres: processorSeconds(postgres) };
  const plain = await run();
  const each = (seconds: number) => (seconds * 1e6) / plain.requests;
  const spent = {
    server: each(processorSeconds(pid) - before.server),
    postgres: each(processorSeconds(postgres) - before.postgres),
  };
  const { rows } = await admin.query<{ query: string; ms: number; rows: string }>(
    `select regexp_replace(trim(query), '\\s+', ' ', 'g') as query, total_exec_time as ms, rows from pg_stat_statements
     where query not like '%pg_stat_statements%' order by total_exec_time desc limit ${MOST_STATEMENTS}`,
  );
  server.send('profile');
  await run();
  server.send('profiled');
  const [profile] = (await once(server, 'message')) as [Profiler.Profile];
  return {
    name,
    perSecond: plain.perSecond,
    ...spent,
    areas: areasOf(profile, spent.server),
    statements: rows.map(({ query, ms, rows: n }) => ({ query, us: (ms * 1000) / plain.requests, rows: Number(n) })),
  };
}

/**
 * Processor time of a request, shared out by area as the samples are: the profiler's own clock runs on while others have the
 * processor. What Node does for somebody is theirs, except what it does for HTTP.
 */
function areasOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, spent: number): Map<string, number> {
  const bundle = path.join(root, '.cache/bench/bench/server.js');
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as SourceMapPayload);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, byId.get(id)] as const)),
  );
  const fileOf = ({ callFrame }: Profiler.ProfileNode): string => {
    if (!callFrame.url.endsWith('bench/server.js')) return callFrame.url;
    const entry = map.findEntry(callFrame.lineNumber, callFrame.columnNumber);
    return 'originalSource' in entry ? entry.originalSource : callFrame.url;
  };
  const areaOf = (node: Profiler.ProfileNode): string => {
    const known = BY_NAME.get(node.callFrame.functionName);
    if (known) return known;
    for (let at: Profiler.ProfileNode | undefined = node; at; at = parents.get(at.id)) {
      const file = fileOf(at);
      if (/^node:(_http|internal\/http)/.test(file)) return NODE;
      if (file !== '' && !file.startsWith('node:'))
        return AREAS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'others';
    }
    return NODE;
  };
  const areas = new Map<string, number>();
  const areaOfId = new Map(nodes.map((node) => [node.id, areaOf(node)]));
  for (const [index, id] of samples.entries()) {
    const area = areaOfId.get(id) ?? 'others';
    if (area !== WAITING && area !== MEASURING) areas.set(area, (areas.get(area) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const all = [...areas.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...areas].map(([area, each]) => [area, (each / all) * spent]));
}

function tableOf(budgets: readonly Budget[], note: string): string {
  const names = [...new Set(budgets.flatMap(({ areas }) => [...areas.keys()]))];
  const most = (name: string) => Math.max(...budgets.map(({ areas }) => areas.get(name) ?? 0));
  const line = (name: string, cell: (budget: Budget) => string) => `| ${name} | ${budgets.map(cell).join(' | ')} |`;
  const us = (n: number | undefined) => (n ?? 0).toFixed(1);
  const statements = budgets.flatMap(({ name, statements: all }) =>
    all.map(({ query, us: each, rows }) => `| ${name} | \`${query.slice(0, 70)}\` | ${us(each)} | ${rows} |`),
  );
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${SECONDS} s each${note && `. ${note}`}. Microseconds of one request.`,
    '',
    line('', ({ name }) => name),
    line('---', () => '---'),
    line('answers a second', ({ perSecond }) => String(Math.round(perSecond))),
    line('**processor time of the server**', ({ server }) => us(server)),
    line('**processor time of PostgreSQL**', ({ postgres }) => us(postgres)),
    ...names
      .sort((a, b) => most(b) - most(a))
      .map((area) => line(`server: ${area}`, ({ areas }) => us(areas.get(area)))),
    '',
    '| load | statement | microseconds | rows |',
    '|---|---|---|---|',
    ...statements,
  ].join('\n');
}
