import './node-version.mjs';
import { rmSync } from 'node:fs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { scanSecrets, TEST_LOG_DIR } from './secrets/scan.mjs';

process.chdir(root);

/** In the order that tells the most the soonest. Each answers how many of its tests passed and which failed. */
const parts = {
  static: async () => (await import('./static-checks.mjs')).runStaticChecks(),
  unit: async (options) => (await import('./vitest.mjs')).runVitest('unit', options),
  db: async () => (await import('./vitest.mjs')).runVitest('db'),
  weight: async () => (await import('./weight.mjs')).checkWeight(),
  e2e: async () => {
    const { ensureChromium, ensureShell } = await import('./chromium.mjs');
    const { runPlaywright } = await import('./playwright.mjs');
    const browsers = { shell: await ensureShell(), whole: await ensureChromium() };
    await build();
    return runPlaywright(browsers);
  },
  // Last, because it reads what the others have written.
  secrets: async () => scanSecrets({ mustHaveLogs: asked.length === 0 }),
};

/** Neither of these keeps two cores busy for long, so they share them. What the second says is shown when it has ended. */
const SIDE_BY_SIDE = ['static', 'unit'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

process.env.TEST_LOG_DIR = TEST_LOG_DIR;
if (asked.length === 0 || asked.includes('db') || asked.includes('e2e')) {
  rmSync(TEST_LOG_DIR, { recursive: true, force: true });
}

const total = { passed: 0, failures: [] };
const run = async (name, work) => {
  try {
    const { passed, failures } = await work();
    total.passed += passed;
    total.failures.push(...failures);
  } catch (error) {
    // What cannot even start counts as one failure, so that the rest is still tried and counted.
    console.error(`${name}: ${error.message}`);
    total.failures.push(name);
  }
};

await run('install', async () => {
  await ensureInstalled();
  return { passed: 0, failures: [] };
});
if (total.failures.length === 0) {
  const wanted = Object.keys(parts).filter((name) => asked.length === 0 || asked.includes(name));
  const together = SIDE_BY_SIDE.every((name) => wanted.includes(name)) ? SIDE_BY_SIDE : [];
  if (together.length > 0) {
    console.log(`\n${together.join(' and ')}`);
    await Promise.all(together.map((name) => run(name, () => parts[name]({ quiet: true }))));
  }
  for (const name of wanted.filter((each) => !together.includes(each))) {
    console.log(`\n${name}`);
    await run(name, parts[name]);
  }
}

// Again at the very end, which is what a long log is read from.
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
