import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/root.mjs';

const END = '<!-- /measured -->';

/** A place in a guide that a command fills with what it measured; `command` stands in it, for whoever wants to do it again. */
export function measuredPlace(guide: string, command: string) {
  const file = path.join(root, guide);
  const begin = `<!-- measured: ${command} -->`;
  const parts = () => {
    const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin);
    const end = rest.indexOf(END);
    if (end === -1) throw new Error(`${guide} has no place for ${begin} … ${END}`);
    // Other places end with the same words.
    return { before, inside: rest.slice(0, end), after: rest.slice(end + END.length) };
  };
  return {
    read: (): string => parts().inside.trim(),
    write: (text: string): void => {
      const { before, after } = parts();
      writeFileSync(file, `${before}${begin}\n\n${text}\n\n${END}${after}`);
      console.log(`Written into ${guide}.`);
    },
  };
}
