import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';

const STAMP = 'node_modules/.jara-install';

/** Installs exactly what the lock file says, when that has not been done yet. */
export async function ensureInstalled() {
  // A node_modules shared between machines holds the programs of the one that filled it.
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`;
  const found = readStamp(STAMP);
  if (found === wanted) return;
  if (found === undefined && isFreshByNpm()) return writeStamp(STAMP, wanted);
  if (isLink('node_modules')) {
    // npm ci would empty the folder behind the link, which belongs to somebody else.
    throw new Error('node_modules is a link and not up to date. Remove the link, or run npm ci where it leads.');
  }
  console.log('Installing the packages; this takes about a minute and happens once.');
  // The build tools are development packages, which NODE_ENV=production would leave out.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed; its message is above.');
  writeStamp(STAMP, wanted);
}

/** Somebody ran npm by hand: npm's own record of what it installed is newer than the lock file. */
function isFreshByNpm() {
  const record = join(root, 'node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function isLink(path) {
  return lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
