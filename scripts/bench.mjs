import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'bench/run.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
