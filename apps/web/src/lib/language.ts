import type { Language } from '@jara/domain/language';

/** What this page is written in: the site is built once in each language. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;
