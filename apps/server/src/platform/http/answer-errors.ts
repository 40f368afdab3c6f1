import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import { type Language, languageTag } from '@jara/domain/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../database/database-away.ts';
import { Refusal } from '../refusal.ts';
import { fieldSentence } from '../refusal-words/field-sentence.ts';
import { sentenceOf, toldIn } from '../refusal-words/told-in.ts';
import { toldWords } from '../refusal-words/words/all.ts';
import { languageOf } from './language-of.ts';

const BY_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  // PostgreSQL's: a text with a NUL character in it cannot be stored, nor can anything be found by it.
  '22021': 'malformed_request',
};

declare module 'fastify' {
  interface FastifyInstance {
    onRefusal(code: RefusalCode, request: FastifyRequest): void;
  }
}

/** Every "no" and every bug leave through here: `{ message, code, requestId }`, and nothing of a bug but that it was one. */
export function answerErrors(app: FastifyInstance, onRefusal: FastifyInstance['onRefusal'] = () => undefined): void {
  app.decorate('onRefusal', onRefusal);
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) {
      return refuse(request, reply, notValid(error.validation));
    }
    const known = BY_CODE[error.code];
    if (known) return refuse(request, reply, new Refusal(known));
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return refuse(request, reply, new Refusal('malformed_request'));
    }
    // Whoever hung up, or was too slow, in the middle of a body is not a fault of ours; nobody hears the answer.
    if (request.raw.destroyed && !request.raw.complete) return refuse(request, reply, new Refusal('malformed_request'));
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error, route: request.routeOptions.url }, 'request.database_away');
      return refuse(request, reply, new Refusal('unavailable', { retryAfterSeconds: 10 }));
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'request.failed');
    const { somethingWentWrong } = toldWords[languageFor(request, reply)];
    return reply.code(500).send({ message: somethingWentWrong, code: 'internal_error', requestId: request.id });
  });

  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('not_found')));
}

/** Which fields a shape of the contract did not take, and why. */
function notValid(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const problems: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.');
    problems[field] ??= message ?? NOT_VALID;
  }
  const [first] = Object.entries(problems);
  return new Refusal('invalid_input', {
    message: first && ((language) => inSentence(first, language)),
    fields: Object.fromEntries(
      Object.entries(problems).map(([field, text]) => [field, (language: Language) => fieldProblem(text, language)]),
    ),
  });
}

const NOT_VALID = toldWords.en.notValid;

const fieldProblem = (english: string, language: Language): string =>
  language === 'en' ? english : (fieldSentence(english, language) ?? toldWords[language].notValid);

/** The library's own sentences name no field, and are in English alone. */
function inSentence([field, english]: [field: string, english: string], language: Language): string {
  if (language === 'en') return GENERIC.test(english) && field ? `${field}: ${english}` : english;
  return fieldSentence(english, language) ?? sentenceOf('invalid_input', language);
}

/** The library's own sentences, which need the field's name to make sense. */
const GENERIC = /^(Invalid (input|option|string|key|element)|Too (big|small)|Unrecognized key|Must be)/;

export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { retryAfterSeconds, work } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  request.log.debug({ refusal: refusal.code }, 'request.refused');
  request.server.onRefusal(refusal.code, request);
  const { message, fields } = toldIn(refusal, languageFor(request, reply));
  return reply.code(REFUSALS[refusal.code].status).send({
    message,
    code: refusal.code,
    requestId: request.id,
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...work,
  });
}

/** Staff work in English; everybody else is told in the language they ask for, and so is whoever keeps the answer. */
function languageFor(request: FastifyRequest, reply: FastifyReply): Language {
  const access = request.routeOptions?.config?.endpoint?.access ?? 'public';
  const language = access === 'public' ? languageOf(request) : 'en';
  reply.header('content-language', languageTag(language));
  if (access === 'public')
    reply.header('vary', [reply.getHeader('vary'), 'accept-language'].filter(Boolean).join(', '));
  return language;
}
