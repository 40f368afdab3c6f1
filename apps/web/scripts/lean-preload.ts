import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const LEAN = `
  export const __vitePreload = async (load, styles = []) => {
    await Promise.all(styles.map((style) => {
      if (document.querySelector('link[href="/' + style + '"]')) return;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + style });
      document.head.append(link);
      return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    }));
    return load();
  };
`;

/**
 * What Vite puts around every piece that comes late. Its own looks after files to fetch ahead, other folders and old browsers; of
 * that we use the style sheet which the portal brings.
 */
export function leanPreload(): Plugin {
  return {
    name: 'jara-lean-preload',
    enforce: 'pre',
    load: { filter: { id: new RegExp(`^${HELPER}$`) }, handler: () => LEAN },
  };
}
