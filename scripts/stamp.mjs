import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache']);

/** One hash over the names and contents of files and folders; tests are left out, as they are not built. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(path)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function readStamp(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

export function writeStamp(file, value) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${value}\n`);
}

export function removeStamp(file) {
  rmSync(join(root, file), { force: true });
}

function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => filesIn(`${path}/${name}`));
}
