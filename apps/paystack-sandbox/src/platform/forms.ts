import type { FastifyInstance } from 'fastify';

/** The provider takes form bodies beside JSON, and the checkout page is a form. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done: (error: Error | null, fields?: unknown) => void) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
