import { groupQuid, normaliseQuid, parseQuid } from '@jara/domain/gift/quid';

const LINK_CODE = /(?:\/claim\/|[?&]quid=)([0-9a-z-]{13,20})/i;
const CODE_SHAPE = /\b[0-9a-z]{4}[\s-]?[0-9a-z]{5}[\s-]?[0-9a-z]{4}\b/gi;

/** Finds the code in whatever was pasted: the code alone, a claim link, or a whole message around it. */
export function codeFromPaste(text: string): string {
  const inLink = LINK_CODE.exec(text)?.[1];
  if (inLink) return groupQuid(inLink);
  const candidates = text.match(CODE_SHAPE) ?? [];
  // A sentence can hold other words of the same length; the check symbol tells the code from them.
  return groupQuid(candidates.find((candidate) => parseQuid(candidate) !== undefined) ?? candidates[0] ?? text);
}

export interface Typed {
  text: string;
  caret: number;
}

/** The field after a key press: grouped again, with the caret behind the same symbol as before. */
export function regrouped({ text, caret }: Typed): Typed {
  const grouped = groupQuid(text);
  const symbolsBefore = normaliseQuid(text.slice(0, caret)).length;
  return { text: grouped, caret: placeOf(symbolsBefore, grouped, caret === text.length) };
}

function placeOf(symbols: number, grouped: string, atEnd: boolean): number {
  if (atEnd) return grouped.length;
  let seen = 0;
  let place = 0;
  while (seen < symbols && place < grouped.length) {
    if (grouped[place] !== '-') seen += 1;
    place += 1;
  }
  return place;
}
