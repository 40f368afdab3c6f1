import { endpoint } from '@jara/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { allowReminders, refuseReminders } from '../outbox/refused-reminders.ts';
import { takeFormBodies } from '../platform/http/form-bodies.ts';
import { languageOf } from '../platform/http/language-of.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { type StopState, stopPage } from './stop-reminders-page.ts';

/** The programs of many readers ask from one address of their provider's. */
const STOPS: Limit = { name: 'stop-reminders', hits: 600, windowSeconds: 60 };

const PATH = '/reminders/:token';
const ENDPOINTS = {
  look: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'What stopping reminders does; looking stops nothing',
    access: 'public',
    reply: z.unknown(),
  }),
  stop: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Stop reminders to an address, as mail programs ask for it (RFC 8058), or let them come again',
    access: 'public',
    fromAnywhere: true,
    reply: z.unknown(),
  }),
};

/** One-click unsubscribing. The token is all it goes by: it names no address, opens nothing else, and no cookie is looked at. */
export function registerStopReminders(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'throttle'>,
): void {
  const { db, clock, keys, config, throttle } = deps;
  const send = (request: FastifyRequest, reply: FastifyReply, state: StopState) =>
    reply
      .code(STATUSES[state])
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      .type('text/html; charset=utf-8')
      .send(stopPage(state, config.operator, languageOf(request)));
  const addressIn = async (request: FastifyRequest) => {
    await throttle.hit(STOPS, request.ip);
    return keys.readStop(z.parse(z.object({ token: z.string() }), request.params).token);
  };

  app.get(ENDPOINTS.look.path, { config: { endpoint: ENDPOINTS.look } }, async (request, reply) => {
    const addressHash = await addressIn(request);
    if (addressHash === undefined) return send(request, reply, 'unknown');
    const refused = await db
      .selectFrom('refusedReminders')
      .select('since')
      .where('addressHash', '=', addressHash)
      .executeTakeFirst();
    return send(request, reply, refused ? 'stopped' : 'coming');
  });

  void app.register(async (forms) => {
    takeFormBodies(forms);
    takeMultipartFields(forms);
    forms.post(ENDPOINTS.stop.path, { config: { endpoint: ENDPOINTS.stop } }, async (request, reply) => {
      const addressHash = await addressIn(request);
      if (addressHash === undefined) return send(request, reply, 'unknown');
      const asked = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (asked.get('List-Unsubscribe') === 'One-Click') {
        await refuseReminders(db, addressHash, clock.now());
        return send(request, reply, 'stopped');
      }
      if (asked.get('reminders') !== 'again') return send(request, reply, 'unasked');
      await allowReminders(db, addressHash);
      return send(request, reply, 'coming');
    });
  });
}

const STATUSES: Record<StopState, number> = { coming: 200, stopped: 200, unasked: 422, unknown: 404 };

const FIELD =
  /\r?\ncontent-disposition: *form-data; *name="([^"\r\n]{1,40})"(?:\r?\n[^\r\n]+)*\r?\n\r?\n([^\r\n]{0,40})\r?\n/gi;

/** Mail programs may send the field either way. It is one short word, so no more than that is read. */
function takeMultipartFields(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 4_096 }, (_, text, done) => {
    const asked = new URLSearchParams();
    for (const [, name = '', value = ''] of String(text).matchAll(FIELD)) asked.append(name, value);
    done(null, asked);
  });
}
