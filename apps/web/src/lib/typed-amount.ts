/** The largest whole part worth typing: twelve digits are far beyond any limit and still exact. */
const MAX_WHOLE_DIGITS = 12;

const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * Puts thousands separators into an amount while it is being typed and says where the caret belongs afterwards: behind
 * the same digit as before.
 */
export function formatTyped(text: string, caret: number = text.length): { text: string; caret: number } {
  const digitsBefore = keepNumber(text.slice(0, caret)).length;
  const kept = keepNumber(text);
  const [whole = '', decimals] = kept.split('.');
  const grouped = whole.replace(GROUPS, ',');
  const formatted = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return { text: formatted, caret: caretBehind(formatted, Math.min(digitsBefore, kept.length)) };
}

/** Digits and at most one point with at most two decimals; leading zeros go, except the one before the point. */
function keepNumber(text: string): string {
  const [before = '', ...after] = text.replace(/[^\d.]/g, '').split('.');
  const whole = before.replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
  if (after.length === 0) return whole;
  return `${whole === '' ? '0' : whole}.${after.join('').slice(0, 2)}`;
}

function caretBehind(formatted: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === count) return index;
    if (formatted[index] !== ',') seen += 1;
  }
  return formatted.length;
}
