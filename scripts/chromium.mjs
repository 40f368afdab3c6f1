import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run, runPackage } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser for the end-to-end tests; one is installed when the machine has none. */
export async function ensureChromium() {
  const found = await findWorking();
  if (found) return found;

  console.log('Installing a browser for the end-to-end tests; this happens once.');
  await install();
  const installed = await findWorking();
  if (installed) return installed;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

/** A name on the PATH may be an empty shell, such as Ubuntu's hint to install a snap, so each is asked its version. */
async function findWorking() {
  for (const path of candidates()) {
    if (!existsSync(path)) continue;
    const { code } = await run(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0) return path;
  }
  return undefined;
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  return [...given, ...onPath, ...APPLICATIONS, playwrightsOwn()];
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'e2e/package.json'));
  return require('@playwright/test').chromium.executablePath();
}

async function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      quiet: true,
    });
    if (code === 0) return;
  }
  await runPackage('playwright', ['install', 'chromium'], { quiet: true });
}
