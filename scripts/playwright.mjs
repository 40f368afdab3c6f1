import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

/**
 * Runs the browser journeys against freshly started products, each with a data folder of its own: one for most of them, and
 * beside it one for those that pause it or move its clock by days, and one for draws. The latter two wait more than they work.
 */
export async function runPlaywright(browsers) {
  const parts = await Promise.all([
    runPart('together', browsers),
    runPart('alone', browsers, { quiet: true }),
    runPart('waiting', browsers, { quiet: true }),
  ]);
  for (const { output } of parts.slice(1)) console.log(`\n${output.trimEnd()}`);
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failures: parts.flatMap(({ failures }) => failures),
  };
}

/** One product and the journeys of one part, or of another configuration. */
export async function runPart(part, { shell, whole }, { config = 'playwright.config.ts', ...options } = {}) {
  const report = join(root, `.cache/playwright-${part}.json`);
  const dataDir = join(tmpdir(), `jara-e2e-${randomBytes(6).toString('hex')}`);
  rmSync(report, { force: true });
  try {
    const { code, output } = await runPackage(
      'playwright',
      ['test', '--config', config, '--reporter=dot,json', `--output=results/artifacts-${part}`],
      {
        ...options,
        cwd: join(root, 'e2e'),
        env: {
          CHROMIUM_PATH: shell,
          WHOLE_CHROMIUM_PATH: whole,
          E2E_PART: part,
          E2E_DATA_DIR: dataDir,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    const results = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] };
    if (code !== 0 && results.failures.length === 0) results.failures.push(`playwright (${part})`);
    return { ...results, output };
  } finally {
    keepLogs(dataDir, part);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The logs outlive their data folder, for the step of the test run that looks for secrets in them. */
function keepLogs(dataDir, part) {
  const target = process.env.TEST_LOG_DIR;
  const logs = join(dataDir, 'logs');
  if (target && existsSync(logs)) cpSync(logs, join(target, `e2e-${part}`), { recursive: true });
}

function read({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failedIn), ...errors.map(({ message }) => message)],
  };
}

const failedIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file}: ${title} (${projectName})`),
  ),
  ...suites.flatMap(failedIn),
];
