import { type Language, languageIn } from '@jara/domain/language';
import type { FastifyRequest } from 'fastify';

/** As many as browsers really send, and no end of what somebody makes up. */
const MOST_KNOWN = 1_000;
const known = new Map<string, Language>();

/** The language a request asks for. Browsers send few different headers, so each is read once: a crowd is told "no" all at once. */
export function languageOf({ headers }: FastifyRequest): Language {
  const asked = headers['accept-language'];
  if (asked === undefined) return 'en';
  const before = known.get(asked);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const language = languageIn(asked);
  known.set(asked, language);
  return language;
}
