import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@jara/domain/language';
import { build, minify, type Plugin, type Rolldown } from 'vite';
import type * as Pages from '../src/prerender.tsx';
import { distOf } from './dist-of.ts';

/** The oldest that everything is made for. */
export const BROWSERS = ['chrome110', 'safari16', 'firefox115'];

const META_SLOT = '<!--page-meta-->';
const HTML_SLOT = '<!--page-html-->';

/**
 * After the browser bundle, renders every page without personal data to a file of its own, so that it reads before (and
 * without) any script, and leaves the server what it draws the others with. The server fills in its address, the
 * operator's words and, for claim links and giveaways, the `__CLAIM_…__` and `__GIVEAWAY_…__` places.
 */
export function prerender(root: string, language: Language): Plugin {
  return {
    name: 'jara-prerender',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const dist = distOf(root, language);
        const { pages, drawer } = await buildPages(root, dist);
        const written = await readFile(join(dist, 'index.html'), 'utf8');
        // What it says to its readers here would go over every line; the slots are no such words.
        const template = written.replace(/\s*<!-- .*? -->/g, '');
        const assetsOf = (module: string) => pageAssets(bundle, template, join(root, module));
        await mkdir(join(dist, 'prerendered'), { recursive: true });

        const drawn: Record<string, string> = {};
        for (const page of pages.DRAWN_PAGES) {
          const head = pages.headTags(page.meta) + assetsOf(page.module);
          await writeFile(
            join(dist, 'prerendered', `drawn-${page.file}`),
            wordsFirst(template.replace(META_SLOT, () => head)),
          );
          drawn[page.path] = `drawn-${page.file}`;
        }
        await writeFile(
          join(dist, 'prerendered/drawn.json'),
          `${JSON.stringify({ drawer: `server/${drawer}`, pages: drawn }, null, 2)}\n`,
        );

        const files: Record<string, string> = {};
        for (const page of pages.PRERENDERED_PAGES) {
          const rendered = await pages.renderPage(page);
          const assets = assetsOf(page.module);
          const html = template
            .replace(META_SLOT, () => rendered.head + assets)
            .replace(HTML_SLOT, () => rendered.html);
          await writeFile(
            join(dist, 'prerendered', page.file),
            page.before
              ? html
              : wordsFirst(html).replace('<div id="root">', `<div id="root" data-page="${page.path}">`),
          );
          files[page.path] = page.file;
        }
        await writeOfflinePage(root, language, { template, page: pages.renderOfflinePage() });
        files['/offline'] = 'offline.html';
        await writeFile(join(dist, 'prerendered/manifest.json'), `${JSON.stringify(files, null, 2)}\n`);
        await writeFile(join(dist, 'prerendered/addresses.json'), `${JSON.stringify(pages.ADDRESSES, null, 2)}\n`);
        await writeFile(join(dist, 'prerendered/kept-words.html'), pages.renderKeptWords());
        const shell = pages.renderShell();
        await writeFile(
          join(dist, 'index.html'),
          template.replace(META_SLOT, () => shell.head).replace(HTML_SLOT, () => shell.html),
        );
      },
    },
  };
}

/**
 * One build for both: the pages that become files now, and those that the server draws when somebody comes. Each entry is
 * named by its content, so that neither a server nor a watching build mistakes a new one for the one before it.
 */
async function buildPages(root: string, dist: string): Promise<{ pages: typeof Pages; drawer: string }> {
  const outDir = join(dist, 'server');
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    // The server has no packages of the web beside it, and draws with what is made for use.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['prerender', 'serve-page'].map((name) => join(root, `src/${name}.tsx`)),
        output: { entryFileNames: '[name]-[hash].js' },
      },
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const files = 'output' in built ? built.output : [];
  const entry = (name: string): string => {
    const file = files.find((each) => each.type === 'chunk' && each.isEntry && each.name === name);
    if (!file) throw new Error(`the build has no ${name}`);
    return file.fileName;
  };
  const pages: typeof Pages = await import(pathToFileURL(join(outDir, entry('prerender'))).href);
  return { pages, drawer: entry('serve-page') };
}

/**
 * A page of its own script alone, which has no words and stands in it, and its version in the script that keeps it: whoever
 * kept another one fetches it anew.
 */
async function writeOfflinePage(
  root: string,
  language: Language,
  { template, page }: { template: string; page: { head: string; html: string } },
): Promise<void> {
  const script = await offlineScript(root);
  const html = template
    .replace(META_SLOT, () => page.head)
    .replace(HTML_SLOT, () => page.html)
    .replace(/\s*<link rel="(?:modulepreload|preload|manifest|apple-touch-icon|icon)[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</body>', () => `<script>${script}</script></body>`);
  await writeFile(join(distOf(root, language), 'prerendered/offline.html'), html);
  if (language !== 'en') return;
  // The pages of all languages are built from the same sources, so one version tells them all.
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  for (const script of ['sw.js', 'theme.js']) {
    const written = await readFile(join(root, 'public', script), 'utf8');
    const { code } = await minify(script, written.replace('__OFFLINE_VERSION__', version));
    await writeFile(join(root, 'dist', script), code);
  }
}

async function offlineScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      target: BROWSERS,
      write: false,
      rolldownOptions: { input: join(root, 'src/offline.ts'), output: { format: 'iife' } },
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (!script) throw new Error('the build has no script for the offline page');
  return script.code.trim();
}

/** A page that reads without its scripts lets styles and faces go ahead of them on a slow line. */
const wordsFirst = (html: string): string =>
  html.replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');

/** The file that has the page in it, what it needs and its styles, so that the browser asks for all of them at once. */
function pageAssets(bundle: Rolldown.OutputBundle, template: string, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!own) throw new Error(`the build has no ${module}`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const needed of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) visit(needed);
  };
  visit(own);
  const missing = (file: string) => !template.includes(file);
  return [
    ...[...styles].filter(missing).map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
