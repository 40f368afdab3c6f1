import { isBlank, LINES, lettersIn, TURNED } from '../free-text.ts';

export const LONGEST_NOTE = 2_000;

/** What is wrong with a note as it was typed, in words for its writer. */
export function noteProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (isBlank(text)) return 'Write something first';
  if (lettersIn(text) > LONGEST_NOTE) return 'A note can have at most 2,000 characters';
  if (!LINES.test(text) || TURNED.test(text)) return 'A note cannot hold signs that nobody sees';
  return undefined;
}

interface Named {
  name: string;
}

/** A name is the same however its accents were typed, and in capitals. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const IN_A_WORD = /[\p{L}\p{M}\p{N}_]/u;
const isInWord = (sign: string | undefined): boolean => sign !== undefined && IN_A_WORD.test(sign);

/**
 * Whom a note mentions: everybody whose whole name stands behind an @. Where one name begins another, the longer one is meant.
 * Two people of one name are both mentioned: better one look too many than one that nobody has.
 */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const words = folded(text);
  const mentioned = new Set<string>();
  for (const { index } of words.matchAll(/@/g)) {
    // The @ of an address mentions nobody.
    if (isInWord(words[index - 1])) continue;
    const behind = words.slice(index + 1);
    const [longest] = people
      .map(({ name }) => folded(name))
      .filter((name) => name !== '' && behind.startsWith(name) && !isInWord(behind[name.length]))
      .sort((a, b) => b.length - a.length);
    if (longest !== undefined) mentioned.add(longest);
  }
  return people.filter(({ name }) => mentioned.has(folded(name)));
}
