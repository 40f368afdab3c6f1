import type { Endpoint } from '@jara/contract/endpoint';
import { endpointNames, typeName } from '@jara/contract/document/names';
import { refusalBody } from '@jara/contract/refusals';
import { DocumentSchemas, type JsonSchema } from './document-schemas.ts';
import { refusalStatuses } from './documented-answers.ts';

/** The API's document is three: for everybody, for the portal, and for the provider. */
export const PARTS = ['public', 'staff', 'provider'] as const;
export type Part = (typeof PARTS)[number];

interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** Makes the document of a part from the endpoints that are served; the contract is its only source. */
export function documentOf(
  part: Part,
  endpoints: Iterable<Endpoint>,
  { productName, publicUrl }: { productName: string; publicUrl: string },
): ApiDocument {
  const schemas = new DocumentSchemas();
  const here = [...endpoints].filter((endpoint) => partOf(endpoint) === part);
  schemas.add('output', refusalBody, 'Refusal');
  for (const endpoint of here) nameShapes(schemas, endpoint);

  const paths: ApiDocument['paths'] = {};
  for (const endpoint of here) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(schemas, endpoint) };
  }
  const responses = {
    Refused: {
      description: 'A “no” that the product foresees',
      content: { 'application/json': { schema: schemas.refTo('output', refusalBody) } },
    },
  };
  return schemas.complete({
    openapi: '3.1.0',
    info: { title: TITLES[part](productName), version: '1.0.0' },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(here.map((endpoint) => nameOf(endpoint).about))].sort().map((name) => ({ name })),
    paths,
    components: { responses },
  });
}

const TITLES: Record<Part, (productName: string) => string> = {
  public: (productName) => `${productName} API`,
  staff: (productName) => `${productName} API for staff`,
  provider: (productName) => `${productName} API for the payment provider`,
};

/** Signing in is open to all, and still concerns nobody but staff. */
const partOf = ({ access, path }: Endpoint): Part => {
  if (access === 'provider') return 'provider';
  return (access === 'public' || access === 'sandbox') && !path.startsWith('/admin/') ? 'public' : 'staff';
};

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

function operationOf(schemas: DocumentSchemas, endpoint: Endpoint) {
  const { summary, params, query, headers, body } = endpoint;
  const { name, about } = nameOf(endpoint);
  const placed = (place: 'path' | 'query' | 'header', schema: Endpoint['params']) =>
    schema
      ? schemas.fieldsOf(schema).map((field) => ({
          name: field.name,
          in: place,
          ...((field.isRequired || place === 'path') && { required: true }),
          schema: field.schema,
        }))
      : [];
  const parameters = [...placed('path', params), ...placed('query', query), ...placed('header', headers)];
  return {
    operationId: name,
    tags: [about],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.refTo('input', body) } } },
    }),
    responses: answersOf(schemas, endpoint),
  };
}

function answersOf(schemas: DocumentSchemas, endpoint: Endpoint): Record<string, unknown> {
  const { status = 200, reply, file, streams, summary, path } = endpoint;
  const good: Record<string, { schema: JsonSchema }> = file
    ? { [file]: { schema: { type: 'string', format: 'binary' } } }
    : streams
      ? Object.fromEntries(streams.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      : { 'application/json': { schema: schemas.refTo('output', reply) } };
  return {
    ...Object.fromEntries(refusalStatuses(endpoint).map((each) => [each, { $ref: '#/components/responses/Refused' }])),
    [status]: { description: summary, content: good },
    // Not ready is an answer of its own, with the reasons.
    ...(path === '/health/ready' && { 503: { description: 'Not ready, and why', content: good } }),
  };
}
