import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { breakages } from './list.mjs';

const DOCUMENT = join(root, 'docs/testing.md');
const START = '<!-- breakages -->';
const END = '<!-- /breakages -->';

const rowOf = ({ name, change, edits, test, catches }) =>
  `| ${name} | \`${edits[0].file}\`: ${change} | \`${test}\` › ${catches} |`;

/** The table of docs/testing.md, as the list of breakages has it. */
export const table = () =>
  ['| breakage | change | test that catches it |', '|---|---|---|', ...breakages.map(rowOf)].join('\n');

/** The table that stands in the document. */
export function writtenTable() {
  const text = readFileSync(DOCUMENT, 'utf8');
  return text.slice(text.indexOf(START) + START.length, text.indexOf(END)).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before] = text.split(START);
  const [, after] = text.split(END);
  writeFileSync(DOCUMENT, `${before}${START}\n\n${table()}\n\n${END}${after}`);
}
