import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

const COPIED = [
  'apps/server',
  'apps/paystack-sandbox',
  'packages',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const LEFT = new Set(['node_modules', 'dist', '.cache', '.data']);

/** A copy of the sources to break. Installed packages are linked, but our own ones lead to the copy. */
export function makeScratch() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jara-breakages-')));
  for (const name of COPIED) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) =>
        !source
          .slice(root.length)
          .split(/[\\/]/)
          .some((part) => LEFT.has(part)),
    });
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), folder);
  // The web's built site is served by some tests; it is read and never broken.
  mkdirSync(join(folder, 'apps/web'), { recursive: true });
  for (const name of readdirSync(join(root, 'apps/web')))
    symlinkSync(join(root, 'apps/web', name), join(folder, 'apps/web', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from, to, folder) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@jara') symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, '@jara'));
  for (const place of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, place))) {
      const target = join(folder, place, name);
      if (existsSync(join(target, 'package.json'))) symlinkSync(target, join(to, '@jara', name));
    }
  }
}

/** Puts a file back as it is in the sources. */
export function restore(folder, file) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}
