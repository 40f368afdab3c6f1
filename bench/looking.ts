import { ENDLESS, makeGift } from './gifts.ts';
import type { LoadResult } from './load.ts';
import { type Line, median } from './report.ts';
import { runLoad, SECONDS, type Stage } from './stage.ts';

const TURNS = 5;
const CONNECTIONS = 256;

const round = (n: number) => Math.round(n).toLocaleString('en');

/** Whoever opens a link for the first time: the page of it, and the question its script asks. Nobody brings a cookie. */
export async function benchLooking({ deps, startServer }: Stage): Promise<Line[]> {
  const port = await startServer();
  const { quid } = await makeGift(deps, 1_000_000, ENDLESS);
  const look = `/api/transactions/quid/${quid}/verify`;
  const page = `/claim/${quid}`;
  const answer = await fetch(`http://127.0.0.1:${port}${page}`, { headers: { 'accept-encoding': 'identity' } });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('data-page='))
    throw new Error(`the page of a claim link answers ${answer.status} and is not drawn: is the site built?`);
  const still = `/bench/page/${Buffer.byteLength(html)}`;

  const results = await inTurns(port, { look, empty: '/bench/empty', page, still });
  const rate = (path: keyof typeof results) => median(results[path].map(({ perSecond }) => perSecond));
  const ratio = (ours: keyof typeof results, base: keyof typeof results) =>
    median(results[ours].map(({ perSecond }, turn) => perSecond / (results[base][turn]?.perSecond ?? 1)));
  return [
    {
      measure: 'looks at a gift/s (GET …/verify)',
      against: 'empty GET route',
      value: ratio('look', 'empty'),
      unit: 'ratio',
      must: { atLeast: 0.5 },
      aim: 0.7,
      absolute: `${round(rate('look'))} / ${round(rate('empty'))} per s`,
    },
    {
      measure: 'page /claim/{quid}/s',
      against: 'a still page of the same size',
      value: ratio('page', 'still'),
      unit: 'ratio',
      must: { atLeast: 0.4 },
      aim: 0.7,
      absolute: `${round(rate('page'))} / ${round(rate('still'))} per s of ${round(Buffer.byteLength(html) / 1000)} KB`,
    },
  ];
}

/** What is compared is measured in turns, so that a noisy moment of the machine falls on all sides. The first turn warms up. */
async function inTurns<Name extends string>(
  port: number,
  paths: Record<Name, string>,
): Promise<Record<Name, LoadResult[]>> {
  const results = Object.fromEntries(Object.keys(paths).map((name) => [name, []])) as unknown as Record<
    Name,
    LoadResult[]
  >;
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [name, path] of Object.entries(paths) as [Name, string][]) {
      const result = await runLoad({
        ports: [port],
        connections: CONNECTIONS,
        paths: [path],
        durationMs: SECONDS * 1000,
      });
      if (result.statuses['200'] !== result.requests)
        throw new Error(`not every answer of ${name} was good: ${JSON.stringify(result.statuses)}`);
      if (turn > 0) results[name].push(result);
    }
  return results;
}
