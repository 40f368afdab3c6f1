import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ModulePreloadOptions } from 'vite';
import { isLanguage } from '../../packages/domain/src/language.ts';
import { CHUNK_GROUPS } from './scripts/chunks.ts';
import { contractAddresses } from './scripts/contract-addresses.ts';
import { distOf } from './scripts/dist-of.ts';
import { leanIcons } from './scripts/lean-icons.ts';
import { makeFonts } from './scripts/make-fonts.ts';
import { PREACT_FOR_REACT } from './scripts/preact-for-react.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { BROWSERS, prerender } from './scripts/prerender.ts';
import { wordsIn } from './scripts/words.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What this build is in. `scripts/build.mjs` makes one of each. */
const language = isLanguage(process.env.SITE_LANGUAGE) ? process.env.SITE_LANGUAGE : 'en';

const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  // The list of every page's files would sit in the shell; pages are fetched on intent anyway, ahead of the click.
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
};

export default defineConfig(async ({ command, isSsrBuild }) => {
  // The first build leaves them for the others.
  if (language === 'en' && !isSsrBuild) await makeFonts(`${root}.cache/fonts`);
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      wordsIn(language),
      contractAddresses(),
      leanIcons(root),
      preloadFonts(language),
      ...(command === 'build' && !isSsrBuild ? [prerender(root, language), precompress(root, language)] : []),
    ],
    resolve: {
      alias: PREACT_FOR_REACT,
    },
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()), __LANGUAGE__: JSON.stringify(language) },
    build: {
      target: BROWSERS,
      outDir: distOf(root, language),
      emptyOutDir: true,
      // Icons and the like are the same in every language.
      copyPublicDir: language === 'en',
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
