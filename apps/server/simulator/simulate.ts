import { createRandom, type Random } from '../sample-data/random.ts';
import { BrokenAnswer } from './ask.ts';
import type { Step } from './deed.ts';
import { MISHAPS } from './door-to-provider.ts';
import { DRAWS } from './draws.ts';
import { FORGETFUL_PROVIDER } from './forgetful-provider.ts';
import { judge } from './judge.ts';
import type { Breach } from './laws.ts';
import { MACHINE } from './machine.ts';
import { PEOPLE } from './people.ts';
import { PROVIDER_MOODS } from './provider-moods.ts';
import { bringToRest } from './rest.ts';
import { SENDERS } from './senders.ts';
import { STAFF } from './staff.ts';
import { watch } from './watch.ts';
import { createSimulatedWorld, type SimulatedWorld } from './world.ts';

const DEEDS = { ...PEOPLE, ...DRAWS, ...SENDERS, ...STAFF, ...PROVIDER_MOODS, ...FORGETFUL_PROVIDER, ...MACHINE };
type DeedName = keyof typeof DEEDS;

type Weights = Record<DeedName, number>;

/** Without these there is no story. */
const ALWAYS: readonly string[] = ['pay', 'claim', 'enter', 'drawDue', 'collect', 'withdraw', 'work'];

/**
 * Lives in which everything happens a little are all alike, and what takes several rare deeds of one kind never comes. So each
 * life is without some deeds and has more of others.
 */
const weightsOf = (random: Random, left: readonly string[]) =>
  Object.fromEntries(
    Object.entries(DEEDS).map(([name, { weight }]) => {
      const taste = random.pick([0, 0.3, 1, 1, 3]);
      return [name, left.includes(name) ? 0 : weight * (ALWAYS.includes(name) ? Math.max(taste, 1) : taste)];
    }),
  ) as Weights;

/** Those in which the product calls the provider, where something can go wrong on the way. */
const CALLING: readonly string[] = [
  'pay',
  'withdraw',
  'work',
  'sweep',
  'compare',
  'reconcileNow',
  'askBank',
  'workOnItem',
  'drawDue',
];
const MISHAP_CHANCE = 0.12;
const LETTERS: Readonly<Record<string, string>> = { pay: 'g', claim: 'c', collect: 'c', enter: 'e', dispute: 'd' };

export interface Outcome {
  breaches: Breach[];
  losses: number;
  /** The steps as they were chosen; the same steps make the same story. */
  steps: Step[];
  /** The steps in words, each with how it went. */
  story: string[];
}

/** One life of the product from a seed: so many steps, rest, judgement. */
export const simulate = (seed: number, length: number, without: readonly string[] = []): Promise<Outcome> => {
  const random = createRandom(`simulate:${seed}`);
  const weights = weightsOf(random, without);
  return live(async function* (world) {
    for (let at = 1; at <= length; at += 1) {
      const step = await chooseStep(world, random, weights, at);
      if (step) yield step;
    }
  });
};

/** The same again from steps that were chosen before, or from some of them. */
export const relive = (steps: readonly Step[]): Promise<Outcome> =>
  live(async function* () {
    yield* steps;
  });

async function live(choices: (world: SimulatedWorld) => AsyncGenerator<Step>): Promise<Outcome> {
  const world = await enterWorld();
  const outcome: Outcome = { breaches: [], losses: 0, steps: [], story: [] };
  try {
    for await (const step of choices(world)) {
      outcome.steps.push(step);
      world.tick();
      outcome.story.push(await take(world, step));
      await watch(world);
    }
    const refusals = await bringToRest(world);
    Object.assign(outcome, await judge(world, refusals));
  } catch (error) {
    // What broke the simulator itself is thrown as it is: its world may be broken as well, and nobody lives in that again.
    if (!(error instanceof BrokenAnswer)) throw error;
    outcome.breaches.push({ law: 'nothing breaks', words: error.message });
  }
  await leaveWorld(world);
  return outcome;
}

let empty: SimulatedWorld | undefined;

/** A world is costly to make, so the next life begins in the one that was left, made new. */
async function enterWorld(): Promise<SimulatedWorld> {
  const world = empty ?? (await createSimulatedWorld());
  empty = undefined;
  return world;
}

async function leaveWorld(world: SimulatedWorld): Promise<void> {
  await world.reset();
  empty = world;
}

export async function closeWorlds(): Promise<void> {
  await empty?.close();
  empty = undefined;
}

const TRIES = 8;

async function chooseStep(
  world: SimulatedWorld,
  random: Random,
  weights: Weights,
  at: number,
): Promise<Step | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const name = random.weighted(weights);
    const choice = await DEEDS[name].choose(world, random);
    if (choice === undefined) continue;
    const mishap = CALLING.includes(name) && random.chance(MISHAP_CHANCE) ? random.pick(MISHAPS) : undefined;
    return { at, deed: name, choice, ...(mishap && { mishap, afterCalls: random.between(0, 2) }) };
  }
  return undefined;
}

async function take(world: SimulatedWorld, { at, deed: name, choice, mishap, afterCalls = 0 }: Step): Promise<string> {
  const deed = DEEDS[name as DeedName];
  const told = `${deed.tell(choice)}${mishap ? ` [call ${afterCalls + 1} to the provider: ${mishap}]` : ''}`;
  const how = await world.within(mishap, afterCalls, () => deed.perform(world, choice, `${LETTERS[name] ?? 'x'}${at}`));
  return `${String(at).padStart(5)}  ${told}${how ? ` → ${how}` : ''}`;
}
