import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Line {
  measure: string;
  against: string;
  value: number;
  unit: 'ratio' | 'ms' | 's' | 'min' | 'KB' | 'MB';
  must: { atLeast?: number; atMost?: number };
  aim: number;
  absolute: string;
}

const DIGITS: Record<Line['unit'], number> = { ratio: 2, ms: 0, s: 2, min: 1, KB: 1, MB: 0 };

const reaches = ({ value, must }: Line) =>
  (must.atLeast === undefined || value >= must.atLeast) && (must.atMost === undefined || value <= must.atMost);

export const COLUMNS = ['measure', 'against', 'measured', 'must', 'aim', 'reached', 'figures'] as const;
export type Row = Record<(typeof COLUMNS)[number], string>;

/** A line as people read it. */
export const rowOf = (line: Line): Row => ({
  measure: line.measure,
  against: line.against,
  measured:
    line.unit === 'ratio' ? line.value.toFixed(DIGITS.ratio) : `${line.value.toFixed(DIGITS[line.unit])} ${line.unit}`,
  must:
    line.must.atLeast !== undefined
      ? `≥ ${line.must.atLeast}`
      : `≤ ${line.must.atMost}${line.unit === 'ratio' ? '' : ` ${line.unit}`}`,
  aim: String(line.aim),
  reached: reaches(line) ? 'yes' : 'NO',
  figures: line.absolute,
});

/** Prints one table, writes it as JSON, and tells whether every line reached what it must. */
export function report(lines: Line[]): boolean {
  const rows = lines.map(rowOf);
  console.table(rows);
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'results');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(
    path.join(folder, 'latest.json'),
    `${JSON.stringify({ at, node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, lines }, null, 2)}\n`,
  );
  return lines.every(reaches);
}

/** The middle one: a noisy moment of the machine pulls an average, but not this. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
