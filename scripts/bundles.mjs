import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
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

/**
 * Packages from npm that are taken in beside our own: each is hundreds of small modules, and to find, read and link them took
 * most of the time until a server was ready. The adapter comes along, so that there is one zod in a process.
 */
const TAKEN_IN = ['kysely', 'zod', 'fastify-type-provider-zod'];

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      const isOurs = path.startsWith('@jara/');
      const isTakenIn = TAKEN_IN.some((name) => path === name || path.startsWith(`${name}/`));
      return isOurs || isTakenIn || isAbsolute(path) ? undefined : { path, external: true };
    });
  },
};

/** Settings for esbuild. Other packages from npm stay outside; our own are TypeScript sources and are taken in. */
export function settingsOf({ folder, entries }) {
  return {
    absWorkingDir: root,
    entryPoints: entries().map((path) => ({ in: path, out: nameOf(path) })),
    outdir: `${folder}/dist`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [packagesOutside],
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
