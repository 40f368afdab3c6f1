import type { FastifyInstance } from 'fastify';

const FOR_ONE = /\b(?:private|no-store)\b/;

/**
 * An answer that others may keep carries nobody's cookie: whoever is given it next would be given that browser's payments and shares
 * with it. A cookie that is renewed comes with the next answer instead.
 */
export function keepCookiesFromOthers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.hasHeader('set-cookie') && !FOR_ONE.test(String(reply.getHeader('cache-control'))))
      reply.removeHeader('set-cookie');
    done();
  });
}
