/**
 * Anything one can write but control characters, half a sign, and what turns the direction of reading around, with which a
 * name could show another one.
 */
const SIGN = '[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]';

/** One line of free text that goes on a card or into a log of decisions. */
export const ONE_LINE = new RegExp(`^${SIGN}*$`, 'u');
/** Free text with line breaks. */
export const LINES = new RegExp(`^(?:${SIGN}|\\n)*$`, 'u');

/** Marks that turn the direction of what is read, so that it reads otherwise than it is written. */
export const TURNED = /\p{Bidi_Control}/u;

const INK = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing that anybody could read: empty, or made of spaces, joiners, soft hyphens, marks of direction and fillers. */
export const isBlank = (text: string): boolean => !INK.test(text);

/** In letters, as the server and its database count: a sign outside the first plane is one, though a script holds it as two. */
export const lettersIn = (text: string): number => [...text].length;

/** Whether a text can be kept as it was typed, but for the space around it. */
export function isWritten(typed: string, pattern: RegExp, longest: number): boolean {
  const text = typed.trim();
  return lettersIn(text) <= longest && pattern.test(text);
}
