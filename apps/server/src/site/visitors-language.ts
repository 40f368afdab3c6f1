import { isLanguage, type Language, languageIn } from '@jara/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'jara_language';
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * What a visitor reads the site in: what they have just chosen (`?language=`), what they chose before, what a gift was
 * written in for them, and last what their browser asks for. A choice stays; a gift's language for as long as the visit.
 */
export function readLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { ofGift, secure }: { ofGift?: Language | undefined; secure: boolean },
): Language {
  // Staff work in English, whatever they chose as visitors.
  if (/^\/admin([/?]|$)/.test(request.url)) return 'en';
  reply.header('vary', 'accept-language, cookie');
  const keep = (language: Language, more = '') => {
    reply.header('set-cookie', `${COOKIE}=${language}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}${more}`);
    return language;
  };
  const chosen = new URLSearchParams(request.url.split('?')[1]).get('language');
  if (isLanguage(chosen)) return keep(chosen, `; Max-Age=${YEAR_SECONDS}`);
  const kept = request.cookies[COOKIE];
  if (isLanguage(kept)) return kept;
  const asked = languageIn(request.headers['accept-language']);
  return ofGift === undefined || ofGift === asked ? asked : keep(ofGift);
}
