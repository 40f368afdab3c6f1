import type { FastifyInstance } from 'fastify';

/** Lets the routes registered here take what a form of ours sends, and nothing else. */
export function takeFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
    done(null, new URLSearchParams(String(text)));
  });
}
