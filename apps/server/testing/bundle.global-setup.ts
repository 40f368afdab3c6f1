import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundles, settingsOf } from '../../../scripts/bundles.mjs';
import { isAlive } from '../local/processes.ts';
import { packageFolder } from '../src/platform/package-folder.ts';

const PREFIX = 'under-test-';
const STARTED_BY_TESTS = /^apps\/server\/(src\/main|commands\/.*)\.ts$/;
const CACHE = join(packageFolder(fileURLToPath(import.meta.url)), '.cache');

/** Processes that tests start are bundled once for all of them: each would spend seconds on loading the sources otherwise. */
export default async function bundleServer(): Promise<() => void> {
  removeLeftOvers();
  const folder = join(CACHE, `${PREFIX}${process.pid}`);
  await bundle(folder);
  process.env.TEST_BUNDLE = folder;
  return () => {
    delete process.env.TEST_BUNDLE;
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * As for production, but with the libraries taken in: a process that is to live for a second has to start fast. What the commands
 * share is written once, and what is asked for later is left where it is until then.
 */
async function bundle(outdir: string): Promise<void> {
  const { packages: _, ...settings } = settingsOf({
    folder: 'apps/server',
    entries: () => bundles.flatMap(({ entries }) => entries()).filter((path) => STARTED_BY_TESTS.test(path)),
  });
  await build({
    ...settings,
    outdir,
    splitting: true,
    sourcemap: false,
    external: KEPT_OUTSIDE,
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
}

/** A killed test run leaves its bundle; the folder's name tells whose it was. */
function removeLeftOvers(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1]);
    if (owner && !isAlive(owner)) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Native code, and libraries that read files lying beside their own. */
const KEPT_OUTSIDE = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@fastify/swagger-ui',
  'fontkit',
  'graphile-worker',
  'pdfkit',
  'pg-native',
];
/** Libraries of the older kind ask for their parts with `require`, which a module has to make for itself. */
const REQUIRE = `
import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __fileURLToPath(new URL('.', import.meta.url));`;
