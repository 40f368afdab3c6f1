import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** A zombie still answers signals, and in a container whose first process reaps nobody it stays for good. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false; // EPERM: alive, and somebody else's.
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (platform() !== 'linux') return false;
  try {
    // The state follows the command, which stands in brackets and may itself contain any character.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false; // The process ended between the two questions; the next look will say so.
  }
}
