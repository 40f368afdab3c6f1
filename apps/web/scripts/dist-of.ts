import { join } from 'node:path';
import type { Language } from '@jara/domain/language';

/** Where the site is built: the English one with what all of them share, the others in folders of it. */
export const distOf = (root: string, language: Language): string =>
  language === 'en' ? join(root, 'dist') : join(root, 'dist', language);
