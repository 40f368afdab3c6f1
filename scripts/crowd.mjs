import './node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';

const RULES = ['equal', 'lucky', 'split', 'nth', 'draw', 'all'];
const LEAST = 100;

/** `npm run crowd -- --people 20000 --rule draw`: so many people come for one giveaway, over two server processes, for each rule. */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '20000' }, rule: { type: 'string', default: 'all' } },
});
if (!/^\d+$/.test(values.people) || Number(values.people) < LEAST) {
  console.error(`--people must be a whole number from ${LEAST}`);
  process.exit(1);
}
if (!RULES.includes(values.rule)) {
  console.error(`--rule must be one of ${RULES.join(', ')}`);
  process.exit(1);
}

await ensureInstalled();
const { code } = await runPackage(
  'vitest',
  ['run', 'journeys/crowd.db', '--project=db', '--disable-console-intercept=true'],
  { env: { CROWD_PEOPLE: values.people, CROWD_RULE: values.rule } },
);
process.exitCode = code;
