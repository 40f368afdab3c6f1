import type { Plugin } from 'vite';
import { type Language, languageTag } from '../../../packages/domain/src/language.ts';

/** As a file beside it, or by the name of its package. */
const ENGLISH = /\/words\/en(?:\.(?:tsx?))?$/;
/** The staff portal is English, and no other build has it. */
const PORTAL = /\/admin-router\.tsx$/;
const NO_PORTAL = 'virtual:no-portal';
const WITHOUT_PORTAL = `
  export const portalAddresses = () => [];
  export function startPortal() { throw new Error('The staff portal is in English'); }
`;

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
    resolveId: {
      // Asked about these alone: every import of every piece would cost more than the rest of the build.
      filter: { id: [ENGLISH, PORTAL] },
      async handler(source, importer, options) {
        if (language === 'en') return null;
        if (PORTAL.test(source)) return NO_PORTAL;
        const english = await this.resolve(source, importer, { ...options, skipSelf: true });
        return english && { ...english, id: english.id.replace(/\/words\/en(\.tsx?)$/, `/words/${language}$1`) };
      },
    },
    load: { filter: { id: /^virtual:no-portal$/ }, handler: () => WITHOUT_PORTAL },
  };
}
