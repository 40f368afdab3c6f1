import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bundles, settingsOf } from './bundles.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { programOf } from './run.mjs';

process.chdir(root);
await ensureInstalled();
await build();
const esbuild = await import('esbuild');

let jara = startJara();
let isStopping = false;
let restarting = Promise.resolve();

/** Everything is restarted, which takes about two seconds, so that a change is always tried from a clean start. */
function restart() {
  restarting = restarting.then(async () => {
    if (isStopping) return;
    await stopped(jara);
    if (!isStopping) jara = startJara();
  });
}

function startJara() {
  return spawn(process.execPath, [join(root, 'apps/server/dist/start-local.js')], { stdio: 'inherit', detached: true });
}

async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const contexts = await Promise.all(
  bundles.map((bundle) => {
    const settings = settingsOf(bundle);
    let isFirst = true;
    const onRebuild = {
      name: 'restart',
      setup({ onEnd }) {
        onEnd(({ errors }) => {
          // The first build has just been done, and a broken one keeps what runs running.
          if (!isFirst && errors.length === 0) restart();
          isFirst = false;
        });
      },
    };
    return esbuild.context({ ...settings, plugins: [onRebuild] });
  }),
);
await Promise.all(contexts.map((context) => context.watch()));

// The server reads pages from the disk, so a rebuilt page needs a reload of the browser and nothing else.
const web = spawn(process.execPath, [programOf('vite'), 'build', '--watch', '--logLevel', 'warn'], {
  cwd: join(root, 'apps/web'),
  stdio: ['ignore', 'inherit', 'inherit'],
});

async function stop() {
  if (isStopping) return;
  isStopping = true;
  web.kill();
  await restarting;
  await stopped(jara);
  await Promise.all(contexts.map((context) => context.dispose()));
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
