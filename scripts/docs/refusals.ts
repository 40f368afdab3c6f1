import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REFUSALS } from '../../packages/contract/src/refusals.ts';
import { root } from '../root.mjs';

const DOCUMENT = join(root, 'docs/refusals.md');
const START = '<!-- refusals -->';
const END = '<!-- /refusals -->';

/** The table of docs/refusals.md, as the contract has it. */
export const table = (): string =>
  [
    '| code | status | what a person reads |',
    '|---|---|---|',
    ...Object.entries(REFUSALS).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`),
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
