import { exampleOf } from '@jara/contract/document/examples';
import { endpointNames, typeName } from '@jara/contract/document/names';
import { type Endpoint, type Key, keepsAnswers } from '@jara/contract/endpoint';
import { paging } from '@jara/contract/paging';
import { REFUSALS, type RefusalCode, refusalBody } from '@jara/contract/refusals';
import type * as z from 'zod/mini';
import {
  ABOUT,
  COMMON_HEADERS,
  COMMON_PARAMETERS,
  keyRing,
  MEANING_OF_BUG,
  type Part,
  TAGS,
  TITLES,
} from './api-document.content.ts';
import { DocumentSchemas, type JsonSchema } from './document-schemas.ts';
import { refusalsOf } from './documented-answers.ts';
import { KEY_HEADERS } from './key-headers.ts';

interface Site {
  productName: string;
  publicUrl: string;
}

/** Makes the document of a part from the endpoints that are served; the contract is its only source. */
export function documentOf(part: Part, endpoints: Iterable<Endpoint>, { productName, publicUrl }: Site) {
  const schemas = new DocumentSchemas();
  const here = [...endpoints].filter((endpoint) => partOf(endpoint) === part);
  for (const endpoint of here) nameShapes(schemas, endpoint);

  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  const responses: Record<string, unknown> = {};
  for (const endpoint of here) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(schemas, endpoint) };
    for (const codes of byStatus(endpoint).values()) responses[nameOfAll(codes)] ??= refusedWith(schemas, codes);
  }
  const codes = [...new Set(here.flatMap(refusalsOf))].sort();
  const tags = [...new Set(here.map((endpoint) => nameOf(endpoint).about))].sort();
  const document = schemas.complete({
    openapi: '3.1.0' as const,
    info: {
      title: TITLES[part](productName),
      version: '1.0.0',
      description: ABOUT[part],
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: tags.map((name) => ({ name, ...(TAGS[name] && { description: TAGS[name] }) })),
    paths,
    components: {
      responses,
      headers: usedIn([paths, responses], 'headers', COMMON_HEADERS),
      parameters: usedIn(paths, 'parameters', COMMON_PARAMETERS),
      securitySchemes: keyRing(part, { isSecure: publicUrl.startsWith('https://') }),
    },
  });
  return { ...document, components: { ...document.components, schemas: withCodes(document.components, codes) } };
}

/** Those of the common parts that are referred to here. */
function usedIn<Parts extends object>(document: unknown, kind: string, parts: Parts): Partial<Parts> {
  const text = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  ) as Partial<Parts>;
}

/** On the wire a code is any text, so that old programs read new codes; the document says which there are. */
function withCodes(components: object, codes: readonly RefusalCode[]): Record<string, unknown> {
  const { schemas } = components as { schemas: Record<string, JsonSchema> };
  const { RefusalBody: refusal, ...others } = schemas;
  const properties = { ...(refusal?.properties as object), code: { $ref: '#/components/schemas/RefusalCode' } };
  const meanings = {
    ...Object.fromEntries(codes.map((code) => [code, REFUSALS[code].message])),
    internal_error: MEANING_OF_BUG,
  };
  return {
    ...others,
    RefusalBody: { ...refusal, properties },
    RefusalCode: { type: 'string', enum: Object.keys(meanings), 'x-enumDescriptions': meanings },
  };
}

/** What the portal asks about the house itself: who may come in, how it goes, what leaves, what was done. */
const OF_OFFICE: ReadonlySet<string> = new Set([
  'audit',
  'dashboard',
  'financial',
  'notifications',
  'operations',
  'reconciliation',
  'reports',
  'session',
  'set-up',
  'switches',
  'users',
  'workload',
]);

/** Signing in is open to all, and still concerns nobody but staff. */
const partOf = (endpoint: Endpoint): Part => {
  const { access, path } = endpoint;
  if (access === 'provider') return 'provider';
  if ((access === 'public' || access === 'sandbox') && !path.startsWith('/admin/')) return 'public';
  return OF_OFFICE.has(nameOf(endpoint).about) ? 'office' : 'staff';
};

/**
 * Pages of the site and the local inbox carry an endpoint too, and are no part of the API.
 *
 * @internal The test world asks it which refusals have to be declared.
 */
export const isInDocument = (endpoint: Endpoint): boolean =>
  endpointNames.has(endpoint) || endpoint.named !== undefined;

function nameOf(endpoint: Endpoint): { name: string; about: string } {
  const known = endpointNames.get(endpoint) ?? endpoint.named;
  if (!known)
    throw new Error(`${endpoint.method} ${endpoint.path} has no name: names.ts of the contract lacks its file`);
  return known;
}

function nameShapes(schemas: DocumentSchemas, endpoint: Endpoint): void {
  const { params, query, headers, body, reply } = endpoint;
  const name = typeName(nameOf(endpoint).name);
  for (const [place, schema] of Object.entries({ Params: params, Query: query, Headers: headers, Body: body }))
    if (schema) schemas.add('input', schema, `${name}${place}`);
  schemas.add('output', reply, `${name}Reply`);
}

const KEYS_IN_HEADERS = new Set<string>(KEY_HEADERS);

function operationOf(schemas: DocumentSchemas, endpoint: Endpoint) {
  const { summary, params, query, headers, body } = endpoint;
  const { name, about } = nameOf(endpoint);
  const example = exampleOf(name);
  const placed = (
    place: 'path' | 'query' | 'header',
    schema: Endpoint['params'],
    isLeftOut: (field: string) => boolean,
  ) =>
    (schema ? schemas.fieldsOf(schema) : [])
      .filter((field) => !isLeftOut(field.name))
      .map((field) => ({
        name: place === 'header' ? titled(field.name) : field.name,
        in: place,
        ...((field.isRequired || place === 'path') && { required: true }),
        schema: field.schema,
        ...(example?.[place]?.[field.name] !== undefined && { example: example[place][field.name] }),
      }));
  const isPaged = query !== undefined && 'shape' in query && hasPaging(query);
  const parameters = [
    ...placed('path', params, () => false),
    ...placed('query', query, (field) => isPaged && field in paging.shape),
    ...placed('header', headers, (field) => KEYS_IN_HEADERS.has(field)),
    ...(isPaged ? ['Page', 'Limit'] : []).map(parameter),
    ...(keepsAnswers(endpoint) ? ['IdempotencyKey'] : []).map(parameter),
  ];
  return {
    operationId: name,
    tags: [about],
    summary,
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemas.refTo('input', body), ...(example?.body && { example: example.body }) },
        },
      },
    }),
    responses: answersOf(schemas, endpoint),
  };
}

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const titled = (header: string) => header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const hasPaging = (query: z.ZodMiniType): boolean =>
  (query as unknown as z.ZodMiniObject).shape.page === paging.shape.page;

const SCHEMES: Record<Exclude<Key, 'anyone'>, string> = {
  browser: 'browserCookie',
  access_key: 'accessKey',
  manage_key: 'manageKey',
};

function securityOf({ access, keys = [] }: Endpoint): Record<string, []>[] {
  if (access === 'provider') return [{ providerSignature: [] }];
  if (access !== 'public' && access !== 'sandbox') return [{ staffSession: [] }];
  return keys.map((key): Record<string, []> => (key === 'anyone' ? {} : { [SCHEMES[key]]: [] }));
}

type Code = RefusalCode | 'internal_error';

/** What can happen to any request before an operation sees it, or instead of its answer. */
const BEFORE_ALL: ReadonlySet<Code> = new Set([
  'malformed_request',
  'address_too_long',
  'headers_too_large',
  'body_too_large',
  'unsupported_content_type',
  'too_busy',
  'unavailable',
  'internal_error',
] as const);

/** The codes of an operation by the status they come with; statuses that are the operation's own in nothing stand together. */
function byStatus(endpoint: Endpoint): Map<string, Code[]> {
  const all = [...refusalsOf(endpoint), 'internal_error' as const].sort();
  const statusOf = (code: Code) => String(code === 'internal_error' ? 500 : REFUSALS[code].status);
  const isOwn = (status: string) => all.some((code) => statusOf(code) === status && !BEFORE_ALL.has(code));
  const found = new Map<string, Code[]>();
  for (const code of all) {
    const status = statusOf(code);
    const at = isOwn(status) ? status : `${status.charAt(0)}XX`;
    found.set(at, [...(found.get(at) ?? []), code]);
  }
  return found;
}

function answersOf(schemas: DocumentSchemas, endpoint: Endpoint): Record<string, unknown> {
  const { status = 200, reply, file, streams, path, refusals = [] } = endpoint;
  const example = exampleOf(nameOf(endpoint).name);
  const types = streams ?? (file ? [file] : []);
  const asJson = {
    'application/json': {
      schema: schemas.refTo('output', reply),
      ...(example?.answer !== undefined && { example: example.answer }),
    },
  };
  const good = {
    description: 'Done',
    ...(refusals.includes('too_many_requests') && { headers: RATE_LIMIT_HEADERS }),
    content:
      types.length > 0
        ? Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
        : asJson,
  };
  const refused = [...byStatus(endpoint)].map(([each, codes]) => [each, response(nameOfAll(codes))] as const);
  return {
    ...Object.fromEntries(refused),
    [status]: good,
    // Not ready is an answer of its own, with the reasons.
    ...(path === '/health/ready' && {
      503: {
        description: 'Not ready, and why',
        content: {
          'application/json': {
            schema: {
              anyOf: [schemas.refTo('output', reply), schemas.refTo('output', refusalBody)],
            },
          },
        },
      },
    }),
  };
}

/** Those that everybody has are told by whether a body comes along. */
const nameOfAll = (codes: readonly Code[]): string => {
  if (!codes.every((code) => BEFORE_ALL.has(code))) return codes.join('.');
  if (codes.includes('internal_error')) return 'Trouble';
  return codes.includes('body_too_large') ? 'UnreadableBody' : 'Unreadable';
};
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const RATE_LIMIT_HEADERS = Object.fromEntries(
  ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [name, header(name)]),
);

function refusedWith(schemas: DocumentSchemas, codes: readonly Code[]) {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(codes.includes('too_many_requests') && {
      headers: { ...RATE_LIMIT_HEADERS, 'Retry-After': header('Retry-After') },
    }),
    content: {
      'application/json': {
        schema: { allOf: [schemas.refTo('output', refusalBody), { properties: { code: { enum: codes } } }] },
      },
    },
  };
}
