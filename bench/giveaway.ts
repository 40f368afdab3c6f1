import type { GiftId } from '@jara/domain/ids';
import { ENDLESS, makeGift } from './gifts.ts';
import type { LoadResult } from './load.ts';
import { type Line, median } from './report.ts';
import { runLoad, SECONDS, type Stage } from './stage.ts';

const TURNS = 5;
/** How long the rush lasts over which memory has to stay flat. */
const RUSH_SECONDS = Number(process.env.BENCH_RUSH_SECONDS ?? 600);
const LOOK_EVERY_MS = 5_000;

const claim = (quid: string) => [`/api/rules/claim?quid=${quid}`];
const round = (n: number) => Math.round(n).toLocaleString('en');

/** A crowd at the page of a giveaway, and at the giveaway itself. */
export async function benchGiveaway({ deps, startServer }: Stage): Promise<Line[]> {
  const port = await startServer();
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const rush = (quid: string, seconds = SECONDS) =>
    runLoad({ ports: [port], connections: 256, paths: claim(quid), body: '{}', durationMs: seconds * 1000 });
  const look = (path: string, { seconds = SECONDS, connections = 256 } = {}) =>
    runLoad({ ports: [port], connections, paths: [path], durationMs: seconds * 1000 });
  const secretGift = () => makeGift(deps, 1_000_000, ENDLESS);
  const publicGift = async () => {
    const gift = await secretGift();
    await publish(deps, gift.giftId);
    return gift;
  };

  const shown = await publicGift();
  const page = `/g/${shown.quid}`;
  const answer = await ask(page);
  if (answer.status !== 200) throw new Error(`the page of a giveaway answers ${answer.status}: is the site built?`);
  const still = `/bench/page/${(await answer.arrayBuffer()).byteLength}`;

  for (const warm of [page, still]) await Promise.all([look(warm), rush((await publicGift()).quid)]);

  // What is compared is measured in turns, so that a noisy moment of the machine falls on all sides.
  const pages: LoadResult[] = [];
  const stills: LoadResult[] = [];
  const secret: LoadResult[] = [];
  const open: LoadResult[] = [];
  const crowds: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gifts = [await publicGift(), await publicGift()] as const;
    pages.push((await Promise.all([look(page), rush(gifts[0].quid)]))[0]);
    stills.push((await Promise.all([look(still), rush(gifts[1].quid)]))[0]);
    secret.push(await rush((await secretGift()).quid));
    open.push(await rush((await publicGift()).quid));
    crowds.push(await look(page, { connections: 1_000 }));
  }
  const memory = await memoryOver(port, async () => {
    const { quid } = await publicGift();
    await Promise.all([
      look(page, { seconds: RUSH_SECONDS, connections: 500 }),
      rush(quid, RUSH_SECONDS),
      look(`/api/giveaways/${quid}`, { seconds: RUSH_SECONDS, connections: 100 }),
    ]);
  });
  for (const result of [...pages, ...stills, ...secret, ...open, ...crowds]) expectGood(result);

  const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
  const ratio = (ours: LoadResult[], base: LoadResult[]) =>
    median(ours.map(({ perSecond }, turn) => perSecond / (base[turn]?.perSecond ?? 1)));
  return [
    {
      measure: 'page of a giveaway/s during a rush',
      against: 'a still page of the same size',
      value: ratio(pages, stills),
      unit: 'ratio',
      must: { atLeast: 0.6 },
      aim: 0.9,
      absolute: `${round(rate(pages))} / ${round(rate(stills))} per s`,
    },
    {
      measure: 'claims/s of a public giveaway',
      against: 'of a gift that is not public',
      value: ratio(open, secret),
      unit: 'ratio',
      must: { atLeast: 0.9 },
      aim: 1,
      absolute: `${round(rate(open))} / ${round(rate(secret))} per s`,
    },
    {
      measure: 'p99 of the page, 1,000 connections',
      against: '–',
      value: median(crowds.map(({ p99Ms }) => p99Ms)),
      unit: 'ms',
      must: { atMost: 250 },
      aim: 150,
      absolute: `${round(rate(crowds))} per s, p50 ${round(median(crowds.map(({ p50Ms }) => p50Ms)))} ms`,
    },
    {
      measure: `memory at the end of ${RUSH_SECONDS} s of rush`,
      against: 'after its first fifth',
      value: memory.end / memory.early,
      unit: 'ratio',
      must: { atMost: 1.1 },
      aim: 1,
      absolute: `${round(memory.end / 1e6)} / ${round(memory.early / 1e6)} MB`,
    },
  ];
}

async function publish({ db, clock }: Stage['deps'], giftId: GiftId): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('giveaways')
    .values({ giftId, title: 'December love', host: 'The bench', claimDays: 7, publishedAt: now, updatedAt: now })
    .execute();
}

/** What the process holds after the first fifth of some work, and in its last fifth. */
async function memoryOver(port: number, work: () => Promise<void>): Promise<{ early: number; end: number }> {
  const looks: number[] = [];
  const look = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/bench/memory`, { method: 'POST' });
    looks.push(((await answer.json()) as { bytes: number }).bytes);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  await work();
  clearInterval(timer);
  await look();
  const fifth = Math.max(1, Math.floor(looks.length / 5));
  return { early: median(looks.slice(fifth, 2 * fifth)) || (looks[0] ?? 1), end: median(looks.slice(-fifth)) };
}

function expectGood({ statuses, requests }: LoadResult): void {
  if (statuses['200'] !== requests) throw new Error(`not every answer was good: ${JSON.stringify(statuses)}`);
}
