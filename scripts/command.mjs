import './node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

// Runs one of the server's commands by name: `node scripts/command.mjs check-books`.
const [name = '', ...args] = process.argv.slice(2);
process.chdir(root);
await ensureInstalled();
await build(['server']);
const file = join(root, 'apps/server/dist/commands', `${name}.js`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`There is no command "${name}".`);
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...args);
await import(pathToFileURL(file).href);
