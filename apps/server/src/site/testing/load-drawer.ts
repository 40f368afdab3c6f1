import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { ServePage } from '../serve-page.ts';

const SOURCE = fileURLToPath(new URL('../../../../web/src/serve-page.tsx', import.meta.url));

/** What draws the web's own pages, in English, without building the site around it. */
export async function loadDrawer(): Promise<ServePage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jara-drawer-'));
  const outfile = path.join(folder, 'serve-page.mjs');
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: {
      'import.meta.env': JSON.stringify({ SSR: true, PROD: false }),
      'process.env.NODE_ENV': '"production"',
      __BUILD_YEAR__: '2026',
      __LANGUAGE__: '"en"',
    },
    // As the site's own build does it.
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' },
  });
  const { servePage } = (await import(pathToFileURL(outfile).href)) as { servePage: ServePage };
  await rm(folder, { recursive: true });
  return servePage;
}
