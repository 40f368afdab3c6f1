import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

/** Runs the browser journeys, or what another configuration names, against a freshly started Jara with a data folder of its own. */
export async function runPlaywright({ shell, whole }, config = 'playwright.config.ts') {
  const report = join(root, '.cache/playwright.json');
  const dataDir = join(tmpdir(), `jara-e2e-${randomBytes(6).toString('hex')}`);
  rmSync(report, { force: true });
  try {
    const { code } = await runPackage('playwright', ['test', '--config', config, '--reporter=dot,json'], {
      cwd: join(root, 'e2e'),
      env: {
        CHROMIUM_PATH: shell,
        WHOLE_CHROMIUM_PATH: whole,
        E2E_DATA_DIR: dataDir,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
    const results = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] };
    if (code !== 0 && results.failures.length === 0) results.failures.push('playwright');
    return results;
  } finally {
    keepLogs(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The logs outlive their data folder, for the step of the test run that looks for secrets in them. */
function keepLogs(dataDir) {
  const target = process.env.TEST_LOG_DIR;
  const logs = join(dataDir, 'logs');
  if (target && existsSync(logs)) cpSync(logs, join(target, 'e2e'), { recursive: true });
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
