import type { Language } from '@jara/domain/language';
import type { Plugin } from 'vite';

/** The text face is asked for before the style sheet is read; `theme.js` decides about the display face. */
export function preloadFonts(language: Language): Plugin {
  return {
    name: 'jara-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fileOf = (name: string) =>
          Object.values(bundle ?? {}).find((piece) => piece.type === 'asset' && piece.names.includes(name))?.fileName;
        const text = fileOf('jakarta.woff2');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${text}` };
        const tags = text ? [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }] : [];
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
