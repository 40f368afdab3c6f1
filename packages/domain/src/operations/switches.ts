import { words as english, type Words } from './words/en.ts';

/** What a Super Admin can pause, for every process at once. */
export const SWITCHES = ['payouts', 'claims', 'creation'] as const;
export type SwitchName = (typeof SWITCHES)[number];

/**
 * What people read who meet something that is paused.
 * @internal Tests compare with it; the server says it in the reader's language.
 */
export const PAUSED_SENTENCES: Record<SwitchName, string> = english.paused;

/** One line for all that is paused; undefined when nothing is. */
export function pausedSentence(paused: readonly SwitchName[], words: Words = english): string | undefined {
  const [only, ...others] = paused;
  if (only === undefined) return undefined;
  return others.length === 0 ? words.paused[only] : words.partsArePaused;
}
