const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const WHOLE_NUMBER = /^-?\d+$/;

/**
 * Reads JSON without losing digits. The provider's ids are unsigned 64-bit, and `JSON.parse` would round
 * them beyond 2^53, so a whole number that a double cannot hold is read as the string of its digits.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(STRING_OR_NUMBER, quoteWhenTooLarge));
}

/** Reads JSON that came from elsewhere; text that is no JSON at all is `undefined`, which no JSON text means. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function quoteWhenTooLarge(token: string): string {
  if (token.length < 16 || !WHOLE_NUMBER.test(token)) return token;
  return Number.isSafeInteger(Number(token)) ? token : `"${token}"`;
}
