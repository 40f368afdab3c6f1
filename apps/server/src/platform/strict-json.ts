import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * JSON that can be read in one way only: bytes that are no text are not guessed at, and of two values for one name neither
 * is believed.
 */
export function takeStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(new Refusal('malformed_request', { message: 'The request is not valid UTF-8' }));
    const text = body.toString('utf8');
    void parse(request, text, (error, value) => {
      if (error || !repeatsName(text, value)) return done(error, value);
      done(new Refusal('malformed_request', { message: 'The request names a field twice' }));
    });
  });
}

/** Of names that repeat in an object only the last is kept, so there are more colons in the text than names in the value. */
export const repeatsName = (json: string, value: unknown): boolean => colonsIn(json) !== namesIn(value);

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

function colonsIn(json: string): number {
  let colons = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i += 1) {
    const code = json.charCodeAt(i);
    if (code === BACKSLASH) i += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (code === COLON && !isInText) colons += 1;
  }
  return colons;
}

/** Without recursion: what is deep enough to be read may be too deep to be walked that way. */
function namesIn(value: unknown): number {
  let names = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (!Array.isArray(next)) names += inside.length;
    for (const each of inside) waiting.push(each);
  }
  return names;
}
