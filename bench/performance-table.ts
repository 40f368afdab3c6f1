import { measuredPlace } from './guide.ts';
import { COLUMNS, type Line, type Row, rowOf } from './report.ts';

const PLACE = measuredPlace('docs/performance.md', 'npm run bench -- --write');
const HEAD = [...COLUMNS, 'measured on'];

/** Puts what was measured into the guide. Rows of parts that were not run stay as they are, with the day they are from. */
export function writePerformance(lines: readonly Line[], { day, note }: { day: string; note: string }): void {
  PLACE.write(joinTable(PLACE.read(), lines.map(rowOf), note === '' ? day : `${day}, ${note}`));
}

/** A row is known by what is measured and against what; a new one goes below the others. */
export function joinTable(table: string, rows: readonly Row[], when: string): string {
  const known = new Map(cellsOf(table).map((cells) => [keyOf(cells), cells]));
  for (const row of rows) {
    const cells = [...COLUMNS.map((column) => row[column]), when];
    known.set(keyOf(cells), cells);
  }
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [lineOf(HEAD), lineOf(HEAD.map(() => '---')), ...[...known.values()].map(lineOf)].join('\n');
}

const keyOf = ([measure, against]: readonly string[]): string => `${measure} ÷ ${against}`;

/** Of every line of a table but its head and the rule below it. */
const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
