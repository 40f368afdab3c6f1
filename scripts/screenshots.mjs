import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { runPackage } from './run.mjs';

// A picture of every page in every state, narrow and wide, light and dark, for people to look at:
//   npm run screenshots            all of them
//   npm run screenshots -- claim   those whose name contains the word
await ensureInstalled();
const chromium = await ensureChromium();
await build();

const [wanted] = process.argv.slice(2);
if (!wanted) rmSync(join(root, 'e2e/screenshots'), { recursive: true, force: true });
const dataDir = mkdtempSync(join(tmpdir(), 'jara-screenshots-'));
const { code } = await runPackage(
  'playwright',
  ['test', '--config', 'screenshots.config.ts', ...(wanted ? ['--grep', wanted] : [])],
  { cwd: join(root, 'e2e'), env: { CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, E2E_SAMPLE_DATA: 'on' } },
);
rmSync(dataDir, { recursive: true, force: true });
console.log(code === 0 ? '\nThe pictures are in e2e/screenshots.' : '\nNot all pictures could be made.');
process.exitCode = code;
