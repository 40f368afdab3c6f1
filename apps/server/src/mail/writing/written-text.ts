/** Characters that break a header or turn the direction of what follows: they let a name pass for something else. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A name or a reason as one line, fit for a subject. A header cannot be broken out of: there is no line break left. */
export function oneLine(text: string, atMost = 80): string {
  const characters = [...text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()];
  return characters.length <= atMost
    ? characters.join('')
    : `${characters
        .slice(0, atMost - 1)
        .join('')
        .trimEnd()}…`;
}

/** A message with its line breaks and nothing else that does not show. */
export const manyLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(UNSEEN, ' ').trimEnd())
    .join('\n')
    .trim();

/**
 * What a sender wrote reaches strangers under our name, and mail programs turn anything that looks like an address into
 * a link. A zero-width space after each such mark leaves the words as they were and nothing to press.
 */
export const unlinked = (text: string): string => text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u200B');

/** The first letter as a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
