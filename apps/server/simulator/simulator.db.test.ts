import { afterAll, expect, it } from 'vitest';
import { lawsLike } from './laws.ts';
import { shrink } from './shrink.ts';
import { closeWorlds, type Outcome, relive, simulate } from './simulate.ts';

/** `npm run simulate` sets these; without them it is the slice of `npm test`, about a minute on one core. */
const {
  SIMULATE_SEED,
  SIMULATE_SEEDS,
  SIMULATE_STEPS,
  SIMULATE_SHRINK_SECONDS,
  SIMULATE_WITHOUT,
  SIMULATE_LAW,
  SIMULATE_MINUTES,
} = process.env;
const isCommand = SIMULATE_SEED !== undefined;
const FIRST = Number(SIMULATE_SEED ?? 1);
const SEEDS = Number(SIMULATE_SEEDS ?? 5);
const STEPS = Number(SIMULATE_STEPS ?? 120);
const SHRINK_MS = Number(SIMULATE_SHRINK_SECONDS ?? 30) * 1_000;
const LAWS = lawsLike(SIMULATE_LAW ?? '');
const WITHOUT = (SIMULATE_WITHOUT ?? '').split(',');
const UNTIL =
  Number(SIMULATE_MINUTES ?? 0) > 0 ? Date.now() + Number(SIMULATE_MINUTES) * 60_000 : Number.POSITIVE_INFINITY;
const SECONDS_PER_STEP = 1;

const report = ({ breaches, story }: Outcome, seed: number) =>
  [`seed ${seed}, ${story.length} step(s):`, ...story, ...inWords(breaches)].join('\n');
const inWords = (breaches: Outcome['breaches']) => breaches.map(({ law, words }) => `   ✗  ${law}: ${words}`);

afterAll(closeWorlds);

it('tells the same story again from the same seed, and from the steps it chose', { timeout: 120_000 }, async () => {
  const first = await simulate(4, 25);
  expect(first.story.length).toBeGreaterThan(15);
  expect((await simulate(4, 25)).steps).toEqual(first.steps);
  expect((await relive(first.steps)).story).toEqual(first.story);
});

for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
  it(`keeps every promise about money through ${STEPS} steps from seed ${seed}`, {
    timeout: 120_000 + STEPS * SECONDS_PER_STEP * 1_000 + 2 * SHRINK_MS,
  }, async () => {
    if (Date.now() > UNTIL) return;
    const startedAt = performance.now();
    const whole = await simulate(seed, STEPS, WITHOUT);
    const outcome = { ...whole, breaches: whole.breaches.filter(({ law }) => LAWS.includes(law)) };
    const isClean = outcome.breaches.length === 0;
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    // Stories are told when all is over; until then this is what there is to see.
    if (isCommand)
      console.log(
        [`seed ${seed}: ${isClean ? 'clean' : 'broken'} (${seconds} s)`, ...inWords(outcome.breaches)].join('\n'),
      );
    if (isClean) return;
    const shortest = SHRINK_MS > 0 ? await shrink(outcome, SHRINK_MS) : outcome;
    expect.fail(report(shortest, seed));
  });
}
