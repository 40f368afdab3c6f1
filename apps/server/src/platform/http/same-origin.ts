import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Changes must come from our own pages (or from no page at all, as with a script): a browser names the page's origin on
 * every other request, and one that is not ours is refused before anything is read.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const ours = new URL(publicUrl).origin;
  const isForeign = (request: FastifyRequest): boolean => {
    if (SAFE.has(request.method) || request.routeOptions.config.endpoint?.fromAnywhere) return false;
    const { origin, host, 'sec-fetch-site': from } = request.headers;
    if (from === 'cross-site') return true;
    if (origin === undefined || origin === ours) return false;
    // Our pages let no referrer out, so the browser keeps their origin to itself when it sends one of their forms. It says
    // by other means that the page was ours, and no page can say that for it.
    if (origin === 'null' && from === 'same-origin') return false;
    // The same machine under another name (127.0.0.1 for localhost) is still this server.
    return origin !== `http://${host}` && origin !== `https://${host}`;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForeign(request)) done(new Refusal('foreign_origin'));
    else done();
  });
}
