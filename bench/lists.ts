import type { SessionId, StaffId } from '@jara/domain/ids';
import pg from 'pg';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { readDashboard } from '../apps/server/src/portal/figures/dashboard.ts';
import { readFinancial } from '../apps/server/src/portal/figures/financial.ts';
import { foldBooks } from '../apps/server/src/portal/figures/fold-books.ts';
import { listGifts } from '../apps/server/src/portal/lists/gift-list.ts';
import { makeHistory } from '../apps/server/src/portal/testing.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import type { Line } from './report.ts';
import { query } from './stage.ts';

const FEW = 10_000;
const MANY = Number(process.env.BENCH_GIFTS ?? 1_000_000);
const ROUNDS = 60;

/** What staff look at, over few gifts and over many: the two are asked in turns, so a noisy moment falls on both. */
export async function benchLists(adminUrl: string): Promise<Line[]> {
  await prepare(adminUrl, ['fsync = off', 'full_page_writes = off', `max_wal_size = '16GB'`]);
  const few = await makePlace(adminUrl, 'jara_bench_few', FEW);
  const many = await makePlace(adminUrl, 'jara_bench_many', MANY);
  await prepare(adminUrl, []);
  try {
    const list = await compare(few.list, many.list);
    const dashboard = await compare(few.dashboard, many.dashboard);
    const financial = await compare(few.financial, many.financial);
    const line = (measure: string, { a, b }: { a: number; b: number }, atMost: number): Line => ({
      measure: `${measure}, ${MANY.toLocaleString('en')} gifts, p95`,
      against: `${FEW.toLocaleString('en')} gifts`,
      value: b / a,
      unit: 'ratio',
      must: { atMost },
      aim: 1,
      absolute: `${b.toFixed(1)} / ${a.toFixed(1)} ms`,
    });
    return [
      line('QUID list: filter, search, sort, page', list, 2),
      line('dashboard', dashboard, 3),
      line('finances of a year', financial, 3),
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

/** Millions of rows are written faster by a database that may forget them; what is measured only reads. */
async function prepare(adminUrl: string, settings: string[]): Promise<void> {
  await query(adminUrl, 'alter system reset all');
  for (const setting of settings) await query(adminUrl, `alter system set ${setting}`);
  await query(adminUrl, 'select pg_reload_conf()');
  if (settings.length === 0) await query(adminUrl, 'checkpoint');
}

async function compare(few: (round: number) => Promise<unknown>, many: (round: number) => Promise<unknown>) {
  const times = { a: [] as number[], b: [] as number[] };
  const time = async (into: number[], work: (round: number) => Promise<unknown>, round: number) => {
    const startedAt = performance.now();
    await work(round);
    if (round >= 0) into.push(performance.now() - startedAt);
  };
  for (let round = -10; round < ROUNDS; round += 1) {
    await time(times.a, few, round);
    await time(times.b, many, round);
  }
  return { a: p95(times.a), b: p95(times.b) };
}

const p95 = (values: number[]) => values.sort((x, y) => x - y)[Math.floor(values.length * 0.95)] ?? 0;

async function makePlace(adminUrl: string, name: string, gifts: number) {
  await query(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  await migrate(databaseUrl);
  await makeHistory(databaseUrl, { gifts, until: new Date(), days: 365, waiting: 6 });
  await query(databaseUrl, 'analyze');
  const secrets = {
    databaseUrl,
    secretKey: 'a master secret that is used by the benchmark only',
    paystackSecretKey: 'sk_test_0000',
  };
  const { deps, close } = await wireUp(readConfig({ LOG_LEVEL: 'silent' }), secrets);
  await foldBooks(deps, { settleSeconds: 0 })();
  const me = {
    id: '00000000-0000-4000-8000-000000000001' as StaffId,
    role: 'SUPER_ADMIN' as const,
    sessionId: '00000000-0000-4000-8000-000000000002' as SessionId,
  };
  const address = await someAddress(databaseUrl);
  return {
    list: (round: number) =>
      listGifts(deps)(
        {
          page: 1 + (Math.abs(round) % 3),
          limit: 10,
          sort: round % 2 === 0 ? '-createdAt' : '-amount',
          status: ['ACTIVE', 'CLAIMED'],
          ...(round % 3 === 0 ? { search: address } : {}),
        },
        me,
      ),
    dashboard: () => readDashboard(deps)(me),
    financial: () => readFinancial(deps)({ period: '1year', currency: 'NGN' }),
    close,
  };
}

/** The whole address of somebody in the middle of the year. */
async function someAddress(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    'select recipient_email as email from payments order by id offset 5000 limit 1',
  );
  await client.end();
  return rows[0]?.email ?? '';
}
