import type { Random } from '../sample-data/random.ts';
import type { Mishap } from './door-to-provider.ts';
import type { SimulatedWorld } from './world.ts';

/** One thing that somebody can do. What is chosen once can be done again in another run, by names alone. */
export interface Deed<Choice> {
  /** How often, beside the others. */
  weight: number;
  /** What exactly, as the world stands; undefined when there is nothing to do it with. */
  choose(world: SimulatedWorld, random: Random): Choice | undefined | Promise<Choice | undefined>;
  /** Does it and says how it went. What its names no longer mean is left undone. */
  perform(world: SimulatedWorld, choice: Choice, name: string): Promise<string | undefined>;
  tell(choice: Choice): string;
}

/** A choice is plain data, so that a story can be kept, cut short and told again. */
export type Choice = Readonly<Record<string, unknown>>;

export const deed = <Own extends object>(own: Deed<Own>): Deed<Choice> => own as unknown as Deed<Choice>;

export interface Step {
  /** The number of the step in the first telling; what begins in it is named after it. */
  at: number;
  deed: string;
  choice: Choice;
  mishap?: Mishap;
  /** How many calls go well before the one that does not. */
  afterCalls?: number;
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : random.pick(items);

/** Rather one of the last few: things happen to what is fresh. */
export const oneOfTheLast = <Item>(random: Random, items: readonly Item[], last = 6): Item | undefined =>
  oneOf(random, random.chance(0.75) ? items.slice(-last) : items);
