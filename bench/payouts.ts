import { judge } from './capacity/judge.ts';
import { eachOf, holdAtRest, payOutAll, untilIdle } from './capacity/measure.ts';
import { makePlace, type Place, type Running } from './capacity/place.ts';
import { type Line, median } from './report.ts';

const PAYOUTS = Number(process.env.BENCH_PAYOUTS ?? 150);
const TURNS = 3;
/** What the real provider takes to answer. On two cores, one that answers at once would measure the cores. */
const ANSWER_MS = 300;

/** Payouts with the processes that are deployed: one worker, and two that share the work, in turns. */
export async function benchPayouts(): Promise<Line[]> {
  const place = await makePlace();
  try {
    await place.product('web');
    const [first, second] = [await place.product('worker'), await place.product('worker')];
    const both = [first, second];
    // A process spends its first half minute compiling itself.
    await payOut(place, { idle: both, working: both });
    const byOne: number[] = [];
    const byTwo: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      byOne.push(await payOut(place, { idle: both, working: [first] }));
      byTwo.push(await payOut(place, { idle: both, working: both }));
    }
    await judge(place);
    return [
      {
        measure: 'payouts/s by two workers',
        against: 'one worker',
        value: median(byTwo.map((perSecond, turn) => perSecond / (byOne[turn] ?? 1))),
        unit: 'ratio',
        must: { atLeast: 1.5 },
        aim: 2,
        absolute: `${median(byTwo).toFixed(1)} / ${median(byOne).toFixed(1)} per s; the provider takes ${ANSWER_MS} ms for an answer`,
      },
    ];
  } finally {
    await place.leave();
  }
}

/** Everything is asked for before anybody works on it, so that a worker is never out of work while it is measured. */
async function payOut(place: Place, { idle, working }: { idle: Running[]; working: Running[] }): Promise<number> {
  const { people, control } = place;
  const opened = await eachOf(
    Array.from({ length: PAYOUTS }, (_, n) => n),
    async () => people.open(await people.give()),
  );
  await untilIdle(place);
  for (const worker of idle) await holdAtRest(place, worker);
  await eachOf(opened, people.takeOut);
  await control('POST', '/settings', { answer_delay_ms: ANSWER_MS });
  for (const worker of working) worker.goOn();
  const perSecond = await payOutAll(place, PAYOUTS);
  await control('POST', '/settings', { answer_delay_ms: 0 });
  for (const worker of idle) worker.goOn();
  await untilIdle(place);
  return perSecond;
}
