/**
 * Anything one can write but control characters, half a sign, and what turns the direction of reading around, with which a
 * name could show another one.
 */
const SIGN = '[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]';

/** One line of free text that goes on a card or into a log of decisions. */
export const ONE_LINE = new RegExp(`^${SIGN}*$`, 'u');
/** Free text with line breaks. */
export const LINES = new RegExp(`^(?:${SIGN}|\\n)*$`, 'u');

/** In letters, as the server and its database count: a sign outside the first plane is one, though a script holds it as two. */
export const lettersIn = (text: string): number => [...text].length;

/** Whether a text can be kept as it was typed, but for the space around it. */
export function isWritten(typed: string, pattern: RegExp, longest: number): boolean {
  const text = typed.trim();
  return lettersIn(text) <= longest && pattern.test(text);
}
