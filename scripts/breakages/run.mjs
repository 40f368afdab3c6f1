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
 * with that in their name. It says so when a breakage can no longer be made or nobody notices it.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await ensureInstalled();
const { folder, remove } = makeScratch();
let isWrong = false;
try {
  for (const breakage of breakages.filter(({ name }) => name.includes(values.only))) {
    const { caught, because } = await tryOne(breakage);
    isWrong ||= !caught;
    console.log(`${caught ? '✓ caught' : '✗ not caught'}: ${breakage.name}\n    ${because}`);
  }
} finally {
  remove();
}
process.exitCode = isWrong ? 1 : 0;

async function tryOne({ edits, test, catches }) {
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
    return await verdictOf(test, catches);
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
