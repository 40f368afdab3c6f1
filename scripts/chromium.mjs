import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run, runPackage } from './run.mjs';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a browser for the journeys: Chromium's shell without windows, which is what Playwright takes by itself, or
 * else any Chromium. A whole one draws its toolbar, that nobody sees, as a page of its own beside every page of a journey.
 */
export async function ensureShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  const found = await findWorking(onPath(SHELLS));
  if (found) return found;
  if (canInstallPackages()) {
    console.log('Installing a browser without windows for the journeys; this happens once.');
    await installPackage('chromium-headless-shell');
  }
  return (await findWorking(onPath(SHELLS))) ?? ensureChromium();
}

/** The path of a whole browser; one is installed when the machine has none. */
export async function ensureChromium() {
  const found = await findWorking(candidates());
  if (found) return found;

  console.log('Installing a browser for the end-to-end tests; this happens once.');
  if (!(canInstallPackages() && (await installPackage('chromium'))))
    await runPackage('playwright', ['install', 'chromium'], { quiet: true });
  const installed = await findWorking(candidates());
  if (installed) return installed;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}

/** A name on the PATH may be an empty shell, such as Ubuntu's hint to install a snap, so each is asked its version. */
async function findWorking(paths) {
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const { code } = await run(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0) return path;
  }
  return undefined;
}

function candidates() {
  const given = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  return [...given, ...onPath(NAMES), ...APPLICATIONS, playwrightsOwn()];
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'e2e/package.json'));
  return require('@playwright/test').chromium.executablePath();
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    quiet: true,
  });
  return code === 0;
}
