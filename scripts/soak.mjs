import './node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';

/** `npm run soak:crash -- --cycles 100 --seed 7`: the suite's own crash soak, for as long as one likes. */
const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) {
    console.error(`--${name} must be a whole number above zero`);
    process.exit(1);
  }
}

await ensureInstalled();
console.log(`${values.cycles} cycles, seed ${values.seed}`);
const { code } = await runPackage(
  'vitest',
  ['run', 'journeys/crash-soak', '--project=db', '--disable-console-intercept=true'],
  { env: { SOAK_CYCLES: values.cycles, SOAK_SEED: values.seed } },
);
process.exitCode = code;
