import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an answer carries, with its smaller forms made when they are first asked for and kept with it. */
export interface Body {
  bytes: Buffer;
  type: string;
  /** Strong: each form of it has a tag of its own. */
  etag(encoding?: Encoding): string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /^text\/|^image\/svg|javascript|json|xml/;
/** Below this an answer fits in one packet either way. */
const SMALLEST = 1024;

/** `effort` is brotli's: ten for what is kept, five for what is made for one answer. */
export function makeBody(content: string | Buffer, type: string, { effort = 10 } = {}): Body {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const made = new Map<Encoding, Promise<Buffer>>();
  let tag: string | undefined;
  const make: Record<Encoding, () => Promise<Buffer>> = {
    br: () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    gzip: () => gzipped(bytes, { level: Math.min(effort, 9) }),
  };
  return {
    bytes,
    type,
    etag: (encoding) => {
      // Made when it is asked for: what nobody may keep has none.
      tag ??= createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
    },
    encoded: (encoding) => {
      const known = made.get(encoding) ?? make[encoding]();
      made.set(encoding, known);
      return known;
    },
  };
}

/** Answers with the smallest form the asker takes, or with nothing when they have it already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Body): Promise<FastifyReply> {
  const isCompressible = COMPRESSIBLE.test(body.type) && body.bytes.length >= SMALLEST;
  const varies = [reply.getHeader('vary'), isCompressible && 'accept-encoding'].filter(Boolean).join(', ');
  if (varies !== '') reply.header('vary', varies);
  const encoding = isCompressible ? preferred(request.headers['accept-encoding']) : undefined;
  const known = knownForm(body, request.headers['if-none-match']);
  // What nobody may keep, nobody asks about again.
  if (known !== undefined || reply.getHeader('cache-control') !== 'no-store')
    reply.header('etag', known ?? body.etag(encoding));
  if (known !== undefined) return reply.code(304).send();
  reply.type(body.type);
  if (!encoding) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}

/** The tag of the form that the asker has: any of them will do, and a proxy that compresses once more may have made it weak. */
function knownForm(body: Body, header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const forms = [undefined, ...ENCODINGS].map((encoding) => body.etag(encoding));
  return forms.find((form) => tags.includes(form) || tags.includes('*'));
}

/** The first of ours that the header allows; `q=0` forbids one by name. */
function preferred(header: string | string[] | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const entry of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return ENCODINGS.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
