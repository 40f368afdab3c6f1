import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../scripts/root.mjs';
import type { Line } from './report.ts';

const MINUTE_MS = 60_000;

/** All tests, as CI runs them. Where one fails nothing is measured: a run that gives up early is no faster one. */
export async function benchTests(): Promise<Line[]> {
  const startedAt = performance.now();
  const tests = spawn('npm', ['test'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '';
  for await (const line of createInterface({ input: tests.stdout })) {
    console.log(line);
    if (line !== '') last = line;
  }
  if (tests.exitCode === null) await once(tests, 'exit');
  if (tests.exitCode !== 0) throw new Error(`npm test: ${last}`);
  return [
    {
      measure: 'npm test',
      against: '–',
      value: (performance.now() - startedAt) / MINUTE_MS,
      unit: 'min',
      must: { atMost: 12 },
      aim: 8,
      absolute: last,
    },
  ];
}
