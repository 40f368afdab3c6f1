/** The largest whole part worth typing: twelve digits are far beyond any limit and still exact. */
const MAX_WHOLE_DIGITS = 12;

/** An amount, or the beginning of one: figures and what people put between and before them, then a point and the kobo. */
const AMOUNT_SO_FAR = /^(?:\s*(?:₦|NGN))?[\d,\s]*(?:\.\d{0,2}\s*)?$/i;

const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * Puts thousands separators into an amount while it is being typed and says where the caret belongs afterwards: behind
 * the same digit as before. What cannot become an amount ("5k", "1e3", "-5") stays as it was typed, to be refused in
 * words: leaving out what does not fit would make another amount of it.
 */
export function formatTyped(text: string, caret: number = text.length): { text: string; caret: number } {
  if (!AMOUNT_SO_FAR.test(text)) return { text, caret };
  const digitsBefore = keepNumber(text.slice(0, caret)).length;
  const kept = keepNumber(text);
  const [whole = '', decimals] = kept.split('.');
  const grouped = whole.replace(GROUPS, ',');
  const formatted = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return { text: formatted, caret: caretBehind(formatted, Math.min(digitsBefore, kept.length)) };
}

/** Digits and the point; leading zeros go, except the one before the point. */
function keepNumber(text: string): string {
  const [before = '', decimals] = text.replace(/[^\d.]/g, '').split('.');
  const whole = before.replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
  return decimals === undefined ? whole : `${whole === '' ? '0' : whole}.${decimals}`;
}

function caretBehind(formatted: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === count) return index;
    if (formatted[index] !== ',') seen += 1;
  }
  return formatted.length;
}
