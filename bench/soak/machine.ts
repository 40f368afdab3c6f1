import { readFileSync } from 'node:fs';
import { type Machine, quantile } from './verdict.ts';

/** Larger than the caches next to a core, so that it is also seen when others use the memory. */
const NUMBERS = new Uint32Array(1 << 20);
const EVERY_MS = 1_000;

/** Of an hour that ends slower than it began it has to be known whether the product became slower, or what it ran on. */
export function watchMachine(): { turnPage(): Machine; leave(): void } {
  let tried: number[] = [];
  let before = processorTime();
  const timer = setInterval(() => tried.push(pieceOfWork()), EVERY_MS);
  return {
    turnPage: () => {
      const [work, now] = [tried, processorTime()];
      const taken = (now.taken - before.taken) / Math.max(1, now.all - before.all);
      tried = [];
      before = now;
      return { workMs: quantile(work, 0.5), taken };
    },
    leave: () => clearInterval(timer),
  };
}

function pieceOfWork(): number {
  const startedAt = process.cpuUsage();
  let last = 1;
  for (let n = 0; n < NUMBERS.length; n += 1) {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    NUMBERS[n] = (NUMBERS[n] ?? 0) ^ last;
  }
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1_000;
}

/** Since the machine started, as Linux counts it: what it was used for, what it waited, and, eighth, what was taken. */
function processorTime(): { taken: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { taken: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}
