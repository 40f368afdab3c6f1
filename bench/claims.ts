import type { GiftId } from '@jara/domain/ids';
import { checkBooks } from '../apps/server/src/operations/books/check-books.ts';
import { ENDLESS, makeGift } from './gifts.ts';
import { benchLedger } from './ledger.ts';
import type { LoadResult } from './load.ts';
import { benchHotRow } from './pgbench.ts';
import { type Line, median } from './report.ts';
import { runLoad, SECONDS, type Stage } from './stage.ts';

const claim = (quid: string) => `/api/rules/claim?quid=${quid}`;
const round = (n: number) => Math.round(n).toLocaleString('en');

/** A rush on one gift and on many, beside what the same machine does without us, and the ledger by itself. */
export async function benchClaims({ deps, databaseUrl, startServer }: Stage): Promise<Line[]> {
  const port = await startServer();
  const run = (paths: string[], options: { connections?: number; ports?: number[]; requests?: number } = {}) =>
    runLoad({
      ports: options.ports ?? [port],
      connections: options.connections ?? 256,
      paths,
      body: '{}',
      ...(options.requests ? { requests: options.requests } : { durationMs: SECONDS * 1000 }),
    });
  const freshGift = () => makeGift(deps, 1_000_000, ENDLESS);

  // A process spends its first half minute compiling itself.
  for (let turn = 0; turn < 2; turn += 1) {
    await run(['/bench/empty']);
    await run([claim((await freshGift()).quid)]);
  }

  // What is compared is measured in turns, so that a noisy moment of the machine falls on all sides.
  const empty: LoadResult[] = [];
  const one: LoadResult[] = [];
  const spread: LoadResult[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    empty.push(await run(['/bench/empty']));
    const gift = await freshGift();
    const result = await run([claim(gift.quid)]);
    one.push(result);
    await expectAttempts(deps, [gift.giftId], result);
    const many = await Promise.all(Array.from({ length: 1_000 }, freshGift));
    const across = await run(many.map(({ quid }) => claim(quid)));
    spread.push(across);
    await expectAttempts(
      deps,
      many.map(({ giftId }) => giftId),
      across,
    );
  }
  const alone = await run([`/bench/claim-alone?quid=${(await freshGift()).quid}`]);
  const hotRow = await benchHotRow(databaseUrl);

  const crowded = await freshGift();
  const thousand = await run([claim(crowded.quid)], { connections: 1_000 });
  await expectAttempts(deps, [crowded.giftId], thousand);

  const packet = await makeGift(deps, 50_000_000, { type: 'LUCKY', totalShares: 1_000 });
  const atOnce = await run([claim(packet.quid)], { connections: 2_000, requests: 10_000 });
  await expectWinners(deps, packet.giftId, 1_000, atOnce, 10_000);

  const second = await startServer();
  await run([claim((await freshGift()).quid)], { ports: [second] });
  const oneAgain = await run([claim((await freshGift()).quid)]);
  const shared = await freshGift();
  const two = await run([claim(shared.quid)], { ports: [port, second] });
  await expectAttempts(deps, [shared.giftId], two);

  const ledger = await benchLedger(deps, databaseUrl);
  const books = await checkBooks(deps.db);
  if (!books.isClean) throw new Error(`the books are not clean: ${JSON.stringify(books.problems)}`);

  const emptyRate = median(empty.map(({ perSecond }) => perSecond));
  const oneRate = median(one.map(({ perSecond }) => perSecond));
  const spreadRate = median(spread.map(({ perSecond }) => perSecond));
  const ratio = (ours: LoadResult[], base: LoadResult[]) =>
    median(ours.map(({ perSecond }, turn) => perSecond / (base[turn]?.perSecond ?? 1)));
  return [
    {
      measure: 'claims/s, one gift, 256 connections',
      against: 'empty JSON POST route',
      value: ratio(one, empty),
      unit: 'ratio',
      must: { atLeast: 0.55 },
      aim: 0.7,
      absolute: `${round(oneRate)} / ${round(emptyRate)} per s`,
    },
    {
      measure: 'claims/s, one gift, 256 connections',
      against: 'one transaction per claim',
      value: oneRate / alone.perSecond,
      unit: 'ratio',
      must: { atLeast: 6 },
      aim: 12,
      absolute: `${round(oneRate)} / ${round(alone.perSecond)} per s`,
    },
    ...(hotRow === undefined
      ? []
      : [
          {
            measure: 'claims/s, one gift, 256 connections',
            against: 'pgbench hot-row UPDATE, 64 clients',
            value: oneRate / hotRow,
            unit: 'ratio' as const,
            must: { atLeast: 1 },
            aim: 2,
            absolute: `${round(oneRate)} / ${round(hotRow)} per s`,
          },
        ]),
    {
      measure: 'claims/s over 1,000 gifts',
      against: 'one gift',
      value: ratio(spread, one),
      unit: 'ratio',
      must: { atLeast: 0.75 },
      aim: 0.9,
      absolute: `${round(spreadRate)} / ${round(oneRate)} per s`,
    },
    {
      measure: 'p99 of a claim, 1,000 connections',
      against: '–',
      value: thousand.p99Ms,
      unit: 'ms',
      must: { atMost: 1000 },
      aim: 250,
      absolute: `${round(thousand.perSecond)} per s, p50 ${round(thousand.p50Ms)} ms`,
    },
    {
      measure: 'ledger postings/s, hot account',
      against: 'two balance rows per transfer, one per call',
      value: ledger.ours / ledger.balanceRows,
      unit: 'ratio',
      must: { atLeast: 10 },
      aim: 15,
      absolute: `${round(ledger.ours)} / ${round(ledger.balanceRows)} per s (64 per call: ${round(ledger.balanceRowsBatched)})`,
    },
    {
      measure: 'claims/s with 2 server processes',
      against: '1 process',
      value: two.perSecond / oneAgain.perSecond,
      unit: 'ratio',
      must: { atLeast: 0.8 },
      aim: 1,
      absolute: `${round(two.perSecond)} / ${round(oneAgain.perSecond)} per s`,
    },
    {
      measure: '10,000 claims on one gift at once',
      against: '–',
      value: atOnce.seconds,
      unit: 's',
      must: { atMost: 15 },
      aim: 3,
      absolute: `1,000 winners of 10,000, p99 ${round(atOnce.p99Ms)} ms`,
    },
  ];
}

type Db = Stage['deps'];

/** Every answer stands for one durable attempt: as many rows as good answers, numbered without gap, and no 5xx. */
async function expectAttempts({ db }: Db, giftIds: GiftId[], result: LoadResult): Promise<void> {
  const { attempts, highest } = await db
    .selectFrom('claimAttempts')
    .select((eb) => [eb.fn.countAll<number>().as('attempts'), eb.fn.max('number').as('highest')])
    .where('giftId', 'in', giftIds)
    .executeTakeFirstOrThrow();
  const good = result.statuses['200'] ?? 0;
  if (good !== result.requests || attempts !== good)
    throw new Error(
      `${good} good answers of ${result.requests}, but ${attempts} attempts: ${JSON.stringify(result.statuses)}`,
    );
  if (giftIds.length === 1 && highest !== attempts)
    throw new Error(`attempts are not numbered without gap: ${attempts} rows up to ${highest}`);
}

async function expectWinners(
  { db }: Db,
  giftId: GiftId,
  winners: number,
  result: LoadResult,
  requests: number,
): Promise<void> {
  const { claims, total } = await db
    .selectFrom('claims')
    .select((eb) => [eb.fn.countAll<number>().as('claims'), eb.fn.sum<string>('share').as('total')])
    .where('giftId', '=', giftId)
    .executeTakeFirstOrThrow();
  const { amount } = await db.selectFrom('gifts').select('amount').where('id', '=', giftId).executeTakeFirstOrThrow();
  const right =
    claims === winners &&
    Number(total) === amount &&
    result.requests === requests &&
    (result.statuses['200'] ?? 0) === winners &&
    (result.statuses['409'] ?? 0) === requests - winners;
  if (!right)
    throw new Error(`wrong outcome: ${claims} claims of ${total}, answers ${JSON.stringify(result.statuses)}`);
}
