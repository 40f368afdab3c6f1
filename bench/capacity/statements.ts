import { parseArgs } from 'node:util';
import { measuredPlace } from '../guide.ts';
import { judge } from './judge.ts';
import { eachOf, holdAtRest, payOutAll, untilIdle } from './measure.ts';
import { makePlace, type Place } from './place.ts';
import { processorSeconds } from './usage.ts';

const GUIDE = measuredPlace('docs/performance.md', 'npm run bench -- statements --write');
const GIFTS = 200;
const WARM_UP = 60;
const MOST = 6;
/** Asked for by the measuring, not by what is measured. */
const OURS = /pg_stat_statements|status <> \$1$|from graphile_worker\.jobs/;

interface Statement {
  query: string;
  calls: number;
  planMs: number;
  workMs: number;
}

/** What one step of a gift's way costs the database. */
interface Cost {
  name: string;
  processorMs: number;
  statements: Statement[];
}

/** Where the database's time goes while a gift is paid, opened, asked for and paid out: which statements, and how much of it is planning. */
export async function benchStatements(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { write: { type: 'boolean', default: false }, note: { type: 'string', default: '' } },
  });
  const place = await makePlace({
    flags: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  });
  try {
    const text = tableOf(await costsOf(place), values.note);
    await judge(place);
    console.log(text);
    if (values.write) GUIDE.write(text);
  } finally {
    await place.leave();
  }
}

async function costsOf(place: Place): Promise<Cost[]> {
  const { people, product, query } = place;
  await product('web');
  const worker = await product('worker');
  // A process spends its first half minute compiling itself.
  await eachOf(times(WARM_UP), async () => people.takeOut(await people.open(await people.give())));
  await payOutAll(place, WARM_UP);
  await untilIdle(place);
  await query('create extension pg_stat_statements');
  const costs: Cost[] = [];
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    await query('select pg_stat_statements_reset()');
    const before = processorSeconds(place.postgresPid);
    const result = await work();
    const processorMs = ((processorSeconds(place.postgresPid) - before) * 1000) / GIFTS;
    costs.push({ name, processorMs, statements: await statementsOf(place) });
    return result;
  };
  const given = await step('gift: ordered, paid, settled, mailed', async () => {
    const gifts = await eachOf(times(GIFTS), people.give);
    await untilIdle(place);
    return gifts;
  });
  const opened = await step('claim that wins', () => eachOf(given, people.open));
  await holdAtRest(place, worker);
  await step('withdrawal asked for', () => eachOf(opened, people.takeOut));
  worker.goOn();
  await step('payout', async () => {
    await payOutAll(place, GIFTS);
    await untilIdle(place);
  });
  return costs;
}

/** The dearest first, of one thing. What waits for a lock waits in the statement that asks for it, so that is told apart by the processor alone. */
async function statementsOf({ query }: Place): Promise<Statement[]> {
  const rows = await query<{ query: string; calls: string; plan: number; work: number }>(
    `select regexp_replace(trim(query), '\\s+', ' ', 'g') as query, calls, total_plan_time as plan, total_exec_time as work
     from pg_stat_statements order by total_plan_time + total_exec_time desc`,
  );
  return rows
    .filter((row) => !OURS.test(row.query))
    .map((row) => ({
      query: row.query,
      calls: Number(row.calls) / GIFTS,
      planMs: row.plan / GIFTS,
      workMs: row.work / GIFTS,
    }));
}

function tableOf(costs: readonly Cost[], note: string): string {
  const sum = (statements: readonly Statement[], of: (statement: Statement) => number) =>
    statements.reduce((all, statement) => all + of(statement), 0);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${GIFTS} gifts${note && `. ${note}`}. Milliseconds of one.`,
    '',
    '| one | processor of PostgreSQL | of it planning | statements |',
    '|---|---|---|---|',
    ...costs.map(
      ({ name, processorMs, statements }) =>
        `| ${name} | ${processorMs.toFixed(1)} | ${sum(statements, ({ planMs }) => planMs).toFixed(1)} | ${sum(statements, ({ calls }) => calls).toFixed(0)} |`,
    ),
    '',
    '| one | statement | times | planned | carried out, with what it waited |',
    '|---|---|---|---|---|',
    ...costs.flatMap(({ name, statements }) =>
      statements
        .slice(0, MOST)
        .map(
          ({ query, calls, planMs, workMs }) =>
            `| ${name.split(/[: ]/)[0]} | \`${query.slice(0, 70)}\` | ${calls.toFixed(1)} | ${planMs.toFixed(2)} | ${workMs.toFixed(2)} |`,
        ),
    ),
  ].join('\n');
}

const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
