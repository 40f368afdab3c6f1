import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const running = new Set();

/** Told to stop, a script takes along what it has started; with nothing running it leaves signals to others. */
function takeAlong(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopAll);
  });
}

function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(1);
}

/**
 * Runs a program to its end. With `quiet` its output is collected instead of shown.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(file, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && !file.endsWith('.exe'),
    });
    takeAlong(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the command-line program of an installed package with this very Node.
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(name, args, options) {
  return run(process.execPath, [programOf(name), ...args], options);
}

/** npm tells its own path to the scripts it runs; otherwise it is looked up like any other program. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

const programs = { biome: '@biomejs/biome', tsc: 'typescript', playwright: '@playwright/test' };

export function programOf(name) {
  const packageName = programs[name] ?? name;
  const require = createRequire(join(root, 'package.json'));
  // Not every package lets its manifest be resolved by name, so the folders are searched instead.
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const manifest = join(folder, packageName, 'package.json');
    try {
      const { bin } = require(manifest);
      return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${packageName} is not installed. Run npm ci.`);
}
