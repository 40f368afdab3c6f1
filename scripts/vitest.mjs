import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

/** Runs some vitest projects and counts from their own report. */
export async function runVitest(...projects) {
  const report = join(root, `.cache/vitest-${projects[0]}.json`);
  rmSync(report, { force: true });
  const { code } = await runPackage('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const results = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // A run can fail without a failing test: an unhandled rejection, or a set-up that broke.
  if (code !== 0 && results.failed === 0) results.failed = 1;
  return results;
}

function count({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}
