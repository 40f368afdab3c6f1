import type { Step } from './deed.ts';
import type { Breach } from './laws.ts';
import { type Outcome, relive } from './simulate.ts';

/**
 * Leaves out as many steps as it can while the same law is still broken. First everything about other gifts than the one in
 * trouble, which is most of it; then halves of the rest, and ever smaller pieces.
 */
export async function shrink(outcome: Outcome, withinMs: number): Promise<Outcome> {
  const until = performance.now() + withinMs;
  const [breach] = outcome.breaches;
  if (!breach) return outcome;
  let shortest = outcome;
  const breaksWithout = async (steps: readonly Step[]): Promise<boolean> => {
    const tried = await relive(steps);
    const same = tried.breaches.filter(({ law }) => law === breach.law);
    if (same.length === 0) return false;
    shortest = { ...tried, breaches: [...same, ...tried.breaches.filter(({ law }) => law !== breach.law)] };
    return true;
  };

  const focused = about(breach, outcome.steps);
  if (focused.length < outcome.steps.length) await breaksWithout(focused);
  for (let piece = Math.ceil(shortest.steps.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let from = 0; from < shortest.steps.length; ) {
      if (performance.now() > until) return shortest;
      const { steps } = shortest;
      if (!(await breaksWithout([...steps.slice(0, from), ...steps.slice(from + piece)]))) from += piece;
    }
  }
  return shortest;
}

const NAME = /\b[gcd]\d+\b/g;

/** The steps about the gift that a breach names and about what came of it, and those that are about no gift at all. */
function about({ words }: Breach, steps: readonly Step[]): Step[] {
  const related = new Set(words.match(NAME) ?? []);
  // What is named after a step began in it, so that a claim of a gift in trouble is in trouble too.
  for (const { at, choice } of steps) {
    const isRelated = JSON.stringify(choice)
      .match(NAME)
      ?.some((name) => related.has(name));
    if (isRelated) for (const letter of ['c', 'd']) related.add(`${letter}${at}`);
  }
  if (related.size === 0) return [...steps];
  return steps.filter(({ at, deed, choice }) => {
    const names = [...(JSON.stringify(choice).match(NAME) ?? []), ...(deed === 'pay' ? [`g${at}`] : [])];
    return names.length === 0 || names.some((name) => related.has(name));
  });
}
