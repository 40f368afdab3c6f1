import { parseQuid } from '@jara/domain/gift/quid';
import { codeFromPaste } from '../../components/quid-typing.ts';
import { words } from './words/en.tsx';

/** As much as the server reads of it. */
const MOST = 400;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** A full stop or a bracket behind a link belongs to the sentence around it. */
const BEHIND_A_LINK = /[.,;:!?)\]}'"’”]+$/;

/** "jara.test": an address without anything that marks it as one. It is for the server to judge. */
const A_PLACE = /\w\.\w|\//;

export type ToCheck = { text: string } | { problem: string };

/**
 * What is asked about of whatever was pasted: the one link in a message, or all of it. Of several links one may be real and stand
 * there for the other, so none is checked for all.
 */
export function whatToCheck(pasted: string): ToCheck {
  const text = pasted.trim();
  if (text === '') return { problem: words.nothingPasted };
  const links = [...new Set((text.match(LINK) ?? []).map((link) => link.replace(BEHIND_A_LINK, '')))];
  if (links.length > 1) return { problem: words.severalLinks };
  const asked = links[0] ?? (A_PLACE.test(text) ? text : (codeIn(text) ?? text));
  return asked.length > MOST ? { problem: words.tooLong } : { text: asked };
}

/** A code with words around it. */
const codeIn = (text: string): string | undefined => parseQuid(codeFromPaste(text));
