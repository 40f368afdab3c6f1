import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { clientTypes } from './client-types.ts';
import { root } from './root.mjs';

const CLIENT = join(root, 'packages/client');

/** Makes what a program outside of this repository installs: one script, its types, and the README. */
export async function makeClientPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(CLIENT, 'src/client.ts')],
    outfile: join(folder, 'client.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  const { name, version } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
  const about = {
    name,
    version,
    license: 'MIT',
    type: 'module',
    exports: { types: './client.d.ts', default: './client.js' },
    engines: { node: '>=20' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  writeFileSync(join(folder, 'client.d.ts'), clientTypes());
  copyFileSync(join(CLIENT, 'README.md'), join(folder, 'README.md'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeClientPackage(join(CLIENT, 'dist'));
