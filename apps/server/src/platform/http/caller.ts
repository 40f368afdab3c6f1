import type { BrowserId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import type { Keys } from '../keys/keys.ts';
import type { Standing } from '../tools/throttle.ts';
import { languageOf } from './language-of.ts';

/** As long as browsers keep any cookie. Every visit begins it anew, so that nobody who comes back loses their list. */
const KEPT_SECONDS = 400 * 24 * 3600;
const ATTRIBUTES = `Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;

/** Who is calling, as far as a request can tell without asking the database. */
export interface Caller {
  ip: string;
  requestId: string;
  /** What they read, as their browser says it. */
  language(): Language;
  /** The browser's own id, if it carries one that we signed. */
  knownBrowser: BrowserId | undefined;
  /** The browser's id; one that has none is given a cookie with the answer. */
  browser(): BrowserId;
  /** The id that was handed out with this answer, if one was. */
  newBrowser(): BrowserId | undefined;
  /** Lets a browser that we know keep its cookie for longer. Not for claims, where each header counts. */
  renewBrowser(): void;
  /** Gives the browser this identity: the answer to a repeated first request must carry the first cookie again. */
  becomeBrowser(browserId: BrowserId): void;
  /** Tells whoever asks how many more requests they have; of several limits, the one that is nearest. */
  tellLimit(standing: Standing): void;
}

const browserCookieName = (secure: boolean) => (secure ? '__Host-jara_browser' : 'jara_browser');

export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { keys, secure }: { keys: Keys; secure: boolean },
): Caller {
  const cookie = browserCookieName(secure);
  const knownBrowser = keys.readBrowser(request.cookies[cookie]);
  let browserId = knownBrowser;
  let nearest: Standing | undefined;
  // Written out here, because every first claim of a crowd is given one: the cookie library's general way costs more
  // than deciding the claim.
  const give = (id: BrowserId) =>
    reply.header('set-cookie', `${cookie}=${keys.signBrowser(id)}; ${secure ? `${ATTRIBUTES}; Secure` : ATTRIBUTES}`);
  if (knownBrowser !== undefined && keys.isFromBefore(request.cookies[cookie])) give(knownBrowser);
  const become = (id: BrowserId) => {
    if (browserId === id) return;
    browserId = id;
    give(id);
  };
  return {
    ip: request.ip,
    requestId: request.id,
    language: () => languageOf(request),
    knownBrowser,
    browser: () => {
      if (browserId === undefined) become(newId<BrowserId>());
      return browserId as BrowserId;
    },
    newBrowser: () => (knownBrowser === undefined ? browserId : undefined),
    renewBrowser: () => {
      if (knownBrowser !== undefined) give(knownBrowser);
    },
    becomeBrowser: become,
    tellLimit: (standing) => {
      if (nearest !== undefined && nearest.left <= standing.left) return;
      nearest = standing;
      reply.headers({
        'ratelimit-limit': standing.hits,
        'ratelimit-remaining': standing.left,
        'ratelimit-reset': standing.endsInSeconds,
      });
    },
  };
}
