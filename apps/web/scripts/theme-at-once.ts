import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const PLACE = '<!--theme-at-once-->';

/**
 * The page's first script stands in the page: as a file it would hold up the first paint for a round trip, and weigh more by
 * the head of its answer. The server names it in the policy of the page by its hash.
 */
export function themeAtOnce(root: string): Plugin {
  return {
    name: 'jara-theme-at-once',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { code } = await minify('theme-at-once.js', await readFile(`${root}src/theme-at-once.js`, 'utf8'));
        return html.replace(PLACE, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
