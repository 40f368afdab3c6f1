import { isBlank, lettersIn, ONE_LINE, TURNED } from '../free-text.ts';
import { maskText } from './mask.ts';

const LONGEST = 40;

/** What is wrong with the name of a saved view, in words for whoever typed it. A name is kept and shown, so it names nobody. */
export function viewNameProblem(typed: string): string | undefined {
  const name = typed.trim();
  if (isBlank(name)) return 'Give the view a name';
  if (lettersIn(name) > LONGEST) return `A name can have at most ${LONGEST} characters`;
  if (!ONE_LINE.test(name) || TURNED.test(name)) return 'A name cannot hold signs that nobody sees';
  if (name.includes('@') || maskText(name) !== name)
    return 'Leave codes, addresses and account numbers out of the name';
  return undefined;
}
