import './node-version.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

process.chdir(root);

try {
  await ensureInstalled();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

await import('../apps/server/dist/start-local.js');
