import './node-version.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** `npm run soak:load -- --minutes 60`: an hour of two servers and two workers under a steady load. `--rate 0.5` halves the load. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    note: { type: 'string', default: '' },
  },
});
for (const name of ['minutes', 'rate']) {
  if (!(Number(values[name]) > 0)) {
    console.error(`--${name} must be a number above zero`);
    process.exit(1);
  }
}

await ensureInstalled();
process.chdir(root);
await build();
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, 'bench/soak/soak.ts'),
  ...process.argv.slice(2),
]);
process.exitCode = code;
