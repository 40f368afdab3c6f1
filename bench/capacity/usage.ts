import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

interface Stat {
  pid: number;
  parent: number;
  /** Seconds of processor time, its own and that of children that have ended. */
  own: number;
  ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (at: number) => Number(fields[at]) / TICKS;
    return { pid, parent: Number(fields[1]), own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) };
  } catch (error) {
    // It ended while we looked.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function childrenOf(parent: number): Stat[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => statOf(Number(pid))).filter((stat): stat is Stat => stat?.parent === parent);
}

/** Processor seconds of a process and of its children, also of those that have ended. PostgreSQL has one for each connection. */
export function processorSeconds(pid: number): number {
  const stat = statOf(pid);
  if (!stat) throw new Error(`Process ${pid} has ended.`);
  return stat.own + stat.ended + childrenOf(pid).reduce((sum, child) => sum + child.own, 0);
}

/** What a process and its children hold in memory, what they share counted once. */
export const memoryBytes = (pid: number): number => heldBy(pid, 'Pss');

/** What they hold for themselves alone: neither files nor what PostgreSQL keeps for all of its connections. */
export const ownBytes = (pid: number): number => heldBy(pid, 'Pss_Anon');

function heldBy(pid: number, what: 'Pss' | 'Pss_Anon'): number {
  let bytes = 0;
  for (const member of [pid, ...childrenOf(pid).map((child) => child.pid)]) {
    try {
      const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
      bytes += Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return bytes;
}
