import './node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';

/**
 * `npm run simulate -- --seed 7 --steps 2000`: one life of the product from a seed. `--seeds 200` lives as many, one after
 * the other; `--without steal,restore` leaves deeds out; `--law once` looks at that law alone; `--shrink 0` tells a broken
 * story whole.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '500' },
    shrink: { type: 'string', default: '120' },
    without: { type: 'string', default: '' },
    law: { type: 'string', default: '' },
  },
});
for (const name of ['seed', 'seeds', 'steps', 'shrink']) {
  if (!/^\d+$/.test(values[name])) {
    console.error(`--${name} must be a whole number`);
    process.exit(1);
  }
}

await ensureInstalled();
const { code } = await runPackage(
  'vitest',
  ['run', 'simulator/simulator', '--project=db', '--disable-console-intercept=true'],
  {
    env: {
      SIMULATE_SEED: values.seed,
      SIMULATE_SEEDS: values.seeds,
      SIMULATE_STEPS: values.steps,
      SIMULATE_SHRINK_SECONDS: values.shrink,
      SIMULATE_WITHOUT: values.without,
      SIMULATE_LAW: values.law,
    },
  },
);
process.exitCode = code;
