import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HISTORY, type HistoryRule } from '../../apps/server/testing/history-rules.ts';
import { root } from '../root.mjs';

const DOCUMENT = join(root, 'docs/operations/history.md');
const START = '<!-- tables -->';
const END = '<!-- /tables -->';

const HEADS = {
  pruned: ['## What goes by itself', '| table | kept for | taken away by | found by |', '|---|---|---|---|'],
  kept: ['## What stays, and why', '| table | why |', '|---|---|'],
  small: ['## What does not grow', '| table | how many |', '|---|---|'],
};

const row = (table: string, rule: HistoryRule): string =>
  rule.kind === 'pruned'
    ? `| \`${table}\` | ${rule.keptFor} | \`${rule.by}\` | \`${rule.foundBy}\` |`
    : `| \`${table}\` | ${rule.why} |`;

/** The tables of docs/operations/history.md, as the rules have them. */
export const tables = (): string =>
  (['pruned', 'kept', 'small'] as const)
    .map((kind) => {
      const [title, ...head] = HEADS[kind];
      const rules = Object.entries(HISTORY).filter(([, rule]) => rule.kind === kind);
      return `${title}\n\n${[...head, ...rules.map(([table, rule]) => row(table, rule))].join('\n')}`;
    })
    .join('\n\n');

/** The tables that stand in the document. */
export function writtenTables(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  return text.slice(text.indexOf(START) + START.length, text.indexOf(END)).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before] = text.split(START);
  const [, after] = text.split(END);
  writeFileSync(DOCUMENT, `${before}${START}\n\n${tables()}\n\n${END}${after}`);
}
