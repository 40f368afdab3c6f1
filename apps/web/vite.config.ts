import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ModulePreloadOptions } from 'vite';
import { isLanguage } from '../../packages/domain/src/language.ts';
import { CHUNK_GROUPS } from './scripts/chunks.ts';
import { contractAddresses } from './scripts/contract-addresses.ts';
import { distOf } from './scripts/dist-of.ts';
import { importAgain } from './scripts/import-again.ts';
import { leanIcons } from './scripts/lean-icons.ts';
import { leanPreload } from './scripts/lean-preload.ts';
import { makeFonts, styleSheetOf } from './scripts/make-fonts.ts';
import { PREACT_FOR_REACT } from './scripts/preact-for-react.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { BROWSERS, prerender } from './scripts/prerender.ts';
import { wordsIn } from './scripts/words.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What this build is in. `scripts/build.mjs` makes one of each. */
const language = isLanguage(process.env.SITE_LANGUAGE) ? process.env.SITE_LANGUAGE : 'en';

/** Pieces of the faces that every page of this language writes with, too small for a request each. */
const isOnEveryPage = (file: string): boolean =>
  /-money\.woff2$/.test(file) ||
  (language === 'ha' && /hooked\.woff2$/.test(file)) ||
  (language === 'yo' && /n-with-tone\.woff2$/.test(file)) ||
  (language === 'ig' && /-igbo\.woff2$/.test(file));

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
      leanPreload(),
      importAgain(),
      ...(command === 'build' && !isSsrBuild ? [prerender(root, language), precompress(root, language)] : []),
    ],
    resolve: {
      alias: [
        ...PREACT_FOR_REACT,
        { find: '../.cache/fonts/fonts.css', replacement: `${root}.cache/fonts/${styleSheetOf(language)}` },
      ],
    },
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()), __LANGUAGE__: JSON.stringify(language) },
    build: {
      target: BROWSERS,
      outDir: distOf(root, language),
      emptyOutDir: true,
      // Icons and the like are the same in every language.
      copyPublicDir: language === 'en',
      // Anything else in the style sheet would be paid for by every visit.
      assetsInlineLimit: isOnEveryPage,
      reportCompressedSize: false,
      modulePreload,
      // The prerenderer's own build is one bundle; only the browser's is cut.
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
  };
});
