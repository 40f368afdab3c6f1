/** One line of free text that goes on a card or into a log of decisions: no control characters. */
export const ONE_LINE = /^[^\p{Cc}]*$/u;
/** Free text with line breaks. */
export const LINES = /^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u;

/** In letters, as the server and its database count: a sign outside the first plane is one, though a script holds it as two. */
export const lettersIn = (text: string): number => [...text].length;

/** Whether a text can be kept as it was typed, but for the space around it. */
export function isWritten(typed: string, pattern: RegExp, longest: number): boolean {
  const text = typed.trim();
  return lettersIn(text) <= longest && pattern.test(text);
}
