import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

await ensureInstalled();
process.chdir(root);
/** What is measured as it is deployed is built first; a part that is not named here runs from the sources. */
const BUILT = {
  capacity: ['server', 'sandbox'],
  disk: ['server', 'sandbox'],
  giveaway: ['web'],
  looking: ['web'],
  payouts: ['server', 'sandbox'],
  start: ['server', 'sandbox', 'web'],
  statements: ['server', 'sandbox'],
};
const part = process.argv.slice(2).find((word) => !word.startsWith('--'));
const built = part === undefined ? Object.values(BUILT).flat() : BUILT[part];
if (built) await build([...new Set(built)]);

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'bench/run.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
