import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

/** Runs a vitest project: how many tests passed and which failed, from its own report. With `quiet` it speaks at its end. */
export async function runVitest(project, { quiet = false } = {}) {
  const report = join(root, `.cache/vitest-${project}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runPackage(
    'vitest',
    ['run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { quiet },
  );
  if (quiet) console.log(output.trimEnd());
  const results = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] };
  // A run can fail without a failing test: an unhandled rejection, or a set-up that broke.
  if (code !== 0 && results.failures.length === 0) results.failures.push(`vitest ${project}`);
  return results;
}

function read({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });
  return { passed: numPassedTests, failures };
}
