import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** A crash leaves either the old file or the new one, never half of it. */
export function writeFileWhole(path: string, text: string, mode: number): void {
  const scratch = `${path}.${process.pid}`;
  const file = openSync(scratch, 'w', mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(scratch, path);
}
