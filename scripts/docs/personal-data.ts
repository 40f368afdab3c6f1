import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PERSONAL, type PersonalColumn } from '../../apps/server/src/own-data/inventory.ts';
import { root } from '../root.mjs';

const DOCUMENT = join(root, 'docs/operations/personal-data.md');
const START = '<!-- inventory -->';
const END = '<!-- /inventory -->';

/** The table of docs/operations/personal-data.md, as the inventory has it. */
export const table = (): string =>
  [
    '| where | what | when the person is erased | otherwise kept for |',
    '|---|---|---|---|',
    ...Object.entries<PersonalColumn>(PERSONAL).map(
      ([place, { holds, atErasure, keptFor, why }]) =>
        `| \`${place}\` | ${holds} | ${why ? `${atErasure}: ${why}` : atErasure} | ${keptFor} |`,
    ),
  ].join('\n');

/** The table that stands in the document. */
export function writtenTable(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  return text.slice(text.indexOf(START) + START.length, text.indexOf(END)).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before] = text.split(START);
  const [, after] = text.split(END);
  writeFileSync(DOCUMENT, `${before}${START}\n\n${table()}\n\n${END}${after}`);
}
