import { type Language, languageIn } from '@jara/domain/language';

/** As many as browsers really send, and no end of what somebody makes up. */
const MOST_KNOWN = 1_000;
const known = new Map<string, Language>();

/** The language a request asks for. Browsers send few different headers, so each is read once: a crowd is told "no" all at once. */
export function languageAsked(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const before = known.get(header);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const language = languageIn(header);
  known.set(header, language);
  return language;
}
