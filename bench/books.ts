import { checkBooks } from '../apps/server/src/operations/books/check-books.ts';
import { proveBooks } from '../apps/server/src/operations/books/prove-books.ts';
import { runBooksCheck } from '../apps/server/src/operations/books/run-books-check.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { foldBooks } from '../apps/server/src/portal/figures/fold-books.ts';
import { makeHistory } from '../apps/server/src/portal/testing.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import { type Line, median } from './report.ts';
import { query, type Stage, withQuickWrites } from './stage.ts';
import { withoutIndexes } from './without-indexes.ts';

const MANY = Number(process.env.BENCH_JOURNALS ?? 10_000_000);
const FEW = MANY / 10;
const NEW = 10_000;
const ROUNDS = 9;
/** As many connections as the cores of the smallest machine. */
const HANDS = 2;
/** Paid for, claimed, set aside for its payout, paid out. */
const JOURNALS_PER_GIFT = 4;

/** The proof of what is new, after a long history and after one ten times as long: asked in turns, so a noisy moment falls on both. */
export async function benchBooks({ adminUrl }: Stage): Promise<Line[]> {
  const { few, many } = await withQuickWrites(adminUrl, async () => ({
    few: await makePlace(adminUrl, 'jara_bench_books_few', FEW),
    many: await makePlace(adminUrl, 'jara_bench_books_many', MANY),
  }));
  try {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1) {
      const [a, b] = [await few.proveNew(), await many.proveNew()];
      if (round < 0) continue;
      times.few.push(a);
      times.many.push(b);
    }
    const [a, b] = [median(times.few), median(times.many)];
    const full = [await many.proveAll(), await few.proveAll()].map((ms) => (ms / 1000).toFixed(1)).join(' / ');
    return [
      {
        measure: `books check, ${count(NEW)} new journals after ${count(MANY)}`,
        against: `after ${count(FEW)}`,
        value: b / a,
        unit: 'ratio',
        must: { atMost: 2 },
        aim: 1.2,
        absolute: `${b.toFixed(0)} / ${a.toFixed(0)} ms; the full proof ${full} s`,
      },
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

const count = (journals: number) => journals.toLocaleString('en');

const DAY_MS = 86_400_000;

/** A history that is proven and sealed, and what has come since. */
async function makePlace(adminUrl: string, name: string, journals: number) {
  await query(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  await migrate(databaseUrl);
  const settled = { waiting: 0, requested: 0 };
  const yesterday = new Date(Date.now() - DAY_MS);
  const gifts = journals / JOURNALS_PER_GIFT;
  await withoutIndexes(databaseUrl, HANDS, () =>
    makeHistory(databaseUrl, { gifts, until: yesterday, days: 365, hands: HANDS, ...settled }),
  );
  await query(databaseUrl, 'vacuum analyze');
  const { deps, close } = await wireUp(readConfig({ LOG_LEVEL: 'silent' }), {
    databaseUrl,
    secretKey: 'a master secret that is used by the benchmark only',
    paystackSecretKey: 'sk_test_0000',
  });
  const fold = foldBooks(deps, { settleSeconds: 0 });
  await fold();
  mustBeClean(await runBooksCheck(deps)({ isFull: true, sealAtLeast: 1 }));
  // Some of it is still open, as it would be on any day.
  await makeHistory(databaseUrl, {
    gifts: NEW / JOURNALS_PER_GIFT,
    until: new Date(),
    days: 0.01,
    waiting: 1,
    requested: 1,
  });
  await fold();
  const timed = async (work: () => Promise<{ isClean: boolean }>) => {
    const startedAt = performance.now();
    mustBeClean(await work());
    return performance.now() - startedAt;
  };
  return {
    proveNew: () => timed(async () => (await proveBooks(deps, { isFull: false, sealAtLeast: null })).report),
    proveAll: () => timed(() => checkBooks(deps.db, deps.keys)),
    close,
  };
}

function mustBeClean({ isClean }: { isClean: boolean }): void {
  if (!isClean) throw new Error('the books of the history are not clean');
}
