import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ModulePreloadOptions } from 'vite';
import { CHUNK_GROUPS } from './scripts/chunks.ts';
import { contractAddresses } from './scripts/contract-addresses.ts';
import { makeFonts } from './scripts/make-fonts.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { BROWSERS, prerender } from './scripts/prerender.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  // The list of every page's files would sit in the shell; pages are fetched on intent anyway, ahead of the click.
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
};

export default defineConfig(async ({ command, isSsrBuild }) => {
  await makeFonts(`${root}.cache/fonts`);
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      contractAddresses(),
      preloadFonts(),
      ...(command === 'build' && !isSsrBuild ? [prerender(root), precompress(root)] : []),
    ],
    resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${root}src/lib/make-icon.ts` }] },
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
    build: {
      target: BROWSERS,
      manifest: true,
      // Data URIs in the style sheet would be paid for by every visit; a file is cached.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload,
      // The prerenderer's own build is one bundle; only the browser's is cut.
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
  };
});
