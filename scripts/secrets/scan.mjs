import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { allowed } from './allowed.mjs';
import { CREDENTIALS, findInMail, findSecrets, IN_LOGS } from './find-secrets.mjs';

export const TEST_LOG_DIR = join(root, '.cache/test-logs');

const NOT_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|otf|pdf|gz|br)$/;
const BUILT = ['apps/server/dist', 'apps/paystack-sandbox/dist', 'apps/web/dist'];
const SHOWN = 10;

/** Looks for secrets in what we hand out and in what the test run before this wrote. Each look counts as one test. */
export async function scanSecrets({ mustHaveLogs = false } = {}) {
  const results = { passed: 0, failures: [] };
  const used = new Set();
  const report = (name, findings, looked) => {
    const real = findings.filter((finding) => !isAllowed(finding, used));
    if (real.length === 0) results.passed += 1;
    else results.failures.push(`no secrets in ${name}`);
    console.log(`${real.length === 0 ? '✓' : '✗'} no secrets in ${name} (${looked} files)`);
    for (const { file, line, what, match } of real.slice(0, SHOWN))
      console.log(`  ${file}:${line} ${what}: ${hide(match)}`);
    if (real.length > SHOWN) console.log(`  and ${real.length - SHOWN} more`);
  };

  const sources = await repositoryFiles();
  report('the repository', lookInto(sources, CREDENTIALS), sources.length);
  const built = BUILT.flatMap((folder) => filesIn(join(root, folder)));
  report('the bundles', lookInto(built, CREDENTIALS), built.length);

  const evidence = filesIn(TEST_LOG_DIR);
  const logs = evidence.filter((path) => !/\/mails-[^/]*$/.test(path));
  const mails = evidence.filter((path) => /\/mails-[^/]*$/.test(path));
  report('the logs of the test run', lookInto(logs, IN_LOGS), logs.length);
  report('the mails of the test run', mails.flatMap(lookIntoMails), mails.length);
  if (mustHaveLogs && (logs.length === 0 || mails.length === 0)) {
    console.log('✗ the test run kept no logs or no mails, so nothing was looked at');
    results.failures.push('logs and mails to look at');
  }
  const unused = allowed.filter((entry) => !used.has(entry));
  if (unused.length > 0) {
    console.log(`✗ allowed, but found nowhere: ${unused.map(({ file, match }) => `${file} ${match}`).join(', ')}`);
    results.failures.push('secrets that are allowed and nowhere');
  }
  return results;
}

const isAllowed = ({ file, match }, used) => {
  const entry = allowed.find((one) => one.file.test(file) && one.match.test(match));
  if (entry) used.add(entry);
  return entry !== undefined;
};

/** What is committed or would be; without git, as in an unpacked archive, everything that is not made by a command. */
async function repositoryFiles() {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  const names = code === 0 ? output.split('\n').filter(Boolean) : walk(root).map((path) => relative(root, path));
  return names.map((name) => join(root, name)).filter((path) => existsSync(path) && !NOT_TEXT.test(path));
}

const MADE = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'results', 'screenshots', 'coverage']);
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile() && !NOT_TEXT.test(path))
    : [];

const lookInto = (paths, shapes) =>
  paths.flatMap((path) =>
    findSecrets(readFileSync(path, 'utf8'), shapes).map((finding) => ({ file: relative(root, path), ...finding })),
  );

const lookIntoMails = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line, index) =>
      findInMail(JSON.parse(line)).map((finding) => ({ ...finding, file: relative(root, path), line: index + 1 })),
    );

/** Enough to find it by, not enough to use it. */
const hide = (match) => (match.length <= 12 ? match : `${match.slice(0, 10)}… (${match.length} characters)`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failures } = await scanSecrets();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
