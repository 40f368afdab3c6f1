import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const server = 'apps/server';
const sandbox = 'apps/paystack-sandbox';

/** What esbuild makes: for each app, the files a process may be started with. */
export const bundles = [
  {
    name: 'server',
    folder: server,
    sources: ['src', 'commands', 'local', 'sample-data'],
    entries: () => [
      `${server}/src/main.ts`,
      `${server}/local/start-local.ts`,
      `${server}/local/follow-parent.ts`,
      ...commandsOf(`${server}/commands`),
    ],
  },
  { name: 'sandbox', folder: sandbox, sources: ['src'], entries: () => [`${sandbox}/src/main.ts`] },
];

/** Settings for esbuild. Packages from npm stay outside; our own are TypeScript sources and are taken in. */
export function settingsOf({ folder, entries }) {
  return {
    absWorkingDir: root,
    entryPoints: entries().map((path) => ({ in: path, out: nameOf(path) })),
    outdir: `${folder}/dist`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
    alias: ownPackages,
  };
}

const ownPackages = Object.fromEntries(
  readdirSync(join(root, 'packages')).map((name) => [`@jara/${name}`, join(root, 'packages', name, 'src')]),
);

/** `src/main.ts` becomes `main.js`, `local/start-local.ts` becomes `start-local.js`, `commands/x.ts` becomes `commands/x.js`. */
function nameOf(path) {
  return path.replace(/^apps\/[^/]+\/((src|local)\/)?/, '').replace(/\.ts$/, '');
}

function commandsOf(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
}
