import '../node-version.mjs';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install.mjs';
import { runPackage } from '../run.mjs';
import { breakages } from './list.mjs';
import { makeScratch, restore } from './scratch.mjs';

/**
 * `npm run breakages` makes each breakage in a copy of the sources and expects its test to fail; `--only fee` takes those
 * with that in their name. It says so when a breakage can no longer be made or nobody notices it. `--simulate 20` gives the
 * simulator as many minutes for each thing that an attack once found, without any test; `--only 6` for that one alone.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, simulate: { type: 'string' } } });

await ensureInstalled();
const { folder, remove } = makeScratch();
let isWrong = false;
try {
  for (const { title, edits, judge } of values.simulate ? findings() : tests()) {
    const { caught, because } = await tryOne(edits, judge);
    isWrong ||= !caught;
    console.log(`${caught ? '✓ caught' : '✗ not caught'}: ${title}\n    ${because}`);
  }
} finally {
  remove();
}
process.exitCode = isWrong ? 1 : 0;

function tests() {
  return breakages
    .filter(({ name }) => values.only.split(',').some((part) => name.includes(part)))
    .map(({ name, edits, test, catches }) => ({ title: name, edits, judge: () => verdictOf(test, catches) }));
}

function findings() {
  const numbers = new Set(breakages.flatMap(({ finding }) => finding ?? []));
  return [...numbers]
    .sort((a, b) => a - b)
    .filter((number) => !values.only || values.only.split(',').includes(String(number)))
    .map((number) => {
      const all = breakages.filter(({ finding }) => finding === number);
      return {
        title: `${number}: ${all.map(({ name }) => name).join(', ')}`,
        edits: all.flatMap(({ edits }) => edits),
        judge: simulated,
      };
    });
}

async function tryOne(edits, judge) {
  try {
    for (const edit of edits) {
      const path = join(folder, edit.file);
      const text = readFileSync(path, 'utf8');
      if (text.split(edit.find).length !== 2) return no(`${edit.file} no longer has one ${JSON.stringify(edit.find)}`);
      writeFileSync(
        path,
        text.replace(edit.find, () => edit.replace),
      );
    }
    return await judge();
  } finally {
    for (const { file } of edits) restore(folder, file);
  }
}

function no(because) {
  return { caught: false, because };
}

/** Runs the one test and reads its report: it has to have run, and to have failed. */
async function verdictOf(test, catches) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const { output } = await runPackage(
    'vitest',
    [
      'run',
      test,
      '-t',
      catches.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: folder, env: { TEST_LOG_DIR: '' }, quiet: true },
  );
  if (!existsSync(report)) return no(`the test could not be run:\n${output.trim()}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
  if (ran.length === 0) return no(`there is no test “${catches}” in ${test}`);
  const failed = ran.find(({ status }) => status === 'failed');
  if (!failed) return no('its test passes all the same');
  // Shown so that a reader sees it failed for this reason and for no other.
  return { caught: true, because: `${failed.fullName}: ${failed.failureMessages.join(' ').split('\n')[0]}` };
}

/** Lives from seed 1 on, until one is broken or the time is over. */
async function simulated() {
  const startedAt = performance.now();
  const { output } = await runPackage(
    'vitest',
    ['run', 'simulator/simulator', '--project=db', '--disable-console-intercept=true', '--bail=1'],
    {
      cwd: folder,
      env: {
        TEST_LOG_DIR: '',
        SIMULATE_SEED: '1',
        SIMULATE_SEEDS: '1000',
        SIMULATE_STEPS: '200',
        SIMULATE_SHRINK_SECONDS: '0',
        SIMULATE_MINUTES: values.simulate,
      },
      quiet: true,
    },
  );
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const [broken] = output.match(/^seed \d+: broken.*\n.*✗.*$/m) ?? [];
  if (broken) return { caught: true, because: `${broken} (${seconds} s in all)` };
  const lives = output.match(/^seed \d+: clean/gm)?.length ?? 0;
  return no(
    lives > 0 ? `${lives} lives, all clean (${seconds} s)` : `the simulator could not be run:\n${output.trim()}`,
  );
}
