import type { Plugin } from 'vite';
import { type Language, languageTag } from '../../../packages/domain/src/language.ts';

/**
 * Every sentence stands in a `words/en.ts`, with a sibling for each other language of the same type. The site is built
 * once in each, so that a phone loads the words of one language, inside the pieces that say them: components import the
 * English ones, and here the others take their place.
 */
export function wordsIn(language: Language): Plugin {
  return {
    name: 'jara-words',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('lang="en-NG"', `lang="${languageTag(language)}"`),
    async resolveId(source, importer, options) {
      if (language === 'en') return null;
      if (source.endsWith('/admin-routes.tsx')) return NO_PORTAL;
      if (!ENGLISH.test(source)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      return english && { ...english, id: english.id.replace(ENGLISH, `/words/${language}.$1`) };
    },
    load: (id) => (id === NO_PORTAL ? 'export const adminRoutes = [];' : null),
  };
}

/** The staff portal is English, and no other build has it. */
const NO_PORTAL = '\0no-portal';
const ENGLISH = /\/words\/en\.(tsx?)$/;
