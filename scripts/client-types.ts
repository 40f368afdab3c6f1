import { documentOf } from '../apps/server/src/platform/http/api-documents.ts';
import { ADDRESSES } from '../packages/client/src/addresses.ts';
import { endpointNames } from '../packages/contract/src/document/names.ts';
import { LANGUAGES } from '../packages/domain/src/language.ts';

/** As much of JSON Schema as the API's document uses. */
interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, unknown>[];
  parameters?: { name?: string; $ref?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, { name: string; in: string; schema: Schema }>;
  };
}

/**
 * The types of the client for programs that have no contract beside them: written from the API's public document, which is written from
 * the contract. A test holds them to the types that the client has here.
 */
export function clientTypes(): string {
  const site = { productName: 'Jara', publicUrl: 'http://localhost:3000' };
  const document = documentOf('public', endpointNames.keys(), site) as unknown as Document;
  const operations = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId in ADDRESSES);
  return [
    ...Object.entries(document.components.schemas).map(
      ([name, schema]) => `${said(schema.description)}export type ${name} = ${typeOf(schema)};`,
    ),
    said('One person at the API: every public operation, called as the API’s document calls it.'),
    'export interface Client {',
    '  /** What this person is known by, once an answer has brought it. Keep it as you keep a password. */',
    '  readonly cookie: string | undefined;',
    ...operations.map((operation) => `${said(operation.summary, '  ')}  ${methodOf(operation, document)}`),
    '}',
    FIXED,
  ].join('\n');
}

const said = (text: string | undefined, indent = ''): string => (text ? `${indent}/** ${text} */\n` : '');

function typeOf(schema: Schema): string {
  const { type } = schema;
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(' | ');
  if (type === 'array') return `Array<${typeOf(schema.items ?? {})}>`;
  if (type === 'object') return objectOf(schema);
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties && typeof additionalProperties === 'object') return `Record<string, ${typeOf(additionalProperties)}>`;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: required.includes(name),
  }));
  return fieldsOf(fields);
}

const fieldsOf = (fields: { name: string; type: string; isRequired: boolean }[]): string =>
  `{ ${fields.map(({ name, type, isRequired }) => (isRequired ? `${name}: ${type}` : `${name}?: ${type} | undefined`)).join('; ')} }`;

const nameIn = (ref: string): string => ref.replace(/.*\//, '');

function methodOf(operation: Operation, { components }: Document): string {
  const { operationId, security = [], requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((one) => ({
    ...one,
    ...(one.$ref ? components.parameters[nameIn(one.$ref)] : {}),
  }));
  const placed = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name = '', required = false, schema = {} }) => ({ name, type: typeOf(schema), isRequired: required }));
  const inPlace = (name: string, place: string) => {
    const fields = placed(place);
    if (fields.length === 0) return [];
    return [{ name, type: fieldsOf(fields), isRequired: fields.some(({ isRequired }) => isRequired) }];
  };
  const has = (header: string) => placed('header').some(({ name }) => name === header);
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const text = { type: 'string', isRequired: false };
  const asked = [
    ...inPlace('params', 'path'),
    ...inPlace('query', 'query'),
    ...(body ? [{ name: 'body', type: typeOf(body), isRequired: true }] : []),
    ...['accessKey', 'manageKey']
      .filter((key) => security.some((way) => key in way))
      .map((name) => ({ name, ...text })),
    ...(has('X-Gift-Password') ? [{ name: 'giftPassword', ...text }] : []),
    ...(has('Idempotency-Key') ? [{ name: 'idempotencyKey', ...text }] : []),
    { name: 'signal', type: 'AbortSignal', isRequired: false },
  ];
  const isNeeded = asked.some(({ isRequired }) => isRequired);
  const [good = {}] = Object.entries(responses).flatMap(([status, answer]) => (status.startsWith('2') ? [answer] : []));
  const reply = good.content?.['application/json'];
  return `readonly ${operationId}: (asked${isNeeded ? '' : '?'}: ${fieldsOf(asked)}) => Promise<${reply ? typeOf(reply.schema) : 'Uint8Array'}>;`;
}

const FIXED = `
export interface ClientOptions {
  /** Where the API is: \`https://…/api\`. */
  baseUrl: string;
  /** By which this person is known already: \`client.cookie\` of an earlier run. */
  cookie?: string | undefined;
  /** What is written for people comes in it; English unless said. */
  language?: ${LANGUAGES.map((language) => JSON.stringify(language)).join(' | ')};
  /** How long one try may take: 20 seconds unless said. */
  deadlineMs?: number;
  /** A "not now" that asks for at most so long is waited out: 30 seconds unless said. */
  waitUpToSeconds?: number;
  fetch?: typeof fetch;
}

export declare function createClient(options: ClientOptions): Client;

export type ErrorCode = RefusalCode | 'unknown';

/** The server answered, and the answer is no. */
export declare class ApiError extends Error {
  readonly name: 'ApiError';
  readonly status: number;
  /** For a \`switch\` that the compiler checks. A newer server may say one that is not listed yet: go by the status then. */
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly body: Partial<RefusalBody>;
}

/** No answer came. Unknown is not failed: what was asked for may have been done. */
export declare class NetworkError extends Error {
  readonly name: 'NetworkError';
  /** Of a change: under this key the same request again is the same request. */
  idempotencyKey?: string | undefined;
}

export declare function hasCode<Code extends ErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is ApiError & { readonly code: Code };
`;
