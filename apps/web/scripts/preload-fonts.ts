import type { Language } from '@jara/domain/language';
import type { Plugin } from 'vite';

/** The text faces are asked for before the style sheet is read; `theme.js` decides about the display face. */
export function preloadFonts(language: Language): Plugin {
  return {
    name: 'jara-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fileOf = (name: string) =>
          Object.values(bundle ?? {}).find((piece) => piece.type === 'asset' && piece.names.includes(name))?.fileName;
        const tags = ['jakarta.woff2', 'jakarta-money.woff2'].flatMap((name) => {
          const file = fileOf(name);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
          return file ? [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }] : [];
        });
        const display = fileOf('bricolage.woff2');
        const face = {
          tag: 'meta',
          attrs: { name: 'display-face', content: `/${display}` },
          injectTo: 'head-prepend' as const,
        };
        // Yoruba's headlines are in the text face (`styles/base.css`).
        return display && language !== 'yo' ? [...tags, face] : tags;
      },
    },
  };
}
