import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { isSaneRequestId } from '../tools/trace.ts';
import { refuse } from './answer-errors.ts';
import { dataHeaders, documentHeaders, isDocument } from './security-headers.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_URL_LENGTH = 4_096;
const CHECK_EVERY_MS = 1_000;
/** Beyond the connections that are told to come back later, so many more are heard at all. */
const HEARD_BEYOND = 256;

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https://');

/** What is decided about a request before any route sees it. */
export function frontDoorOptions(config: Config) {
  const { trustedProxies } = config;
  return {
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own answer to a request without a host has none of our headers; it is refused below.
      requireHostHeader: false,
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, config.headersTimeoutMs),
    },
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle' as const,
    // A request that is here will be answered; `drain` has already sent new ones elsewhere.
    return503OnClosing: false,
    trustProxy: trustedProxies ?? false,
    requestIdHeader: false as const,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      const isKept = given !== undefined && trustedProxies?.(request.socket.remoteAddress) && isSaneRequestId(given);
      return isKept ? given : randomUUID();
    },
    clientErrorHandler: answerClientError(documentHeaders({ secure: isSecure(config) })),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...documentHeaders({ secure: isSecure(config) }), 'x-request-id': request.id });
      // An address that cannot be read names nothing; one with a part too long for any id names nothing either.
      const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_request';
      void refuse(request, reply, new Refusal(code));
    },
  };
}

/** The first thing that happens to every request. One plain function, since it runs for every claim. */
export function guardFrontDoor(app: FastifyInstance, config: Config): void {
  const onPages = documentHeaders({ secure: isSecure(config) });
  const onFiles = dataHeaders({ secure: isSecure(config) });
  // Answers of the API may hold money or names, so they are never stored.
  const onApi = { ...onFiles, 'cache-control': 'no-store' };
  const onHandbook = { ...onPages, 'cache-control': 'no-store' };
  const { traffic, server } = app;
  server.maxHeadersCount = MAX_HEADERS + 1;
  // An expectation we do not know is no reason for an answer without our headers: the request is answered as it is.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.maxConnections = config.maxConnections + HEARD_BEYOND;

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const url = raw.url ?? '';
    const isApi = url.startsWith('/api/');
    reply.headers(isDocument(url) ? (isApi ? onHandbook : onPages) : isApi ? onApi : onFiles);
    reply.header('x-request-id', request.id);
    if (traffic.isLeaving) reply.header('connection', 'close');
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') return done(new Refusal('malformed_request'));
    if (url.length > MAX_URL_LENGTH) return done(new Refusal('address_too_long'));
    if (raw.rawHeaders.length > 2 * MAX_HEADERS) return done(new Refusal('headers_too_large'));
    if (traffic.connections.size > config.maxConnections) {
      reply.header('connection', 'close');
      return done(new Refusal('too_busy', { retryAfterSeconds: 5 }));
    }
    done();
  });
}

const BY_PARSER_CODE: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** What is not even HTTP, or comes too slowly, never becomes a request; it is answered on the bare socket, and that closed. */
const answerClientError = (headers: Record<string, string>) => (error: NodeJS.ErrnoException, socket: Socket) => {
  const started: ServerResponse | null | undefined = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || started?.headersSent) {
    socket.destroy();
    return;
  }
  const code = BY_PARSER_CODE[error.code ?? ''] ?? 'malformed_request';
  const { status, message } = REFUSALS[code];
  const requestId = randomUUID();
  const body = JSON.stringify({ message, code, requestId });
  const head = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
