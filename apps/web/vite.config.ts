import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAddresses } from './scripts/contract-addresses.ts';
import { makeFonts } from './scripts/make-fonts.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';
import { prerender } from './scripts/prerender.ts';

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const root = fileURLToPath(new URL('.', import.meta.url));

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
    define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
    build: {
      target: ['chrome110', 'safari16', 'firefox115'],
      manifest: true,
      // Data URIs in the style sheet would be paid for by every visit; a file is cached.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      // Left alone, every module shared by two pages becomes a file; a phone on 3G pays a round trip for each.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', test: inPackages('react', 'react-dom', 'scheduler', '@tanstack', 'clsx') },
              { name: 'toast', test: inPackages('react-hot-toast', 'goober') },
              { name: 'zod', test: inPackages('zod') },
              { name: 'icons', test: inPackages('lucide-react'), minShareCount: 5 },
              {
                name: 'gift',
                test: /[\\/](cloth|gift-card|money|app-link)[^\\/]*\.(tsx?|css)$|[\\/]src[\\/](cloth|money)[\\/]/,
              },
              {
                name: 'kit',
                test: /[\\/](ui[\\/](?!button|spinner)|components[\\/](quid-|status-badge)|lib[\\/](device|idempotency|use-copy|use-now))/,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
  };
});
