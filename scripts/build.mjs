import './node-version.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundles, settingsOf } from './bundles.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.mjs';

const shared = ['package-lock.json', 'packages', 'scripts/build.mjs', 'scripts/bundles.mjs', 'tsconfig.base.json'];

const parts = [
  ...bundles.map((bundle) => ({
    name: bundle.name,
    inputs: [...shared, ...[...bundle.sources, 'package.json'].map((name) => `${bundle.folder}/${name}`)],
    output: `${bundle.folder}/dist/main.js`,
    make: () => makeBundle(bundle),
  })),
  { name: 'web', inputs: [...shared, 'apps/web'], output: 'apps/web/dist/index.html', make: makeWeb },
];

/** Builds the parts whose sources have changed since they were last built, all at once; or only those named. */
export async function build(names = parts.map(({ name }) => name)) {
  const wanted = parts.filter(({ name }) => names.includes(name));
  const stale = wanted.map((part) => ({ ...part, hash: hashOf(part.inputs) })).filter((part) => !isFresh(part));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')}.`);
  const outcomes = await Promise.allSettled(stale.map(makePart));
  const failures = outcomes.filter(({ status }) => status === 'rejected');
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join('\n'));
}

function isFresh({ name, output, hash }) {
  return readStamp(stampOf(name)) === hash && existsSync(join(root, output));
}

async function makePart({ name, hash, make }) {
  removeStamp(stampOf(name));
  await make();
  writeStamp(stampOf(name), hash);
}

async function makeBundle(bundle) {
  const esbuild = await import('esbuild');
  rmSync(join(root, bundle.folder, 'dist'), { recursive: true, force: true });
  await esbuild.build(settingsOf(bundle)).catch((cause) => {
    // esbuild has already shown every error in its place.
    throw new Error(`The ${bundle.name} could not be built.`, { cause });
  });
}

/** In each language, the first ahead of the others: it leaves what all of them share. */
async function makeWeb() {
  const [first, ...others] = ['en', 'pcm', 'ha', 'yo', 'ig'];
  await makeWebIn(first);
  await Promise.all(others.map(makeWebIn));
}

async function makeWebIn(language) {
  const { code, output } = await runPackage('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production', SITE_LANGUAGE: language },
    quiet: true,
  });
  if (code !== 0) throw new Error(`The web build failed (${language}):\n${output}`);
}

const stampOf = (name) => `.cache/build-${name}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
