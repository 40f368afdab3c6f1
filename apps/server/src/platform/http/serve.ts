import { type Access, type Endpoint, type HandlerInput, keepsAnswers, type Reply } from '@jara/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Deps } from '../tools/deps.ts';
import { type Caller, callerOf } from './caller.ts';
import { answerOnce, browserScope } from './idempotency.ts';
import { KEY_HEADERS } from './key-headers.ts';

export interface Context {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the route table this route was registered from; a route without one fails the tests. */
    endpoint?: Endpoint;
  }
}

/** Registers one endpoint of the contract: checks what comes in, calls the handler, shapes what goes out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'keys' | 'config' | 'staffGate'>,
  endpoint: E,
  handle: (input: HandlerInput<E>, context: Context) => Promise<Reply<E>>,
): void {
  const {
    method,
    path,
    access,
    params,
    query,
    headers,
    body,
    reply,
    file,
    streams,
    status = 200,
  } = endpoint as Endpoint;
  const secure = deps.config.publicUrl.startsWith('https://');
  const options: RouteShorthandOptions & { method: Endpoint['method'] } = {
    method,
    config: { endpoint },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      ...(!file && !streams && { response: { [status]: reply } }),
    },
  };

  app.route({
    ...options,
    url: path,
    // Closed unless the table says open: a kind of access nobody thought of here is for staff.
    ...(isOpen(access) ? {} : { onRequest: async (request: FastifyRequest) => deps.staffGate(request, access) }),
    handler: async (request, answer) => {
      const caller = callerOf(request, answer, { keys: deps.keys, secure });
      const input = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      } as HandlerInput<E>;
      const work = () => handle(input, { caller, request, reply: answer });
      const key = request.headers['idempotency-key'];
      if (key === undefined || !keepsAnswers(endpoint)) {
        const given = await work();
        // A stream has taken the socket over and answers by itself.
        if (answer.sent) return answer;
        if (file) answer.type(file);
        return answer.code(answer.statusCode === 200 ? status : answer.statusCode).send(given);
      }
      if (typeof key !== 'string' || key.length > 255)
        throw new Refusal('invalid_input', { message: 'Idempotency-Key can have at most 255 characters' });
      const first = await answerOnce({
        db: deps.db,
        scope: scopeOf(request, caller),
        key,
        credentials: credentialsOf(request),
        secrets: deps.keys.digests('idempotent-answer', key),
        // A body nobody asked for was not checked either, and may be too deep to be written down.
        request: { method, path: request.url, body: body && request.body },
        work: async () => {
          const given = await work();
          return { status, answer: z.encode(reply, given), browserId: caller.newBrowser() ?? null };
        },
      });
      if (first.browserId) caller.becomeBrowser(first.browserId);
      return answer.code(first.status).send(first.answer);
    },
  });
}

type OpenAccess = 'public' | 'provider' | 'sandbox';
const isOpen = (access: Access): access is OpenAccess =>
  access === 'public' || access === 'provider' || access === 'sandbox';

const scopeOf = (request: FastifyRequest, caller: Caller) =>
  request.staff
    ? `staff:${request.staff.id}`
    : caller.knownBrowser
      ? browserScope(caller.knownBrowser)
      : `address:${caller.ip}`;

/** Each with its name: an access key says nothing as a manage key. */
const credentialsOf = ({ headers }: FastifyRequest): string[] =>
  KEY_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`]));
